/** Stores the sessions of /requests. */
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './quote-database.ts';

/** Limits the table. A new session removes the one that ends first. */
const maxSessions = 20;

export const hasSession = (database: DatabaseSync, tokenHash: string, now: number, latestEnd: number): boolean =>
  database
    .prepare('SELECT 1 FROM owner_sessions WHERE token_hash = ? AND ends_at > ? AND ends_at <= ?')
    .get(tokenHash, now, latestEnd) !== undefined;

export const saveSession = (database: DatabaseSync, tokenHash: string, now: number, endsAt: number): void =>
  inTransaction(database, () => {
    database.prepare('INSERT INTO owner_sessions (token_hash, ends_at) VALUES (?, ?)').run(tokenHash, endsAt);
    database
      .prepare(
        `DELETE FROM owner_sessions WHERE ends_at <= ? OR token_hash NOT IN
          (SELECT token_hash FROM owner_sessions ORDER BY ends_at DESC LIMIT ${maxSessions})`,
      )
      .run(now);
  });

export const deleteSession = (database: DatabaseSync, tokenHash: string) =>
  void database.prepare('DELETE FROM owner_sessions WHERE token_hash = ?').run(tokenHash);
