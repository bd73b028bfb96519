import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { attemptMilliseconds, nextAttemptAt } from './delivery-schedule.ts';
import { showControls } from './printable-text.ts';
import type { DeliveryState, QuoteStore, Target } from './quote-store.ts';
import type { Delivery } from './stored-request.ts';

/** Hands requests over, the owner's mail several at once; rejects when the other side has not taken them. */
export type Deliver = (deliveries: Delivery[], signal: AbortSignal) => Promise<void>;

/** A failure that no later attempt can mend. */
export class FinalFailure extends Error {}

/** The other side has all of it and never said whether it took it. */
export class PerhapsTaken extends Error {}

export interface OutboxOptions {
  store: QuoteStore;
  deliver: Partial<Record<Target, Deliver>>;
  /** How many mails the owner gets in an hour; once it is passed, up to 100 requests share one. */
  mailsPerHour: number;
  now: () => number;
  print: (text: string) => void;
}

/** How many attempts run at once, for each target by itself: one that is stuck holds up no other. */
const attemptsAtOnce = { forward: 4, mail: 1, confirm: 4 };
const requestsPerDigest = 100;
const digestPause = 10 * 60_000;
const hour = 60 * 60_000;
const lookMilliseconds = 1_000;
const closeMilliseconds = 3_000;
const tellAgainMilliseconds = 10 * 60_000;

/** Delivers what the store holds, each request at least once to each target, under its id. */
export function startOutbox({ store, deliver, mailsPerHour, now, print }: OutboxOptions) {
  const closing = new AbortController();
  const wakeSignal = new EventEmitter().setMaxListeners(0);
  const toldAt = new Map<Target, number>();
  let mailedAt: number[] = [];
  let closed = false;

  async function work(target: Target, send: Deliver): Promise<void> {
    while (!closed) {
      const most = target === 'mail' ? countForMail() : 1;
      // A store that fails now is asked again at the next look.
      const due = most === 0 ? [] : await store.run('takeDue', target, now(), most).catch(() => []);
      if (due.length > 0) await attempt(target, send, due);
      else await once(wakeSignal, 'wake', { signal: AbortSignal.timeout(lookMilliseconds) }).catch(() => undefined);
    }
  }

  /** How many requests the next mail to the owner may hold; 0 while it has to wait. */
  function countForMail(): number {
    const time = now();
    mailedAt = mailedAt.filter((at) => at > time - hour && at <= time);
    if (mailedAt.length < mailsPerHour) return 1;
    return time - (mailedAt.at(-1) ?? 0) < digestPause ? 0 : requestsPerDigest;
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
      if (performance.now() - (toldAt.get(target) ?? Number.NEGATIVE_INFINITY) > tellAgainMilliseconds) {
        toldAt.set(target, performance.now());
        const after = error instanceof FinalFailure ? '' : ' It is tried again for seven days.';
        print(`Delivering (${target}) fails: ${failureCode(error)}.${after}\n`);
      }
      const perhapsTaken = error instanceof PerhapsTaken;
      const { message, cause } = error as Error;
      const reason = (cause instanceof Error ? `${message} ${cause.message}` : message).slice(0, 300);
      const settleFailed = (delivery: Delivery) => {
        const next = error instanceof FinalFailure ? undefined : nextAttemptAt(delivery, now(), perhapsTaken);
        return settle(delivery.id, target, next ? 'waiting' : 'given-up', next ?? now(), reason);
      };
      await Promise.all(deliveries.map(settleFailed));
    }
  }

  /** Tried until the store takes it: what was sent must not be sent again because nobody noted that it was. */
  async function settle(id: string, target: Target, state: DeliveryState, at: number, error: string): Promise<void> {
    const save = () => store.run('settle', id, target, state, at, error).then(() => true);
    while (!(await save().catch(() => closing.signal.aborted))) await wait(lookMilliseconds);
  }

  const workers = Object.entries(deliver).flatMap(([target, send]) =>
    Array.from({ length: attemptsAtOnce[target as Target] }, () => work(target as Target, send)),
  );
  /** To be called when something new may be due. */
  const wake = () => void wakeSignal.emit('wake');

  /** Gives what is under way a moment to end; the rest is due again at the next start. */
  async function close(): Promise<void> {
    closed = true;
    wake();
    const ended = Promise.all(workers);
    await Promise.race([ended, wait(closeMilliseconds, undefined, { ref: false })]);
    closing.abort();
    await ended;
  }

  return { wake, close };
}

/** Leaves out the words of the other side: a mail server may put an address into them. */
function failureCode(error: unknown): string {
  const { name, code, responseCode, cause } = error as Record<string, unknown> & { cause?: Record<string, unknown> };
  if (name === 'TimeoutError') return 'timed out';
  return showControls([cause?.['code'] ?? code ?? name, responseCode].filter(Boolean).join(' '));
}
