import { readData, readSource } from '../content/read-content.ts';
import { countDaysSince } from '../site/denver-clock.ts';
import type { LaunchIssue } from './launch-issue.ts';

const maxAgeDays = 180;

/** Warns of a figure whose day is long past, because it may no longer be true. */
export function checkAge(root: string, file: string, path: string[], code: string, subject: string): LaunchIssue[] {
  const data = readData<unknown>(root, file);
  const day = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], data);
  if (typeof day !== 'string') return [];
  const age = countDaysSince(day, new Date());
  if (!(age > maxAgeDays)) return [];
  const fix = 'If it is still true, change the day to today. If not, write the new value, with the day of today.';
  return [
    {
      kind: 'warning',
      code,
      problem: `${subject} of ${day}, ${age} days old`,
      fix,
      location: readSource(root, file).locate(path),
    },
  ];
}

export const checkPrices = (root: string) =>
  checkAge(root, 'src/content/prices.yaml', ['confirmed'], 'old-price', 'The prices are those');
