import { formatDayHours, minutesPerDay, readSpans } from '../src/lib/hours/opening-hours.ts';
import { parseHours } from '../src/lib/hours/parse-hours.ts';
import { formatDay, getDenverDay } from '../src/lib/site/denver-clock.ts';
import { type Group, isGroup } from './shape.ts';

/** Returns the day since which new hours replace those under Hours for a day of the week; `undefined` if none do. */
function findStart(day: string, { newHours }: Group): string | undefined {
  const today = getDenverDay(new Date());
  const started = (Array.isArray(newHours) ? newHours : []).filter(
    (week) => isGroup(week) && week[day] && typeof week['from'] === 'string' && week['from'] <= today,
  );
  return started
    .map(({ from }: Group) => String(from))
    .sort()
    .at(-1);
}

/** Returns a note on how the hours in a field are understood; `undefined` if they cannot be parsed. */
export function describeHours(value: unknown, keyPath: string | undefined, form: Group): string | undefined {
  const { hours } = parseHours(String(value ?? ''));
  if (!hours) return undefined;
  const isPastMidnight = readSpans(hours).some(({ closes }) => closes > minutesPerDay);
  const text = `Pages say: ${formatDayHours(hours)}${isPastMidnight ? ' (the next day)' : ''}.`;
  const [, day] = /^hours\.(\w+)$/.exec(keyPath ?? '') ?? [];
  const start = day && findStart(day, form);
  return start
    ? `${text} Since ${formatDay(start)}, New hours apply instead: write them here, and remove them there.`
    : text;
}
