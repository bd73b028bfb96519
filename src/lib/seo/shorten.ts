/** Search engines and networks show about this many characters of a description. */
export const maxDescriptionLength = 160;

/** Cuts a text to the end of a sentence if one is near, otherwise to the end of a word. */
export function shorten(words: string, maxLength: number): string {
  if (words.length <= maxLength) return words;
  const sentences = /^.{70,}[.?!](?= )/.exec(words.slice(0, maxLength + 1))?.[0];
  return sentences ?? `${words.slice(0, maxLength).replace(/\W+\w*$/, '')}…`;
}
