import { formatStoredTime, minutesPerDay, type Span } from './opening-hours.ts';

interface Clock {
  minutes: number;
  /** False for an hour without AM or PM that is not in 24-hour format: 9, 12:30. */
  isCertain: boolean;
}

const halfDay = minutesPerDay / 2;
const clockPattern = /^(\d{1,2})(?:[:.]?([0-5]\d))?\s*(?:([ap])\.?(?:m\.?)?)?$/;

/** Parses 9, 9:30, 9.30 am, 21:30, noon and midnight. */
function parseClock(written: string): Clock | undefined {
  if (/^(?:12 )?(?:noon|midday)$/.test(written)) return { minutes: halfDay, isCertain: true };
  if (/^(?:12 )?midnight$/.test(written)) return { minutes: 0, isCertain: true };
  const [, digits = '', minute = '00', amOrPm] = clockPattern.exec(written) ?? [];
  if (!digits) return undefined;
  const hour = Number(digits);
  const is24Hour = !amOrPm && (digits.startsWith('0') || hour > 12);
  if (is24Hour ? hour * 60 + Number(minute) > minutesPerDay : hour < 1 || hour > 12) return undefined;
  if (is24Hour) return { minutes: hour * 60 + Number(minute), isCertain: true };
  const minutes = (hour % 12) * 60 + Number(minute) + (amOrPm === 'p' ? halfDay : 0);
  return { minutes, isCertain: amOrPm !== undefined };
}

/**
 * Assumes that a day begins between 5 AM and 4:59 PM, and a later span of it at the first such hour after the span
 * before.
 */
function findOpening({ minutes, isCertain }: Clock, earliest: number | undefined): number {
  if (isCertain) return minutes;
  return minutes >= (earliest ?? 5 * 60) ? minutes : minutes + halfDay;
}

/** Returns the first such time after the opening: 9 to 5 ends in the afternoon, 6 PM to 2 on the next day. */
function findClosing({ minutes, isCertain }: Clock, opens: number): number {
  let closes = minutes;
  while (closes <= opens) closes += isCertain ? minutesPerDay : halfDay;
  return closes;
}

const isWholeDay = ({ opens, closes }: Span) => opens === 0 && closes === minutesPerDay;

const formatMessage = 'must be hours such as 9-5, 8-12 and 1-5, noon to midnight, 24 hours, by appointment, or closed';
const sameTimeMessage = 'opens and closes at the same time: write 24 hours if you are open all day';
const overlapMessage = 'has times that overlap: write each stretch once, the earlier one first';

type ParsedHours = { hours: string; fault?: undefined } | { hours?: undefined; fault: string };

/**
 * Parses the hours of a day in the ways that people write them. Returns them in the format of the content: "09:00 to
 * 17:00", "08:00 to 12:00 and 13:00 to 17:00", "24 hours", "by appointment" or "closed".
 */
export function parseHours(written: string): ParsedHours {
  const normalized = written
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .replace(/^open /, '');
  if (/^(closed|off)( all day)?$/.test(normalized)) return { hours: 'closed' };
  if (/^(by )?(appointments?|appt\.?)( only)?$/.test(normalized)) return { hours: 'by appointment' };
  if (/^(24 ?(h|hrs?|hours?)( a day)?|24\/7|all day|around the clock)$/.test(normalized)) return { hours: '24 hours' };
  const spans: Span[] = [];
  for (const part of normalized.split(/ ?(?:[,;&+/]|\band\b) ?(?:and )?/)) {
    const times = part.replace(/^from /, '').split(/ ?(?:[-–—]|\b(?:to|until|till?|through)\b) ?/);
    const [from, to] = times.map(parseClock);
    if (!from || !to || times.length > 2) return { fault: formatMessage };
    const previousEnd = spans.at(-1)?.closes;
    const opens = findOpening(from, previousEnd);
    const closes = findClosing(to, opens);
    if (from.isCertain && closes - opens === minutesPerDay && opens > 0) return { fault: sameTimeMessage };
    if (previousEnd !== undefined && opens < previousEnd) return { fault: overlapMessage };
    spans.push({ opens, closes });
  }
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return { fault: formatMessage };
  if (last.closes - minutesPerDay > first.opens) return { fault: overlapMessage };
  if (isWholeDay(first)) return { hours: '24 hours' };
  return {
    hours: spans.map(({ opens, closes }) => `${formatStoredTime(opens)} to ${formatStoredTime(closes)}`).join(' and '),
  };
}
