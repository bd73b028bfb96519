import { FaultError } from '../fault-error.ts';

export interface BrokenText {
  lines: string[];
  size: number;
}

function fillLines(words: string[], widest: number, measure: (text: string) => number): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (measure(word) > widest) return undefined;
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > widest) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

/**
 * The text at the first of the settings at which it fits the width, in lines of about equal length. Throws when it fits
 * at none: a card must not cut words off.
 */
export function breakLines(
  text: string,
  width: number,
  settings: readonly { size: number; lines: number }[],
  measure: (text: string, size: number) => number,
): BrokenText {
  const words = text.split(' ');
  for (const { size, lines: most } of settings) {
    const measureAtSize = (part: string) => measure(part, size);
    const lines = fillLines(words, width, measureAtSize);
    if (!lines || lines.length > most) continue;
    // The narrowest box with as many lines has the most even ones.
    let even = lines;
    for (let narrow = width; narrow > width / 3; narrow -= 4) {
      const narrower = fillLines(words, narrow, measureAtSize);
      if (narrower?.length !== lines.length) break;
      even = narrower;
    }
    return { lines: even, size };
  }
  throw new FaultError(`"${text}" is too long for a share card: shorten it`);
}
