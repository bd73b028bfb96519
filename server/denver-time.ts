import { countDaysSince, createDenverClock, getDenverDay } from '../src/lib/site/denver-clock.ts';

const mountainTime = createDenverClock({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Formats a moment by the clock of the business. */
export function formatTime(at: string | number): string {
  // The formatter sets a narrow no-break space before AM and PM, which some terminals cannot show.
  return mountainTime.format(new Date(at)).replace(/\s/g, ' ');
}

const shortParts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const shortClock = createDenverClock(shortParts);
const shortClockWithYear = createDenverClock({ ...shortParts, year: 'numeric' });
const hourClock = createDenverClock({ hour: 'numeric', minute: '2-digit' });

/** Formats a moment without the time zone, and without the year while it is the present one: `Nov 28, 5:36 AM`. */
export function formatShortTime(at: number, now: number): string {
  const [day, today] = [at, now].map((time) => getDenverDay(new Date(time)));
  const clock = day?.slice(0, 4) === today?.slice(0, 4) ? shortClock : shortClockWithYear;
  return clock.format(at).replace(/\s/g, ' ');
}

/** Formats a moment as `formatShortTime` does, with `Today` or `Yesterday` instead of the day. */
export function formatRelativeTime(at: number, now: number): string {
  const daysAgo = countDaysSince(getDenverDay(new Date(at)), new Date(now));
  const day = daysAgo === 0 ? 'Today' : daysAgo === 1 ? 'Yesterday' : undefined;
  return day === undefined ? formatShortTime(at, now) : `${day}, ${hourClock.format(at).replace(/\s/g, ' ')}`;
}

const sortableClock = createDenverClock({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats a moment for a spreadsheet, by Denver's clock: `2026-11-28 09:07`. */
export function formatSortableTime(at: number): string {
  const parts = Object.fromEntries(sortableClock.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

const offsetClock = createDenverClock({ timeZoneName: 'longOffset' });

/** Returns the milliseconds that Denver's clock is ahead of UTC: a negative number. */
function getOffset(time: number): number {
  const name = offsetClock.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // GMT-07:00
  return -Date.parse(`1970-01-01T00:00${name.slice(3)}`);
}

/**
 * Parses a day or a time by Denver's clock: 2026-11-20, 2026-11-20T18:30. A time with Z or an offset is parsed as it
 * is. Returns NaN for anything else, such as February 30.
 */
export function parseDenverTime(text: string): number {
  const [, day = '', time = '00:00', offset] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (!isDay) return Number.NaN;
  if (offset) return Date.parse(`${day}T${time}${offset}`);
  const wallTime = Date.parse(`${day}T${time}Z`);
  // The offset changes on two nights of the year, so it is read at the time itself and not at the same hour in UTC.
  return Number.isNaN(wallTime) ? wallTime : wallTime - getOffset(wallTime - getOffset(wallTime));
}
