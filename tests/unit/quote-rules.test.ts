import { describe, expect, test } from 'vitest';
import { getHeaderAddress, getMailAddress } from '../../src/lib/quotes/email-address.ts';
import { getQuoteField, quoteFieldNames, quoteFields } from '../../src/lib/quotes/quote-fields.ts';
import { parseQuote } from '../../src/lib/quotes/quote-request.ts';
import { alwaysAsked, quoteRequestSchema } from '../../src/lib/schemas/quote.ts';
import { anyRequest } from '../any-request.ts';
import { emailAddresses } from '../email-addresses.ts';

const whole = Object.fromEntries(
  quoteFieldNames.map((name) => [name, quoteFields[name].required ? anyRequest[name] : '']),
);

describe('the schema', () => {
  test('a request with blank optional fields is accepted', () => {
    expect(quoteRequestSchema.safeParse(whole).success).toBe(true);
  });

  test.each(quoteFieldNames)('a wrong %s is refused in the words of the field table', (name) => {
    for (const wrong of [
      7,
      getQuoteField(name).required ? ' ' : [],
      ...(alwaysAsked.includes(name) ? [undefined] : []),
    ]) {
      const result = quoteRequestSchema.safeParse({ ...whole, [name]: wrong });
      expect(result.error?.issues.map((issue) => issue.message)).toEqual([quoteFields[name].error]);
    }
  });

  const isAccepted = (email: string) => quoteRequestSchema.safeParse({ ...whole, email }).success;

  test('every email address that a browser accepts is accepted', () => {
    const sent = emailAddresses.filter(([, engines]) => engines !== '').map(([email]) => email);
    expect(sent.length).toBeGreaterThan(50);
    expect(sent.filter((email) => !isAccepted(email))).toEqual([]);
    expect(quoteRequestSchema.parse({ ...whole, email: 'info@münchen.example' }).email).toBe('info@münchen.example');
  });

  test('email addresses with letters of any script before the @ are accepted', () => {
    const local = ['jörg', '用户', 'δοκιμή', 'अजय', 'почта', 'jo\u0308rg', 'a.ü+b'];
    const sent = local.flatMap((name) => [`${name}@example.com`, `${name}@例え.テスト`]);
    expect(sent.filter((email) => !isAccepted(email))).toEqual([]);
  });

  test('ASCII text that no browser accepts as an email address is refused', () => {
    const refused = emailAddresses.filter(([email, engines]) => engines === '' && /^[\x00-\x7f]*$/.test(email));
    expect(refused.length).toBeGreaterThan(30);
    expect(refused.filter(([email]) => isAccepted(email))).toEqual([]);
    const result = quoteRequestSchema.safeParse({ ...whole, email: 'no address' });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([quoteFields.email.error]);
  });

  test('every choice of the form and short text of other deploys are accepted', () => {
    for (const name of quoteFieldNames) {
      const field = getQuoteField(name);
      if (field.control !== 'select') continue;
      for (const choice of [...Object.keys(field.options), 'gutter-cleaning', 'Ventanas y más', 'constructor']) {
        expect(quoteRequestSchema.parse({ ...whole, [name]: choice })).toEqual({ ...whole, [name]: choice });
      }
      for (const wrong of ['a'.repeat(61), 'roof\ncleaning', 'roof\u2028cleaning', 'roof\u001b[2J', '\u3164']) {
        const result = quoteRequestSchema.safeParse({ ...whole, [name]: wrong });
        expect(result.error?.issues.map((issue) => issue.message)).toEqual([quoteFields[name].error]);
      }
    }
  });

  test.each([
    ['spaces', ' \n\t\u00a0'],
    ['control characters', '\u0000\u007f\u0085'],
    ['zero width', '\u200b\u200d\ufeff\u2060\u202e'],
    ['blank letters', '\u3164\u2800'],
  ])('%s counts as no answer', (_what, blank) => {
    for (const name of ['name', 'phone', 'address'] as const) {
      expect(quoteRequestSchema.safeParse({ ...whole, [name]: blank }).success).toBe(false);
    }
    expect(quoteRequestSchema.safeParse({ ...whole, name: `${blank}李` }).success).toBe(true);
  });

  test('a missing optional field is empty, and unknown fields are left out', () => {
    const { email: _email, message: _message, ...required } = whole;
    expect(quoteRequestSchema.parse({ ...required, extra: 'x' })).toEqual(whole);
  });
});

describe('the address of a mail', () => {
  test.each([
    ['dana@example.com', 'dana@example.com'],
    ['Dana@Example.COM', 'Dana@Example.COM'],
    ['a@1.2.3', 'a@1.2.3'],
    ['info@münchen.example', 'info@xn--mnchen-3ya.example'],
    ['info@MU\u0308NCHEN.example', 'info@xn--mnchen-3ya.example'],
    ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
    ['info@ｅｘａｍｐｌｅ.com', 'info@example.com'],
    ['info@１６３．com', 'info@163.com'],
    ['info@１.２.３', 'info@1.2.3'],
    ['jörg@münchen.example', 'jörg@xn--mnchen-3ya.example'],
    ['info@abcדוגמה.com', undefined],
  ])('the email address of %s has its host in Punycode: %s', (typed, expected) => {
    expect(getMailAddress(typed)).toBe(expected);
  });

  test('no character outside of ASCII reaches a mail header', () => {
    for (const [email] of emailAddresses) expect(getHeaderAddress(email) ?? '').toMatch(/^[\x21-\x7e]*$/);
    expect(getHeaderAddress('info@münchen.example')).toBe('info@xn--mnchen-3ya.example');
    expect(getHeaderAddress('jörg@example.com')).toBeUndefined();
  });
});

describe('a field that comes twice', () => {
  const parse = (...more: [string, string][]) => {
    const body = new URLSearchParams([...Object.entries({ ...whole, message: 'one\ntwo' }), ...more]);
    return parseQuote('form', new TextEncoder().encode(body.toString())).result;
  };

  test.each<[string, string, string]>([
    ['the same value', 'name', whole.name ?? ''],
    ['the same value with other line breaks', 'message', 'one\r\ntwo'],
    ['an empty value behind it', 'name', ''],
    ['an empty value before it', 'email', 'dana@example.com'],
  ])('a repeated field is accepted with %s', (_, name, value) => {
    const expected = { ...whole, message: 'one\ntwo', ...(name === 'email' && { email: value }) };
    expect(parse([name, value])).toMatchObject({ quote: expected, flags: [] });
  });

  test('a repeated field with another value is refused by its name', () => {
    expect(parse(['name', 'Eve'], ['phone', '719 555 0199'])).toEqual({
      errors: { name: expect.stringContaining('twice'), phone: expect.stringContaining('twice') },
    });
  });
});
