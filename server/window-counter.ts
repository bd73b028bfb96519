/** Bounds the memory that an attacker with many addresses can take. */
const mostKeys = 100_000;

/**
 * Counts by key in windows of time that begin with the first count. It goes by the time since the start of the
 * process: a clock that is set back lets nobody wait.
 */
export class WindowCounter {
  #counts = new Map<string, number>();
  #end = 0;
  readonly #length: number;
  readonly #now: () => number;

  constructor(milliseconds: number, now: () => number = () => performance.now()) {
    this.#length = milliseconds;
    this.#now = now;
  }

  /** Adds to a key's count and answers the sum, and how many milliseconds are left of the window. */
  add(key: string, amount: number): { count: number; left: number } {
    const now = this.#now();
    if (now >= this.#end || this.#counts.size >= mostKeys) {
      this.#counts = new Map();
      this.#end = now + this.#length;
    }
    const count = (this.#counts.get(key) ?? 0) + amount;
    this.#counts.set(key, count);
    return { count, left: this.#end - now };
  }
}

/** The counter as a store of @fastify/rate-limit, whose own goes by the clock on the wall. */
export function rateStore(now?: () => number) {
  return class {
    #counter: WindowCounter | undefined;

    incr(key: string, done: (error: null, result: { current: number; ttl: number }) => void, milliseconds: number) {
      this.#counter ??= new WindowCounter(milliseconds, now);
      const { count, left } = this.#counter.add(key, 1);
      done(null, { current: count, ttl: left });
    }

    child() {
      return this;
    }
  };
}
