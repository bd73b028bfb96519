import { readData, readSource } from '../content/read-all.ts';
import { countDaysSince } from '../site/denver-clock.ts';
import type { LaunchIssue } from './launch-issue.ts';

const mostDays = 180;

/** Warns of a figure whose day is long past, because it may no longer be true. */
export function checkAge(root: string, file: string, path: string[], sort: string, what: string): LaunchIssue[] {
  const data = readData<unknown>(root, file);
  const day = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], data);
  if (typeof day !== 'string') return [];
  const age = countDaysSince(day, new Date());
  if (!(age > mostDays)) return [];
  const fix = 'If it still holds, write the day of today. If not, write what holds now, and that day.';
  return [
    {
      kind: 'warning',
      sort,
      what: `${what} of ${day}, ${age} days old`,
      fix,
      where: readSource(root, file).locate(path),
    },
  ];
}

export const checkPrices = (root: string) =>
  checkAge(root, 'src/content/prices.yaml', ['confirmed'], 'old-price', 'The prices are those');
