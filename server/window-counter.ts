/** Bounds the memory that an attacker with many addresses can take. */
const mostKeys = 100_000;

/**
 * Makes a counter by key, in windows of time that begin with the first count. It goes by the time since the start of
 * the process: a clock that is set back lets nobody wait.
 */
export function createWindowCounter(milliseconds: number, now = () => performance.now()) {
  let counts = new Map<string, number>();
  let end = 0;
  /** Adds to a key's count and answers the sum, and how many milliseconds are left of the window. */
  return (key: string, amount: number): { count: number; left: number } => {
    if (now() >= end || counts.size >= mostKeys) {
      counts = new Map();
      end = now() + milliseconds;
    }
    const count = (counts.get(key) ?? 0) + amount;
    counts.set(key, count);
    return { count, left: end - now() };
  };
}

/** The counter as a store of @fastify/rate-limit, whose own goes by the clock on the wall. */
export const rateStore = (add: ReturnType<typeof createWindowCounter>) =>
  class {
    incr(key: string, done: (error: null, result: { current: number; ttl: number }) => void) {
      const { count, left } = add(key, 1);
      done(null, { current: count, ttl: left });
    }

    child() {
      return this;
    }
  };
