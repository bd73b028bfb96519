/** What begins a sentence, as it stands within one. */
export const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
