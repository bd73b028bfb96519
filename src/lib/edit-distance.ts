/**
 * Returns the number of edits that turn one text into the other: letters inserted, deleted or replaced, or two
 * neighbors swapped.
 */
export function getEditDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] as number;
}

/** Returns the word with the fewest edits from the written one, if they are at most two or a third of its letters. */
export function findNearest(written: string, known: string[]): string | undefined {
  const [best] = known
    .map((word) => ({ word, distance: getEditDistance(written, word) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, best.word.length / 3) ? best.word : undefined;
}
