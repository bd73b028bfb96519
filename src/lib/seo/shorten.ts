/** Search engines and networks show about so much of a description. */
export const maxDescriptionLength = 160;

/** The beginning of some words, to the end of a sentence where one is near, else to the end of a word. */
export function shorten(words: string, maxLength: number): string {
  if (words.length <= maxLength) return words;
  const sentences = /^.{70,}[.?!](?= )/.exec(words.slice(0, maxLength + 1))?.[0];
  return sentences ?? `${words.slice(0, maxLength).replace(/\W+\w*$/, '')}…`;
}
