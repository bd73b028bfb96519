import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { formatTime } from './denver-time.ts';
import { showControls } from './printable-text.ts';
import { databaseName, inTransaction } from './quote-database.ts';

const requestTime = z.object({ at: z.number() });
const checkpointResult = z.object({ busy: z.number() });
const checkpointAttempts = 3;

export const unknownId = (id: string) => new Error(`There is no quote request with the id ${id}.`);

/** Removes a request from all that the inbox keeps; answers that it is gone, and where else it is, a line each. */
export function deleteRequest(database: DatabaseSync, id: string): string[] {
  const request = requestTime.safeParse(database.prepare('SELECT at FROM requests WHERE id = ?').get(id)).data;
  if (!request) {
    const removed = database.prepare(`SELECT 1 FROM notes WHERE kind = 'deleted' AND subject = ?`).get(id);
    if (!removed) throw unknownId(id);
    emptyLog(database, id);
    return [`The quote request ${showControls(id)} is removed.`];
  }
  const delivered = database
    .prepare(`SELECT target FROM deliveries WHERE request_id = ? AND state = 'delivered'`)
    .all(id)
    .map(({ target }) => target);
  const backups = database.prepare(`SELECT at, subject FROM notes WHERE kind = 'backup' AND at >= ?`).all(request.at);
  inTransaction(database, () => {
    database.prepare('DELETE FROM requests WHERE id = ?').run(id);
    database.prepare('UPDATE requests SET duplicate_of = NULL WHERE duplicate_of = ?').run(id);
    // A repeated request has left its hashes under the id of the first: they are found by its time.
    database.prepare('DELETE FROM recent WHERE first = ? OR at = ?').run(id, request.at);
    database.prepare(`INSERT INTO notes (at, kind, subject) VALUES (?, 'deleted', ?)`).run(Date.now(), id);
  });
  emptyLog(database, id);
  const lines = [`Removed the quote request ${showControls(id)}, with what was left of its deliveries.`];
  for (const { at, subject } of backups) {
    const moved = existsSync(String(subject)) ? '' : ', which is no longer there';
    lines.push(`It is still in the backup of ${formatTime(Number(at))}: ${subject}${moved}`);
  }
  if (delivered.includes('forward')) lines.push('It was sent to your automation: delete it there too.');
  if (delivered.includes('mail')) lines.push('It was mailed to you: delete the message too.');
  return lines;
}

/** Deleted words stand in the write-ahead log until a checkpoint, and a checkpoint waits for every reader. */
function emptyLog(database: DatabaseSync, id: string): void {
  for (let attempt = 0; attempt < checkpointAttempts; attempt += 1) {
    // Each attempt waits for the busy timeout of the database.
    if (checkpointResult.parse(database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()).busy === 0) return;
  }
  throw new Error(
    `${showControls(id)} is deleted, but its words still stand in ${databaseName}-wal while another program reads the ` +
      `database. End that program, then run this again: npm run quotes -- --delete ${showControls(id)}`,
  );
}
