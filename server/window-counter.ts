/** Bounds the memory that an attacker with many addresses can use. */
const maxKeys = 100_000;

/**
 * Creates a counter by key, in windows of time that begin with the first count. It uses the time since the start of the
 * process, so that setting the clock back makes no client wait.
 */
export function createWindowCounter(milliseconds: number, now = () => performance.now()) {
  let counts = new Map<string, number>();
  let end = 0;
  /** Adds to a key's count and returns the sum, and the milliseconds that are left of the window. */
  return (key: string, amount: number): { count: number; left: number } => {
    const at = now();
    if (at >= end || counts.size >= maxKeys) {
      counts = new Map();
      end = at + milliseconds;
    }
    const count = (counts.get(key) ?? 0) + amount;
    counts.set(key, count);
    return { count, left: end - at };
  };
}
