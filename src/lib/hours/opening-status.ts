import { getDenverDay, toDenverTime } from '../site/denver-clock.ts';
import { formatClock, formatWeekday, minutesPerDay, readSpans, weekdays } from './opening-hours.ts';

/**
 * Hours from one day through another, both included: the hours of each day or, separated by commas, those of a week
 * from Monday on. Later entries of a list override earlier ones.
 */
export type DatedHours = readonly [from: string, through: string, hours: string];

export interface OpeningStatus {
  isOpen: boolean;
  state: string;
  /** The end of the open span, or the next opening. */
  detail: string;
}

/** The next opening is searched for a year ahead, because a vacation may last longer than a week. */
const maxDaysAhead = 366;

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * minutesPerDay * 60_000);

/** Returns 0 for Monday; JavaScript returns 0 for Sunday. */
const getWeekday = (date: Date) => (date.getUTCDay() + 6) % 7;

function readDenverMinutes(now: Date): number {
  const denver = toDenverTime(now);
  return denver.getUTCHours() * 60 + denver.getUTCMinutes();
}

function listSpans(datedHours: readonly DatedHours[], date: Date) {
  const day = date.toISOString().slice(0, 10);
  const [, , hours = ''] = datedHours.findLast(([from, through]) => from <= day && day <= through) ?? [];
  const days = hours.split(',');
  return readSpans(days[getWeekday(date) % days.length] ?? '');
}

/** Returns the day of a closing time: midnight is the end of a day. */
const getClosingDay = (minutes: number) => Math.ceil(minutes / minutesPerDay) - 1;

/**
 * Formats a time in minutes from today's midnight, with its day if that is not `isSoon`, and its date if it is more
 * than a week off.
 */
function formatMoment(minutes: number, day: number, today: string, isSoon = day < 2): string {
  const clock = formatClock(minutes - day * minutesPerDay);
  if (isSoon) return clock;
  const date = addDays(today, day);
  if (day > 7)
    return `${date.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' })}, ${clock}`;
  return `${formatWeekday(weekdays[getWeekday(date)] ?? 'monday')} ${clock}`;
}

/** Returns the status at a moment in Denver time: open from the first minute up to the last one. */
export function getOpeningStatus(now: Date, datedHours: readonly DatedHours[]): OpeningStatus {
  const today = getDenverDay(now);
  const currentMinute = readDenverMinutes(now);
  /** The end of the present span, with those that follow it without a break. */
  let openUntil: number | undefined;
  // Yesterday's hours may end after midnight.
  for (let day = -1; day < maxDaysAhead; day++) {
    for (const span of listSpans(datedHours, addDays(today, day))) {
      const opens = span.opens + day * minutesPerDay;
      const closes = span.closes + day * minutesPerDay;
      if (closes <= currentMinute) continue;
      if (opens <= (openUntil ?? currentMinute)) openUntil = Math.max(openUntil ?? closes, closes);
      else if (openUntil === undefined) {
        // On a day off, a clock time alone would be read as one of today.
        const isSoon = day < 1 || (day === 1 && listSpans(datedHours, addDays(today, 0)).length > 0);
        const detail = formatMoment(opens, day, today, isSoon);
        return { isOpen: false, state: isSoon ? 'We open at' : 'We open', detail };
      } else
        return {
          isOpen: true,
          state: 'Open now',
          detail: `until ${formatMoment(openUntil, getClosingDay(openUntil), today)}`,
        };
    }
  }
  return openUntil === undefined
    ? { isOpen: false, state: 'Closed', detail: '' }
    : { isOpen: true, state: 'Open now', detail: 'around the clock' };
}
