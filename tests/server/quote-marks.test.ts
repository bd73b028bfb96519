import { describe, expect, test } from 'vitest';
import { QuoteMarker } from '../../server/quote-marks.ts';
import type { QuoteRequest } from '../../src/schemas/quote-fields.ts';
import { exampleQuote } from './fixture.ts';

const minute = 60_000;
const pitch = 'We can bring your company more customers this month.';

function markOne(changes: Partial<QuoteRequest>) {
  return new QuoteMarker().mark({ ...exampleQuote, ...changes }, 'id', 0).spam;
}

function sender(index: number): Partial<QuoteRequest> {
  return { name: `Sender ${index}`, phone: `719 555 01${index}`, email: `sender${index}@example.com` };
}

describe('links', () => {
  test.each([
    ['three links in the message', { message: 'http://a.example https://b.example www.c.example' }],
    ['three forum links', { message: '[url=a]a[/url] [url=b]b[/url] <a href="c">' }],
    ['one link in the name', { name: 'Win at https://casino.example' }],
  ])('mark a request with %s', (_, changes) => {
    expect(markOne(changes)).toEqual(['links']);
  });

  test('do not mark a request that shows one house', () => {
    expect(markOne({ message: 'Photos: https://photos.example/a and https://photos.example/b' })).toBeUndefined();
  });
});

describe('gibberish', () => {
  test.each([
    ['keys hit at random', { message: 'sdkfjhskdjfh qwrtpsdf' }],
    ['a random name', { name: 'xKjhGfDsQpLmTr' }],
    ['one letter held down', { message: 'aaaaaaaaaaaaaaa' }],
  ])('marks %s', (_, changes) => {
    expect(markOne(changes)).toEqual(['gibberish']);
  });

  test.each([
    ['an accented name with markup', { name: 'Zoë "Ana" O’Néill <b>&amp;</b>' }],
    ['long names', { name: 'Llanfair Hirschsprung McDonald-VanDyke Wojciechowski' }],
    ['another script', { name: 'Анна Кржижановская', message: 'نافذة كبيرة جداً ومتسخة' }],
    ['emoji', { message: '🪟🪟🪟🪟🪟🪟🪟🪟🪟🪟🪟🪟🪟🪟' }],
    ['a ruled line', { message: 'Front\n--------------------\nBack' }],
    ['a shorthand note', { message: '2 stry hse, 14 wndws, pls call' }],
    ['no message', { message: '' }],
  ])('does not mark %s', (_, changes) => {
    expect(markOne(changes)).toBeUndefined();
  });
});

describe('a repeated message', () => {
  test('is marked from the third sender on within the hour', () => {
    const marker = new QuoteMarker();
    const spam = [0, 1, 2, 3].map(
      (index) =>
        marker.mark(
          { ...exampleQuote, ...sender(index), message: ` ${pitch.toUpperCase()}\n` },
          `${index}`,
          index * minute,
        ).spam,
    );
    expect(spam).toEqual([undefined, undefined, ['repeated-message'], ['repeated-message']]);
  });

  test('is not marked when one person corrects a detail and sends it again', () => {
    const marker = new QuoteMarker();
    for (const changes of [
      {},
      { phone: '719 555 0199' },
      { email: '' },
      { name: 'Dana R.' },
      { phone: '1', name: 'D' },
    ]) {
      expect(marker.mark({ ...exampleQuote, message: pitch, ...changes }, 'id', 0).spam).toBeUndefined();
    }
  });

  test('is forgotten after an hour', () => {
    const marker = new QuoteMarker();
    for (const index of [0, 1]) marker.mark({ ...exampleQuote, ...sender(index), message: pitch }, 'id', 0);
    const later = marker.mark({ ...exampleQuote, ...sender(2), message: pitch }, 'id', 61 * minute);
    expect(later.spam).toBeUndefined();
  });

  test('must be long enough not to be chance', () => {
    const marker = new QuoteMarker();
    for (const index of [0, 1, 2, 3]) {
      expect(marker.mark({ ...exampleQuote, ...sender(index), message: 'Call me.' }, 'id', 0).spam).toBeUndefined();
    }
  });
});

describe('the rate', () => {
  test.each<[string, (index: number) => Partial<QuoteRequest>, (index: number) => string]>([
    ['one phone', (index) => ({ ...sender(index), phone: '(719) 555-0188' }), (index) => `192.0.2.${index}`],
    ['one email', (index) => ({ ...sender(index), email: 'Same@example.com' }), (index) => `192.0.2.${index}`],
    ['one network address', sender, () => '192.0.2.1'],
  ])('of more than ten in ten minutes from %s is marked', (_, changes, client) => {
    const marker = new QuoteMarker();
    const spam = Array.from({ length: 12 }, (_value, index) => {
      const quote = { ...exampleQuote, message: `Note ${index}`, ...changes(index) };
      return marker.mark(quote, `${index}`, index * 1000, client(index)).spam;
    });
    expect(spam.slice(0, 10)).toEqual(Array(10).fill(undefined));
    expect(spam.slice(10)).toEqual([['rate'], ['rate']]);
    const muchLater = { ...exampleQuote, ...changes(0), message: 'Later' };
    expect(marker.mark(muchLater, 'later', 30 * minute, client(0)).spam).toBeUndefined();
  });
});

describe('a duplicate', () => {
  test('is linked to the first request with the same seven fields within ten minutes', () => {
    const marker = new QuoteMarker();
    expect(marker.mark(exampleQuote, 'first', 0).duplicateOf).toBeUndefined();
    expect(marker.mark(exampleQuote, 'second', 10 * minute).duplicateOf).toBe('first');
    expect(marker.mark(exampleQuote, 'third', 20 * minute).duplicateOf).toBe('first');
    expect(marker.mark(exampleQuote, 'fourth', 30 * minute + 1).duplicateOf).toBeUndefined();
  });

  test.each(Object.keys(exampleQuote))('is none when only the %s differs', (field) => {
    const marker = new QuoteMarker();
    marker.mark(exampleQuote, 'first', 0);
    expect(marker.mark({ ...exampleQuote, [field]: 'other' } as QuoteRequest, 'second', 0).duplicateOf).toBeUndefined();
  });

  test('is none when text only moved from one field to the next', () => {
    const marker = new QuoteMarker();
    marker.mark({ ...exampleQuote, message: 'ab', address: 'c' }, 'first', 0);
    expect(marker.mark({ ...exampleQuote, message: 'a', address: 'bc' }, 'second', 0).duplicateOf).toBeUndefined();
  });
});
