/** Longer than any attempt may last. */
export const leaseMilliseconds = 60_000;
/** How long a receiver and a mail server may take over one delivery. */
export const attemptMilliseconds = 30_000;

const hour = 60 * 60_000;
const day = 24 * hour;
const patience = 7 * day;
/** A machine that was off for a week still tries before it gives up. */
const fewestAttempts = 20;

export interface Attempted {
  since: number;
  /** The one that just failed included. */
  attempts: number;
}

/**
 * When to try again after a failure: pauses double up to an hour, a quarter more or less; `undefined` to give up. What
 * the other side has perhaps taken is sent a dozen times at most, since each may be one more copy in somebody's mail.
 */
export function nextAttemptAt(
  { since, attempts }: Attempted,
  now: number,
  isOutcomeUnknown = false,
  random = Math.random(),
): number | undefined {
  const [first, longest] = isOutcomeUnknown ? [hour, day] : [5_000, hour];
  if (now - since > patience && (isOutcomeUnknown || attempts >= fewestAttempts)) return undefined;
  const pause = Math.min(longest, first * 2 ** Math.min(attempts - 1, 20));
  return now + Math.round(pause * (0.75 + random / 2));
}
