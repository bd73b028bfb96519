import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { DeliveryError } from '../src/lib/quotes/delivery-error.ts';
import type { CheckedQuote } from '../src/lib/quotes/quote-request.ts';
import {
  getDeliveryRetryTime,
  getTargetRetryTime,
  leaseMilliseconds,
  maxDeliveryAgeMilliseconds,
  minAttempts,
} from './delivery-schedule.ts';
import {
  createDirectory,
  hashWithSecret,
  inTransaction,
  measureDiskSpace,
  openDatabase,
  readSecret,
} from './quote-database.ts';
import * as sql from './quote-sql.ts';
import { collectFlags, listMatchKeys, normalizeEmail, similarRowSchema } from './spam-checks.ts';
import {
  type Delivery,
  deliveryRowSchema,
  failingTargetRowSchema,
  type Outage,
  parseRequest,
  resubmissionRowSchema,
  unreportedRowSchema,
} from './stored-request.ts';

/** The recipient of a delivery: the owner's receiver, the owner's mailbox, or the visitor's (a confirmation). */
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
  /** The time at which it came, in milliseconds. */
  at: number;
  /** All fields as JSON, including unknown ones. */
  fields: string;
  /** Hash of the idempotency key and the fields, by which a form that is sent again is recognized. */
  resubmissionHash: string | undefined;
  clientHash: string;
}

export interface FailedAttempt {
  /** The earliest time of the next attempt. */
  retryAt: number;
  /** Number of deliveries that are not tried again. */
  givenUp: number;
}

/** Thrown if an operation of the store failed. Nothing of it was saved. */
export class StoreError extends Error {
  /** The owner can fix it by freeing space. */
  readonly isDiskFull: boolean;

  constructor(message: string, isDiskFull = false) {
    super(message);
    this.isDiskFull = isDiskFull;
  }
}

const SQLITE_FULL = 13;
/** SQLite's code for a database file that was moved, replaced or deleted. */
const SQLITE_READONLY_DBMOVED = 1032;
const dayMilliseconds = 24 * 60 * 60_000;
const countRowSchema = z.object({ count: z.number() });
const timeRowSchema = z.object({ at: z.number() });

/** Prepares the statements of quote-sql.ts for one connection. */
function prepareStatements(database: DatabaseSync) {
  const prepare = (text: string) => database.prepare(text);
  return {
    findSimilar: prepare(sql.findSimilar),
    findResubmission: prepare(sql.findResubmission),
    insertRequest: prepare(sql.insertRequest),
    insertRecent: prepare(sql.insertRecent),
    insertResubmission: prepare(sql.insertResubmission),
    insertDelivery: prepare(sql.insertDelivery),
    claimDue: prepare(sql.claimDue),
    settleDelivery: prepare(sql.settleDelivery),
    releaseDelivery: prepare(sql.releaseDelivery),
    countUndecided: prepare(sql.countUndecided),
    giveUpOld: prepare(sql.giveUpOld),
    findFailingTarget: prepare(sql.findFailingTarget),
    saveFailingTarget: prepare(sql.saveFailingTarget),
    deleteFailingTarget: prepare(sql.deleteFailingTarget),
    findUnreported: prepare(sql.findUnreported),
    setReported: prepare(sql.setReported),
    resetBackoff: prepare(sql.resetBackoff),
    endPauses: prepare(sql.endPauses),
    countConfirmations: prepare(sql.countConfirmations),
    insertConfirmation: prepare(sql.insertConfirmation),
    deleteExpired: sql.deleteExpiredStatements.map(prepare),
    advanceRetentionClock: prepare(sql.advanceRetentionClock),
    deleteOldRequests: prepare(sql.deleteOldRequests),
  };
}

type Statements = ReturnType<typeof prepareStatements>;

function createRequestOperations(
  statements: Statements,
  hash: (text: string) => string,
  { targets, keepDays }: StoreOptions,
) {
  /** Limits confirmations, so that the form cannot be used to mail strangers. Returns whether to send one. */
  const reserveConfirmation = (email: string | undefined, isSuspicious: boolean, at: number) =>
    email &&
    !isSuspicious &&
    countRowSchema.parse(statements.countConfirmations.get(at)).count < sql.maxConfirmationsPerHour &&
    // Last, because it stores that this address gets a confirmation.
    statements.insertConfirmation.run(hash(normalizeEmail(email)), at).changes === 1;

  return {
    /** Returns the id of the stored request. For a resubmission, that is the id of the first one. */
    add(request: NewRequest): string {
      const { id, at, quote, fields, resubmissionHash, clientHash } = request;
      const first =
        resubmissionHash === undefined
          ? undefined
          : resubmissionRowSchema.parse(statements.findResubmission.get(resubmissionHash));
      if (first) return first.id;
      const hashes = listMatchKeys(quote).map((text) => (text === null ? null : hash(text)));
      const matchParameters = [...hashes, clientHash, at];
      const similar = similarRowSchema.parse(statements.findSimilar.get(...matchParameters));
      const { duplicateOf } = similar;
      const flags = collectFlags(quote, similar, request.flags);
      statements.insertRequest.run(id, at, fields, flags.join(' '), duplicateOf);
      // The id of the first of several equal requests, so that each one is a duplicate of the first.
      statements.insertRecent.run(...matchParameters, duplicateOf ?? id);
      if (resubmissionHash !== undefined) statements.insertResubmission.run(resubmissionHash, id, at);
      const isSuspicious = flags.length > 0 || duplicateOf !== null;
      for (const target of targets) {
        if (target !== 'confirm' || reserveConfirmation(quote.email, isSuspicious, at)) {
          statements.insertDelivery.run(id, target, at);
        }
      }
      return id;
    },
    /** Deletes what is too old. Call it every ten minutes. Returns the number of deleted requests. */
    deleteExpired(now: number): number {
      for (const statement of statements.deleteExpired) statement.run(now);
      const { at } = timeRowSchema.parse(statements.advanceRetentionClock.get(now));
      if (keepDays === 0) return 0;
      // The earlier of both clocks, so that neither a clock that is ahead nor one that was set back deletes too much.
      const before = Math.min(at, now) - keepDays * dayMilliseconds;
      return Number(statements.deleteOldRequests.run(before).changes);
    },
  };
}

