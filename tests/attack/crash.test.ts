import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readStored } from '../server/fixture.ts';
import { startMailServer } from '../server/mail-server.ts';
import { startReceiver } from '../server/receiver.ts';
import {
  createProject,
  maxMegabytes,
  type Project,
  quotesScript,
  readPeakMegabytes,
  startProject,
  stop,
} from './attacked-server.ts';
import { keepPosting, postOnce } from './posting.ts';

const run = promisify(execFile);
const kills = 20;
const visitors = 50;

const runQuotes = (project: Project, ...args: string[]) =>
  run(process.execPath, [quotesScript, ...args], {
    env: { ...process.env, QUOTES_DIR: project.quotesDirectory },
    maxBuffer: 1024 ** 3,
  });

test(`no request is lost or doubled in ${kills} kills under ${visitors} visitors`, async () => {
  const project = await createProject();
  let server = await startProject(project, { TRUSTED_PROXY: '127.0.0.1' });
  const posting = keepPosting(project.url, visitors);
  const deleted = new Set<string>();
  let backups = 0;
  let isRunning = true;
  const neighbor = (async () => {
    while (isRunning) {
      const victim = [...posting.accepted.values()].map(({ id }) => id).find((id) => !deleted.has(id));
      if (victim) {
        await runQuotes(project, '--delete', victim);
        deleted.add(victim);
      }
      await runQuotes(project, '--search', 'Visitor 1');
      const backup = join(project.directory, 'backup.db');
      await runQuotes(project, '--backup', backup);
      rmSync(backup);
      backups += 1;
    }
  })();
  let peak = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(500 + Math.random() * 1_500);
    peak = Math.max(peak, readPeakMegabytes(server));
    await stop(server, 'SIGKILL');
    server = await startProject(project, { TRUSTED_PROXY: '127.0.0.1' });
  }
  isRunning = false;
  await neighbor;
  await posting.stop();
  await stop(server, 'SIGTERM');

  const stored = readStored(project.quotesDirectory);
  const names = new Map(stored.map(({ id, fields }) => [id, fields.name]));
  console.log({
    accepted: posting.accepted.size,
    stored: stored.length,
    deleted: deleted.size,
    backups,
    peak: Math.round(peak),
  });
  const lost = [...posting.accepted].filter(([name, { id }]) => !deleted.has(id) && names.get(id) !== name);
  expect(lost).toEqual([]);
  expect(new Set(stored.map(({ fields }) => fields.name)).size).toBe(stored.length);
  expect([...deleted].filter((id) => names.has(id))).toEqual([]);
  expect(posting.accepted.size).toBeGreaterThan(kills * 10);
  expect(deleted.size).toBeGreaterThan(0);
  expect(peak).toBeLessThan(maxMegabytes);
});

/** Ten minutes of failures in the full run; about one otherwise. */
const failingMilliseconds = process.env['TEN_MINUTES'] ? 600_000 : 60_000;
const requests = 1_000;

test(`${requests} requests are delivered and mailed while targets fail and the server is killed`, async () => {
  const until = performance.now() + failingMilliseconds;
  const failing = () => performance.now() < until && Math.random() < 0.5;
  const failures = [500, 503, 'hang up', 429, 302] as const;
  const receiver = await startReceiver(() => (failing() ? (failures[Math.floor(Math.random() * 5)] ?? 500) : 201));
  onTestFinished(receiver.close);
  const mail = await startMailServer(() => (failing() ? (Math.random() < 0.5 ? 'refuse' : 'hang up') : 'take'));
  onTestFinished(mail.close);
  const settings = {
    TRUSTED_PROXY: '127.0.0.1',
    QUOTE_FORWARD_URL: receiver.url,
    QUOTE_MAIL_URL: `smtp://127.0.0.1:${mail.port}`,
    QUOTE_MAIL_TO: 'owner@example.com',
    QUOTE_MAILS_PER_HOUR: '1000000',
  };
  const project = await createProject();
  let server = await startProject(project, settings);
  const taken: string[] = [];
  const rounds = 3;
  for (let round = 0; round < rounds; round += 1) {
    const firstOf = (count: number) => Math.round((count * requests) / rounds);
    for (let visitor = firstOf(round); visitor < firstOf(round + 1); visitor += 1) {
      const id = await postOnce(project.url, visitor);
      if (id) taken.push(id);
    }
    await wait(Math.max(0, until - (failingMilliseconds * (rounds - 1 - round)) / rounds - performance.now()));
    // In the last round the failures are over: deliveries due at the start arrive, however long their pause was.
    await stop(server, 'SIGKILL');
    server = await startProject(project, settings);
  }
  const waiting = () =>
    readStored(project.quotesDirectory).flatMap(({ deliveries }) =>
      deliveries.filter(({ state }) => state !== 'delivered'),
    );
  await expect.poll(() => waiting().length, { timeout: 300_000, interval: 2_000 }).toBe(0);
  await stop(server, 'SIGTERM');

  const forwarded = receiver.posts.map(({ key }) => key);
  const mailed = mail.messages.map(({ headers }) => headers['idempotency-key']);
  console.log({ taken: taken.length, forwarded: forwarded.length, mailed: mailed.length });
  expect(taken).toHaveLength(requests);
  expect(taken.filter((id) => !forwarded.includes(id))).toEqual([]);
  expect(taken.filter((id) => !mailed.includes(id))).toEqual([]);
  // Every copy was delivered under the key of its request.
  const ids = new Set(readStored(project.quotesDirectory).map(({ id }) => id));
  expect([...forwarded, ...mailed].filter((key) => !ids.has(key ?? ''))).toEqual([]);
}, 1_800_000);
