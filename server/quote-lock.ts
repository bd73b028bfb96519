import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const lockName = '.lock';
const pollMilliseconds = 5;
/** Nothing holds the lock for longer than one batch or one rewrite, so an older one was left by a dead holder. */
const abandonedMilliseconds = 15_000;
/** A lock has its name, and the lock for removing one is gone, within the same step of the program. */
const namelessMilliseconds = 1_000;
/** Longer than an abandoned lock can stand in the way. */
const waitMilliseconds = 20_000;

const heldHere = new Set<string>();

/**
 * Runs `task` while no other process writes to the folder. The lock is a file that names its holder; one whose holder
 * was killed is removed.
 */
export async function withQuoteLock<Result>(directory: string, task: () => Promise<Result>): Promise<Result> {
  const path = join(directory, lockName);
  const token = `${process.pid} ${hostname()} ${randomUUID()}`;
  await acquire(path, token);
  try {
    return await task();
  } finally {
    // A lock that cannot be removed counts as abandoned once its token is no longer held.
    if (readHolder(path) === token) await unlink(path).catch(() => undefined);
    heldHere.delete(token);
  }
}

async function acquire(path: string, token: string): Promise<void> {
  const deadline = Date.now() + waitMilliseconds;
  while (!tryAcquire(path, token)) {
    if (isAbandoned(path, readHolder(path))) removeAbandoned(path);
    if (Date.now() > deadline) throw new Error(`Another process holds ${path}.`);
    await wait(pollMilliseconds);
  }
}

/** Creates and names the lock without a pause in between, so that a kill hardly ever leaves one without a name. */
function tryAcquire(path: string, token: string): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  try {
    writeFileSync(file, token);
    heldHere.add(token);
    return true;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/**
 * Removes a lock whose holder is dead. Only who holds the second lock may do so, and a dead holder cannot release its
 * lock after it was found dead: so what is removed is never the fresh lock of somebody else.
 */
function removeAbandoned(path: string): void {
  const guard = `${path}.removal`;
  try {
    closeSync(openSync(guard, 'wx', 0o600));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (isOlder(guard, namelessMilliseconds)) rmSync(guard, { force: true });
    return;
  }
  try {
    const holder = readHolder(path);
    if (isAbandoned(path, holder) && readHolder(path) === holder) unlinkSync(path);
  } finally {
    unlinkSync(guard);
  }
}

function isAbandoned(path: string, holder: string | undefined): boolean {
  if (holder === undefined) return false;
  if (holder === '') return isOlder(path, namelessMilliseconds);
  const [pid = '', host = ''] = holder.split(' ');
  if (host === hostname()) {
    if (Number(pid) === process.pid) return !heldHere.has(holder);
    if (!isRunning(Number(pid))) return true;
  }
  return isOlder(path, abandonedMilliseconds);
}

function isOlder(path: string, milliseconds: number): boolean {
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > milliseconds;
}

function readHolder(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
