import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/quote-database.ts';
import { openQuoteStore } from '../../server/quote-store.ts';
import { startServer } from '../../server/serve.ts';
import { launchCheckName } from '../../src/lib/quotes/quote-flags.ts';
import { readServerSettings } from '../../src/lib/settings/server-settings.ts';
import {
  business,
  canMount,
  createTemporaryDirectory,
  exampleQuote,
  openSecondConnection,
  postJson,
  readStored,
  runQuotes,
  send,
  startSite,
  type TestSite,
} from './fixture.ts';
import { startReceiver } from './receiver.ts';

const polling = { timeout: 20_000, interval: 100 };
const post = async (site: TestSite, name: string) =>
  (await postJson(site.url, { ...exampleQuote, name }, { agent: false })).status;
const readNames = (directory: string) => readStored(directory).map(({ fields }) => fields.name);

describe('an inbox whose folder drops out', () => {
  test('the inbox refuses while its folder is missing, and resumes with all requests', async () => {
    const site = await startSite();
    const elsewhere = join(site.directory, 'elsewhere');
    expect(await post(site, 'Before')).toBe(201);
    renameSync(site.quotesDirectory, elsewhere);
    expect([await post(site, 'Meanwhile'), await post(site, 'Meanwhile')]).toEqual([503, 503]);
    expect((await send(site.url, '/')).status).toBe(200);
    expect(site.printed.join('')).toContain(site.quotesDirectory);
    // A folder created in the meantime would be hidden when the disk returns.
    expect(existsSync(site.quotesDirectory)).toBe(false);
    renameSync(elsewhere, site.quotesDirectory);
    expect(await post(site, 'After')).toBe(201);
    expect(readNames(site.quotesDirectory)).toEqual(['Before', 'After']);
  });
});

/** Creates a backup of the current inbox next to its folder. */
function backUpInbox({ directory, quotesDirectory }: TestSite): string {
  const database = openSecondConnection(quotesDirectory);
  const path = join(directory, 'copy.db');
  database.prepare('VACUUM INTO ?').run(path);
  database.close();
  return path;
}

describe('a database that is replaced under the running server', () => {
  const forgetCount = (path: string) => {
    const file = openSecondConnection(path);
    file.exec('PRAGMA user_version = 0');
    file.close();
  };

  test.each<[string, (site: TestSite, copy: string) => void, string[]]>([
    [
      'is removed',
      ({ quotesDirectory }) => {
        for (const name of readdirSync(quotesDirectory))
          if (name.startsWith('quotes.db')) rmSync(join(quotesDirectory, name));
      },
      [],
    ],
    [
      'makes way for a backup',
      ({ quotesDirectory }, copy) => renameSync(copy, join(quotesDirectory, 'quotes.db')),
      ['Kept'],
    ],
    [
      'has a backup copied over it',
      ({ quotesDirectory }, copy) => copyFileSync(copy, join(quotesDirectory, 'quotes.db')),
      ['Kept'],
    ],
    [
      'is removed with its folder, which is made anew',
      ({ quotesDirectory }) => {
        rmSync(quotesDirectory, { recursive: true });
        cpSync(join(quotesDirectory, '..', 'dist'), quotesDirectory, { recursive: true });
      },
      [],
    ],
  ])('after %s, new requests are stored in the file that is there', async (_, replace, kept) => {
    const site = await startSite();
    await post(site, 'Kept');
    const backups = join(site.directory, 'backups');
    cpSync(join(site.directory, 'dist'), backups, { recursive: true });
    const copy = backUpInbox(site);
    renameSync(copy, join(backups, 'quotes.db'));
    forgetCount(backups);
    for (let count = 0; count < 5; count += 1) expect(await post(site, `Lost ${count}`)).toBe(201);
    replace(site, join(backups, 'quotes.db'));
    const taken: string[] = [];
    const postNext = async (_value: unknown, index = taken.length) => {
      const name = `After ${index}`;
      const status = await post(site, name);
      expect([201, 503]).toContain(status);
      if (status === 201) taken.push(name);
      return taken.length;
    };
    await expect.poll(() => postNext(undefined), polling).toBeGreaterThan(5);
    expect(readNames(site.quotesDirectory)).toEqual([...kept, ...taken]);
    await site.close();
    const again = await startSite(undefined, { quotesDirectory: site.quotesDirectory });
    expect(await post(again, 'Last')).toBe(201);
    expect(readNames(site.quotesDirectory)).toEqual([...kept, ...taken, 'Last']);
  });
});

