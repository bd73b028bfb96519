import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { DeliveryError, RefusedContentError } from '../src/lib/quotes/delivery-error.ts';
import { attemptTimeoutMilliseconds } from './delivery-schedule.ts';
import { formatTime } from './denver-time.ts';
import { escapeControls } from './printable-text.ts';
import type { FailedAttempt, QuoteStore, Target } from './quote-store.ts';
import type { Delivery, Outage } from './stored-request.ts';

/**
 * Sends deliveries to a target: several for the owner's mail (a digest), otherwise one. Rejects if the target did not
 * accept them, or if that is unknown.
 */
export type Deliver = (deliveries: Delivery[], signal: AbortSignal) => Promise<void>;

export interface OutboxOptions {
  store: QuoteStore;
  deliver: Partial<Record<Target, Deliver>>;
  /** Mails the owner that the receiver has failed for an hour. */
  reportOutage?: ((outage: Outage, signal: AbortSignal) => Promise<void>) | undefined;
  /** Mails to the owner per hour. Beyond this, up to 100 requests are combined into a digest. */
  mailsPerHour: number;
  /** Time between two checks for deliveries that are due again. */
  pollMilliseconds?: number | undefined;
  now: () => number;
  print: (text: string) => void;
}

/**
 * One worker for each group, so that requests arrive in order and a target that does not respond does not delay the
 * others. Mail must have one worker: two could both pass the limit of `createMailLimit`.
 */
const targetsByWorker: Target[][] = [['forward'], ['mail', 'confirm']];
const maxRequestsPerDigest = 100;
const digestIntervalMilliseconds = 10 * 60_000;
/** Running attempts may finish within this time after the server was told to stop. */
const shutdownGraceMilliseconds = 3_000;
const failureLogIntervalMilliseconds = 10 * 60_000;
/** After so many attempts, a digest is split: it may contain one text that the mail server does not accept. */
const minAttemptsBeforeSplit = 3;
/** If so many parts of a digest fail one after another without a reply to their text, the server is at fault. */
const maxFailuresInSeries = 3;

/** Transactional outbox: delivers each stored request to each target at least once, with its id as idempotency key. */
export function startOutbox(options: OutboxOptions) {
  const { store, deliver, reportOutage, mailsPerHour, pollMilliseconds = 1_000, now, print } = options;
  /** Aborts the running attempts, a while after `isStopping` has kept new ones from starting. */
  const abortController = new AbortController();
  const wakeSignal = new EventEmitter().setMaxListeners(0);
  const mailLimit = createMailLimit(mailsPerHour, now);
  const attempts = createAttempts({
    store,
    now,
    mailLimit,
    logFailure: createFailureLog(print),
    pollMilliseconds,
    abortSignal: abortController.signal,
  });
  let isStopping = false;

  async function runWorker(targets: Target[]): Promise<void> {
    while (!isStopping) {
      let count = 0;
      if (targets.includes('mail') && reportOutage) await attempts.reportUnreportedOutage(reportOutage);
      for (const target of targets) count += await deliverNext(target);
      if (count === 0) {
        await once(wakeSignal, 'wake', { signal: AbortSignal.timeout(pollMilliseconds) }).catch(() => undefined);
      }
    }
  }

  /** Returns the number of deliveries that were attempted. */
  async function deliverNext(target: Target): Promise<number> {
    const send = deliver[target];
    const limit = target === 'mail' ? mailLimit.getBatchSize() : 1;
    if (!send || limit === 0 || isStopping) return 0;
    // If the store fails, the next poll tries again.
    const due = await store.run('claimDue', target, now(), limit).catch(() => []);
    // RETURNING of SQLite has no order. Parts of a digest that failed by themselves follow the parts that were not tried.
    due.sort((a, b) => a.attempts - b.attempts || a.since - b.since);
    if (due.length > 0) await attempts.attempt(target, send, due);
    return due.length;
  }

  const workers = targetsByWorker
    .filter((targets) => targets.some((target) => deliver[target]))
    .map((targets) => runWorker(targets));
  /** Makes the workers look for due deliveries at once; call it after storing a request. */
  const wake = () => void wakeSignal.emit('wake');

  /** Gives running attempts a few seconds to finish, then aborts them and makes their deliveries due again. */
  async function close(): Promise<void> {
    isStopping = true;
    wake();
    const finished = Promise.all(workers);
    await Promise.race([finished, wait(shutdownGraceMilliseconds, undefined, { ref: false })]);
    abortController.abort();
    await finished;
  }

  return { wake, close };
}

interface AttemptOptions extends Pick<OutboxOptions, 'store' | 'now'> {
  mailLimit: ReturnType<typeof createMailLimit>;
  logFailure: ReturnType<typeof createFailureLog>;
  pollMilliseconds: number;
  /** Aborts the running attempts, whose deliveries are then due again. */
  abortSignal: AbortSignal;
}

