import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readQuotes } from '../../server/quote-listing.ts';
import { sendQuote } from '../../src/components/sections/contact/send-quote.client.ts';
import {
  getQuoteField,
  isQuoteField,
  type QuoteField,
  type QuoteValues,
  quoteFieldNames,
} from '../../src/lib/quotes/quote-fields.ts';
import { maxBodyBytes, parseQuote } from '../../src/lib/quotes/quote-request.ts';
import { emptyRequest } from '../any-request.ts';
import { parseCsv } from './csv.ts';
import { openSecondConnection, postJson, runQuotes, type StoredQuote, startSite, type TestSite } from './fixture.ts';

const submissions = process.env['TEST_ALL'] ? 10_000 : 400;
const perBatch = 50;
/** Searching for the smallest failing batch would post for an hour. */
const reporting = { endOnFailure: true };

/** Texts that have caused faults in terminals, spreadsheets, parsers or readers before. */
const weapons = [
  '\u001b[2J\u001b[1;1H',
  '\u001b]0;owned\u0007',
  '\u001b]8;;https://evil.example\u001b\\click\u001b]8;;\u001b\\',
  '\u009b31m',
  '\u0090q\u009c',
  '\b\b\b',
  '\r',
  '\r\n',
  '\n',
  '\u0000',
  '\u007f',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\ud83d',
  '\udc00',
  '\ufeff',
  '\u200b',
  '\u{e0041}',
  '=HYPERLINK("http://evil.example")',
  '+1+1',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(A1)',
  '\t=1+1',
  ' =1+1',
  '＝1+1',
  '","',
  '";"',
  '\\',
  '\\u0000',
  '"',
  "'",
  '`$(reboot)`',
  '%s%n%p',
  '{{7*7}}',
  '</script><script>alert(1)</script>',
  '__proto__',
  'constructor',
  'nul\u0000byte',
  '\u0301\u0301\u0301',
  '👩‍👩‍👧',
  'شكراً',
];

const hostileText = fc
  .oneof(
    { weight: 4, arbitrary: fc.array(fc.oneof(fc.constantFrom(...weapons), fc.string()), { maxLength: 8 }) },
    { weight: 2, arbitrary: fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }) },
    // Random UTF-16 units, including lone surrogates.
    {
      weight: 2,
      arbitrary: fc.array(
        fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
        { maxLength: 40 },
      ),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...weapons), fc.integer({ min: 1, max: 3000 })) },
  )
  .map((pieces) =>
    typeof pieces[1] === 'number' ? String(pieces[0]).repeat(pieces[1]) : (pieces as string[]).join(''),
  );

/** Generates values that the form accepts: every text that browsers count as filled in, every offered option. */
const formValues = fc
  .record(
    Object.fromEntries(
      quoteFieldNames.map((name) => {
        const field = getQuoteField(name);
        if (field.control === 'select') return [name, fc.constantFrom(...Object.keys(field.options))];
        if (field.control === 'tel') return [name, hostileText.map((text) => `${text}719 555 0188`)];
        if (field.control !== 'email') return [name, hostileText];
        return [name, fc.oneof(fc.constant(''), fc.emailAddress(), fc.constant("o'neil+$(x)=1@example.com"))];
      }),
    ) as Record<QuoteField, fc.Arbitrary<string>>,
  )
  .filter((values): values is QuoteValues => 'quote' in parseQuote('json', Buffer.from(JSON.stringify(values))).result);

/** Generates a batch of forms in which sometimes one is sent twice and one is too long to be accepted. */
const batchOfForms = fc
  .tuple(
    fc.array(formValues, { minLength: perBatch - 2, maxLength: perBatch - 2 }),
    fc.boolean(),
    fc.oneof({ weight: 20, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1024 * 1024) }),
  )
  .map(([forms, sendsTwice, length]) => {
    const first = forms[0] as QuoteValues;
    const second = forms[1] as QuoteValues;
    return [...forms, sendsTwice ? first : second, { ...second, message: `${second.message}${'m'.repeat(length)}` }];
  });

const getContent = (quote: QuoteValues | StoredQuote['fields']) =>
  JSON.stringify(quoteFieldNames.map((field) => quote[field].replace(/\r\n?/g, '\n')));

/** Returns a function that lists the requests added since its last call. */
function createFollower(directory: string) {
  const seen = new Set<string>();
  return (): StoredQuote[] => {
    const database = openSecondConnection(directory);
    const added = [...readQuotes(database)].filter(({ id }) => !seen.has(id));
    database.close();
    for (const { id } of added) seen.add(id);
    return added;
  };
}

// Control characters on which a terminal acts, except the line breaks of the listing itself.
const terminalControls = /[\u0000-\u0008\u000b-\u000c\u000e-\u001f\u007f-\u009f]/;
const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/;

