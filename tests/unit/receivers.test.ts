import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderReceivers } from '../../receivers/write-fields.ts';
import { quoteFieldNames } from '../../src/lib/quotes/quote-fields.ts';

const files = Object.entries(renderReceivers());

test.each(files)('%s has the fields of the form (where not: npm run receivers)', (path, text) => {
  expect(readFileSync(join('receivers', path), 'utf8')).toBe(text);
  for (const field of quoteFieldNames) expect(text).toContain(field);
});

test.each(files)("%s holds nobody's account", (_path, text) => {
  expect(text).not.toMatch(/password|"credentials"|token":\s*"(?!oauth2Response)/i);
});
