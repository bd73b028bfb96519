import type { Business } from '../schemas/business.ts';
import { formatDay, getDenverDay } from '../site/denver-clock.ts';
import {
  formatClock,
  formatDayHours,
  formatShortWeek,
  formatWeek,
  formatWeekdays,
  getUsualHours,
  joinList,
  listOpenDays,
  minutesPerDay,
  type OpeningHours,
  readSpans,
  weekdays,
} from './opening-hours.ts';
import type { DatedHours } from './opening-status.ts';

/** A week with its first and last day, if there is a week before or after it. */
export interface DatedWeek {
  from?: string | undefined;
  through?: string | undefined;
  hours: OpeningHours;
}

/** Other hours from one day through another, which may be the same. */
export interface HoursException {
  from: string;
  through: string;
  hours: string;
  name?: string | undefined;
}

/** The hours that apply on a day and after it. */
export interface Schedule {
  /** The present week comes first. */
  weeks: DatedWeek[];
  exceptions: HoursException[];
}

const getDayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const sortByFrom = <Item extends { from: string }>(items: Item[]) =>
  items.toSorted((one, other) => one.from.localeCompare(other.from));

/** A day that new hours do not list keeps its hours. */
const changeWeek = (week: OpeningHours, days: Partial<OpeningHours>) =>
  Object.fromEntries(weekdays.map((day) => [day, days[day] ?? week[day]])) as unknown as OpeningHours;

/** Returns the hours of the content, without those that are over on that day in Denver. */
export function getSchedule(
  { hours, newHours = [], exceptions = [] }: Pick<Business, 'hours' | 'newHours' | 'exceptions'>,
  today = getDenverDay(new Date()),
): Schedule {
  const weeks: DatedWeek[] = [{ hours }];
  for (const { from, ...days } of sortByFrom(newHours)) {
    const lastWeek = weeks.at(-1);
    if (!lastWeek) continue;
    const week = changeWeek(lastWeek.hours, days);
    if (from <= today || from === lastWeek.from) weeks.pop();
    else lastWeek.through = getDayBefore(from);
    weeks.push(from <= today ? { hours: week } : { from, hours: week });
  }
  return {
    weeks,
    exceptions: sortByFrom(
      exceptions.map((exception) => ({ ...exception, through: exception.to ?? exception.from })),
    ).filter(({ through }) => through >= today),
  };
}

/** Lists the hours for getOpeningStatus(), in a browser on whose day none of them may apply any more. */
export const listDatedHours = ({ weeks, exceptions }: Schedule): DatedHours[] => [
  // Any day sorts after '' and before '9'.
  ...weeks.map(
    ({ from = '', through = '9', hours }): DatedHours => [from, through, weekdays.map((day) => hours[day]).join()],
  ),
  ...exceptions.map(({ from, through, hours }): DatedHours => [from, through, hours]),
];

/** Formats days: December 24 to 26, 2026; November 30 to December 2, 2026; December 31, 2026, to January 2, 2027 */
export function formatDays(from: string, through: string): string {
  if (from === through) return formatDay(from);
  const [start, end] = [formatDay(from), formatDay(through)];
  if (from.slice(0, 4) !== through.slice(0, 4)) return `${start}, to ${end}`;
  const first = start.replace(/,.*/, '');
  return `${first} to ${from.slice(0, 7) === through.slice(0, 7) ? end.replace(/^\w+ /, '') : end}`;
}

/** Formats when a week applies, such as "until December 31, 2026"; '' if it always does. */
export function formatPeriod({ from, through }: Pick<DatedWeek, 'from' | 'through'>): string {
  if (from) return `from ${through ? formatDays(from, through) : formatDay(from)}`;
  return through ? `until ${formatDay(through)}` : '';
}

