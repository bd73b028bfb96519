import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { DeliveryError, RefusedContentError } from '../src/lib/quotes/delivery-error.ts';
import { attemptTimeoutMilliseconds } from './delivery-schedule.ts';
import { formatTime } from './denver-time.ts';
import { escapeControls } from './printable-text.ts';
import type { FailedAttempt, QuoteStore, Target } from './quote-store.ts';
import type { Delivery, Outage } from './stored-request.ts';

/** Sends a batch. Rejects if the target did not accept it. */
export type Deliver = (deliveries: Delivery[], signal: AbortSignal) => Promise<void>;

export interface OutboxOptions {
  store: QuoteStore;
  deliver: Partial<Record<Target, Deliver>>;
  /** Tells the owner by mail that the receiver has failed for an hour. */
  report?: ((outage: Outage, signal: AbortSignal) => Promise<void>) | undefined;
  /** Mails to the owner per hour. Beyond this, up to 100 requests are combined into a digest. */
  mailsPerHour: number;
  /** Time between two checks for deliveries that are due again. */
  pollMilliseconds?: number | undefined;
  now: () => number;
  print: (text: string) => void;
}

/**
 * One attempt at a time for each group, so that requests arrive in order. The mail server has one for both kinds of
 * mail.
 */
const workerTargets: Target[][] = [['forward'], ['mail', 'confirm']];
const requestsPerDigest = 100;
const digestIntervalMilliseconds = 10 * 60_000;
const hour = 60 * 60_000;
const shutdownMilliseconds = 3_000;
const failureLogMilliseconds = 10 * 60_000;
/** After so many failures, a digest may contain one text that the mail server does not accept. */
const attemptsUntilSplit = 3;
/** So many parts of a digest failed in a row without a reply to their text: the server is at fault, not the texts. */
const maxFailuresInSeries = 3;

/** Transactional outbox: delivers each stored request to each target at least once, with its id as idempotency key. */
export function startOutbox(options: OutboxOptions) {
  const { store, deliver, report, mailsPerHour, pollMilliseconds = 1_000, now, print } = options;
  const closing = new AbortController();
  const wakeSignal = new EventEmitter().setMaxListeners(0);
  const loggedAt = new Map<string, number>();
  let mailedAt: number[] = [];
  let closed = false;

  async function runWorker(targets: Target[]): Promise<void> {
    while (!closed) {
      let count = 0;
      if (targets.includes('mail')) await reportOutage();
      for (const target of targets) count += await deliverNext(target);
      if (count === 0) {
        await once(wakeSignal, 'wake', { signal: AbortSignal.timeout(pollMilliseconds) }).catch(() => undefined);
      }
    }
  }

  /** Returns the number of deliveries that were attempted. */
  async function deliverNext(target: Target): Promise<number> {
    const send = deliver[target];
    const limit = target === 'mail' ? getMailBatchSize() : 1;
    if (!send || limit === 0 || closed) return 0;
    // If the store fails, the next poll tries again.
    const due = await store.run('claimDue', target, now(), limit).catch(() => []);
    // RETURNING of SQLite has no order. Parts of a digest that failed alone follow the parts that were not tried.
    due.sort((one, other) => one.attempts - other.attempts || one.since - other.since);
    if (due.length > 0) await attempt(target, send, due);
    return due.length;
  }

  /** Maximum number of requests in the next mail to the owner; 0 if it has to wait. */
  function getMailBatchSize(): number {
    const time = now();
    mailedAt = mailedAt.filter((at) => at > time - hour && at <= time);
    if (mailedAt.length < mailsPerHour) return 1;
    return time - (mailedAt.at(-1) ?? 0) < digestIntervalMilliseconds ? 0 : requestsPerDigest;
  }

  /**
   * Sends a batch, or its parts if the whole is refused. `series` counts the parts of one digest that failed alone, one
   * after another. Returns whether further parts may follow.
   */
  async function attempt(
    target: Target,
    send: Deliver,
    deliveries: Delivery[],
    series = { failures: 0 },
  ): Promise<boolean> {
    try {
      await send(deliveries, createSignal());
      if (target === 'mail') mailedAt.push(now());
      await save(() => store.run('complete', target, deliveries, now()));
      series.failures = 0;
      return true;
    } catch (thrown) {
      if (closing.signal.aborted) {
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

  const shouldSplit = (error: DeliveryError, deliveries: Delivery[]) =>
    error instanceof RefusedContentError ||
    error.retry === 'unanswered' ||
    (error.blame === 'unclear' && deliveries.some(({ attempts }) => attempts >= attemptsUntilSplit));

  const createSignal = () => AbortSignal.any([closing.signal, AbortSignal.timeout(attemptTimeoutMilliseconds)]);

  /** Retries until the store accepts the result; otherwise a sent request would be sent again. */
  async function save<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
    for (;;) {
      try {
        return await run();
      } catch {
        if (closing.signal.aborted) return undefined;
        await wait(pollMilliseconds);
      }
    }
  }

  /** Mails the owner once that the receiver fails. A mail server that fails itself is tried again with the next mail. */
  async function reportOutage(): Promise<void> {
    if (!report || closed) return;
    const outage = await store.run('findUnreported', now()).catch(() => undefined);
    if (!outage) return;
    try {
      await report(outage, createSignal());
      await save(() => store.run('setReported'));
    } catch (thrown) {
      if (closing.signal.aborted) return;
      const error = toDeliveryError(thrown);
      logFailure('mail', error, await save(() => store.run('fail', 'mail', [], error, now())));
    }
  }

  /** Logs each reason once in ten minutes, even if it delays many requests. */
  function logFailure(target: Target, { message, retry }: DeliveryError, failed: FailedAttempt | undefined): void {
    const isGivenUp = failed !== undefined && failed.givenUp > 0;
    const key = [target, isGivenUp, message].join(' ');
    if (performance.now() - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < failureLogMilliseconds) return;
    loggedAt.set(key, performance.now());
    const retryTime = failed && !isGivenUp ? ` The next attempt is at ${formatTime(failed.retryAt)}` : '';
    const next = isGivenUp
      ? ' GIVEN UP: npm run quotes shows which, and npm run quotes -- --retry sends them again.'
      : `${retryTime}${retryTime && retry !== 'undecided' ? ', and further ones for seven days' : ''}${retryTime && '.'}`;
    print(`Delivering (${target}) fails: ${escapeControls(message)}.${next}\n`);
  }

  const workers = workerTargets
    .filter((targets) => targets.some((target) => deliver[target]))
    .map((targets) => runWorker(targets));
  /** Wakes the workers; call it after storing a request. */
  const wake = () => void wakeSignal.emit('wake');

  /** Gives running attempts a few seconds to finish. Those it aborts are due again at the next start. */
  async function close(): Promise<void> {
    closed = true;
    wake();
    const finished = Promise.all(workers);
    await Promise.race([finished, wait(shutdownMilliseconds, undefined, { ref: false })]);
    closing.abort();
    await finished;
  }

  return { wake, close };
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
