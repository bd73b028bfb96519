/** Lowercases the first letter of a sentence, for use within another one. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
