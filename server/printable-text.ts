// C0, DEL and C1 controls drive terminals; bidi controls and line separators make a line read as something else;
// tag characters and zero-width spaces hide text; a lone surrogate is no character at all.
const terminalControls = /\p{Cc}/gu;
const deceptiveCharacters =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;

/** Makes text safe to print: replaces every character that could move the cursor or reorder the line by an escape. */
export function escapeControls(text: string): string {
  return text.replace(terminalControls, escapeCharacter).replace(deceptiveCharacters, escapeCharacter);
}

/**
 * Makes text of several lines safe to print: line breaks and tabs stay, other controls of a terminal or of the reading
 * direction are escaped.
 */
export function escapeTerminalControls(text: string): string {
  return text.replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\n' || character === '\t' ? character : escapeCharacter(character),
  );
}

/** Returns one line of at most `length` visible characters, with controls escaped. */
export function shorten(text: string, maxLength: number): string {
  // Grapheme search is slow on long text, and no visible character of the result is further in than this.
  const beginning = text.slice(0, maxLength * 16).replace(/\s*\n\s*/g, ' ⏎ ');
  // No text has more visible characters than code units, and segmenting takes most of the time of a list.
  if (Math.max(text.length, beginning.length) <= maxLength) return escapeControls(beginning);
  const characters = [...new Intl.Segmenter().segment(beginning)].map(({ segment }) => segment);
  const isComplete = characters.length <= maxLength && text.length <= maxLength * 16;
  return escapeControls(isComplete ? beginning : `${characters.slice(0, maxLength - 1).join('')}…`);
}

function escapeCharacter(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\r') return '\\r';
  if (character === '\t') return '\\t';
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