async function expectHarmlessListing(site: TestSite) {
  const database = openSecondConnection(site.quotesDirectory);
  const quotes = [...readQuotes(database)];
  database.close();
  const { stdout: table } = await runQuotes(site.quotesDirectory);
  expect(table).not.toMatch(terminalControls);
  expect(table).not.toMatch(/[\r\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u);
  expect(table.split('\n')).toHaveLength(quotes.length + 2);
  for (const { id } of quotes) expect(table).toContain(id);
  for (const line of site.printed) expect(line).not.toMatch(terminalControls);

  const file = join(site.directory, 'export.csv');
  await runQuotes(site.quotesDirectory, '--csv', file);
  const csv = readFileSync(file, 'utf8').slice(1);
  expect(csv).not.toMatch(terminalControls);
  const [header, ...rows] = parseCsv(csv, ',');
  expect(rows.map((row) => row.length)).toEqual(quotes.map(() => header?.length));
  expect(rows.map((row) => row[0])).toEqual(quotes.map(({ id }) => id));
  for (const separator of [',', ';', '\t']) {
    const cells = parseCsv(csv, separator).flat();
    expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
  }
  return quotes;
}

describe('whatever a visitor types', () => {
  test(`text of visitors is stored unchanged in ${submissions} generated submissions`, async () => {
    const site = await startSite();
    vi.stubGlobal('location', new URL('https://www.example.com/contact'));
    onTestFinished(() => void vi.unstubAllGlobals());
    const readNew = createFollower(site.quotesDirectory);
    const totals = { sent: 0, accepted: 0, refused: 0, stored: 0, linked: 0 };
    await fc.assert(
      fc.asyncProperty(batchOfForms, async (forms) => {
        const results = await Promise.allSettled(forms.map((values) => sendQuote(`${site.url}/api/quote`, values)));
        const accepted = forms.filter((_, index) => results[index]?.status === 'fulfilled');
        const stored = readNew();
        expect(stored.map(({ fields }) => getContent(fields)).sort()).toEqual(accepted.map(getContent).sort());
        for (const values of forms) {
          const fits = Buffer.byteLength(JSON.stringify(values)) <= maxBodyBytes;
          if (fits) expect(accepted).toContain(values);
        }
        totals.sent += forms.length;
        totals.accepted += accepted.length;
        totals.refused += forms.length - accepted.length;
        totals.stored += stored.length;
        totals.linked += stored.filter(({ duplicateOf }) => duplicateOf !== null).length;
      }),
      { ...reporting, numRuns: submissions / perBatch },
    );
    const listed = await expectHarmlessListing(site);
    expect(listed).toHaveLength(totals.accepted);
    expect(totals.linked).toBeGreaterThan(0);
    console.log(totals);
  }, 600_000);
});

const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>([], {}, null, 0, true, ['Dana'], { toString: 'x' }, { $ne: null }, '\u0000'),
);
const keys = fc.oneof(
  fc.constantFrom<string>(...quoteFieldNames),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'id', 'at', 'spam', 'duplicateOf', '', '0'),
  fc.string(),
);
const rightEntries = formValues.map((values) => Object.entries(values) as [string, unknown][]);

/** Raw bodies, because an object can contain neither the same key twice nor a key __proto__. */
const hostileBody = fc
  .tuple(rightEntries, fc.array(fc.tuple(keys, anyJson), { maxLength: 4 }), fc.nat(), fc.nat(9))
  .map(([right, wrong, place, kind]) => {
    const entries = kind < 5 ? right.toSpliced(place % 8, kind % 2, ...wrong) : wrong;
    const body = `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
    if (kind === 8) return body.slice(0, place % body.length);
    return kind === 9 ? '['.repeat(place % 100_000) : body;
  });

test('any posted data is stored as seven texts or refused with a reason', async () => {
  const site = await startSite();
  const readNew = createFollower(site.quotesDirectory);
  await fc.assert(
    fc.asyncProperty(fc.array(hostileBody, { minLength: perBatch, maxLength: perBatch }), async (bodies) => {
      const answers = await Promise.all(bodies.map((body) => postJson(site.url, body)));
      const stored = new Map(readNew().map((quote) => [quote.id, quote]));
      for (const [index, { status, text }] of answers.entries()) {
        const body = bodies[index] ?? '';
        if (status === 201) {
          const quote = stored.get(JSON.parse(text).id) as StoredQuote;
          stored.delete(quote.id);
          const sent = JSON.parse(body);
          expect(getContent(quote.fields)).toBe(getContent({ ...emptyRequest, ...sent }));
          expect(Object.keys(quote.fields)).toEqual([...quoteFieldNames]);
          // The last of two equal keys counts, as in JSON.parse, and none is dropped.
          const others = Object.keys(sent).filter((key) => !isQuoteField(key));
          expect(Object.keys(quote.unknown).sort()).toEqual(others.sort());
          expect(quote.flags.includes('unknown-field')).toBe(others.length > 0);
          const isOffered = (name: QuoteField) => {
            const field = getQuoteField(name);
            return !('options' in field) || ['', ...Object.keys(field.options)].includes(quote.fields[name]);
          };
          expect(quote.flags.includes('unknown-option')).toBe(!quoteFieldNames.every(isOffered));
        } else {
          expect(status).toBe(400);
          expect(Object.values(JSON.parse(text).errors).every((reason) => typeof reason === 'string')).toBe(true);
        }
      }
      expect(stored.size).toBe(0);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { ...reporting, numRuns: Math.max(4, submissions / perBatch / 4) },
  );
  await expectHarmlessListing(site);
}, 600_000);
