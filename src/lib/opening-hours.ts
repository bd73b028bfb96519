// Without Zod: the pages' scripts ship parts of this file to the browser.

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** A week as content has it: "07:00 to 19:00" or "closed", on the clocks of Denver. */
export type OpeningHours = Readonly<Record<Weekday, string>>;

interface OpenDay {
  opens: string;
  closes: string;
}

// An hour without AM or PM is that of a clock of 24: "1:00" may well mean the afternoon.
const clock = /^(?:(1[0-2]|0?[1-9])(:[0-5]\d)? ?([ap])\.?m\.?|(0\d|[5-9]|1\d|2[0-3])(:[0-5]\d)?)$/;

/** 7 AM, 7:00 am, 7:00 and noon are clock times. */
function parseClock(said: string): string | undefined {
  if (said === 'noon') return '12:00';
  const [, hour12, minutes12, half, hour24, minutes24] = clock.exec(said) ?? [];
  if (!hour12 && !hour24) return undefined;
  const hour = hour12 ? (Number(hour12) % 12) + (half === 'p' ? 12 : 0) : Number(hour24);
  return `${String(hour).padStart(2, '0')}${minutes12 ?? minutes24 ?? ':00'}`;
}

/** Nobody closes before they open: 8 to 5 ends in the afternoon. */
function parseClosing(said: string, opens: string): string | undefined {
  const closes = parseClock(said);
  if (closes && closes > opens) return closes;
  return /^[1-9](:[0-5]\d)?$/.test(said) ? parseClock(`${said} pm`) : closes;
}

/** The hours of a day in the one writing of content, out of any usual one: 7 AM–7 PM, 7:00 am to 19:00, Closed. */
export function normalizeHours(said: string): string | undefined {
  const words = said.trim().toLowerCase().replace(/\s+/g, ' ');
  if (words === 'closed') return words;
  const [from = '', to = '', ...rest] = words.split(/ (?:to|until|till) | ?[-–—] ?/);
  const opens = parseClock(from);
  const closes = opens && parseClosing(to, opens);
  return opens && closes && rest.length === 0 ? `${opens} to ${closes}` : undefined;
}

/** Undefined on a day that is closed. */
export function parseDay(said: string): OpenDay | undefined {
  const [opens, closes] = said.split(' to ');
  return opens && closes ? { opens, closes } : undefined;
}

/** As people say it: 07:00 is 7:00 AM. */
export function formatClock(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const formatWeekday = (day: Weekday) => (day.charAt(0).toUpperCase() + day.slice(1)) as Capitalize<Weekday>;

export const listClosedDays = (hours: OpeningHours): string[] =>
  weekdays.filter((day) => !parseDay(hours[day])).map(formatWeekday);

/** Days with the same hours, those of Monday first. */
interface Stretch extends OpenDay {
  days: Weekday[];
}

function listStretches(hours: OpeningHours): Stretch[] {
  const groups = Map.groupBy(weekdays, (day) => hours[day]);
  return [...groups].flatMap(([said, days]) => {
    const open = parseDay(said);
    return open ? [{ days, ...open }] : [];
  });
}

/** The hours for search engines: each stretch with the names of its days. */
export const listOpenings = (hours: OpeningHours) =>
  listStretches(hours).map(({ days, opens, closes }) => ({ dayOfWeek: days.map(formatWeekday), opens, closes }));

const joinLast = (parts: string[], last: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}`;

/** Monday to Friday and Sunday */
function nameDays(days: Weekday[]): string {
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
  return joinLast(names, ' and ');
}

const nameTimes = ({ opens, closes }: OpenDay) => `${formatClock(opens)} to ${formatClock(closes)}`;

/** Monday to Friday, 7:00 AM to 7:00 PM, and Saturday, 8:00 AM to 2:00 PM */
export const formatHours = (hours: OpeningHours): string =>
  joinLast(
    listStretches(hours).map((stretch) => `${nameDays(stretch.days)}, ${nameTimes(stretch)}`),
    ', and ',
  );

/** The hours of most days stand without their days: 7:00 AM to 7:00 PM, Saturday 8:00 AM to 2:00 PM */
export function formatShortHours(hours: OpeningHours): string {
  const [most, ...others] = listStretches(hours).sort((one, other) => other.days.length - one.days.length);
  const named = others.map((stretch) => `${nameDays(stretch.days)} ${nameTimes(stretch)}`);
  return most ? [nameTimes(most), ...named].join(', ') : '';
}
