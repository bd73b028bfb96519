// Without anything of Node: the hosts' functions mark their requests with this file too.

export const marks = [
  'links',
  'repeated-message',
  'gibberish',
  'rate',
  'cross-site',
  // From a page that is newer or older than this code.
  'unknown-field',
  'unknown-option',
  'missing-field',
] as const;
export type Mark = (typeof marks)[number];

/** The headers with which a request is handed on, whose body is the fields alone. */
export const describeMarks = (marks: string[], duplicateOf: string | null): Record<string, string> => ({
  ...(marks.length > 0 && { 'Quote-Marks': marks.join(', ') }),
  ...(duplicateOf !== null && { 'Quote-Duplicate-Of': duplicateOf }),
});