/** Adds to each week when it applies, so that the sentence is as true after a change as before it. */
function joinWeeks(weeks: DatedWeek[], format: (week: OpeningHours, index: number) => string, comma = ', '): string {
  const parts = weeks.map((week, index) => [format(week.hours, index), formatPeriod(week)].filter(Boolean).join(comma));
  return parts.join(', and ');
}

/** More would make the sentences about the hours hard to read. The footer of each page lists all. */
const maxExceptionsInSentence = 3;

/** Formats the days that a sentence about the weekly hours does not apply to. */
function formatExceptionDays({ exceptions }: Schedule): string {
  if (exceptions.length === 0) return '';
  if (exceptions.length > maxExceptionsInSentence) return ', except on special days';
  return `, except ${joinList(
    exceptions.map(({ from, through }) => formatDays(from, through)),
    ', and ',
  )}`;
}

/** Formats the hours: Monday to Friday, 7:00 AM to 7:00 PM, and Saturday, 8:00 AM to 2:00 PM */
export const formatHours = (schedule: Schedule): string =>
  joinWeeks(schedule.weeks, formatWeek) + formatExceptionDays(schedule);

/** Formats the hours, those of most days without their days: 7:00 AM to 7:00 PM, Saturday 8:00 AM to 2:00 PM */
export const formatShortHours = (schedule: Schedule): string =>
  joinWeeks(schedule.weeks, (week, index) => (index === 0 ? formatShortWeek(week) : formatWeek(week))) +
  formatExceptionDays(schedule);

function formatOpenDaysOfWeek(week: OpeningHours): string {
  const days = listOpenDays(week);
  return days.length === weekdays.length ? 'seven days a week' : formatWeekdays(days);
}

/** Formats the days on which the phone is answered: seven days a week, Monday to Saturday */
export function formatOpenDays(schedule: Schedule): string {
  const { weeks } = schedule;
  const days = new Set(weeks.map(({ hours }) => formatOpenDaysOfWeek(hours)));
  const text = days.size === 1 ? [...days].join() : joinWeeks(weeks, formatOpenDaysOfWeek, ' ');
  return text + formatExceptionDays(schedule);
}

const formatHour = (minutes: number) => formatClock(minutes).replace(/(?::00)? [AP]M$/, '');

/** Formats the hours of most days as a figure, 7 to 7; '' if they will change, which a figure cannot show. */
export function formatHoursFigure({ weeks }: Schedule): string {
  const [first, ...others] = new Set(
    weeks.map(({ hours }) => {
      const spans = readSpans(getUsualHours(hours));
      const [opens, closes] = [spans[0]?.opens ?? 0, spans.at(-1)?.closes ?? 0];
      return closes - opens < minutesPerDay ? `${formatHour(opens)} to ${formatHour(closes)}` : '24 hours';
    }),
  );
  return others.length === 0 && first ? first : '';
}

/** Formats an exception: Thanksgiving, November 26, 2026: closed */
export const formatException = ({ name, from, through, hours }: HoursException): string =>
  `${name ? `${name}, ` : ''}${formatDays(from, through)}: ${formatDayHours(hours)}`;

/** A line about the hours, and the day after which open-now.client.ts hides it. */
export interface HoursLine {
  text: string;
  through?: string | undefined;
}

const listWeekLines = ({ weeks }: Schedule): HoursLine[] =>
  weeks.map(({ from, through, hours }) => {
    const text = formatWeek(hours);
    if (!from) return { text: through ? `${text}, until ${formatDay(through)}` : text, through };
    return { text: `${through ? formatDays(from, through) : `From ${formatDay(from)}`}: ${text}`, through };
  });

export const listExceptionLines = ({ exceptions }: Schedule): HoursLine[] =>
  exceptions.map((exception) => ({ text: formatException(exception), through: exception.through }));

/** Lists the hours as lines: each week, then each exception. */
export const listHoursLines = (schedule: Schedule): HoursLine[] => [
  ...listWeekLines(schedule),
  ...listExceptionLines(schedule),
];
