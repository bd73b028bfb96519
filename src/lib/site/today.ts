import { getDenverDay } from './denver-clock.ts';
import type { SeasonalText } from './season.ts';

const readDay = (written: string) => {
  const [, month = 1, day = 1] = written.split('-').map(Number);
  return { month, halfMonth: month * 2 - (day > 15 ? 0 : 1) };
};

/** Returns the half-month, 1 to 24, of a day in the format of the content; the second of a month begins with the 16th. */
export const getHalfMonth = (day: string) => readDay(day).halfMonth;

/** Returns the date in Denver: the month, 1 to 12, and the half-month, 1 to 24. */
export const readDenverDate = (now: Date) => readDay(getDenverDay(now));

/** Returns the text that applies in a half-month. Before the first change of the year, the last one still applies. */
export function getCurrentText(changes: SeasonalText[], halfMonth: number): string[] {
  const [, ...texts] = changes.findLast(([from]) => from <= halfMonth) ?? changes.at(-1) ?? [];
  return texts;
}
