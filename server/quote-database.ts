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
import { insertRequest } from './quote-sql.ts';

export const databaseName = 'quotes.db';
/** How long the server waits for another program's write, such as a deletion: pages wait as long. */
export const serverTimeout = 1_000;
/** How long a program beside the server waits for its writes. */
const commandLineTimeout = 5_000;
/** SQLITE_ERROR (other tables, or other columns), SQLITE_CORRUPT, SQLITE_NOTADB */
const unusableFileCodes = [1, 11, 26];

const databasePath = (directory: string) => join(directory, databaseName);

/** Makes the folder of the database, once: a disk that drops out later must not be replaced by an empty folder. */
export const makeDirectory = (directory: string) => void mkdirSync(directory, { recursive: true, mode: 0o700 });

/** Opens the database of a folder, creating it. */
export const openDatabase = (directory: string) => withRemedy(directory, (path) => createFile(directory, path));

/** Opens the database of a folder beside the server that writes it. Returns `undefined` if there is none, and creates none. */
export function openExistingDatabase(directory: string, timeout = commandLineTimeout): DatabaseSync | undefined {
  return withRemedy(directory, (path) => {
    if (!existsSync(path)) return undefined;
    const address = pathToFileURL(path);
    // It may go away at this moment, and SQLite would put an empty one in its place.
    address.searchParams.set('mode', 'rw');
    const database = connect(address, timeout);
    // Each page of /requests opens the file: the cache of the inbox would be filled for every one of them.
    database.exec('PRAGMA cache_size = -2000');
    return database;
  });
}

function withRemedy<Result>(directory: string, open: (path: string) => Result): Result {
  const path = databasePath(directory);
  try {
    return open(path);
  } catch (error) {
    const { errcode = 0, message } = error as Error & { errcode?: number };
    const remedy = unusableFileCodes.includes(errcode & 0xff)
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
  return connect(path, serverTimeout);
}

function connect(address: string | URL, timeout: number): DatabaseSync {
  const database = new DatabaseSync(address, { timeout });
  // With a rollback journal SQLite refuses to write into a file that is no longer the one at its path. In the mode of a
  // write-ahead log it never looks. EXTRA flushes every commit, and the folder once the journal is gone from it.
  database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA cache_size = -16000');
  // What is deleted is overwritten, or it would stay readable in the file.
  database.exec('PRAGMA secure_delete = ON');
  database.exec(readFileSync(new URL('./schema.sql', import.meta.url), 'utf8'));
  addMissingColumns(database);
  // A table with other columns is told here, not to the first visitor.
  database.prepare(insertRequest);
  return database;
}

const addedColumns = [
  ['deliveries', 'undecided', 'INTEGER NOT NULL DEFAULT 0'],
  ['failing_targets', 'schedule', "TEXT NOT NULL DEFAULT ''"],
] as const;

/** Brings a database of an earlier version up to date. The statements of that version still run on it. */
function addMissingColumns(database: DatabaseSync): void {
  const listMissing = () =>
    addedColumns.filter(
      ([table, column]) =>
        database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) === undefined,
    );
  if (listMissing().length === 0) return;
  inTransaction(database, () => {
    // Another program may have been faster.
    for (const [table, column, type] of listMissing())
      database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  });
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
export function measureDiskSpace(directory: string) {
  const { bavail, blocks, bsize } = statfsSync(directory);
  const total = blocks * bsize;
  return {
    free: bavail * bsize,
    // Below it nothing more is taken, so that deleting, delivering and the rest of the machine still work.
    reserve: Math.min(64 * megabyte, Math.max(16 * megabyte, total / 20)),
    // Below it the owner is warned.
    warning: Math.min(2048 * megabyte, total / 5),
  };
}
