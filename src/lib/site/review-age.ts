import { countDaysSince, formatDay } from './denver-clock.ts';

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
];

/** Formats the age of a day (YYYY-MM-DD) in Denver for reviews: 2 weeks ago. */
export function formatAge(date: string, now: Date): string {
  const days = countDaysSince(date, now);
  // The day is in the future for a clock that runs behind.
  if (days < 0) return formatDay(date);
  const [unit, length] = units.find(([, minDays]) => days >= minDays) ?? ['day', 1];
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(-Math.floor(days / length), unit);
}
