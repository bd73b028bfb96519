interface HalfMonths {
  from: number;
  to: number;
}

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
);

const monthOf = (half: number) => monthNames[(half - 1) >> 1] as string;

/** A half-month, 1 to 24, within a sentence: "late June". */
export const nameHalf = (half: number) => `${half % 2 ? 'early' : 'late'} ${monthOf(half)}`;

/** A stretch of half-months within a sentence: "late June", "May", "late May to September". */
export function nameHalfMonths({ from, to }: HalfMonths): string {
  const last = to - 1;
  const start = from % 2 && last > from ? monthOf(from) : nameHalf(from);
  const end = last % 2 ? nameHalf(last) : monthOf(last);
  return last === from || (from % 2 && last === from + 1) ? start : `${start} to ${end}`;
}
