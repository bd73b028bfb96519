/** Lowercases the first letter of a sentence, for use within another one. */
export const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
