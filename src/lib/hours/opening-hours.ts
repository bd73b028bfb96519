// No Zod in this file: the pages' scripts ship parts of it to the browser.

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** A week in the format of the content, by day (parse-hours.ts), in Denver time. */
export type OpeningHours = Readonly<Record<Weekday, string>>;

export const minutesPerDay = 24 * 60;

/** Minutes from the midnight at which the day begins. A span past the next midnight closes after 1440. */
export interface Span {
  opens: number;
  closes: number;
}

/** Returns the spans of a day's stored hours; none for "closed" and "by appointment". */
export function readSpans(hours: string): Span[] {
  if (hours === '24 hours') return [{ opens: 0, closes: minutesPerDay }];
  return [...hours.matchAll(/(\d\d):(\d\d) to (\d\d):(\d\d)/g)].map((match) => {
    const [, opensHour = 0, opensMinute = 0, closesHour = 0, closesMinute = 0] = match.map(Number);
    const opens = opensHour * 60 + opensMinute;
    const closes = closesHour * 60 + closesMinute;
    return { opens, closes: closes > opens ? closes : closes + minutesPerDay };
  });
}

const formatMinute = (minutes: number) => String(minutes % 60).padStart(2, '0');

/** Formats a time as content stores it, such as 07:00 and 24:00; 26:00 becomes 02:00. */
export function formatStoredTime(minutes: number): string {
  const hour = Math.floor((minutes > minutesPerDay ? minutes - minutesPerDay : minutes) / 60);
  return `${String(hour).padStart(2, '0')}:${formatMinute(minutes)}`;
}

/** Formats a time for visitors: 7:00 AM. The end of the day is midnight. */
export function formatClock(minutes: number): string {
  if (minutes === minutesPerDay) return 'midnight';
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${formatMinute(minutes)} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const formatWeekday = (day: Weekday) => (day.charAt(0).toUpperCase() + day.slice(1)) as Capitalize<Weekday>;

/** Joins parts with commas, and the last one with `lastSeparator`. */
export const joinList = (parts: string[], lastSeparator: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${lastSeparator}${parts.at(-1)}`;

/** Formats the stored hours of a day: 8:00 AM to 12:00 PM and 1:00 PM to 5:00 PM */
export function formatDayHours(hours: string): string {
  if (hours === '24 hours') return '24 hours a day';
  const spans = readSpans(hours).map(({ opens, closes }) => `${formatClock(opens)} to ${formatClock(closes)}`);
  return joinList(spans, ' and ') || hours;
}

/** Days with the same hours. */
interface DayGroup {
  days: Weekday[];
  hours: string;
}

/** Groups the days that are not closed by their hours, beginning with those of Monday. */
const groupDays = (week: OpeningHours): DayGroup[] =>
  [...Map.groupBy(weekdays, (day) => week[day])].flatMap(([hours, days]) =>
    hours === 'closed' ? [] : [{ days, hours }],
  );

export const listOpenDays = (week: OpeningHours): Weekday[] =>
  weekdays.filter((day) => readSpans(week[day]).length > 0);

/** Returns each span with the names of its days. */
export const listOpenings = (week: OpeningHours) =>
  groupDays(week).flatMap(({ days, hours }) =>
    readSpans(hours).map((span) => ({ dayOfWeek: days.map(formatWeekday), ...span })),
  );

/** Formats days: Monday to Friday and Sunday */
export function formatWeekdays(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const yesterday = weekdays[weekdays.indexOf(day) - 1];
    if (run && run.at(-1) === yesterday) run.push(day);
    else runs.push([day]);
  }
  const names = runs.flatMap((run) => {
    const all = run.map(formatWeekday);
    return all.length > 2 ? [`${all[0]} to ${all.at(-1)}`] : all;
  });
  return joinList(names, ' and ');
}

/** Formats a week: Monday to Friday, 7:00 AM to 7:00 PM, and Saturday, 8:00 AM to 2:00 PM */
export const formatWeek = (week: OpeningHours): string =>
  joinList(
    groupDays(week).map(({ days, hours }) => `${formatWeekdays(days)}, ${formatDayHours(hours)}`),
    ', and ',
  );

/** Sorts the groups by their number of days, those without times last. */
const groupByLength = (week: OpeningHours): DayGroup[] => {
  const countTimedDays = ({ days, hours }: DayGroup) => (readSpans(hours).length > 0 ? days.length : 0);
  return groupDays(week).sort((one, other) => countTimedDays(other) - countTimedDays(one));
};

/** Returns the hours of most of the open days. */
export const getUsualHours = (week: OpeningHours): string => groupByLength(week)[0]?.hours ?? 'closed';

/** Formats a week, the hours of most days without their days: 7:00 AM to 7:00 PM, Saturday 8:00 AM to 2:00 PM */
export function formatShortWeek(week: OpeningHours): string {
  const [usual, ...others] = groupByLength(week);
  const otherHours = others.map(({ days, hours }) => `${formatWeekdays(days)} ${formatDayHours(hours)}`);
  return usual ? [formatDayHours(usual.hours), ...otherHours].join(', ') : '';
}
