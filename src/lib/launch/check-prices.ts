import { readData, readSource } from '../content/read-content.ts';
import { countDaysSince } from '../site/denver-clock.ts';
import type { LaunchIssue } from './launch-issue.ts';

const pricesFile = 'src/content/prices.yaml';
const maxAgeDays = 180;

/** Warns of prices that were confirmed long ago, because they may no longer be true. */
export function checkPrices(root: string): LaunchIssue[] {
  const confirmed = readData<{ confirmed?: unknown } | undefined>(root, pricesFile)?.confirmed;
  if (typeof confirmed !== 'string') return [];
  const age = countDaysSince(confirmed, new Date());
  if (!(age > maxAgeDays)) return [];
  return [
    {
      kind: 'warning',
      code: 'old-price',
      problem: `The prices are those of ${confirmed}, ${age} days old`,
      location: readSource(root, pricesFile).locate(['confirmed']),
      fix: 'If it is still true, change the day to today. If not, write the new value, with the day of today.',
    },
  ];
}
