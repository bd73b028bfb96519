import { describe, expect, test } from 'vitest';
import { collectFlags, similarRowSchema } from '../../server/spam-checks.ts';
import type { QuoteValues } from '../../src/lib/quotes/quote-fields.ts';
import { exampleQuote, postJson, readStored, shareSite, startSite } from './fixture.ts';

const minute = 60_000;
const pitch = 'We can bring your company more customers this month.';

let clock = Date.UTC(2026, 10, 22, 12);
const options = { now: () => clock, trustedProxies: '127.0.0.1' };

interface Post {
  changes: Partial<QuoteValues>;
  /** Minutes after the first post. */
  at?: number;
  client?: string;
}

/** Sends the posts one after another to a new inbox and returns the stored requests. */
async function postInTurn(posts: Post[], sharedSite?: { url: string; quotesDirectory: string }) {
  const site = sharedSite ?? (await startSite(undefined, options));
  const start = clock;
  for (const { changes, at = 0, client = '203.0.113.1' } of posts) {
    clock = start + at * minute;
    const answer = await postJson(
      site.url,
      { ...exampleQuote, ...changes },
      { headers: { 'X-Forwarded-For': client } },
    );
    expect(answer.status).toBe(201);
  }
  // Moves on by a day, so that these requests are not recent for the next test.
  clock = start + 24 * 60 * minute;
  return readStored(site.quotesDirectory);
}

const person = (index: number): Partial<QuoteValues> => ({
  name: `Sender ${index}`,
  phone: `719 555 01${10 + index}`,
  email: `sender${index}@example.com`,
});

describe('one request', () => {
  const site = shareSite(undefined, options);
  const flagsOf = async (changes: Partial<QuoteValues>) => (await postInTurn([{ changes }], site)).at(-1)?.flags;

  test.each([
    ['three links in the message', { message: 'http://a.example https://b.example www.c.example' }],
    ['three forum links', { message: '[url=a]a[/url] [url=b]b[/url] <a href="c">' }],
    ['one link in the name', { name: 'Win at https://casino.example' }],
  ])('a request is flagged for %s', async (_, changes) => {
    expect(await flagsOf(changes)).toEqual(['links']);
  });

  test.each([
    ['keys hit at random', { message: 'sdkfjhskdjfh qwrtpsdf' }],
    ['a random name', { name: 'xKjhGfDsQpLmTr' }],
    ['one letter held down', { message: 'aaaaaaaaaaaaaaa' }],
  ])('a request is flagged as gibberish for %s', async (_, changes) => {
    expect(await flagsOf(changes)).toEqual(['gibberish']);
  });

  test.each([
    ['two pictures of a house', { message: 'https://photos.example/a and https://photos.example/b' }],
    ['an accented name with markup', { name: 'Zoë "Ana" O’Néill <b>&amp;</b>' }],
    ['long names', { name: 'Llanfair Hirschsprung McDonald-VanDyke Wojciechowski' }],
    ['another script', { name: 'Анна Кржижановская', message: 'نافذة كبيرة جداً ومتسخة' }],
    ['emoji', { message: '🪟🪟🪟🪟🪟🪟🪟🪟🪟🪟🪟🪟🪟🪟' }],
    ['a ruled line', { message: 'Front\n--------------------\nBack' }],
    ['a shorthand note', { message: '2 stry hse, 14 wndws, pls call' }],
    ['no message', { message: '' }],
  ])('a request is not flagged for %s', async (_, changes) => {
    expect(await flagsOf(changes)).toEqual([]);
  });
});

describe('a repeated message', () => {
  test('a repeated message is flagged from the third sender on, however it is spaced', async () => {
    const posts = [0, 1, 2, 3].map((at) => ({ changes: { ...person(at), message: ` ${pitch.toUpperCase()}\n` }, at }));
    const stored = await postInTurn(posts);
    expect(stored.map(({ flags }) => flags)).toEqual([[], [], ['repeated-message'], ['repeated-message']]);
  });

  test('a repeated message is not flagged if corrected, an hour old, or short', async () => {
    const corrections = [
      {},
      { phone: '719 555 0199' },
      { email: '' },
      { name: 'Dana R.' },
      { phone: '5550188', name: 'D' },
    ];
    const site = await startSite(undefined, options);
    await postInTurn(
      corrections.map((changes) => ({ changes: { message: pitch, ...changes } })),
      site,
    );
    await postInTurn(
      [0, 1, 2].map((index) => ({ changes: { ...person(index), message: pitch }, at: index * 40 })),
      site,
    );
    const short = [0, 1, 2, 3].map((index) => ({ changes: { ...person(index), message: 'Call me.' } }));
    const stored = await postInTurn(short, site);
    expect(stored.flatMap(({ flags }) => flags)).toEqual([]);
  });
});

test.each<[string, (index: number) => Post]>([
  ['one phone', (index) => ({ changes: { ...person(index), phone: '(719) 555-0188' }, client: `192.0.2.${index}` })],
  ['one email', (index) => ({ changes: { ...person(index), email: 'Same@example.com' }, client: `192.0.2.${index}` })],
  ['one network address', (index) => ({ changes: person(index), client: '192.0.2.1' })],
])('more than ten requests in ten minutes from %s are flagged', async (_, post) => {
  const posts = Array.from({ length: 12 }, (_value, index) => post(index)).map(({ changes, ...rest }, index) => ({
    ...rest,
    changes: { message: `Note ${index}`, ...changes },
  }));
  const stored = await postInTurn([...posts, { ...post(0), at: 30 }]);
  expect(stored.map(({ flags }) => flags)).toEqual([...Array(10).fill([]), ['rate'], ['rate'], []]);
});

describe('an equal request', () => {
  test('an equal request within ten minutes of the last one refers to the first', async () => {
    const stored = await postInTurn([0, 10, 20, 30.1].map((at) => ({ changes: {}, at })));
    const first = stored[0]?.id;
    expect(stored.map(({ duplicateOf }) => duplicateOf)).toEqual([null, first, first, null]);
  });

  test('a request with one different field, or moved text, is no duplicate', async () => {
    const differing = Object.keys(exampleQuote).map((field) => {
      const others: Record<string, string> = { email: 'x@example.com', phone: '555 0199', service: 'roof-cleaning' };
      return { changes: { [field]: others[field] ?? 'another' } };
    });
    const moved = [{ changes: { message: 'ab', address: 'c' } }, { changes: { message: 'a', address: 'bc' } }];
    const stored = await postInTurn([{ changes: {} }, ...differing, ...moved]);
    expect(stored.filter(({ duplicateOf }) => duplicateOf !== null)).toEqual([]);
  });

  test('equal requests are recognized after a restart, and a clock set back loses none', async () => {
    const site = await startSite(undefined, options);
    const [first] = await postInTurn([{ changes: {} }], site);
    clock -= 24 * 60 * minute;
    await site.close();
    const again = await startSite(undefined, { ...options, quotesDirectory: site.quotesDirectory });
    const stored = await postInTurn([{ changes: {}, at: 5 }], again);
    expect(stored[1]?.duplicateOf).toBe(first?.id);
    clock -= 48 * 60 * minute;
    expect((await postInTurn([{ changes: {} }], again)).at(-1)?.fields).toEqual(exampleQuote);
  });
});

test('an unreadable answer of the database flags nothing and refuses no one', () => {
  for (const row of [undefined, {}, { duplicateOf: 5, otherSenders: 'many', isFrequent: null }]) {
    expect(collectFlags(exampleQuote, similarRowSchema.parse(row), [])).toEqual([]);
  }
});
