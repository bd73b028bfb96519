/** Folds two spellings that a reader takes for one name to the same text. */
export const foldName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
