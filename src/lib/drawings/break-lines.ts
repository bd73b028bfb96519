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

/** Fills as many lines as fit, the last ending with an ellipsis if text is left. A word wider than a line is broken. */
function cutLines(words: string[], width: number, maxLines: number, measure: (text: string) => number): string[] {
  const cut = (line: string): string => {
    let short = line;
    while (short && measure(`${short}…`) > width) short = short.slice(0, -1).trimEnd();
    return `${short.replace(/[\s,.;:]+$/, '')}…`;
  };
  const pieces = words.flatMap((word) => {
    const parts: string[] = [];
    let rest = word;
    while (measure(rest) > width) {
      let end = rest.length - 1;
      while (end > 1 && measure(rest.slice(0, end)) > width) end -= 1;
      parts.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    return [...parts, rest];
  });
  const lines = fillLines(pieces, width, measure) ?? [];
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), cut(lines.slice(maxLines - 1).join(' '))];
}

/**
 * Breaks the text at the first of the settings with which it fits the width, into lines of about equal length. A text
 * that fits with none is cut at the last of them.
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
    // The narrowest box with the same number of lines has the most even ones.
    let even = lines;
    for (let narrow = width; narrow > width / 3; narrow -= 4) {
      const narrower = fillLines(words, narrow, measureAtSize);
      if (narrower?.length !== lines.length) break;
      even = narrower;
    }
    return { lines: even, size };
  }
  const { size, lines } = settings[settings.length - 1] as { size: number; lines: number };
  return { lines: cutLines(words, width, lines, (part) => measure(part, size)), size };
}
