import { getDenverDay, toDenverTime } from '../site/denver-clock.ts';
import { formatClock, formatWeekday, minutesPerDay, readSpans, weekdays } from './opening-hours.ts';

/**
 * What holds from one day to another, both included: the hours of each day or, with commas between them, those of a week
 * from Monday on. Later entries of a list take the place of earlier ones.
 */
export type DatedHours = readonly [from: string, through: string, hours: string];

export interface OpeningStatus {
  open: boolean;
  state: string;
  /** Until when it is open, or when it opens. */
  detail: string;
}

/** A vacation may last longer than a week: the next opening is looked for in a year. */
const maxDaysAhead = 366;

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * minutesPerDay * 60_000);

/** Counts from Monday on; for JavaScript, Sunday is 0. */
const getWeekday = (date: Date) => (date.getUTCDay() + 6) % 7;

function readDenverMinutes(now: Date): number {
  const denver = toDenverTime(now);
  return denver.getUTCHours() * 60 + denver.getUTCMinutes();
}

function listSpans(dated: readonly DatedHours[], date: Date) {
  const day = date.toISOString().slice(0, 10);
  const [, , hours = ''] = dated.findLast(([from, through]) => from <= day && day <= through) ?? [];
  const days = hours.split(',');
  return readSpans(days[getWeekday(date) % days.length] ?? '');
}

/** The day of a closing time: midnight is the end of a day. */
const getDay = (minutes: number) => Math.ceil(minutes / minutesPerDay) - 1;

/** A time in minutes from today's midnight, with its day if that is later than tomorrow, and its date if it is more than a week off. */
function formatMoment(minutes: number, day: number, today: string): string {
  const clock = formatClock(minutes - day * minutesPerDay);
  if (day < 2) return clock;
  const date = addDays(today, day);
  if (day > 7)
    return `${date.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' })}, ${clock}`;
  return `${formatWeekday(weekdays[getWeekday(date)] ?? 'monday')} ${clock}`;
}

/** Returns the state at a moment by the clocks of Denver: open from the first minute up to the last one. */
export function getOpeningStatus(now: Date, dated: readonly DatedHours[]): OpeningStatus {
  const today = getDenverDay(now);
  const minute = readDenverMinutes(now);
  /** Where the present span ends, with those that follow it without a break. */
  let end: number | undefined;
  // Yesterday's hours may end after midnight.
  for (let day = -1; day < maxDaysAhead; day++) {
    for (const span of listSpans(dated, addDays(today, day))) {
      const opens = span.opens + day * minutesPerDay;
      const closes = span.closes + day * minutesPerDay;
      if (closes <= minute) continue;
      if (opens <= (end ?? minute)) end = Math.max(end ?? closes, closes);
      else if (end === undefined) return { open: false, state: 'Opens', detail: formatMoment(opens, day, today) };
      else return { open: true, state: 'Open now', detail: `until ${formatMoment(end, getDay(end), today)}` };
    }
  }
  return end === undefined
    ? { open: false, state: 'Closed', detail: '' }
    : { open: true, state: 'Open now', detail: 'around the clock' };
}
