/** A character that shows: no space, no control, nothing of zero width and none of the blank letters. */
export const visible = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text says nothing to whoever reads it: no answer to a required field. */
export const isBlank = (text: string) => !visible.test(text);
