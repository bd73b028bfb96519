export interface BrokenText {
  lines: string[];
  size: number;
}

function fillLines(words: string[], maxWidth: number, measure: (text: string) => number): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (measure(word) > maxWidth) return undefined;
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > maxWidth) {
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
  const cutLine = (line: string): string => {
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
  return [...lines.slice(0, maxLines - 1), cutLine(lines.slice(maxLines - 1).join(' '))];
}

/**
 * Breaks the text at the first of the settings with which it fits the width, into lines of about equal length. A text
 * that fits with none is cut at the last of them.
 */
export function breakLines(
  text: string,
  width: number,
  settings: readonly { size: number; maxLines: number }[],
  measure: (text: string, size: number) => number,
): BrokenText {
  const words = text.split(' ');
  for (const { size, maxLines } of settings) {
    const measureAtSize = (part: string) => measure(part, size);
    const lines = fillLines(words, width, measureAtSize);
    if (!lines || lines.length > maxLines) continue;
    // The narrowest box with the same number of lines has the most even ones.
    let evenLines = lines;
    for (let narrowerWidth = width; narrowerWidth > width / 3; narrowerWidth -= 4) {
      const narrowerLines = fillLines(words, narrowerWidth, measureAtSize);
      if (narrowerLines?.length !== lines.length) break;
      evenLines = narrowerLines;
    }
    return { lines: evenLines, size };
  }
  const { size, maxLines } = settings[settings.length - 1] as { size: number; maxLines: number };
  return { lines: cutLines(words, width, maxLines, (part) => measure(part, size)), size };
}