function createDeliveryOperations(statements: Statements) {
  return {
    /** Claims deliveries that are due, the oldest first. Other calls do not return them until the lease ends. */
    claimDue(target: Target, now: number, limit: number): Delivery[] {
      const leaseEnd = now + leaseMilliseconds;
      return z
        .array(deliveryRowSchema)
        .parse(statements.claimDue.all(target, now, leaseEnd, limit, pauseNames[target]))
        .map(parseRequest);
    },
    complete(target: Target, deliveries: Delivery[], now: number): void {
      for (const { id } of deliveries) statements.settleDelivery.run(id, target, 'delivered', now, '');
      statements.deleteFailingTarget.run(pauseNames[target]);
    },
    /** Makes the deliveries of interrupted attempts due again. */
    release(target: Target, deliveries: Delivery[]): void {
      for (const { id } of deliveries) statements.releaseDelivery.run(id, target);
    },
    /** Stores why an attempt failed, and when each delivery and its target are tried again. */
    fail(target: Target, deliveries: Delivery[], error: DeliveryError, now: number): FailedAttempt {
      const { message, retry: schedule } = error;
      const failing = failingTargetRowSchema.parse(statements.findFailingTarget.get(pauseNames[target]));
      // Failures are counted by schedule: a receiver that restarts responds with 404 for a moment, and must not then
      // wait for hours.
      const failures = failing?.schedule === schedule ? failing.failures + 1 : 1;
      const targetRetryAt = getTargetRetryTime(error, failures, now);
      if (error.blame !== 'request') {
        statements.saveFailingTarget.run(pauseNames[target], now, failures, targetRetryAt ?? 0, message, schedule);
      }
      const isUndecided = schedule === 'undecided' || schedule === 'unanswered';
      const retryTimes = deliveries.map(({ id, undecided, ...delivery }) => {
        if (isUndecided) statements.countUndecided.run(id, target);
        const counted = { ...delivery, undecided: undecided + Number(isUndecided) };
        const retryAt = getDeliveryRetryTime(error, counted, failures, now);
        const state: DeliveryState = retryAt === undefined ? 'given-up' : 'waiting';
        statements.settleDelivery.run(id, target, state, retryAt ?? now, message);
        return retryAt;
      });
      let givenUp = retryTimes.filter((retryAt) => retryAt === undefined).length;
      // One attempt counts for all deliveries: otherwise each of the others would wait for its own attempt.
      if (targetRetryAt !== undefined && failures >= minAttempts) {
        givenUp += Number(statements.giveUpOld.run(target, now - maxDeliveryAgeMilliseconds, now, message).changes);
      }
      return { retryAt: Math.max(targetRetryAt ?? 0, ...retryTimes.map((time) => time ?? 0)), givenUp };
    },
    /** Returns the failure of the receiver that the owner has to be mailed about. */
    findUnreported(now: number): Outage | undefined {
      return unreportedRowSchema.parse(statements.findUnreported.get('forward', now));
    },
    setReported(): void {
      statements.setReported.run('forward');
    },
    /**
     * Makes waiting deliveries due and ends the pauses of the targets, when the server starts. Leaves deliveries that
     * another server may be sending at this moment: those are due within one lease.
     */
    resetBackoff(now: number): void {
      statements.resetBackoff.run(now, now + leaseMilliseconds);
      statements.endPauses.run();
    },
  };
}

function createOperations(database: DatabaseSync, secret: string, options: StoreOptions) {
  const statements = prepareStatements(database);
  const hash = (text: string) => hashWithSecret(text, secret);
  return { ...createRequestOperations(statements, hash, options), ...createDeliveryOperations(statements) };
}

type Operations = ReturnType<typeof createOperations>;

export type QuoteStore = ReturnType<typeof openQuoteStore>;

/** Opens the store of quote requests and deliveries in a folder, and creates it if there is none. */
export function openQuoteStore(options: StoreOptions) {
  const { directory } = options;
  createDirectory(directory);
  const deviceId = statSync(directory).dev;
  const openConnection = () => {
    // After an unmount, the path is an empty folder on the parent disk. Data written there would be hidden by the next mount.
    if (statSync(directory).dev !== deviceId) throw new Error(`The disk of ${directory} is gone`);
    const database = openDatabase(directory);
    return { database, operations: createOperations(database, readSecret(directory), options) };
  };
  let connection = openConnection();
  let isClosed = false;
  const givenUpRow = connection.database
    .prepare(`SELECT count(*) AS count FROM deliveries WHERE state = 'given-up'`)
    .get();

  /**
   * Runs an operation in a transaction. Resolves after the commit has been flushed to disk, in the file that is at the
   * path now. Rejects with a `StoreError`.
   */
  async function run<Name extends keyof Operations>(name: Name, ...values: Parameters<Operations[Name]>) {
    if (isClosed) throw new StoreError('The quote store is closed.');
    try {
      if (!connection.database.isOpen) connection = openConnection();
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
    isClosed = true;
    if (connection.database.isOpen) connection.database.close();
  };
  return { report: { givenUp: countRowSchema.parse(givenUpRow).count }, run, close };
}
