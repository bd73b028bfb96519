import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openQuoteStore } from '../../server/quote-store.ts';
import { startServer } from '../../server/serve.ts';
import { readServerSettings } from '../../src/settings/server-settings.ts';
import {
  business,
  canMount,
  exampleQuote,
  makeTemporaryDirectory,
  openBeside,
  postJson,
  readStored,
  send,
  startSite,
  type TestSite,
} from './fixture.ts';
import { startReceiver } from './receiver.ts';

const patience = { timeout: 20_000, interval: 100 };
const post = async (site: TestSite, name: string) =>
  (await postJson(site.url, { ...exampleQuote, name }, { agent: false })).status;
const readNames = (directory: string) => readStored(directory).map(({ fields }) => fields.name);

describe('an inbox whose folder drops out', () => {
  test('refuses while it is gone, serves pages, and goes on when it is back, with all that was taken', async () => {
    const site = await startSite();
    const elsewhere = join(site.directory, 'elsewhere');
    expect(await post(site, 'Before')).toBe(201);
    renameSync(site.quotesDirectory, elsewhere);
    expect([await post(site, 'Meanwhile'), await post(site, 'Meanwhile')]).toEqual([503, 503]);
    expect((await send(site.url, '/')).status).toBe(200);
    expect(site.printed.join('')).toContain(site.quotesDirectory);
    // A folder made meanwhile would be hidden by the disk that comes back.
    expect(existsSync(site.quotesDirectory)).toBe(false);
    renameSync(elsewhere, site.quotesDirectory);
    expect(await post(site, 'After')).toBe(201);
    expect(readNames(site.quotesDirectory)).toEqual(['Before', 'After']);
  });
});

describe('a database that is replaced under the running server', () => {
  const copyOf = async (site: TestSite) => {
    const database = openBeside(site.quotesDirectory);
    const path = join(site.directory, 'copy.db');
    database.prepare('VACUUM INTO ?').run(path);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    return path;
  };
  const forgetCount = (path: string) => {
    const file = openBeside(path);
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
  ])('and %s: what is taken from then on is in the file that is there', async (_, replace, kept) => {
    const site = await startSite();
    await post(site, 'Kept');
    const backups = join(site.directory, 'backups');
    cpSync(join(site.directory, 'dist'), backups, { recursive: true });
    const copy = await copyOf(site);
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
    await expect.poll(() => postNext(undefined), patience).toBeGreaterThan(5);
    expect(readNames(site.quotesDirectory)).toEqual([...kept, ...taken]);
    await site.close();
    const again = await startSite(undefined, { quotesDirectory: site.quotesDirectory });
    expect(await post(again, 'Last')).toBe(201);
    expect(readNames(site.quotesDirectory)).toEqual([...kept, ...taken, 'Last']);
  });
});

test('a backup that is copied over the database right before the server stops is whole afterwards', async () => {
  const site = await startSite();
  await post(site, 'Kept');
  const backup = join(site.directory, 'backup.db');
  const database = openBeside(site.quotesDirectory);
  database.prepare('VACUUM INTO ?').run(backup);
  database.close();
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

test('a writer that ends is started again', async () => {
  const workers: Worker[] = [];
  const keep = (worker: Worker) => void workers.push(worker);
  process.on('worker', keep);
  onTestFinished(() => void process.off('worker', keep));
  const directory = join(makeTemporaryDirectory(), 'quotes');
  const store = await openQuoteStore({ directory, targets: [], keepDays: 0 });
  onTestFinished(store.close);
  await workers[0]?.terminate();
  await expect(store.run('forgetOld', Date.now())).rejects.toThrow();
  await expect.poll(() => store.run('forgetOld', Date.now()).then(() => 'written', String), patience).toBe('written');
});

test.skipIf(!canMount)('a disk that is nearly full takes nothing more, so that there is room to delete', async () => {
  const volume = makeTemporaryDirectory();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=700', 'tmpfs', volume]);
  onTestFinished(() => void execFileSync('umount', ['-l', volume]));
  const site = await startSite(undefined, { quotesDirectory: join(volume, 'quotes') });
  expect(await post(site, 'Before')).toBe(201);
  const { bavail, bsize } = statfsSync(volume);
  // Half of the twentieth that is kept free: room for hundreds of requests.
  writeFileSync(join(volume, 'film.mp4'), Buffer.alloc(bavail * bsize - 512 * 1024));
  expect(await post(site, 'Meanwhile')).toBe(507);
  rmSync(join(volume, 'film.mp4'));
  expect(await post(site, 'After')).toBe(201);
  expect(readNames(site.quotesDirectory)).toEqual(['Before', 'After']);
});

test('a second server that finds the port taken has touched no delivery of the first', async () => {
  const tries: string[] = [];
  const receiver = await startReceiver((key) => void tries.push(key));
  onTestFinished(receiver.close);
  const deliveries = { forwardUrl: receiver.url };
  const site = await startSite(undefined, { deliveries });
  await post(site, 'One');
  await expect.poll(() => tries, patience).toHaveLength(1);
  const second = startServer({
    ...readServerSettings({}),
    ...{ siteDirectory: site.siteDirectory, quotesDirectory: site.quotesDirectory, business, deliveries },
    port: Number(new URL(site.url).port),
  });
  await expect(second).rejects.toThrow('in use');
  // Longer than the pause between two looks at what is due.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(tries).toHaveLength(1);
  expect(await post(site, 'Two')).toBe(201);
  await receiver.close();
});

test('a file that is no database is named, with what to do', async () => {
  const directory = makeTemporaryDirectory();
  writeFileSync(join(directory, 'quotes.db'), Buffer.alloc(10_000, 'no database '));
  await expect(startSite(undefined, { quotesDirectory: directory })).rejects.toThrow(
    /^[^\n]*quotes\.db: file is not a database\. [^\n]*backup[^\n]*$/,
  );
});

describe('what is kept of a request', () => {
  const day = 24 * 60 * 60_000;

  test('goes when its time is over, with its deliveries and its key', async () => {
    let clock = Date.now() - 400 * day;
    const options = { keepDays: 365, now: () => clock };
    const site = await startSite(undefined, options);
    await postJson(site.url, exampleQuote, { headers: { 'Idempotency-Key': crypto.randomUUID() } });
    clock += 200 * day;
    await post(site, 'Young');
    await site.close();
    clock += 200 * day;
    await startSite(undefined, { ...options, keepDays: 0, quotesDirectory: site.quotesDirectory });
    expect(readNames(site.quotesDirectory)).toEqual([exampleQuote.name, 'Young']);
    await startSite(undefined, { ...options, quotesDirectory: site.quotesDirectory });
    await expect.poll(() => readNames(site.quotesDirectory), patience).toEqual(['Young']);
    const database = openBeside(site.quotesDirectory);
    expect(database.prepare('SELECT count(*) AS count FROM retries').get()).toEqual({ count: 0 });
    database.close();
  });

  test('are hashes that another inbox, or whoever has a copy of the database, cannot make', async () => {
    const hashes = [];
    for (let inbox = 0; inbox < 2; inbox += 1) {
      const site = await startSite();
      await postJson(site.url, exampleQuote);
      const database = openBeside(site.quotesDirectory);
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
  await expect.poll(() => text, patience).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
});
