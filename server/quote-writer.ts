/**
 * The one writer of the database, in a thread of its own, because a commit waits for the disk. What comes in while it
 * waits is committed as one batch with one flush.
 */
import type { DatabaseSync } from 'node:sqlite';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { describeLikeness, findFlags, type Likes, mailboxOf } from '../src/inbox/quote-flags.ts';
import * as sql from '../src/inbox/quote-sql.ts';
import type { QuoteRequest } from '../src/schemas/quote-fields.ts';
import type { ImportReport } from './import-old-files.ts';
import { hashText, inTransaction, measureRoom, openDatabase } from './quote-database.ts';

export type Target = 'forward' | 'mail' | 'confirm';
export type DeliveryState = 'waiting' | 'delivered' | 'given-up';

export interface WriterOptions {
  directory: string;
  /** Where each request is delivered. */
  targets: Target[];
  now: number;
}

/** What the writer says first. */
export type WriterReport = { imported: ImportReport; givenUp: number };

export interface NewRequest {
  id: string;
  at: number;
  quote: QuoteRequest;
  /** A hash of where it came from. */
  client: string;
  crossSite: boolean;
}

/** What is due, with the attempt that begins now counted. */
export interface Delivery extends Omit<sql.DueRow, 'fields' | 'flagText'> {
  quote: QuoteRequest;
  flags: string[];
}

/** What the main thread may ask for, and what it gets. */
export type Operations = ReturnType<typeof createOperations>;

export interface WriterCall {
  name: keyof Operations;
  values: unknown[];
}

/** One for each call, in their order. */
export interface WriterReply {
  value?: unknown;
  error?: string;
  full?: boolean;
}

const sqliteFull = 13;

function createOperations(database: DatabaseSync, targets: Target[]) {
  const prepare = (text: string) => database.prepare(text);
  const findLikes = prepare(sql.findLikes);
  const insertRecent = prepare(sql.insertRecent);
  const insertRequest = prepare(sql.insertRequest);
  const insertDelivery = prepare(sql.insertDelivery);
  const findDue = prepare(sql.findDue);
  const leaseDelivery = prepare(sql.leaseDelivery);
  const settleDelivery = prepare(sql.settleDelivery);
  const confirmOnce = prepare(sql.confirmOnce);
  const forget = sql.forgetOld.map(prepare);

  /** A doubtful request must not make us write to whomever it names. */
  const mayConfirm = (email: string, flags: string[], likes: Likes, at: number) =>
    email !== '' &&
    flags.length === 0 &&
    likes.duplicateOf === null &&
    confirmOnce.run(hashText(mailboxOf(email)), at).changes === 1;

  return {
    add({ id, at, quote, client, crossSite }: NewRequest): void {
      const { content, message, name, phone, email } = describeLikeness(quote);
      const hashes = [content, message, name, phone, email].map((text) => (text === null ? null : hashText(text)));
      const likes = findLikes.get(...hashes, client, at) as unknown as Likes;
      const flags = findFlags(quote, likes, crossSite);
      insertRequest.run(id, at, JSON.stringify(quote), flags.join(' '), likes.duplicateOf);
      insertRecent.run(...hashes, client, at, likes.duplicateOf ?? id);
      for (const target of targets) {
        if (target !== 'confirm' || mayConfirm(quote.email, flags, likes, at)) insertDelivery.run(id, target, at);
      }
    },
    takeDue(target: Target, now: number, until: number): Delivery | undefined {
      const due = findDue.get(target, now, 1) as unknown as sql.DueRow | undefined;
      if (!due) return undefined;
      leaseDelivery.run(due.id, target, until);
      const { fields, flagText, attempts, ...rest } = due;
      return { ...rest, attempts: attempts + 1, quote: JSON.parse(fields), flags: flagText.split(' ').filter(Boolean) };
    },
    settle(id: string, target: Target, state: DeliveryState, at: number, error: string): void {
      settleDelivery.run(id, target, state, at, error);
    },
    forgetOld(now: number): void {
      for (const statement of forget) statement.run(now);
    },
  };
}

function startWriter(port: MessagePort, { directory, targets, now }: WriterOptions): void {
  const { database, imported } = openDatabase(directory, now);
  const operations = createOperations(database, targets);
  // What was under way when an earlier run ended is due again.
  database.prepare(`UPDATE deliveries SET next_at = ? WHERE state = 'waiting'`).run(now);
  const givenUp = database.prepare(`SELECT count(*) AS count FROM deliveries WHERE state = 'given-up'`).get();

  function commit(batch: WriterCall[]): WriterReply[] {
    const { free, reserve } = measureRoom(directory);
    try {
      return inTransaction(database, () =>
        batch.map(({ name, values }) => {
          if (name === 'add' && free < reserve) return { error: 'The disk is nearly full.', full: true };
          const perform = operations[name] as (...values: unknown[]) => unknown;
          return { value: perform(...values) };
        }),
      );
    } catch (failure) {
      const { errcode = 0, message: error } = failure as Error & { errcode?: number };
      const full = (errcode & 0xff) === sqliteFull || measureRoom(directory).free < reserve;
      return batch.map(() => ({ error, full }));
    }
  }

  let queue: WriterCall[] = [];
  const empty = () => {
    const batch = queue;
    queue = [];
    if (batch.length > 0) port.postMessage(commit(batch));
  };
  port.on('message', (calls: WriterCall[] | 'close') => {
    if (calls === 'close') {
      empty();
      database.close();
      return port.close();
    }
    // Behind everything that has arrived by now.
    if (queue.length === 0) setImmediate(empty);
    queue.push(...calls);
  });
  port.postMessage({ imported, givenUp: Number(givenUp?.['count']) } satisfies WriterReport);
}

if (parentPort) startWriter(parentPort, workerData as WriterOptions);
