import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { attemptMilliseconds, leaseMilliseconds, nextAttemptAt } from '../src/inbox/delivery-schedule.ts';
import { showControls } from './printable-text.ts';
import type { QuoteStore } from './quote-store.ts';
import type { Delivery, DeliveryState, Target } from './quote-writer.ts';

/** Hands one request over; rejects when the other side has not taken it. */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<void>;

/** A failure that no later attempt can mend. */
export class FinalFailure extends Error {}

export interface OutboxOptions {
  store: QuoteStore;
  deliver: Partial<Record<Target, Deliver>>;
  now: () => number;
  print: (text: string) => void;
}

/** How many attempts run at once, for each target by itself: one that is stuck holds up no other. */
const attemptsAtOnce = 4;
const lookMilliseconds = 1_000;
const closeMilliseconds = 3_000;
const tellAgainMilliseconds = 10 * 60_000;

/** Delivers what the store holds, each request at least once to each target, under its id. */
export function startOutbox({ store, deliver, now, print }: OutboxOptions) {
  const closing = new AbortController();
  const bell = new EventEmitter().setMaxListeners(0);
  const toldAt = new Map<Target, number>();
  let closed = false;

  async function work(target: Target, send: Deliver): Promise<void> {
    while (!closed) {
      // A store that fails now is asked again at the next look.
      const due = await store.run('takeDue', target, now(), now() + leaseMilliseconds).catch(() => undefined);
      if (due) await attempt(target, send, due);
      else await once(bell, 'wake', { signal: AbortSignal.timeout(lookMilliseconds) }).catch(() => undefined);
    }
  }

  async function attempt(target: Target, send: Deliver, delivery: Delivery): Promise<void> {
    try {
      await send(delivery, AbortSignal.any([closing.signal, AbortSignal.timeout(attemptMilliseconds)]));
      await settle(delivery.id, target, 'delivered', now(), '');
    } catch (error) {
      if (closing.signal.aborted) return;
      if (performance.now() - (toldAt.get(target) ?? Number.NEGATIVE_INFINITY) > tellAgainMilliseconds) {
        toldAt.set(target, performance.now());
        print(`Delivering (${target}) fails: ${failureCode(error)}. It is tried again for seven days.\n`);
      }
      const next = error instanceof FinalFailure ? undefined : nextAttemptAt(delivery, now());
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? `${message} ${cause.message}` : message;
      await settle(delivery.id, target, next ? 'waiting' : 'given-up', next ?? now(), reason.slice(0, 300));
    }
  }

  /** What was sent is not sent again for want of a place to say so: it is said until the store takes it. */
  async function settle(id: string, target: Target, state: DeliveryState, at: number, error: string): Promise<void> {
    const save = () => store.run('settle', id, target, state, at, error).then(() => true);
    while (!(await save().catch(() => closing.signal.aborted))) await wait(lookMilliseconds);
  }

  const lanes = Object.entries(deliver).flatMap(([target, send]) =>
    Array.from({ length: attemptsAtOnce }, () => work(target as Target, send)),
  );
  /** Something new may be due. */
  const wake = () => void bell.emit('wake');

  /** Gives what is under way a moment to end; the rest is due again at the next start. */
  async function close(): Promise<void> {
    closed = true;
    wake();
    const ended = Promise.all(lanes);
    await Promise.race([ended, wait(closeMilliseconds, undefined, { ref: false })]);
    closing.abort();
    await ended;
  }

  return { wake, close };
}

/** Without the words of the other side: a mail server's may hold an address. */
function failureCode(error: unknown): string {
  const { name, code, responseCode, cause } = error as Record<string, unknown> & { cause?: { code?: string } };
  return showControls([cause?.code ?? code ?? name, responseCode].filter(Boolean).join(' '));
}
