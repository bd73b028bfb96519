import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { canMount, openSecondConnection, readStored } from '../server/fixture.ts';
import { createProject, maxMegabytes, quotesScript, readPeakMegabytes, startProject, stop } from './attacked-server.ts';
import { keepPosting } from './posting.ts';

const visitors = 200;
const megabyte = 1024 * 1024;
const phaseMilliseconds = 3_000;

test(`${visitors} visitors find every accepted request once after kills, full disks and locked databases`, async () => {
  const project = await createProject();
  const volume = join(project.directory, 'volume');
  mkdirSync(volume);
  if (canMount) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=700', 'tmpfs', volume]);
    onTestFinished(() => void execFileSync('umount', ['-l', volume]));
  }
  const directory = join(volume, 'quotes');
  const settings = { TRUSTED_PROXY: '127.0.0.1', QUOTES_DIR: directory };
  let server = await startProject(project, settings);
  let peak = 0;
  const measure = () => (peak = Math.max(peak, readPeakMegabytes(server)));
  const posting = keepPosting(project.url, visitors);
  const takenFrom = (from: number) => [...posting.accepted].filter(([, { sentAt }]) => sentAt >= from);

  /** Expects that every request accepted since a moment is stored, once, under the id in the response. */
  const expectFound = (from: number) =>
    posting.pauseFor(() => {
      measure();
      const stored = readStored(directory);
      const ids = new Map(stored.map(({ id, fields }) => [fields.name, id]));
      expect(ids.size).toBe(stored.length);
      const taken = takenFrom(from);
      expect(taken.filter(([name, { id }]) => ids.get(name) !== id)).toEqual([]);
      console.log({ taken: taken.length, stored: stored.length, peak: Math.round(peak) });
    });
  const expectGoingOn = async () => {
    const from = performance.now();
    await expect.poll(() => takenFrom(from).length, { timeout: 20_000, interval: 100 }).toBeGreaterThan(visitors);
  };

  await expectGoingOn();
  const backups = ['one.db', 'two.db'].map((name) => join(volume, name));
  for (const backup of backups) {
    execFileSync(process.execPath, [quotesScript, '--backup', backup], {
      env: { ...process.env, QUOTES_DIR: directory },
    });
  }
  for (const signal of ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGINT'] as const) {
    await wait(phaseMilliseconds);
    measure();
    await stop(server, signal);
    server = await startProject(project, settings);
  }
  await expectGoingOn();

  if (canMount) {
    const { bavail, bsize } = statfsSync(volume);
    writeFileSync(join(volume, 'film.mp4'), Buffer.alloc(bavail * bsize - 10 * megabyte));
    await wait(phaseMilliseconds);
    rmSync(join(volume, 'film.mp4'));
    await expectGoingOn();
  }

  renameSync(directory, join(volume, 'away'));
  await wait(phaseMilliseconds);
  expect(existsSync(directory)).toBe(false);
  renameSync(join(volume, 'away'), directory);
  await expectGoingOn();

  const other = openSecondConnection(directory);
  other.exec('BEGIN IMMEDIATE');
  // Longer than the server waits for the file.
  await wait(7_000);
  other.exec('COMMIT');
  other.close();
  await expectGoingOn();
  await expectFound(0);

  const database = join(directory, 'quotes.db');
  const replacements: (() => void)[] = [
    () => copyFileSync(backups[0] ?? '', database),
    () => renameSync(backups[1] ?? '', database),
    () => {
      for (const name of readdirSync(directory)) if (name.startsWith('quotes.db')) rmSync(join(directory, name));
    },
  ];
  for (const replace of replacements) {
    replace();
    const from = performance.now();
    await wait(phaseMilliseconds);
    await expectGoingOn();
    await expectFound(from);
    // Repeats the check after a restart.
    await stop(server, 'SIGTERM');
    server = await startProject(project, settings);
    await expectGoingOn();
    await expectFound(from);
  }
  await posting.stop();
  measure();
  await stop(server, 'SIGTERM');
  expect(peak).toBeLessThan(maxMegabytes);
}, 300_000);
