import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deleteQuote, openQuoteStore, type QuoteFile, readQuotes } from '../../server/quote-store.ts';
import { exampleQuote, makeTemporaryDirectory, readLines, readStored, writeTree } from './fixture.ts';

const month = '2026-11.jsonl';
const noon = new Date('2026-11-20T12:00:00.000Z');
const now = () => noon;

function storedLine(id: string, changes: Record<string, unknown> = {}): string {
  return `${JSON.stringify({ id, at: noon.toISOString(), ...exampleQuote, ...changes })}\n`;
}

function quoteNamed(name: string) {
  return { ...exampleQuote, name };
}

describe('a torn end of a file', () => {
  test.each([
    ['half a line', '{"id":"half","at":"2026-11-2'],
    ['a whole line without its end', storedLine('last').trimEnd()],
    ['a line that is no JSON', '{"id":broken}\n'],
    ['a line that is no quote request', '{"id":"x"}\n'],
    ['what a lost power leaves', '\0'.repeat(5000)],
    ['several bad lines', 'bad\nworse\n{"'],
    ['half a character', Buffer.from('{"name":"ë').subarray(0, -1)],
  ])('is set aside at start: %s', async (_, torn) => {
    const directory = makeTemporaryDirectory();
    const whole = storedLine('first') + storedLine('second', { message: 'x'.repeat(200_000) });
    const tornBytes = Buffer.from(torn);
    writeTree(directory, { [month]: Buffer.concat([Buffer.from(whole), tornBytes]) });
    const store = await openQuoteStore({ directory, now });
    expect(store.setAside).toEqual(['2026-11.torn-2026-11-20T12-00-00-000Z.txt']);
    const setAside = join(directory, store.setAside[0] ?? '');
    expect(readFileSync(setAside).equals(tornBytes)).toBe(true);
    expect(statSync(setAside).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(directory, month), 'utf8')).toBe(whole);
    await store.add(quoteNamed('Third'));
    expect(readLines(directory)).toHaveLength(3);
    expect(readStored(directory)[2]?.name).toBe('Third');
  });

  test('is set aside when it is all there is, and in an earlier month too', async () => {
    const directory = makeTemporaryDirectory();
    writeTree(directory, { '2026-10.jsonl': `${storedLine('october')}{"`, [month]: '{"id' });
    const store = await openQuoteStore({ directory, now });
    expect(store.setAside).toHaveLength(2);
    expect(readFileSync(join(directory, '2026-10.jsonl'), 'utf8')).toBe(storedLine('october'));
    expect(readFileSync(join(directory, month), 'utf8')).toBe('');
  });

  test('does not exist in a whole file, which stays as it is', async () => {
    const directory = makeTemporaryDirectory();
    writeTree(directory, { [month]: `broken in the middle\n${storedLine('first')}` });
    const store = await openQuoteStore({ directory, now });
    expect(store.setAside).toEqual([]);
    expect(readLines(directory)).toHaveLength(2);
  });
});