test('a backup copied over the database just before a stop is intact', async () => {
  const site = await startSite();
  await post(site, 'Kept');
  const backup = backUpInbox(site);
  const copy = new DatabaseSync(backup);
  copy.exec('PRAGMA user_version = 0');
  copy.close();
  for (let count = 0; count < 200; count += 1) await post(site, `Lost ${count}`);
  copyFileSync(backup, join(site.quotesDirectory, 'quotes.db'));
  await site.close();
  expect(readNames(site.quotesDirectory)).toEqual(['Kept']);
  const again = await startSite(undefined, { quotesDirectory: site.quotesDirectory });
  expect(await post(again, 'After')).toBe(201);
  expect(readNames(site.quotesDirectory)).toEqual(['Kept', 'After']);
});

test('a request from a removed database is stored again under its key', async () => {
  const site = await startSite();
  const send = () => postJson(site.url, exampleQuote, { headers: { 'Idempotency-Key': 'a-key-of-a-visitor' } });
  expect((await send()).status).toBe(201);
  rmSync(join(site.quotesDirectory, 'quotes.db'));
  await expect.poll(async () => (await send()).status, polling).toBe(201);
  expect(readNames(site.quotesDirectory)).toEqual([exampleQuote.name]);
});

describe('restoring as server/README.md says it', () => {
  /** Ends a process in the middle of a write, like a power failure. */
  const breakOff = (directory: string) => {
    const write = `const database = new (require('node:sqlite').DatabaseSync)('quotes.db');
      database.exec("PRAGMA cache_size = 1; BEGIN; UPDATE requests SET fields = fields || hex(zeroblob(20000))");
      process.kill(process.pid, 'SIGKILL');`;
    const { signal } = spawnSync(process.execPath, ['--eval', write], { cwd: directory });
    expect(signal).toBe('SIGKILL');
    expect(readdirSync(directory)).toContain('quotes.db-journal');
  };

  test('a restored backup replaces everything, even with an old journal next to it', async () => {
    const site = await startSite();
    await post(site, 'Kept');
    const backup = backUpInbox(site);
    for (let count = 0; count < 50; count += 1) await post(site, `Lost ${count}`);
    await site.close();
    breakOff(site.quotesDirectory);
    for (const name of ['quotes.db', 'quotes.db-journal']) rmSync(join(site.quotesDirectory, name));
    copyFileSync(backup, join(site.quotesDirectory, 'quotes.db'));
    const again = await startSite(undefined, { quotesDirectory: site.quotesDirectory });
    expect(await post(again, 'After')).toBe(201);
    expect(readNames(site.quotesDirectory)).toEqual(['Kept', 'After']);
    const restored = openSecondConnection(site.quotesDirectory);
    expect(restored.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    restored.close();
  });

  test('an interrupted write is undone at the start, without a restore', async () => {
    const site = await startSite();
    for (const name of ['One', 'Two']) await post(site, name);
    await site.close();
    breakOff(site.quotesDirectory);
    const again = await startSite(undefined, { quotesDirectory: site.quotesDirectory });
    expect(await post(again, 'Three')).toBe(201);
    expect(readNames(site.quotesDirectory)).toEqual(['One', 'Two', 'Three']);
    expect(readStored(site.quotesDirectory)[0]?.fields).toEqual({ ...exampleQuote, name: 'One' });
  });
});

test('a commit is flushed to the disk, together with its folder', () => {
  const directory = createTemporaryDirectory();
  const database = openDatabase(directory);
  onTestFinished(() => database.close());
  // 3 is EXTRA. Killing the process cannot show its effect, only a power failure can.
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 3 });
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
});

