import { getEditDistance } from './edit-distance.ts';

/** What was probably meant: the word at most a third of its letters away, if there is one. */
export function findNearest(written: string, known: string[]): string | undefined {
  const [best] = known
    .map((word) => ({ word, distance: getEditDistance(written, word) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, best.word.length / 3) ? best.word : undefined;
}
