import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countNew, followUp, retryDeliveries } from '../../server/follow-ups.ts';
import { makeDirectory, openDatabase, openExisting } from '../../server/quote-database.ts';
import { readQuotes } from '../../server/quote-listing.ts';
import { leaseMilliseconds } from '../../src/inbox/delivery-schedule.ts';
import { insertDelivery, insertRequest, settleDelivery } from '../../src/inbox/quote-sql.ts';
import { parseCsv } from './csv.ts';
import { exampleQuote, makeTemporaryDirectory, openBeside, postJson, readStored, startSite } from './fixture.ts';
import { startReceiver } from './receiver.ts';

const script = new URL('../../server/list-quotes.ts', import.meta.url).pathname;
const at = Date.parse('2026-01-20T18:05:00.000Z');
const secretNote = 'Gate-code-of-the-visitor';

function folderWith(...ids: string[]): string {
  const directory = join(makeTemporaryDirectory(), 'quotes');
  makeDirectory(directory);
  const database = openDatabase(directory);
  for (const id of ids) database.prepare(insertRequest).run(id, at, JSON.stringify(exampleQuote), '', null);
  database.close();
  return directory;
}

function inInbox<Result>(directory: string, work: (database: ReturnType<typeof openBeside>) => Result): Result {
  const database = openExisting(directory);
  if (!database) throw new Error('There is no database.');
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const quotes = (directory: string, ...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], {
    env: { ...process.env, QUOTES_DIR: directory },
    encoding: 'utf8',
  });
const countFollowUps = (directory: string) =>
  inInbox(directory, (database) => database.prepare('SELECT count(*) AS count FROM follow_ups').get()?.['count']);

test('an inbox from before there were states opens with all its requests, and takes states', () => {
  const directory = folderWith('one', 'two');
  const older = openBeside(directory);
  older.exec('DROP TABLE follow_ups');
  older.close();
  inInbox(directory, (database) => {
    expect(countNew(database)).toBe(2);
    expect(followUp(database, 'one', { note: 'Calls back on Friday' })).toBe(true);
    expect(followUp(database, 'one', { state: 'won' })).toBe(true);
    expect(followUp(database, 'nobody', { state: 'won' })).toBe(false);
    expect(countNew(database)).toBe(1);
    expect([...readQuotes(database)].map(({ id, state, note }) => [id, state, note])).toEqual([
      ['one', 'won', 'Calls back on Friday'],
      ['two', 'new', ''],
    ]);
    expect([...readQuotes(database, { search: 'friday', newestFirst: true })].map(({ id }) => id)).toEqual(['one']);
    expect([...readQuotes(database, { newestFirst: true })].map(({ id }) => id)).toEqual(['two', 'one']);
  });
});

test('whoever may not make an inbox makes none', () => {
  const directory = join(makeTemporaryDirectory(), 'quotes');
  expect(openExisting(directory)).toBeUndefined();
  expect(existsSync(directory)).toBe(false);
});

test('export and backup hold state and note, deletion and the time to forget take them along', async () => {
  const directory = folderWith('kept', 'gone');
  inInbox(directory, (database) => {
    followUp(database, 'kept', { state: 'answered', note: '=1+1' });
    followUp(database, 'gone', { note: secretNote.repeat(500) });
  });
  const csv = join(directory, 'all.csv');
  quotes(directory, '--csv', csv);
  const [header = [], row = []] = parseCsv(readFileSync(csv, 'utf8').slice(1), ',');
  expect([row[header.indexOf('state')], row[header.indexOf('note')]]).toEqual(['answered', "'=1+1"]);
  const backup = join(directory, 'backup.db');
  quotes(directory, '--backup', backup);
  expect(readFileSync(backup).includes(secretNote)).toBe(true);

  quotes(directory, '--delete', 'gone');
  expect(countFollowUps(directory)).toBe(1);
  expect(readFileSync(join(directory, 'quotes.db')).includes(secretNote)).toBe(false);

  const site = await startSite(undefined, { quotesDirectory: directory, keepDays: 1 });
  await vi.waitFor(() => expect(readStored(directory)).toEqual([]), { timeout: 10_000 });
  expect(countFollowUps(directory)).toBe(0);
  await site.close();
});

test('a delivery that was given up is tried again by the server that runs', async () => {
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const site = await startSite(undefined, { deliveries: { forwardUrl: receiver.url } });
  const directory = site.quotesDirectory;
  const id = String(JSON.parse((await postJson(site.url, exampleQuote)).text).id);
  const expectDelivered = () =>
    vi.waitFor(() => expect(readStored(directory)[0]?.deliveries[0]?.state).toBe('delivered'), { timeout: 10_000 });
  await expectDelivered();
  inInbox(directory, (database) => database.prepare(settleDelivery).run(id, 'forward', 'given-up', at, 'It was off.'));
  inInbox(directory, (database) => retryDeliveries(database, id, Date.now()));
  await expectDelivered();
  expect(receiver.posts.map(({ key }) => key)).toEqual([id, id]);
});

test('an attempt that runs is not doubled, and what was delivered is not sent anew', () => {
  const directory = folderWith('one');
  const now = at + 60_000;
  inInbox(directory, (database) => {
    for (const target of ['forward', 'mail', 'confirm']) database.prepare(insertDelivery).run('one', target, at);
    const settle = (target: string, state: string, next: number) =>
      database.prepare(settleDelivery).run('one', target, state, next, '');
    settle('forward', 'waiting', now + leaseMilliseconds);
    settle('mail', 'delivered', at);
    settle('confirm', 'waiting', now + leaseMilliseconds + 1);
    retryDeliveries(database, 'one', now);
    const dueAt = Object.fromEntries(
      database
        .prepare('SELECT target, state, next_at FROM deliveries')
        .all()
        .map(({ target, state, next_at }) => [target, [state, next_at]]),
    );
    expect(dueAt).toEqual({
      forward: ['waiting', now + leaseMilliseconds],
      mail: ['delivered', at],
      confirm: ['waiting', now],
    });
  });
});