test.skipIf(!canMount)('a lost disk stops the inbox until it returns, without writing elsewhere', async () => {
  const volume = createTemporaryDirectory();
  const mount = () => execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m,mode=700', 'tmpfs', volume]);
  mount();
  onTestFinished(() => void execFileSync('umount', ['-l', volume]));
  const site = await startSite(undefined, { quotesDirectory: volume });
  expect(await post(site, 'Before')).toBe(201);
  execFileSync('umount', ['-l', volume]);
  expect([await post(site, 'Meanwhile'), await post(site, 'Meanwhile')]).toEqual([503, 503]);
  expect(readdirSync(volume)).toEqual([]);
  mount();
});

test.skipIf(!canMount)('requests can be deleted on a small full disk', async () => {
  const volume = createTemporaryDirectory();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=700', 'tmpfs', volume]);
  onTestFinished(() => void execFileSync('umount', ['-l', volume]));
  const directory = join(volume, 'quotes');
  const site = await startSite(undefined, { quotesDirectory: directory });
  const long = { ...exampleQuote, message: 'm'.repeat(200_000) };
  let status = 201;
  while (status === 201) status = (await postJson(site.url, long)).status;
  expect(status).toBe(507);
  const ids = readStored(directory).map(({ id }) => id);
  for (const id of ids.slice(0, 3)) expect((await runQuotes(directory, '--delete', id)).code).toBe(0);
  expect(readStored(directory).map(({ id }) => id)).toEqual(ids.slice(3));
});

test.skipIf(!canMount)('a nearly full disk accepts no request, so that deletions still work', async () => {
  const volume = createTemporaryDirectory();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=700', 'tmpfs', volume]);
  onTestFinished(() => void execFileSync('umount', ['-l', volume]));
  const site = await startSite(undefined, { quotesDirectory: join(volume, 'quotes') });
  expect(await post(site, 'Before')).toBe(201);
  const { bavail, bsize } = statfsSync(volume);
  // Leaves room for hundreds of requests, but less than the reserve.
  writeFileSync(join(volume, 'film.mp4'), Buffer.alloc(bavail * bsize - 512 * 1024));
  expect(await post(site, 'Meanwhile')).toBe(507);
  rmSync(join(volume, 'film.mp4'));
  expect(await post(site, 'After')).toBe(201);
  expect(readNames(site.quotesDirectory)).toEqual(['Before', 'After']);
});

test('a second server on a used port touches no delivery of the first', async () => {
  const tries: string[] = [];
  const receiver = await startReceiver((key) => void tries.push(key));
  onTestFinished(receiver.close);
  const deliveries = { forwardUrl: receiver.url };
  const site = await startSite(undefined, { deliveries });
  await post(site, 'One');
  await expect.poll(() => tries, polling).toHaveLength(1);
  const second = startServer({
    ...readServerSettings({}),
    ...{ siteDirectory: site.siteDirectory, quotesDirectory: site.quotesDirectory, business, deliveries },
    port: Number(new URL(site.url).port),
    pollMilliseconds: 5,
  });
  await expect(second).rejects.toThrow('in use');
  // Long enough for many checks for due deliveries.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(tries).toHaveLength(1);
  expect(await post(site, 'Two')).toBe(201);
  await receiver.close();
});

test('a file that is no database is named in an error with the remedy', async () => {
  const directory = createTemporaryDirectory();
  writeFileSync(join(directory, 'quotes.db'), Buffer.alloc(10_000, 'no database '));
  await expect(startSite(undefined, { quotesDirectory: directory })).rejects.toThrow(
    /^[^\n]*quotes\.db: file is not a database\. [^\n]*backup[^\n]*$/,
  );
});

