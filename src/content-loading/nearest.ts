/** Letters to add, drop or change to turn one word into the other. */
function measureDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [down, letter] of [...from].entries()) {
    const next = [down + 1];
    for (const [across, other] of [...to].entries()) {
      const change = (row[across] as number) + Number(letter !== other);
      next.push(Math.min(change, (row[across + 1] as number) + 1, (next[across] as number) + 1));
    }
    row = next;
  }
  return row[to.length] as number;
}

/** What was probably meant: the word at most a third of its letters away, if there is one. */
export function findNearest(written: string, known: string[]): string | undefined {
  const [best] = known
    .map((word) => ({ word, distance: measureDistance(written, word) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, best.word.length / 3) ? best.word : undefined;
}
