/**
 * The one writer of the database, in a thread of its own, because a commit waits for the disk. What comes in while it
 * waits is committed as one batch with one flush.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { leaseMilliseconds } from '../src/inbox/delivery-schedule.ts';
import { describeLikeness, mailboxOf } from '../src/inbox/quote-marks.ts';
import * as sql from '../src/inbox/quote-sql.ts';
import {
  composeInserts,
  type Delivery,
  dueDelivery,
  foundRetry,
  type NewRequest,
} from '../src/inbox/stored-request.ts';
import { hashWithSecret, inTransaction, measureRoom, readSecret } from './quote-database.ts';
import { openWatched } from './watched-database.ts';

export type Target = 'forward' | 'mail' | 'confirm';
export type DeliveryState = 'waiting' | 'delivered' | 'given-up';

export interface WriterOptions {
  directory: string;
  /** Where each request is delivered. */
  targets: Target[];
  /** How long requests are kept; 0 for ever. */
  keepDays: number;
}

/** The writer's first message: how many deliveries it has given up. */
export type WriterReport = { givenUp: number };

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
const closeAttempts = 8;
const closePause = 300;
const day = 24 * 60 * 60_000;
const countRow = z.object({ count: z.number() });

function createOperations(database: DatabaseSync, secret: string, { targets, keepDays }: WriterOptions) {
  const prepare = (text: string) => database.prepare(text);
  const findLikes = prepare(sql.findLikes);
  const findRetry = prepare(sql.findRetry);
  const insertDelivery = prepare(sql.insertDelivery);
  const takeDue = prepare(sql.takeNewest);
  const settleDelivery = prepare(sql.settleDelivery);
  const retryWaiting = prepare(sql.retryWaiting);
  const countConfirmations = prepare(sql.countConfirmations);
  const confirmOnce = prepare(sql.confirmOnce);
  const forget = sql.forgetOld.map(prepare);
  const forgetRequests = prepare(sql.forgetRequests);
  const hash = (text: string) => hashWithSecret(text, secret);
  const inserting: Record<string, StatementSync> = {};

  /** Nobody may have us mail strangers: a doubtful request gets no confirmation, and all together get few an hour. */
  const mayConfirm = (email: string | undefined, isDoubtful: boolean, at: number) =>
    email &&
    !isDoubtful &&
    countRow.parse(countConfirmations.get(at)).count < sql.confirmationsPerHour &&
    confirmOnce.run(hash(mailboxOf(email)), at).changes === 1;

  return {
    /** Answers the id under which it is stored: that of the first when it is a retry. */
    add(request: NewRequest): string {
      const { id, at, quote, retry, client } = request;
      const first = retry === undefined ? undefined : foundRetry.parse(findRetry.get(retry));
      if (first) return first.id;
      const hashes = describeLikeness(quote).map((text) => (text === null ? null : hash(text)));
      const keys = [...hashes, client, at];
      const { marks, duplicateOf, inserts } = composeInserts(request, keys, findLikes.get(...keys));
      for (const [text, values] of inserts) {
        inserting[text] ??= prepare(text);
        inserting[text].run(...values);
      }
      const isDoubtful = marks.length > 0 || duplicateOf !== null;
      for (const target of targets) {
        if (target !== 'confirm' || mayConfirm(quote.email, isDoubtful, at)) insertDelivery.run(id, target, at);
      }
      return id;
    },
    takeDue(target: Target, now: number, most: number): Delivery[] {
      return z.array(dueDelivery).parse(takeDue.all(target, now, now + leaseMilliseconds, most));
    },
    settle(id: string, target: Target, state: DeliveryState, at: number, error: string): void {
      settleDelivery.run(id, target, state, at, error);
    },
    /** What waits for longer than an attempt may last is tried at once. */
    retryWaiting(now: number): void {
      retryWaiting.run(now, now + leaseMilliseconds);
    },
    forgetOld(now: number): void {
      for (const statement of forget) statement.run(now);
      if (keepDays > 0) forgetRequests.run(now - keepDays * day);
    },
  };
}

function openInbox(options: WriterOptions) {
  const { directory } = options;
  const watched = openWatched(directory);
  return { ...watched, operations: createOperations(watched.database, readSecret(directory), options) };
}

function startWriter(port: MessagePort, options: WriterOptions): void {
  const { directory } = options;
  let inbox: ReturnType<typeof openInbox> | undefined = openInbox(options);

  /** The database at its path, opened anew where another has taken its place. */
  function findInbox() {
    const state = inbox?.look();
    if (state === 'gone') throw goneError();
    if (state === 'replaced') {
      inbox?.giveUp();
      inbox = undefined;
    }
    inbox ??= openInbox(options);
    return inbox;
  }

  const goneError = () =>
    new Error(`The folder ${directory} is gone. Bring it back, or make it anew and start the server again`);

  function commit(batch: WriterCall[]): WriterReply[] {
    try {
      const { database, operations, look } = findInbox();
      const { free, reserve } = measureRoom(directory);
      const replies = inTransaction(database, () =>
        batch.map(({ name, values }) => {
          if (name === 'add' && free < reserve) return { error: 'The disk is nearly full.', full: true };
          const perform = operations[name] as (...values: unknown[]) => unknown;
          return { value: perform(...values) };
        }),
      );
      if (look() !== 'there') throw new Error(`The database in ${directory} was replaced meanwhile`);
      return replies;
    } catch (failure) {
      const { errcode = 0, message: error } = failure as Error & { errcode?: number };
      const full = (errcode & 0xff) === sqliteFull || isFull(directory);
      return batch.map(() => ({ error, full }));
    }
  }

  /** Gives a replaced database up: closing it would write into the file that took its place. */
  function closeInbox(): void {
    for (let attempt = 0; attempt < closeAttempts; attempt += 1) {
      try {
        if (inbox?.look() === 'replaced') inbox.giveUp();
        else inbox?.database.close();
        return;
      } catch {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, closePause);
      }
    }
  }

  let queue: WriterCall[] = [];
  const empty = () => {
    const batch = queue;
    queue = [];
    if (batch.length > 0) port.postMessage(commit(batch));
  };
  port.on('message', (message: WriterCall[] | 'close') => {
    if (message === 'close') {
      empty();
      closeInbox();
      return port.close();
    }
    // After every message that has arrived by now, so that one commit takes them all.
    if (queue.length === 0) setImmediate(empty);
    queue.push(...message);
  });
  const givenUp = inbox.database.prepare(`SELECT count(*) AS count FROM deliveries WHERE state = 'given-up'`).get();
  port.postMessage({ givenUp: countRow.parse(givenUp).count } satisfies WriterReport);
}

function isFull(directory: string): boolean {
  try {
    const { free, reserve } = measureRoom(directory);
    return free < reserve;
  } catch {
    return false;
  }
}

if (parentPort) startWriter(parentPort, workerData as WriterOptions);