test.each([
  ['fewer columns', 'CREATE TABLE requests (id, at)'],
  ['others', 'CREATE TABLE requests (number, id UNIQUE, at, fields, flags, duplicate_of)'],
])('a database whose requests have %s is named in an error with the remedy', async (_, table) => {
  const directory = createTemporaryDirectory();
  const database = new DatabaseSync(join(directory, 'quotes.db'));
  database.exec(table);
  database.close();
  await expect(startSite(undefined, { quotesDirectory: directory })).rejects.toThrow(
    /^[^\n]*quotes\.db: [^\n]* Move it away[^\n]*$/,
  );
});

describe('what is kept of a request', () => {
  const day = 24 * 60 * 60_000;

  test('a clock that is ahead at a start deletes no request', async () => {
    let clock = Date.now();
    const directory = join(createTemporaryDirectory(), 'quotes');
    const startAgain = () => startSite(undefined, { quotesDirectory: directory, keepDays: 30, now: () => clock });
    const names = ['One', 'Two'];
    let site = await startAgain();
    for (const name of names) await post(site, name);
    for (const ahead of [31, 3_000]) {
      await site.close();
      clock = Date.now() + ahead * day;
      site = await startAgain();
      names.push(`${ahead} days ahead`);
      await post(site, names.at(-1) ?? '');
      await site.close();
      site = await startAgain();
      expect(readNames(directory)).toEqual(names);
    }
  });

  test('an expired request is deleted with its deliveries and its key', async () => {
    const directory = join(createTemporaryDirectory(), 'quotes');
    const start = Date.now() - 40 * day;
    let clock = start;
    const site = await startSite(undefined, { quotesDirectory: directory, now: () => clock });
    await postJson(site.url, exampleQuote, { headers: { 'Idempotency-Key': crypto.randomUUID() } });
    clock += 20 * day;
    await post(site, 'Young');
    await site.close();
    /** Runs an inbox that keeps requests for so many days until today. */
    const runFor = async (keepDays: number) => {
      const store = openQuoteStore({ directory, targets: [], keepDays });
      let deleted = 0;
      for (clock = start; clock < Date.now(); clock += day / 6) deleted += await store.run('deleteExpired', clock);
      store.close();
      return deleted;
    };
    expect(await runFor(0)).toBe(0);
    expect(readNames(directory)).toEqual([exampleQuote.name, 'Young']);
    expect(await runFor(30)).toBe(1);
    expect(readNames(directory)).toEqual(['Young']);
    const database = openSecondConnection(directory);
    expect(database.prepare('SELECT count(*) AS count FROM retries').get()).toEqual({ count: 0 });
    database.close();
  });

  test('the request of the launch check is deleted after a day', async () => {
    let clock = Date.now();
    const directory = join(createTemporaryDirectory(), 'quotes');
    const site = await startSite(undefined, { quotesDirectory: directory, now: () => clock });
    for (const name of ['One', launchCheckName, 'Two']) await post(site, name);
    await site.close();
    const store = openQuoteStore({ directory, targets: [], keepDays: 0 });
    clock += day - 60_000;
    await store.run('deleteExpired', clock);
    expect(readNames(directory)).toEqual(['One', launchCheckName, 'Two']);
    clock += 120_000;
    await store.run('deleteExpired', clock);
    store.close();
    expect(readNames(directory)).toEqual(['One', 'Two']);
  });

  test('stored hashes cannot be computed without the secret of the inbox', async () => {
    const hashes = [];
    for (let inbox = 0; inbox < 2; inbox += 1) {
      const site = await startSite();
      await postJson(site.url, exampleQuote);
      const database = openSecondConnection(site.quotesDirectory);
      hashes.push(database.prepare('SELECT content, message, name, phone, email FROM recent').get());
      database.close();
    }
    for (const [column, hash] of Object.entries(hashes[0] ?? {})) expect(hashes[1]?.[column]).not.toBe(hash);
  });
});

test('a request that names two hosts is refused', async () => {
  const site = await startSite();
  const { connect } = await import('node:net');
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data)).on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n');
  await expect.poll(() => text, polling).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
});
