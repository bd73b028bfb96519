import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { quoteRequest } from '../../src/schemas/quote.ts';
import { quoteFieldNames } from '../../src/schemas/quote-fields.ts';

const required = quoteFieldNames.filter((field) => !quoteRequest.shape[field].safeParse('').success);

describe.each(['integrations/n8n/quote-request.json', 'integrations/node-red/quote-request.json'])('%s', (path) => {
  const text = readFileSync(path, 'utf8');
  const list = (name: string) => {
    const [, items = ''] = new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(text) ?? [];
    return [...items.matchAll(/'(\w+)'/g)].map(([, field]) => field);
  };

  test('checks the fields of the form, and those that it requires', () => {
    expect(list('fields')).toEqual([...quoteFieldNames]);
    expect(list('required').toSorted()).toEqual(required.toSorted());
  });

  test("holds nobody's account", () => {
    expect(text).not.toMatch(/password|"credentials"|token":\s*"(?!oauth2Response)/i);
  });
});

test('the columns for n8n are the fields of the form, the time and the link', () => {
  const columns = readFileSync('integrations/n8n/quotes-columns.csv', 'utf8').trim().split(',');
  expect(columns).toEqual([...quoteFieldNames, 'received_at', 'repeats_id']);
});
