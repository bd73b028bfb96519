/** Limits the memory that an attacker with many addresses can use: at more keys, all counts begin again. */
const maxKeys = 100_000;

/**
 * Creates a counter by key, in windows of time that begin with the first count. It uses the time since the start of the
 * process, so that setting the clock back makes no client wait.
 */
export function createWindowCounter(windowMilliseconds: number, now = () => performance.now()) {
  let counts = new Map<string, number>();
  let end = 0;
  /** Adds to a key's count and returns the sum, and the time until its window ends. */
  return (key: string, amount: number): { count: number; remainingMilliseconds: number } => {
    const time = now();
    if (time >= end || counts.size >= maxKeys) {
      counts = new Map();
      end = time + windowMilliseconds;
    }
    const count = (counts.get(key) ?? 0) + amount;
    counts.set(key, count);
    return { count, remainingMilliseconds: end - time };
  };
}
