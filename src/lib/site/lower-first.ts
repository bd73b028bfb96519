/** The first words of a sentence, as they stand within one. */
export const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
