import type { Business } from '../schemas/business.ts';
import { formatMonthDay, formatWeekday, getDenverDay } from '../site/denver-clock.ts';
import { interpolate } from '../site/interpolate.ts';
import { getAvailability, type Work } from '../site/season.ts';
import { getHalfMonth } from '../site/today.ts';

/**
 * Composes the next free day, with the last day on which pages show it. `undefined` if that day is over, or if the
 * weather prevents all of the works on it.
 */
export function composeLeadTime(
  template: string,
  leadTime: Business['leadTime'],
  works: Work[],
  today = getDenverDay(new Date()),
) {
  if (!leadTime || leadTime.next < today) return undefined;
  const halfMonth = getHalfMonth(leadTime.next);
  if (works.every((work) => getAvailability(work, halfMonth) === 'closed')) return undefined;
  const days = { next: formatWeekday(leadTime.next), date: formatMonthDay(leadTime.date) };
  return { text: interpolate(template, days), through: leadTime.next };
}
