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
/** Maximum time that the server waits for another program's write, such as a deletion; pages wait as long. */
export const serverBusyMilliseconds = 1_000;
/** Maximum time that another program waits for the writes of the server. */
const commandLineBusyMilliseconds = 5_000;
/** SQLITE_ERROR (other tables, or other columns), SQLITE_CORRUPT, SQLITE_NOTADB */
const unusableFileCodes = [1, 11, 26];

const databasePath = (directory: string) => join(directory, databaseName);

/**
 * Creates the folder of the database. Call it only at the start: a disk that drops out later must not be replaced by an
 * empty folder.
 */
export const createDirectory = (directory: string) => void mkdirSync(directory, { recursive: true, mode: 0o700 });

/** Opens the database of a folder, and creates it if there is none. */
export const openDatabase = (directory: string) => withRemedy(directory, (path) => createFile(directory, path));

/**
 * Opens the database of a folder next to the server that writes it. Returns `undefined` if there is none, and creates
 * none.
 */
export function openExistingDatabase(
  directory: string,
  busyMilliseconds = commandLineBusyMilliseconds,
): DatabaseSync | undefined {
  return withRemedy(directory, (path) => {
    if (!existsSync(path)) return undefined;
    const location = pathToFileURL(path);
    // The file may be deleted at this moment, and SQLite would replace it by an empty one.
    location.searchParams.set('mode', 'rw');
    const database = connect(location, busyMilliseconds);
    // Each page of /requests opens the file, and would fill the large cache of the inbox each time.
    database.exec('PRAGMA cache_size = -2000');
    return database;
  });
}

/** Adds to an error what the operator can do. */
function withRemedy<Result>(directory: string, open: (path: string) => Result): Result {
  const path = databasePath(directory);
  try {
    return open(path);
  } catch (error) {
    const { errcode = 0, message } = error as Error & { errcode?: number };
    const remedy = unusableFileCodes.includes(errcode & 0xff)
      ? `Move it away and restore a backup (server/README.md), or start without it.`
      : `Check that the user of the server can write to ${directory}, and that no other program has the file open.`;
    throw new Error(`${path}: ${message}. ${remedy}`, { cause: error });
  }
}

function createFile(directory: string, path: string): DatabaseSync {
  // SQLite gives its journal the permissions of the database.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  chmodSync(directory, 0o700);
  return connect(path, serverBusyMilliseconds);
}

function connect(location: string | URL, busyMilliseconds: number): DatabaseSync {
  const database = new DatabaseSync(location, { timeout: busyMilliseconds });
  // With a rollback journal SQLite refuses to write into a file that is no longer the one at its path; in WAL mode it
  // never checks. EXTRA flushes every commit, and the folder once the journal is gone from it.
  database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA cache_size = -16000');
  // Overwrites deleted content, which would otherwise stay readable in the file.
  database.exec('PRAGMA secure_delete = ON');
  database.exec(readFileSync(new URL('./schema.sql', import.meta.url), 'utf8'));
  addMissingColumns(database);
  // Fails here for a table with other columns, and not at the first visitor's request.
  database.prepare(insertRequest);
  return database;
}

const addedColumns = [
  ['deliveries', 'undecided', 'INTEGER NOT NULL DEFAULT 0'],
  ['failing_targets', 'schedule', "TEXT NOT NULL DEFAULT ''"],
] as const;

/** Adds the columns that a database of an earlier version lacks. The statements of that version still run on it. */
function addMissingColumns(database: DatabaseSync): void {
  const listMissing = () =>
    addedColumns.filter(
      ([table, column]) =>
        database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) === undefined,
    );
  if (listMissing().length === 0) return;
  inTransaction(database, () => {
    // Another program may have added it in the meantime.
    for (const [table, column, type] of listMissing())
      database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  });
}

/**
 * Reads the secret of the hashes in a folder. Without it, a copy of the database, such as a backup, does not allow
 * guessing texts.
 */
export function readSecret(directory: string): string {
  const path = join(directory, 'hash-secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8');
}

/** Runs the statements as one transaction that other programs see as a whole or not at all. */
export function inTransaction<Result>(database: DatabaseSync, runStatements: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = runStatements();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // Some failures, such as a full disk, have already ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Returns a hash that cannot be used to guess texts without the secret. It is synchronous, because transactions are, and
 * as short as that of `hashRetry` in src/lib/quotes/quote-request.ts.
 */
export function hashWithSecret(text: string, secret: string): string {
  return createHash('sha256')
    .update(secret + text)
    .digest('base64')
    .slice(0, 16);
}

const megabyte = 1024 * 1024;

/** Returns the free bytes on the disk of a folder, and the bytes that the inbox needs. */
export function measureDiskSpace(directory: string) {
  const { bavail, blocks, bsize } = statfsSync(directory);
  const total = blocks * bsize;
  return {
    free: bavail * bsize,
    // Below this nothing more is stored, so that deleting, delivering and the rest of the machine still work.
    reserve: Math.min(64 * megabyte, Math.max(16 * megabyte, total / 20)),
    // Below this the owner is warned.
    warning: Math.min(2048 * megabyte, total / 5),
  };
}
