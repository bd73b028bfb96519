import type { HalfMonths } from '../schemas/half-months.ts';

const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** The month that a half-month, 1 to 24, is in. */
export const nameMonth = (half: number) => monthNames[(half - 1) >> 1] as string;

/** After "until": "early October", "late June". */
export const nameEnd = (half: number) => `${half % 2 ? 'early' : 'late'} ${nameMonth(half)}`;

/** After its hyphen no line breaks. */
const mid = 'mid-\u2060';

/** After "from": "May", "mid-May". */
export const nameStart = (half: number) => `${half % 2 ? '' : mid}${nameMonth(half)}`;

/** A stretch within a sentence: "late June", "May", "mid-May to September". */
export function nameHalfMonths({ from, to }: HalfMonths): string {
  const last = to - 1;
  if (last === from) return nameEnd(from);
  const end = last % 2 ? nameEnd(last) : nameMonth(last);
  return nameStart(from) === end ? end : `${nameStart(from)} to ${end}`;
}
