/** Formats dates and times in Denver's time zone, wherever the visitor or the server is. */
export const createDenverClock = (parts?: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver', ...parts });

/** Returns the day of the month of the first Sunday that is not before `day`. `month` is 0 to 11. */
const findSunday = (year: number, month: number, day: number) =>
  day + ((7 - new Date(Date.UTC(year, month, day)).getUTCDay()) % 7);

/**
 * Returns a date whose UTC getters read what a clock in Denver shows. Every page needs it, so it does without Intl, the
 * first use of which blocks a slow phone for about 100 ms. Daylight saving time lasts from the second Sunday of March to
 * the first Sunday of November, and changes at 2 AM.
 */
export function toDenverTime(now: Date): Date {
  const year = now.getUTCFullYear();
  const starts = Date.UTC(year, 2, findSunday(year, 2, 8), 9);
  const ends = Date.UTC(year, 10, findSunday(year, 10, 1), 8);
  const hoursBehind = now.getTime() >= starts && now.getTime() < ends ? 6 : 7;
  return new Date(now.getTime() - hoursBehind * 60 * 60 * 1000);
}

/** Returns the day in Denver in the format of the content: 2026-11-20. */
export const getDenverDay = (now: Date): string => toDenverTime(now).toISOString().slice(0, 10);

/** Returns the number of days since a day, by the calendar of Denver; negative for a day in the future. */
export const countDaysSince = (day: string, now: Date) =>
  (Date.parse(getDenverDay(now)) - Date.parse(day)) / 86_400_000;

/** Returns a formatter for days of the content, whose result does not depend on the time zone of the machine. */
const createDayFormat = (parts: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(new Date(day));

/** November 20, 2026 */
export const formatDay = createDayFormat({ dateStyle: 'long' });

/** November 20 */
export const formatMonthDay = createDayFormat({ month: 'long', day: 'numeric' });

/** Friday, November 20 */
export const formatWeekday = createDayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
