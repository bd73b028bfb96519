/** A calendar and a clock on a wall in Denver, wherever the visitor or the server is. */
export const createDenverClock = (parts?: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver', ...parts });

/** The day on that calendar, as content writes days: 2026-11-20. */
export function getDenverDay(now: Date): string {
  const clock = createDenverClock({ year: 'numeric', month: '2-digit', day: '2-digit' });
  const [month, day, year] = clock.format(now).split('/');
  return `${year}-${month}-${day}`;
}

/** How many days of that calendar a day is past; below 0 when it is still to come. */
export const countDaysSince = (day: string, now: Date) =>
  (Date.parse(getDenverDay(now)) - Date.parse(day)) / 86_400_000;

/** A day of content in words: November 20, 2026. It is the same day wherever it is read. */
export const formatDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
