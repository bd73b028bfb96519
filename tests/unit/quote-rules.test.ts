import { describe, expect, test } from 'vitest';
import { getQuoteField, quoteFieldNames, quoteFields } from '../../src/lib/quotes/quote-fields.ts';
import { alwaysAsked, quoteRequest } from '../../src/lib/schemas/quote.ts';
import { anyRequest } from '../any-request.ts';

const whole = Object.fromEntries(
  quoteFieldNames.map((name) => [name, quoteFields[name].required ? anyRequest[name] : '']),
);

describe('the schema', () => {
  test('accepts a request whose optional fields are blank', () => {
    expect(quoteRequest.safeParse(whole).success).toBe(true);
  });

  test.each(quoteFieldNames)('refuses a wrong %s in the words of the field table', (name) => {
    for (const wrong of [
      7,
      getQuoteField(name).required ? ' ' : [],
      ...(alwaysAsked.includes(name) ? [undefined] : []),
    ]) {
      const result = quoteRequest.safeParse({ ...whole, [name]: wrong });
      expect(result.error?.issues.map((issue) => issue.message)).toEqual([quoteFields[name].error]);
    }
  });

  test('takes no address that the form would not let through', () => {
    const result = quoteRequest.safeParse({ ...whole, email: 'no address' });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([quoteFields.email.error]);
  });

  test('takes every choice of the form, and a line of text that another deploy may offer, but nothing else', () => {
    for (const name of quoteFieldNames) {
      const field = getQuoteField(name);
      if (field.control !== 'select') continue;
      for (const choice of [...Object.keys(field.options), 'gutter-cleaning', 'Ventanas y más', 'constructor']) {
        expect(quoteRequest.parse({ ...whole, [name]: choice })).toEqual({ ...whole, [name]: choice });
      }
      for (const wrong of ['a'.repeat(61), 'roof\ncleaning', 'roof\u2028cleaning', 'roof\u001b[2J', '\u3164']) {
        const result = quoteRequest.safeParse({ ...whole, [name]: wrong });
        expect(result.error?.issues.map((issue) => issue.message)).toEqual([quoteFields[name].error]);
      }
    }
  });

  test.each([
    ['spaces', ' \n\t\u00a0'],
    ['control characters', '\u0000\u007f\u0085'],
    ['zero width', '\u200b\u200d\ufeff\u2060\u202e'],
    ['blank letters', '\u3164\u2800'],
  ])('takes %s alone for no answer', (_what, blank) => {
    for (const name of ['name', 'phone', 'address'] as const) {
      expect(quoteRequest.safeParse({ ...whole, [name]: blank }).success).toBe(false);
    }
    expect(quoteRequest.safeParse({ ...whole, name: `${blank}李` }).success).toBe(true);
  });

  test('takes an optional field that is missing for an empty one, and leaves out what the form has not', () => {
    const { email: _email, message: _message, ...required } = whole;
    expect(quoteRequest.parse({ ...required, extra: 'x' })).toEqual(whole);
  });
});
