/** Search engines and networks show about this many characters of a description. */
export const maxDescriptionLength = 160;

/** Cuts a text to the end of a sentence if one is near, otherwise to the end of a word. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const sentences = /^.{70,}[.?!](?= )/.exec(text.slice(0, maxLength + 1))?.[0];
  return sentences ?? `${text.slice(0, maxLength).replace(/\W+\w*$/, '')}…`;
}
