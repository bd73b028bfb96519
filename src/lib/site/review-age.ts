import { countDaysSince, formatDay } from './denver-clock.ts';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
];

/** How long ago a day (YYYY-MM-DD) was in Denver, as reviews say it: 2 weeks ago. */
export function formatAge(date: string, now: Date): string {
  const days = countDaysSince(date, now);
  // By a clock that runs behind it is still to come.
  if (days < 0) return formatDay(date);
  const [unit, length] = steps.find(([, most]) => days >= most) ?? ['day', 1];
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(-Math.floor(days / length), unit);
}