describe('storing', () => {
  test('puts requests that come at once on lines of their own, in order', async () => {
    const directory = makeTemporaryDirectory();
    const store = await openQuoteStore({ directory, now });
    const names = Array.from({ length: 300 }, (_, index) => `Visitor ${index}`);
    const added = await Promise.all(names.map((name) => store.add(quoteNamed(name))));
    expect(readStored(directory).map(({ name }) => name)).toEqual(names);
    expect(new Set(added.map(({ id }) => id)).size).toBe(300);
  });

  test('goes on in a new file when the month changes', async () => {
    const directory = makeTemporaryDirectory();
    let clock = new Date('2026-11-30T23:59:59.999Z');
    const store = await openQuoteStore({ directory, now: () => clock });
    const before = store.add(quoteNamed('November'));
    clock = new Date('2026-12-01T00:00:00.000Z');
    await Promise.all([before, store.add(quoteNamed('December'))]);
    expect(readdirSync(directory).sort()).toEqual(['2026-11.jsonl', '2026-12.jsonl']);
  });

  test('flushes to disk before it says so', async () => {
    const directory = makeTemporaryDirectory();
    const steps: string[] = [];
    const store = await openQuoteStore({
      directory,
      now,
      openFile: async (path, flags, mode) => {
        const file = await open(path, flags, mode);
        return watchFile(file, {
          write: async (...parts) => {
            steps.push('write');
            return file.write(...parts);
          },
          sync: async () => {
            await file.sync();
            steps.push('sync');
          },
        });
      },
    });
    await store.add(exampleQuote);
    steps.push('answer');
    expect(steps).toEqual(['write', 'sync', 'answer']);
  });

  test('begins a line of its own in a file that an editor left without a last line break', async () => {
    const directory = makeTemporaryDirectory();
    const store = await openQuoteStore({ directory, now });
    writeFileSync(join(directory, month), storedLine('edited').trimEnd());
    await store.add(quoteNamed('Next'));
    expect(readStored(directory).map(({ id, name }) => (name === 'Next' ? name : id))).toEqual(['edited', 'Next']);
  });

  test('follows an editor that puts another file under the name at the same moment', async () => {
    const directory = makeTemporaryDirectory();
    const path = join(directory, month);
    writeTree(directory, { [month]: storedLine('a') + storedLine('b') });
    let saved = false;
    const store = await openQuoteStore({
      directory,
      now,
      openFile: async (name, flags, mode) => {
        const file = await open(name, flags, mode);
        const sync = async () => {
          await file.sync();
          if (saved) return;
          saved = true;
          writeTree(directory, { 'saved.tmp': storedLine('a') });
          renameSync(join(directory, 'saved.tmp'), path);
        };
        return watchFile(file, { sync });
      },
    });
    const { id } = await store.add(quoteNamed('Next'));
    expect(readStored(directory).map((quote) => quote.id)).toEqual(['a', id]);
  });

  test('finishes what is under way before it closes, and refuses what comes later', async () => {
    const directory = makeTemporaryDirectory();
    const store = await openQuoteStore({ directory, now });
    const added = [store.add(quoteNamed('One')), store.add(quoteNamed('Two'))];
    await store.close();
    expect(readStored(directory)).toHaveLength(2);
    await Promise.all(added);
    await expect(store.add(exampleQuote)).rejects.toThrow();
  });
});

