/** Matches a visible character: no space, no control character, no zero-width character and no blank letter. */
export const visibleCharacter = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns true if a text has no visible character, and so is no answer to a required field. */
export const isBlank = (text: string) => !visibleCharacter.test(text);
