import { closeSync, copyFileSync, fstatSync, openSync, readSync, renameSync, statSync, unlinkSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { countOffset, databasePath, openDatabase } from './quote-database.ts';

/** A file that somebody copies over the database is not opened until nothing has been written to it for this long. */
const quietMilliseconds = 1_000;
const logEndings = ['-wal', '-shm'];

export interface WatchedDatabase {
  database: DatabaseSync;
  /** `gone` is the folder, such as a disk that dropped out; it may come back. */
  look(): 'there' | 'gone' | 'replaced';
  /** Closes a database that was replaced, without harm to the file that took its place. */
  giveUp(): void;
}

/** Opens the database, and tells from then on whether it still is the one at its path: only then is a commit kept. */
export function openWatched(directory: string): WatchedDatabase {
  const path = databasePath(directory);
  const database = openDatabase(directory);
  // Stays open as long as the database: closing any handle on its file drops the locks that SQLite holds.
  const file = openSync(path, 'r');
  const own = fstatSync(file);
  const disk = statSync(directory).dev;
  const ownLogs = logEndings.map((ending) => statSync(path + ending, { throwIfNoEntry: false })?.ino);
  const readCount = () => {
    const bytes = Buffer.alloc(4);
    readSync(file, bytes, 0, 4, countOffset);
    return bytes.readUInt32BE();
  };
  const { user_version: earlier } = database.prepare('PRAGMA user_version').get() ?? {};
  database.exec(`PRAGMA user_version = ${Number(earlier) + 1}; PRAGMA wal_checkpoint(TRUNCATE)`);
  let least = readCount();

  function look() {
    const folder = statSync(directory, { throwIfNoEntry: false });
    if (folder?.dev !== disk) return 'gone';
    const found = statSync(path, { throwIfNoEntry: false });
    const count = readCount();
    if (found?.ino !== own.ino || found.dev !== own.dev || count < least) return 'replaced';
    least = count;
    return 'there';
  }

  function giveUp() {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs < quietMilliseconds) throw new Error(`${path} is being written over.`);
    // Closing the old database may write its log into the new file, and opening the new file would read that log.
    const kept = `${path}.new`;
    if (found) copyFileSync(path, kept);
    database.close();
    closeSync(file);
    for (const [index, ending] of logEndings.entries()) {
      const log = statSync(path + ending, { throwIfNoEntry: false });
      if (log && log.ino === ownLogs[index]) unlinkSync(path + ending);
    }
    if (found) renameSync(kept, path);
  }

  return { database, look, giveUp };
}
