import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { DeliveryError } from '../src/lib/quotes/delivery-error.ts';
import type { CheckedQuote } from '../src/lib/quotes/quote-request.ts';
import {
  getDeliveryRetryTime,
  getTargetRetryTime,
  leaseMilliseconds,
  minAttempts,
  patienceMilliseconds,
} from './delivery-schedule.ts';
import {
  hashWithSecret,
  inTransaction,
  makeDirectory,
  measureDiskSpace,
  openDatabase,
  readSecret,
} from './quote-database.ts';
import * as sql from './quote-sql.ts';
import { flagQuote, normalizeEmail, normalizeForMatching, similarRow } from './spam-checks.ts';
import {
  type Delivery,
  deliveryRow,
  failingTargetRow,
  type Outage,
  parseRequest,
  retryRow,
  unreportedRow,
} from './stored-request.ts';

export type Target = 'forward' | 'mail' | 'confirm';
/** The targets that fail together: mails to the owner and to visitors use the same server. */
const pauseNames = { forward: 'forward', mail: 'mail', confirm: 'mail' } as const;
export type DeliveryState = 'waiting' | 'delivered' | 'given-up';

export interface StoreOptions {
  directory: string;
  /** The targets to which each request is delivered. */
  targets: Target[];
  /** Days until requests are deleted; 0 keeps them forever. */
  keepDays: number;
}

interface NewRequest extends Pick<CheckedQuote, 'quote' | 'flags'> {
  id: string;
  at: number;
  /** All fields as JSON, including unknown ones. */
  fields: string;
  /** Hash of the idempotency key and the fields. */
  retryHash: string | undefined;
  clientHash: string;
}

export interface FailedAttempt {
  /** The end of the pause of the whole target; `undefined` if it has none. */
  targetRetryAt: number | undefined;
  /** The earliest time of the next attempt. */
  retryAt: number;
  /** Number of deliveries that are not tried again. */
  givenUp: number;
}

/** Thrown if the request was not stored. */
export class StoreError extends Error {
  readonly isDiskFull: boolean;

  constructor(message: string, isDiskFull = false) {
    super(message);
    this.isDiskFull = isDiskFull;
  }
}

const SQLITE_FULL = 13;
/** SQLite's code for a database file that was moved, replaced or deleted. */
const SQLITE_READONLY_DBMOVED = 1032;
const day = 24 * 60 * 60_000;
const countRow = z.object({ count: z.number() });
const timeRow = z.object({ at: z.number() });

