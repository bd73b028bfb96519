// No Node APIs in this file: the serverless functions in hosting/ import it too.

export const quoteFlags = [
  'links',
  'repeated-message',
  'gibberish',
  'rate',
  'cross-site',
  // The page was built from a newer or older version of the field table.
  'unknown-field',
  'unknown-option',
  'missing-field',
  // npm run check:launch -- --post sent it. No list of requests contains it.
  'launch-check',
] as const;
export type QuoteFlag = (typeof quoteFlags)[number];

/**
 * Returns the headers of a forwarded request. The body contains only the form fields. Receivers rely on the name
 * `Quote-Marks`.
 */
export const getFlagHeaders = (flags: string[], duplicateOf: string | null): Record<string, string> => ({
  ...(flags.length > 0 && { 'Quote-Marks': flags.join(', ') }),
  ...(duplicateOf !== null && { 'Quote-Duplicate-Of': duplicateOf }),
});

/** The name under which npm run check:launch -- --post sends its request. */
export const launchCheckName = 'Launch check, please ignore';