describe('a disk that fails', () => {
  test.each(['ENOSPC', 'EIO'])('with %s loses nothing stored and leaves no half line', async (code) => {
    const directory = makeTemporaryDirectory();
    let room = Number.POSITIVE_INFINITY;
    const store = await openQuoteStore({ directory, now, openFile: openWithRoom(() => room, code) });
    await store.add(quoteNamed('Before'));
    const before = readFileSync(join(directory, month), 'utf8');
    room = 40;
    const failed = [1, 2, 3].map((count) => store.add(quoteNamed(`Lost ${count}`)));
    for (const result of await Promise.allSettled(failed)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code } });
    }
    expect(readFileSync(join(directory, month), 'utf8')).toBe(before);
    room = Number.POSITIVE_INFINITY;
    await store.add(quoteNamed('After'));
    expect(readStored(directory).map(({ name }) => name)).toEqual(['Before', 'After']);
  });

  test('while flushing does not count as stored', async () => {
    const directory = makeTemporaryDirectory();
    let broken = true;
    const store = await openQuoteStore({
      directory,
      now,
      openFile: async (path, flags, mode) => {
        const file = await open(path, flags, mode);
        return watchFile(file, { sync: () => (broken ? Promise.reject(new Error('flush failed')) : file.sync()) });
      },
    });
    await expect(store.add(exampleQuote)).rejects.toThrow('flush failed');
    expect(readLines(directory)).toEqual([]);
    broken = false;
    // The first try was never stored, so the second is no duplicate of it.
    expect((await store.add(exampleQuote)).duplicateOf).toBeUndefined();
    expect(readLines(directory)).toHaveLength(1);
  });

  test('that cannot even take the half line back spoils no later one', async () => {
    const directory = makeTemporaryDirectory();
    let room = 40;
    const openFile = openWithRoom(() => room, 'ENOSPC');
    const store = await openQuoteStore({
      directory,
      now,
      openFile: async (...parts) =>
        watchFile(await openFile(...parts), { truncate: () => Promise.reject(new Error('no')) }),
    });
    await expect(store.add(exampleQuote)).rejects.toThrow();
    room = Number.POSITIVE_INFINITY;
    await store.add(quoteNamed('After'));
    expect(readLines(directory)).toHaveLength(2);
    expect((await readQuotes(directory)).quotes.map(({ name }) => name)).toEqual(['After']);
  });

  test.skipIf(!canMount())('that is really full loses nothing stored', async () => {
    const directory = makeTemporaryDirectory();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k,mode=700', 'tmpfs', directory]);
    onTestFinished(() => void execFileSync('umount', [directory]));
    const store = await openQuoteStore({ directory, now });
    const stored: string[] = [];
    let failure: unknown;
    for (let count = 0; count < 100 && failure === undefined; count += 1) {
      await store.add({ ...quoteNamed(`Visitor ${count}`), message: 'x'.repeat(20_000) }).then(
        ({ id }) => stored.push(id),
        (error) => {
          failure = error;
        },
      );
    }
    expect(failure).toMatchObject({ code: 'ENOSPC' });
    expect(readStored(directory).map(({ id }) => id)).toEqual(stored);
    expect((await openQuoteStore({ directory, now })).setAside).toEqual([]);
  });
});

describe('the marks of a stored request', () => {
  test('still know the earlier ones after a restart', async () => {
    const directory = makeTemporaryDirectory();
    let clock = noon;
    const reopen = () => openQuoteStore({ directory, now: () => clock });
    const first = await (await reopen()).add(exampleQuote);
    clock = new Date(noon.getTime() + 9 * 60_000);
    const second = await (await reopen()).add(exampleQuote);
    expect(second.duplicateOf).toBe(first.id);
    clock = new Date(noon.getTime() + 25 * 60_000);
    expect((await (await reopen()).add(exampleQuote)).duplicateOf).toBeUndefined();
  });

  test('find a message repeated across a restart', async () => {
    const directory = makeTemporaryDirectory();
    const message = 'We offer the best rates for your company today.';
    for (const [index, expected] of [undefined, undefined, ['repeated-message']].entries()) {
      const store = await openQuoteStore({ directory, now });
      const sender = { name: `Sender ${index}`, phone: `719555010${index}`, email: `s${index}@example.com` };
      expect((await store.add({ ...exampleQuote, ...sender, message })).spam).toEqual(expected);
    }
  });

  test('look back over the turn of a month', async () => {
    const directory = makeTemporaryDirectory();
    const first = await (await openQuoteStore({ directory, now: () => new Date('2026-11-30T23:58:00Z') })).add(
      exampleQuote,
    );
    const store = await openQuoteStore({ directory, now: () => new Date('2026-12-01T00:03:00Z') });
    expect((await store.add(exampleQuote)).duplicateOf).toBe(first.id);
  });
});