function createOperations(database: DatabaseSync, secret: string, { targets, keepDays }: StoreOptions) {
  const prepare = (text: string) => database.prepare(text);
  const findSimilar = prepare(sql.findSimilar);
  const findRetry = prepare(sql.findRetry);
  const insertRequest = prepare(sql.insertRequest);
  const insertRecent = prepare(sql.insertRecent);
  const insertRetry = prepare(sql.insertRetry);
  const insertDelivery = prepare(sql.insertDelivery);
  const claimDue = prepare(sql.claimDue);
  const settleDelivery = prepare(sql.settleDelivery);
  const releaseDelivery = prepare(sql.releaseDelivery);
  const countUndecided = prepare(sql.countUndecided);
  const giveUpOld = prepare(sql.giveUpOld);
  const findFailingTarget = prepare(sql.findFailingTarget);
  const saveFailingTarget = prepare(sql.saveFailingTarget);
  const deleteFailingTarget = prepare(sql.deleteFailingTarget);
  const findUnreported = prepare(sql.findUnreported);
  const setReported = prepare(sql.setReported);
  const resetBackoff = prepare(sql.resetBackoff);
  const endPauses = prepare(sql.endPauses);
  const countConfirmations = prepare(sql.countConfirmations);
  const insertConfirmation = prepare(sql.insertConfirmation);
  const deleteExpired = sql.deleteExpired.map(prepare);
  const advanceRetentionClock = prepare(sql.advanceRetentionClock);
  const deleteOldRequests = prepare(sql.deleteOldRequests);
  const hash = (text: string) => hashWithSecret(text, secret);

  /** Limits confirmations, so that the form cannot be used to mail strangers. Returns whether to send one. */
  const reserveConfirmation = (email: string | undefined, isSuspicious: boolean, at: number) =>
    email &&
    !isSuspicious &&
    countRow.parse(countConfirmations.get(at)).count < sql.confirmationsPerHour &&
    insertConfirmation.run(hash(normalizeEmail(email)), at).changes === 1;

  return {
    /** Returns the id of the stored request. For a retry, that is the id of the first attempt. */
    add(request: NewRequest): string {
      const { id, at, quote, fields, retryHash, clientHash } = request;
      const first = retryHash === undefined ? undefined : retryRow.parse(findRetry.get(retryHash));
      if (first) return first.id;
      const hashes = normalizeForMatching(quote).map((text) => (text === null ? null : hash(text)));
      const keys = [...hashes, clientHash, at];
      const similar = similarRow.parse(findSimilar.get(...keys));
      const { duplicateOf } = similar;
      const flags = flagQuote(quote, similar, request.flags);
      insertRequest.run(id, at, fields, flags.join(' '), duplicateOf);
      insertRecent.run(...keys, duplicateOf ?? id);
      if (retryHash !== undefined) insertRetry.run(retryHash, id, at);
      const isSuspicious = flags.length > 0 || duplicateOf !== null;
      for (const target of targets) {
        if (target !== 'confirm' || reserveConfirmation(quote.email, isSuspicious, at)) {
          insertDelivery.run(id, target, at);
        }
      }
      return id;
    },
    claimDue(target: Target, now: number, limit: number): Delivery[] {
      const leaseEnd = now + leaseMilliseconds;
      return z
        .array(deliveryRow)
        .parse(claimDue.all(target, now, leaseEnd, limit, pauseNames[target]))
        .map(parseRequest);
    },
    complete(target: Target, deliveries: Delivery[], now: number): void {
      for (const { id } of deliveries) settleDelivery.run(id, target, 'delivered', now, '');
      deleteFailingTarget.run(pauseNames[target]);
    },
    /** Makes the deliveries of interrupted attempts due again. */
    release(target: Target, deliveries: Delivery[]): void {
      for (const { id } of deliveries) releaseDelivery.run(id, target);
    },
    /**
     * Stores why an attempt failed. Returns the end of the target's pause, and the number of deliveries that are given
     * up.
     */
    fail(target: Target, deliveries: Delivery[], error: DeliveryError, now: number): FailedAttempt {
      const { message, retry: schedule } = error;
      const failing = failingTargetRow.parse(findFailingTarget.get(pauseNames[target]));
      // Failures are counted by schedule: a receiver that restarts responds with 404 for a moment, and must not then
      // wait for hours.
      const failures = failing?.schedule === schedule ? failing.failures + 1 : 1;
      const targetRetryAt = getTargetRetryTime(error, failures, now);
      if (error.blame !== 'request') {
        saveFailingTarget.run(pauseNames[target], now, failures, targetRetryAt ?? 0, message, schedule);
      }
      const isUndecided = error.retry === 'undecided' || error.retry === 'unanswered';
      const retryTimes = deliveries.map(({ id, undecided, ...delivery }) => {
        if (isUndecided) countUndecided.run(id, target);
        const counted = { ...delivery, undecided: undecided + Number(isUndecided) };
        const retryAt = getDeliveryRetryTime(error, counted, failures, now);
        settleDelivery.run(id, target, retryAt === undefined ? 'given-up' : 'waiting', retryAt ?? now, message);
        return retryAt;
      });
      let givenUp = retryTimes.filter((retryAt) => retryAt === undefined).length;
      // One attempt counts for all deliveries: the others would each wait for an attempt of their own.
      if (targetRetryAt !== undefined && failures >= minAttempts) {
        givenUp += Number(giveUpOld.run(target, now - patienceMilliseconds, now, message).changes);
      }
      return { targetRetryAt, retryAt: Math.max(targetRetryAt ?? 0, ...retryTimes.map((time) => time ?? 0)), givenUp };
    },
    /** Returns the failure of the receiver that the owner has to be mailed about. */
    findUnreported(now: number): Outage | undefined {
      return unreportedRow.parse(findUnreported.get('forward', now));
    },
    setReported(): void {
      setReported.run('forward');
    },
    /** Makes deliveries due that wait for longer than a lease, and ends the pauses of the targets. */
    resetBackoff(now: number): void {
      resetBackoff.run(now, now + leaseMilliseconds);
      endPauses.run();
    },
    /** Call every ten minutes. Returns the number of deleted requests. */
    deleteExpired(now: number): number {
      for (const statement of deleteExpired) statement.run(now);
      const { at } = timeRow.parse(advanceRetentionClock.get(now));
      return keepDays > 0 ? Number(deleteOldRequests.run(Math.min(at, now) - keepDays * day).changes) : 0;
    },
  };
}

type Operations = ReturnType<typeof createOperations>;

export type QuoteStore = ReturnType<typeof openQuoteStore>;

export function openQuoteStore(options: StoreOptions) {
  const { directory } = options;
  makeDirectory(directory);
  const disk = statSync(directory).dev;
  const open = () => {
    // After an unmount, the path is an empty folder on the parent disk. Data written there would be hidden by the next mount.
    if (statSync(directory).dev !== disk) throw new Error(`The disk of ${directory} is gone`);
    const database = openDatabase(directory);
    return { database, operations: createOperations(database, readSecret(directory), options) };
  };
  let connection = open();
  let closed = false;
  const givenUp = connection.database
    .prepare(`SELECT count(*) AS count FROM deliveries WHERE state = 'given-up'`)
    .get();

  /** Runs an operation in a transaction. Resolves after the commit has been flushed to disk. */
  async function run<Name extends keyof Operations>(name: Name, ...values: Parameters<Operations[Name]>) {
    if (closed) throw new StoreError('The quote store is closed.');
    try {
      if (!connection.database.isOpen) connection = open();
      const { free, reserve } = measureDiskSpace(directory);
      if (name === 'add' && free < reserve) throw new StoreError('The disk is nearly full.', true);
      const operation = connection.operations[name] as (...values: unknown[]) => ReturnType<Operations[Name]>;
      return inTransaction(connection.database, () => operation(...values));
    } catch (error) {
      if (error instanceof StoreError) throw error;
      const { errcode = 0, message } = error as Error & { errcode?: number };
      // The next call reopens the file at the path.
      if (errcode === SQLITE_READONLY_DBMOVED) connection.database.close();
      throw new StoreError(message, (errcode & 0xff) === SQLITE_FULL);
    }
  }

  const close = () => {
    closed = true;
    if (connection.database.isOpen) connection.database.close();
  };
  return { report: { givenUp: countRow.parse(givenUp).count }, run, close };
}