/** Creates the functions that send to a target and store the result. */
function createAttempts({ store, now, mailLimit, logFailure, pollMilliseconds, abortSignal }: AttemptOptions) {
  const createSignal = () => AbortSignal.any([abortSignal, AbortSignal.timeout(attemptTimeoutMilliseconds)]);
  const save = createResultSaver(pollMilliseconds, abortSignal);

  /**
   * Sends a batch, or its parts if the whole is refused. `series` counts the parts of one digest that failed by
   * themselves, one after another. Returns `true` if further parts may follow.
   */
  async function attempt(
    target: Target,
    send: Deliver,
    deliveries: Delivery[],
    series = { failures: 0 },
  ): Promise<boolean> {
    try {
      await send(deliveries, createSignal());
      if (target === 'mail') mailLimit.addMail();
      await save(() => store.run('complete', target, deliveries, now()));
      series.failures = 0;
      return true;
    } catch (thrown) {
      if (abortSignal.aborted) {
        await save(() => store.run('release', target, deliveries));
        return false;
      }
      const error = toDeliveryError(thrown);
      if (deliveries.length > 1 && shouldSplit(error, deliveries)) {
        const middle = Math.ceil(deliveries.length / 2);
        const rest = deliveries.slice(middle);
        if (await attempt(target, send, deliveries.slice(0, middle), series))
          return attempt(target, send, rest, series);
        await save(() => store.run('release', target, rest));
        // The server may have accepted the rest with the whole, and must not get a copy of it every few seconds.
        if (error.retry === 'unanswered') await save(() => store.run('fail', target, rest, error, now()));
        return false;
      }
      const failed = await save(() => store.run('fail', target, deliveries, error, now()));
      logFailure(target, error, failed);
      if (error.blame === 'request') return true;
      series.failures += 1;
      return error.blame === 'unclear' && series.failures < maxFailuresInSeries;
    }
  }

  /** Mails the owner once that the receiver fails. If the mail server fails too, the report follows its next mail. */
  async function reportUnreportedOutage(reportOutage: NonNullable<OutboxOptions['reportOutage']>): Promise<void> {
    const outage = await store.run('findUnreported', now()).catch(() => undefined);
    if (!outage) return;
    try {
      await reportOutage(outage, createSignal());
      await save(() => store.run('setReported'));
    } catch (thrown) {
      if (abortSignal.aborted) return;
      const error = toDeliveryError(thrown);
      logFailure('mail', error, await save(() => store.run('fail', 'mail', [], error, now())));
    }
  }

  return { attempt, reportUnreportedOutage };
}

/**
 * Creates a function that retries until the store accepts a result, because a sent request would otherwise be sent
 * again. It returns `undefined` if the server stops meanwhile: the deliveries are then due again when their lease ends.
 */
function createResultSaver(pollMilliseconds: number, abortSignal: AbortSignal) {
  return async <Result>(storeResult: () => Promise<Result>): Promise<Result | undefined> => {
    for (;;) {
      try {
        return await storeResult();
      } catch {
        if (abortSignal.aborted) return undefined;
        await wait(pollMilliseconds);
      }
    }
  };
}

const shouldSplit = (error: DeliveryError, deliveries: Delivery[]) =>
  error instanceof RefusedContentError ||
  error.retry === 'unanswered' ||
  (error.blame === 'unclear' && deliveries.some(({ attempts }) => attempts >= minAttemptsBeforeSplit));

/** Counts the mails to the owner. A restart forgets the count, so that more mails may follow, but never fewer. */
function createMailLimit(mailsPerHour: number, now: () => number) {
  const hourMilliseconds = 60 * 60_000;
  let mailTimes: number[] = [];
  return {
    /** Returns the maximum number of requests in the next mail; 0 if it has to wait. */
    getBatchSize(): number {
      const time = now();
      // The time of a mail is in the future if the clock was set back since.
      mailTimes = mailTimes.filter((at) => at > time - hourMilliseconds && at <= time);
      if (mailTimes.length < mailsPerHour) return 1;
      return time - (mailTimes.at(-1) ?? 0) < digestIntervalMilliseconds ? 0 : maxRequestsPerDigest;
    },
    addMail: () => void mailTimes.push(now()),
  };
}

/** Creates a function that logs each reason once in ten minutes, even if it delays many requests. */
function createFailureLog(print: (text: string) => void) {
  // Not `now()`: setting the clock back must not silence the log.
  const loggedAt = new Map<string, number>();
  return (target: Target, { message, retry }: DeliveryError, failed: FailedAttempt | undefined): void => {
    const isGivenUp = failed !== undefined && failed.givenUp > 0;
    const key = [target, isGivenUp, message].join(' ');
    if (performance.now() - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < failureLogIntervalMilliseconds) return;
    loggedAt.set(key, performance.now());
    print(`Delivery failed (${target}): ${escapeControls(message)}.${describeNextAttempt(isGivenUp, retry, failed)}\n`);
  };
}

function describeNextAttempt(
  isGivenUp: boolean,
  retry: DeliveryError['retry'],
  failed: FailedAttempt | undefined,
): string {
  if (isGivenUp) return ' GIVEN UP: npm run quotes shows which, and npm run quotes -- --retry sends them again.';
  // The store could not save the failure.
  if (!failed) return '';
  const further = retry === 'undecided' ? '' : ', and further ones for seven days';
  return ` The next attempt is at ${formatTime(failed.retryAt)}${further}.`;
}

/** Converts an unexpected error without its message, which may contain user input. */
function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { name } = error as Error;
  if (name === 'TimeoutError') return new DeliveryError('timed out', { retry: 'soon', blame: 'unclear', cause: error });
  return new DeliveryError(`the message could not be prepared (${name})`, {
    retry: 'soon',
    blame: 'request',
    cause: error,
  });
}
