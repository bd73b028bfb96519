/** Longer than any attempt may last. */
export const leaseMilliseconds = 60_000;
/** How long a receiver and a mail server may take over one delivery. */
export const attemptMilliseconds = 30_000;

const firstPause = 5_000;
const longestPause = 60 * 60_000;
const patience = 7 * 24 * 60 * 60_000;
/** A machine that was off for a week still tries before it gives up. */
const fewestAttempts = 20;

export interface Attempted {
  since: number;
  /** The one that just failed included. */
  attempts: number;
}

/** When to try again after a failure: pauses double up to an hour, a quarter more or less; `undefined` to give up. */
export function nextAttemptAt({ since, attempts }: Attempted, now: number, random = Math.random()): number | undefined {
  if (now - since > patience && attempts >= fewestAttempts) return undefined;
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(attempts - 1, 20));
  return now + Math.round(pause * (0.75 + random / 2));
}
