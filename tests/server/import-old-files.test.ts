import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/quote-database.ts';
import { exampleQuote, makeTemporaryDirectory, postJson, readStored, startSite, writeTree } from './fixture.ts';

const at = '2026-11-20T12:00:00.000Z';
const line = (id: string, changes: Record<string, unknown> = {}) =>
  `${JSON.stringify({ id, at, ...exampleQuote, ...changes })}\n`;
const setAside = (directory: string) => readdirSync(join(directory, 'imported'));

describe('the files of an older inbox', () => {
  test('are taken over at the first start, in order and word for word, and set aside', async () => {
    const quotesDirectory = makeTemporaryDirectory();
    const message = 'half \ud83d of a face \u2028 \u0000 \\n';
    writeTree(quotesDirectory, {
      '2026-10.jsonl': line('a', { message, spam: ['links', 'rate'] }) + line('b', { duplicateOf: 'a' }),
      '2026-11.jsonl': line('c'),
      'notes.txt': 'mine',
    });
    const { printed, url, close } = await startSite(undefined, { quotesDirectory });
    expect(printed.join('')).toContain('3 requests of an older inbox');
    await postJson(url, { ...exampleQuote, name: 'New' });
    await close();
    await (await startSite(undefined, { quotesDirectory })).close();
    const stored = readStored(quotesDirectory);
    expect(stored.map(({ fields }) => fields.name)).toEqual([...Array(3).fill(exampleQuote.name), 'New']);
    expect(stored[0]).toEqual({
      id: 'a',
      at,
      fields: { ...exampleQuote, message },
      flags: ['links', 'rate'],
      deliveries: [],
    });
    expect(stored[1]?.duplicateOf).toBe('a');
    expect(setAside(quotesDirectory)).toHaveLength(2);
    expect(readdirSync(quotesDirectory).filter((name) => name.endsWith('.jsonl'))).toEqual([]);
    for (const name of setAside(quotesDirectory)) {
      expect(statSync(join(quotesDirectory, 'imported', name)).mode & 0o777).toBe(0o600);
    }
    expect(readFileSync(join(quotesDirectory, 'notes.txt'), 'utf8')).toBe('mine');
  });

  test.each<[string, string | Buffer]>([
    ['half a line', '{"id":"half","at":"2026-11-2'],
    ['a line that is no JSON', '{"id":broken}\n'],
    ['a line that is no request', '{"id":"x"}\n'],
    ['what a lost power leaves', '\0'.repeat(5000)],
    ['half a character', Buffer.from('{"name":"ë').subarray(0, -1)],
  ])('lose nothing whole to a torn end: %s', async (_, torn) => {
    const quotesDirectory = makeTemporaryDirectory();
    const whole = line('first') + line('second', { message: 'x'.repeat(200_000) });
    writeTree(quotesDirectory, { '2026-11.jsonl': Buffer.concat([Buffer.from(whole), Buffer.from(torn)]) });
    const { printed } = await startSite(undefined, { quotesDirectory });
    expect(readStored(quotesDirectory).map(({ id }) => id)).toEqual(['first', 'second']);
    expect(printed.join('')).toMatch(/imported.*2026-11\.jsonl:3/);
    const [name = ''] = setAside(quotesDirectory);
    expect(readFileSync(join(quotesDirectory, 'imported', name)).includes(Buffer.from(torn))).toBe(true);
  });

  test('count a last line that an editor left without its line break', async () => {
    const quotesDirectory = makeTemporaryDirectory();
    writeTree(quotesDirectory, { '2026-11.jsonl': line('a') + line('last').trimEnd() });
    openDatabase(quotesDirectory, 0).database.close();
    expect(readStored(quotesDirectory).map(({ id }) => id)).toEqual(['a', 'last']);
  });

  test('are complete once after a crash in the middle of it, however often', () => {
    const quotesDirectory = makeTemporaryDirectory();
    writeTree(quotesDirectory, { '2026-10.jsonl': line('a') + line('b'), '2026-11.jsonl': line('c') });
    for (let crash = 0; crash < 3; crash += 1) {
      openDatabase(quotesDirectory, crash).database.close();
      // As if it had ended before the file was set aside.
      for (const name of setAside(quotesDirectory)) {
        renameSync(join(quotesDirectory, 'imported', name), join(quotesDirectory, name.slice(0, 13)));
      }
    }
    openDatabase(quotesDirectory, 9).database.close();
    expect(readStored(quotesDirectory).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('keep both of two requests that have one id, and one of two that are equal', () => {
    const quotesDirectory = makeTemporaryDirectory();
    mkdirSync(quotesDirectory, { recursive: true });
    writeFileSync(
      join(quotesDirectory, '2026-11.jsonl'),
      line('a') + line('a') + line('a', { name: 'Other' }) + line('a', { name: 'Other' }),
    );
    openDatabase(quotesDirectory, 0).database.close();
    const stored = readStored(quotesDirectory);
    expect(stored.map(({ fields }) => fields.name)).toEqual([exampleQuote.name, 'Other']);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(2);
  });
});
