import type { HalfMonths } from '../schemas/half-months.ts';

const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** Returns the month of a half-month, 1 to 24. */
export const formatMonth = (halfMonth: number) => monthNames[(halfMonth - 1) >> 1] as string;

/** Formats the end of a span, after "until": "early October", "late June". */
export const formatEnd = (halfMonth: number) => `${halfMonth % 2 ? 'early' : 'late'} ${formatMonth(halfMonth)}`;

/** The word joiner prevents a line break after the hyphen. */
const midPrefix = 'mid-\u2060';

/** Formats the start of a span, after "from": "May", "mid-May". */
export const formatStart = (halfMonth: number) => `${halfMonth % 2 ? '' : midPrefix}${formatMonth(halfMonth)}`;

/** Formats a span within a sentence: "late June", "May", "mid-May to September". */
export function formatHalfMonths({ from, to }: HalfMonths): string {
  const last = to - 1;
  if (last === from) return formatEnd(from);
  const end = last % 2 ? formatEnd(last) : formatMonth(last);
  return formatStart(from) === end ? end : `${formatStart(from)} to ${end}`;
}
