import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { attemptMilliseconds, nextAttemptAt } from './delivery-schedule.ts';
import { escapeControls } from './printable-text.ts';
import type { DeliveryState, QuoteStore, Target } from './quote-store.ts';
import type { Delivery } from './stored-request.ts';

/** Sends a batch. Rejects if the target did not accept it. */
export type Deliver = (deliveries: Delivery[], signal: AbortSignal) => Promise<void>;

/** Retrying cannot help. */
export class PermanentFailureError extends Error {}

/** Everything was sent, but no response came: the target may have accepted it. */
export class UnknownOutcomeError extends Error {}

export interface OutboxOptions {
  store: QuoteStore;
  deliver: Partial<Record<Target, Deliver>>;
  /** Mails to the owner per hour. Beyond this, up to 100 requests are combined into a digest. */
  mailsPerHour: number;
  now: () => number;
  print: (text: string) => void;
}

/** Per target, so that a stuck one does not block the others. */
const concurrency = { forward: 4, mail: 1, confirm: 4 };
const requestsPerDigest = 100;
const digestIntervalMilliseconds = 10 * 60_000;
const hour = 60 * 60_000;
const pollMilliseconds = 1_000;
const shutdownMilliseconds = 3_000;
const failureLogMilliseconds = 10 * 60_000;

/** Transactional outbox: delivers each stored request to each target at least once, with its id as idempotency key. */
export function startOutbox({ store, deliver, mailsPerHour, now, print }: OutboxOptions) {
  const closing = new AbortController();
  const wakeSignal = new EventEmitter().setMaxListeners(0);
  const failureLoggedAt = new Map<Target, number>();
  let mailedAt: number[] = [];
  let closed = false;

  async function runWorker(target: Target, send: Deliver): Promise<void> {
    while (!closed) {
      const limit = target === 'mail' ? getMailBatchSize() : 1;
      // If the store fails, the next poll tries again.
      const due = limit === 0 ? [] : await store.run('claimDue', target, now(), limit).catch(() => []);
      if (due.length > 0) await attempt(target, send, due);
      else await once(wakeSignal, 'wake', { signal: AbortSignal.timeout(pollMilliseconds) }).catch(() => undefined);
    }
  }

  /** Maximum number of requests in the next mail to the owner; 0 if it has to wait. */
  function getMailBatchSize(): number {
    const time = now();
    mailedAt = mailedAt.filter((at) => at > time - hour && at <= time);
    if (mailedAt.length < mailsPerHour) return 1;
    return time - (mailedAt.at(-1) ?? 0) < digestIntervalMilliseconds ? 0 : requestsPerDigest;
  }

  async function attempt(target: Target, send: Deliver, deliveries: Delivery[]): Promise<void> {
    try {
      await send(deliveries, AbortSignal.any([closing.signal, AbortSignal.timeout(attemptMilliseconds)]));
      if (target === 'mail') mailedAt.push(now());
      await Promise.all(deliveries.map(({ id }) => settle(id, target, 'delivered', now(), '')));
    } catch (error) {
      if (closing.signal.aborted) {
        await Promise.all(deliveries.map(({ id }) => settle(id, target, 'waiting', now(), '')));
        return;
      }
      if (performance.now() - (failureLoggedAt.get(target) ?? Number.NEGATIVE_INFINITY) > failureLogMilliseconds) {
        failureLoggedAt.set(target, performance.now());
        const retryNote = error instanceof PermanentFailureError ? '' : ' It is tried again for seven days.';
        print(`Delivering (${target}) fails: ${getFailureCode(error)}.${retryNote}\n`);
      }
      const isOutcomeUnknown = error instanceof UnknownOutcomeError;
      const { message, cause } = error as Error;
      const reason = (cause instanceof Error ? `${message} ${cause.message}` : message).slice(0, 300);
      const settleFailed = (delivery: Delivery) => {
        const next =
          error instanceof PermanentFailureError ? undefined : nextAttemptAt(delivery, now(), isOutcomeUnknown);
        return settle(delivery.id, target, next ? 'waiting' : 'given-up', next ?? now(), reason);
      };
      await Promise.all(deliveries.map(settleFailed));
    }
  }

  /** Retries until the store accepts the result: otherwise a sent request would be sent again. */
  async function settle(id: string, target: Target, state: DeliveryState, at: number, error: string): Promise<void> {
    const save = () => store.run('settle', id, target, state, at, error).then(() => true);
    while (!(await save().catch(() => closing.signal.aborted))) await wait(pollMilliseconds);
  }

  const workers = Object.entries(deliver).flatMap(([target, send]) =>
    Array.from({ length: concurrency[target as Target] }, () => runWorker(target as Target, send)),
  );
  /** Call after storing a request. */
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

/** Only the code: a mail server's message may contain an address. */
function getFailureCode(error: unknown): string {
  const { name, code, responseCode, cause } = error as Record<string, unknown> & { cause?: Record<string, unknown> };
  if (name === 'TimeoutError') return 'timed out';
  return escapeControls([cause?.['code'] ?? code ?? name, responseCode].filter(Boolean).join(' '));
}
