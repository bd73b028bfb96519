/**
 * Returns the number of edits that turn one text into the other: letters inserted, deleted or replaced, or two
 * neighbors swapped.
 */
export function getEditDistance(from: string, to: string): number {
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const currentRow = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      currentRow[column] = Math.min(
        (lastRow[column] as number) + 1,
        (currentRow[column - 1] as number) + 1,
        (lastRow[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (rowBeforeLast[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rowBeforeLast = lastRow;
    lastRow = currentRow;
  }
  return lastRow[to.length] as number;
}

/** Returns the word with the fewest edits from the given one, if they are at most two or a third of its letters. */
export function findNearest(word: string, candidates: string[]): string | undefined {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: getEditDistance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= Math.max(2, nearest.candidate.length / 3) ? nearest.candidate : undefined;
}
