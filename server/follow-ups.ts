import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { leaseMilliseconds } from '../src/inbox/delivery-schedule.ts';

// What the editor writes into the inbox, and nothing else does.

export const requestStates = ['new', 'answered', 'won', 'lost'] as const;
export type RequestState = (typeof requestStates)[number];

export interface FollowUp {
  state?: RequestState | undefined;
  note?: string | undefined;
}

/** Says what became of a request, or notes something about it; false where there is none with this id. */
export function followUp(database: DatabaseSync, id: string, { state, note }: FollowUp): boolean {
  const { changes } = database
    .prepare(
      `INSERT INTO follow_ups (request_id, state, note)
        SELECT id, coalesce(?2, 'new'), coalesce(?3, '') FROM requests WHERE id = ?1
        ON CONFLICT (request_id) DO UPDATE SET state = coalesce(?2, state), note = coalesce(?3, note)`,
    )
    .run(id, state ?? null, note ?? null);
  return changes > 0;
}

const counted = z.object({ count: z.number() });

export function countNew(database: DatabaseSync): number {
  const answered = `SELECT 1 FROM follow_ups WHERE request_id = id AND state <> 'new'`;
  const row = database.prepare(`SELECT count(*) AS count FROM requests WHERE NOT EXISTS (${answered})`).get();
  return counted.parse(row).count;
}

/** Tries at once what was given up, with all its attempts anew, and what waits for longer than an attempt may last. */
export function retryDeliveries(database: DatabaseSync, id: string, now: number): void {
  database
    .prepare(
      `UPDATE deliveries SET state = 'waiting', next_at = ?2,
          since = iif(state = 'waiting', since, ?2), attempts = iif(state = 'waiting', attempts, 0)
        WHERE request_id = ?1 AND (state = 'given-up' OR state = 'waiting' AND next_at > ?3)`,
    )
    .run(id, now, now + leaseMilliseconds);
}
