import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { formatTime } from './denver-time.ts';
import { escapeControls } from './printable-text.ts';
import { inTransaction } from './quote-database.ts';

const timeRowSchema = z.object({ at: z.number() });
/** SQLITE_BUSY */
const SQLITE_BUSY = 5;

export const createUnknownIdError = (id: string) => new Error(`There is no quote request with the id ${id}.`);

/**
 * Deletes a request from all tables of the inbox. Returns one line that confirms it, and one for each other place that
 * still has the request.
 */
export function deleteRequest(database: DatabaseSync, id: string): string[] {
  const request = timeRowSchema.safeParse(database.prepare('SELECT at FROM requests WHERE id = ?').get(id)).data;
  if (!request) throw createUnknownIdError(id);
  const delivered = database
    .prepare(`SELECT target FROM deliveries WHERE request_id = ? AND state = 'delivered'`)
    .all(id)
    .map(({ target }) => target);
  const backups = database.prepare('SELECT at, path FROM backups WHERE at >= ?').all(request.at);
  removeRows(database, id, request.at);
  const lines = [`Deleted the quote request ${escapeControls(id)}, with its note and its deliveries.`];
  for (const { at, path } of backups) {
    const missing = existsSync(String(path)) ? '' : ', a file that does not exist any more';
    lines.push(`It is still in the backup of ${formatTime(Number(at))}: ${path}${missing}`);
  }
  if (delivered.includes('forward')) lines.push('It was sent to your automation: delete it there too.');
  if (delivered.includes('mail')) lines.push('It was mailed to you: delete the message too.');
  return lines;
}

function removeRows(database: DatabaseSync, id: string, at: number): void {
  try {
    inTransaction(database, () => {
      database.prepare('DELETE FROM requests WHERE id = ?').run(id);
      database.prepare('UPDATE requests SET duplicate_of = NULL WHERE duplicate_of = ?').run(id);
      // A repeated request has stored its hashes under the id of the first, so they are found by its time.
      database.prepare('DELETE FROM recent WHERE first = ? OR at = ?').run(id, at);
    });
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    if ((errcode & 0xff) !== SQLITE_BUSY) throw error;
    throw new Error(
      `${escapeControls(id)} was not deleted, because another program is reading or writing the requests. ` +
        `Close that program, then run this again: npm run quotes -- --delete ${escapeControls(id)}`,
    );
  }
}
