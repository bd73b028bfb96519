import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

export const databaseName = 'quotes.db';
/** How long one program waits for another's write, such as a deletion, before it gives up. */
const busyMilliseconds = 5_000;
/**
 * Where the header has `user_version`: how many times an inbox has opened this database. A copy of it counts fewer, or
 * none (`--backup`).
 */
export const countOffset = 60;
/** SQLITE_CORRUPT, SQLITE_NOTADB */
const damaged = [11, 26];

export const databasePath = (directory: string) => join(directory, databaseName);

/** Makes the folder of the database, once: a disk that drops out later must not be replaced by an empty folder. */
export const makeDirectory = (directory: string) => void mkdirSync(directory, { recursive: true, mode: 0o700 });

/** Opens the database of a folder, creating it. */
export const openDatabase = (directory: string) => sayRemedy(directory, (path) => createFile(directory, path));

/** Opens the database of a folder beside whoever serves it, and makes none. */
export function openExisting(directory: string): DatabaseSync | undefined {
  return sayRemedy(directory, (path) => {
    if (!existsSync(path)) return undefined;
    const address = pathToFileURL(path);
    // It may go away at this moment, and SQLite would put an empty one in its place.
    address.searchParams.set('mode', 'rw');
    return connect(address, path);
  });
}

function sayRemedy<Result>(directory: string, open: (path: string) => Result): Result {
  const path = databasePath(directory);
  try {
    return open(path);
  } catch (error) {
    const { errcode = 0, message } = error as Error & { errcode?: number };
    const remedy = damaged.includes(errcode & 0xff)
      ? `Move it away and restore a backup (server/README.md), or start without it.`
      : `See that the user of the server may write ${directory} and no other program holds the file.`;
    throw new Error(`${path}: ${message}. ${remedy}`, { cause: error });
  }
}

function createFile(directory: string, path: string): DatabaseSync {
  // SQLite gives its journal the mode of the database.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  chmodSync(directory, 0o700);
  return connect(path, path);
}

function connect(address: string | URL, path: string): DatabaseSync {
  const database = new DatabaseSync(address, { timeout: busyMilliseconds });
  const mode = database.prepare('PRAGMA journal_mode = WAL').get()?.['journal_mode'];
  if (mode !== 'wal') throw new Error(`${path} is on a file system where SQLite cannot keep a write-ahead log.`);
  // FULL flushes every commit. The last one keeps a long reader from leaving a huge log behind.
  database.exec('PRAGMA synchronous = FULL; PRAGMA cache_size = -16000; PRAGMA journal_size_limit = 67108864');
  // What is deleted is overwritten, or it would stay readable in the file.
  database.exec('PRAGMA secure_delete = ON');
  database.exec(readFileSync(new URL('../src/inbox/schema.sql', import.meta.url), 'utf8'));
  return database;
}

/** The secret in the hashes of a folder: whoever has only the database, such as a backup, cannot try words out. */
export function readSecret(directory: string): string {
  const path = join(directory, 'hash-secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8');
}

/** Runs `work` as one transaction that other programs see whole or not at all. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // Some failures, such as a full disk, have already ended it.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** As short as `hashText` of the inbox, at once, and of no use to whoever guesses at texts without the secret. */
export function hashWithSecret(text: string, secret: string): string {
  return createHash('sha256')
    .update(secret + text)
    .digest('base64')
    .slice(0, 16);
}

const megabyte = 1024 * 1024;

/** Bytes: what is free on the disk of a folder, and how much of it the inbox needs. */
export function measureRoom(directory: string) {
  const { bavail, blocks, bsize } = statfsSync(directory);
  const total = blocks * bsize;
  return {
    free: bavail * bsize,
    // Below it nothing more is taken, so that deleting, delivering and the rest of the machine still work.
    reserve: Math.min(64 * megabyte, total / 20),
    // Below it the owner is warned.
    warning: Math.min(2048 * megabyte, total / 5),
  };
}