describe('removing a request', () => {
  test('leaves every other line byte for byte, and the file private', async () => {
    const directory = makeTemporaryDirectory();
    writeTree(directory, { [month]: `${storedLine('a')}not json\n${storedLine('b')}${storedLine('c')}{"torn` });
    expect(await deleteQuote(directory, 'b')).toBe(true);
    expect(readFileSync(join(directory, month), 'utf8')).toBe(`${storedLine('a')}not json\n${storedLine('c')}{"torn`);
    expect(statSync(join(directory, month)).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual([month]);
  });

  test('finds it in an earlier month', async () => {
    const directory = makeTemporaryDirectory();
    writeTree(directory, { '2026-10.jsonl': storedLine('old'), [month]: storedLine('new') });
    expect(await deleteQuote(directory, 'old')).toBe(true);
    expect(readStored(directory).map(({ id }) => id)).toEqual(['new']);
  });

  test('changes nothing for an id that does not exist', async () => {
    const directory = makeTemporaryDirectory();
    writeTree(directory, { [month]: storedLine('a', { duplicateOf: 'b' }) });
    expect(await deleteQuote(directory, 'b')).toBe(false);
    expect(await deleteQuote(join(directory, 'missing'), 'b')).toBe(false);
    expect(readFileSync(join(directory, month), 'utf8')).toBe(storedLine('a', { duplicateOf: 'b' }));
  });

  test('loses nothing that is being stored at the same moment', async () => {
    const directory = makeTemporaryDirectory();
    writeTree(directory, { [month]: Array.from({ length: 40 }, (_, index) => storedLine(`old${index}`)).join('') });
    const store = await openQuoteStore({ directory, now });
    const adding = Array.from({ length: 40 }, async (_, index) => {
      for (let turn = 0; turn < 5; turn += 1) await store.add(quoteNamed(`New ${index} ${turn}`));
    });
    const removing = Array.from({ length: 40 }, (_, index) => deleteQuote(directory, `old${index}`));
    await Promise.all([...adding, ...removing]);
    const stored = readStored(directory);
    expect(stored).toHaveLength(200);
    expect(stored.filter(({ id }) => id.startsWith('old'))).toEqual([]);
  });

  test('waits for a lock only while its holder lives', async () => {
    const directory = makeTemporaryDirectory();
    const pid = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
    writeTree(directory, { [month]: storedLine('a'), '.lock': `${pid} ${hostname()} gone` });
    expect(await deleteQuote(directory, 'a')).toBe(true);
    expect(readdirSync(directory)).toEqual([month]);
  });
});

test('an interrupted rewrite leaves nothing behind after the next start', async () => {
  const directory = makeTemporaryDirectory();
  writeTree(directory, { '.2026-11.0011aabb.tmp': storedLine('half'), 'notes.txt': 'mine' });
  await openQuoteStore({ directory, now });
  expect(readdirSync(directory)).toEqual(['notes.txt']);
});

test('reading leaves out a line that is still being written and names the ones it cannot read', async () => {
  const directory = makeTemporaryDirectory();
  writeTree(directory, { [month]: `${storedLine('a')}{"id":5}\n${storedLine('b')}{"id":"half` });
  const { quotes, unreadable } = await readQuotes(directory);
  expect(quotes.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(unreadable).toEqual([`${month}:2`]);
});

function watchFile(file: QuoteFile, changes: Partial<QuoteFile>): QuoteFile {
  return {
    stat: () => file.stat(),
    read: (...parts) => file.read(...parts),
    write: (...parts) => file.write(...parts),
    truncate: (length) => file.truncate(length),
    chmod: (mode) => file.chmod(mode),
    sync: () => file.sync(),
    close: () => file.close(),
    ...changes,
  };
}

/** A disk with `room()` bytes left per file that is opened: it takes what fits, then fails. */
function openWithRoom(
  room: () => number,
  code: string,
): (path: string, flags: string, mode: number) => Promise<QuoteFile> {
  return async (path, flags, mode) => {
    const file = await open(path, flags, mode);
    let left = room();
    return watchFile(file, {
      write: async (buffer, offset, length) => {
        if (left <= 0) throw Object.assign(new Error('The disk failed.'), { code });
        const written = await file.write(buffer, offset, Math.min(length, left));
        left -= written.bytesWritten;
        return written;
      },
    });
  };
}

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const directory = mkdtempSync(join(tmpdir(), 'peak-and-pane-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', directory], { stdio: 'ignore' });
    execFileSync('umount', [directory]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(directory);
  }
}
