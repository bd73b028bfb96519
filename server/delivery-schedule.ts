import type { DeliveryError, RetrySchedule } from '../src/lib/quotes/delivery-error.ts';

/** Longer than the maximum time of any attempt. */
export const leaseMilliseconds = 60_000;
/** Maximum time of one delivery to a receiver or a mail server. */
export const attemptTimeoutMilliseconds = 30_000;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** An older delivery is given up. outbox.ts states the seven days in its log. */
export const maxDeliveryAgeMilliseconds = 7 * day;
/** Minimum before a delivery is given up, so that a machine that was off for a week still tries. */
export const minAttempts = 20;
/** From this attempt on, other requests go first if this one may be at fault. */
const attemptsBeforeYielding = 3;

/** The pause after the nth failure: `first`, multiplied by `factor` each time, up to `max`; or only those in `pauses`. */
const schedules: Record<RetrySchedule, { first: number; factor: number; max: number } | { pauses: number[] }> = {
  soon: { first: 5 * second, factor: 2, max: hour },
  later: { first: minute, factor: 4, max: 4 * hour },
  undecided: { pauses: [10 * second, 2 * minute, 30 * minute] },
  unanswered: { first: hour, factor: 2, max: day },
  never: { pauses: [] },
};

/** Returns the pause after the nth failure, counted from 1; `undefined` if no attempt may follow. */
export function getPause(name: RetrySchedule, failures: number): number | undefined {
  const schedule = schedules[name];
  if ('pauses' in schedule) return schedule.pauses[failures - 1];
  return Math.min(schedule.max, schedule.first * schedule.factor ** Math.min(failures - 1, 30));
}

export interface FailedDelivery {
  /** The time at which the request arrived. */
  since: number;
  /** Includes the attempt that just failed. */
  attempts: number;
  /** Number of responses that left open whether the request was accepted, including this one. */
  undecided: number;
}

/** Returns until when the whole target waits after its nth failure in a row; `undefined` if other requests may go on. */
export function getTargetRetryTime(error: DeliveryError, failures: number, now: number): number | undefined {
  const { retry, blame, retryAfterMilliseconds } = error;
  if (blame === 'request' || retry === 'undecided' || retry === 'never') return undefined;
  // A target that accepts messages and breaks off may get the next request soon, but not this one.
  const pause = getPause(retry === 'unanswered' ? 'soon' : retry, failures) ?? 0;
  return now + Math.max(pause, retryAfterMilliseconds);
}

/**
 * Returns when a failed delivery is due again; `undefined` to give it up. A time in the past keeps its place in the
 * queue, the oldest first, after the pause of its target.
 */
export function getDeliveryRetryTime(
  error: DeliveryError,
  { since, attempts, undecided }: FailedDelivery,
  failures: number,
  now: number,
): number | undefined {
  const { retry, blame } = error;
  const isUndecided = retry === 'undecided' || retry === 'unanswered';
  if (isUndecided || retry === 'never' || blame === 'request') {
    const pause = getPause(retry, isUndecided ? undecided : attempts);
    const isGivenUp = pause === undefined || isTooOld(since, isUndecided ? minAttempts : attempts, now);
    return isGivenUp ? undefined : now + pause;
  }
  if (isTooOld(since, Math.max(attempts, failures), now)) return undefined;
  if (blame === 'unclear' && attempts >= attemptsBeforeYielding) return now + (getPause(retry, attempts) ?? 0);
  return since;
}

const isTooOld = (since: number, attempts: number, now: number): boolean =>
  now - since > maxDeliveryAgeMilliseconds && attempts >= minAttempts;
