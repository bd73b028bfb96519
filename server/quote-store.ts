import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { CheckedQuote } from '../src/lib/quotes/quote-request.ts';
import { leaseMilliseconds } from './delivery-schedule.ts';
import {
  hashWithSecret,
  inTransaction,
  makeDirectory,
  measureRoom,
  openDatabase,
  readSecret,
} from './quote-database.ts';
import * as sql from './quote-sql.ts';
import { describeLikeness, findMarks, foundLikes, mailboxOf } from './request-doubts.ts';
import { type Delivery, dueDelivery, foundRetry } from './stored-request.ts';

export type Target = 'forward' | 'mail' | 'confirm';
export type DeliveryState = 'waiting' | 'delivered' | 'given-up';

export interface StoreOptions {
  directory: string;
  /** Where each request is delivered. */
  targets: Target[];
  /** How long requests are kept; 0 for ever. */
  keepDays: number;
}

interface NewRequest extends Pick<CheckedQuote, 'quote' | 'marks'> {
  id: string;
  at: number;
  /** The whole of it as JSON. */
  fields: string;
  /** What a retry of it is known by. */
  retry: string | undefined;
  /** A hash of where it came from. */
  client: string;
}

/** A request that is not on disk. */
export class StoreError extends Error {
  /** For want of room, which the owner can mend. */
  readonly full: boolean;

  constructor(message: string, full = false) {
    super(message);
    this.full = full;
  }
}

const sqliteFull = 13;
const day = 24 * 60 * 60_000;
const countRow = z.object({ count: z.number() });
const timeRow = z.object({ at: z.number() });

function createOperations(database: DatabaseSync, secret: string, { targets, keepDays }: StoreOptions) {
  const prepare = (text: string) => database.prepare(text);
  const findLikes = prepare(sql.findLikes);
  const findRetry = prepare(sql.findRetry);
  const insertRequest = prepare(sql.insertRequest);
  const insertRecent = prepare(sql.insertRecent);
  const insertRetry = prepare(sql.insertRetry);
  const insertDelivery = prepare(sql.insertDelivery);
  const takeDue = prepare(sql.takeDue);
  const settleDelivery = prepare(sql.settleDelivery);
  const retryWaiting = prepare(sql.retryWaiting);
  const countConfirmations = prepare(sql.countConfirmations);
  const confirmOnce = prepare(sql.confirmOnce);
  const forget = sql.forgetOld.map(prepare);
  const advanceUpkeep = prepare(sql.advanceUpkeep);
  const forgetRequests = prepare(sql.forgetRequests);
  const hash = (text: string) => hashWithSecret(text, secret);

  /** Nobody may have us mail strangers: a doubtful request gets no confirmation, and all together get few an hour. */
  const mayConfirm = (email: string | undefined, isDoubtful: boolean, at: number) =>
    email &&
    !isDoubtful &&
    countRow.parse(countConfirmations.get(at)).count < sql.confirmationsPerHour &&
    confirmOnce.run(hash(mailboxOf(email)), at).changes === 1;

  return {
    /** Answers the id under which it is stored: that of the first when it is a retry. */
    add(request: NewRequest): string {
      const { id, at, quote, fields, retry, client } = request;
      const first = retry === undefined ? undefined : foundRetry.parse(findRetry.get(retry));
      if (first) return first.id;
      const hashes = describeLikeness(quote).map((text) => (text === null ? null : hash(text)));
      const keys = [...hashes, client, at];
      const likes = foundLikes.parse(findLikes.get(...keys));
      const { duplicateOf } = likes;
      const marks = findMarks(quote, likes, request.marks);
      insertRequest.run(id, at, fields, marks.join(' '), duplicateOf);
      insertRecent.run(...keys, duplicateOf ?? id);
      if (retry !== undefined) insertRetry.run(retry, id, at);
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
    /** Answers how many requests it has deleted. To be called every ten minutes. */
    forgetOld(now: number): number {
      for (const statement of forget) statement.run(now);
      const { at } = timeRow.parse(advanceUpkeep.get(now));
      return keepDays > 0 ? Number(forgetRequests.run(Math.min(at, now) - keepDays * day).changes) : 0;
    },
  };
}

type Operations = ReturnType<typeof createOperations>;

export type QuoteStore = ReturnType<typeof openQuoteStore>;

/** SQLITE_READONLY_DBMOVED: another file stands at the path, or none. */
const moved = 1032;

/** The database of the inbox: what it says it has done is on disk, in the file that stands at its path. */
export function openQuoteStore(options: StoreOptions) {
  const { directory } = options;
  makeDirectory(directory);
  const disk = statSync(directory).dev;
  const open = () => {
    // The empty folder under a disk that dropped out: what is written there is hidden when the disk comes back.
    if (statSync(directory).dev !== disk) throw new Error(`The disk of ${directory} is gone`);
    const database = openDatabase(directory);
    return { database, operations: createOperations(database, readSecret(directory), options) };
  };
  let inbox = open();
  let closed = false;
  const givenUp = inbox.database.prepare(`SELECT count(*) AS count FROM deliveries WHERE state = 'given-up'`).get();

  /** Resolves once the operation is on disk. */
  async function run<Name extends keyof Operations>(name: Name, ...values: Parameters<Operations[Name]>) {
    if (closed) throw new StoreError('The quote store is closed.');
    try {
      if (!inbox.database.isOpen) inbox = open();
      const { free, reserve } = measureRoom(directory);
      if (name === 'add' && free < reserve) throw new StoreError('The disk is nearly full.', true);
      const perform = inbox.operations[name] as (...values: unknown[]) => ReturnType<Operations[Name]>;
      return inTransaction(inbox.database, () => perform(...values));
    } catch (error) {
      if (error instanceof StoreError) throw error;
      const { errcode = 0, message } = error as Error & { errcode?: number };
      // The next call opens what stands there now.
      if (errcode === moved) inbox.database.close();
      throw new StoreError(message, (errcode & 0xff) === sqliteFull);
    }
  }

  const close = () => {
    closed = true;
    if (inbox.database.isOpen) inbox.database.close();
  };
  return { report: { givenUp: countRow.parse(givenUp).count }, run, close };
}
