import { RecentMap } from './recent-map.ts';

export interface RateLimit {
  /** Counts one request; answers the seconds to wait when it is one too many, else 0. */
  take(key: string): number;
}

const windowMilliseconds = 60_000;
/** Bounds the memory that an attacker with many addresses can take. */
const rememberedKeys = 20_000;

/** Allows `limit` requests per key in any minute. A refused request does not lengthen the wait. */
export function createRateLimit(limit: number, now: () => number = Date.now): RateLimit {
  const timesByKey = new RecentMap<RecentTimes>(rememberedKeys);
  return {
    take(key) {
      const at = now();
      const times = timesByKey.get(key) ?? new RecentTimes();
      timesByKey.set(key, times);
      const oldest = times.dropBefore(at - windowMilliseconds);
      if (times.count >= limit && oldest !== undefined) {
        return Math.max(1, Math.ceil((oldest + windowMilliseconds - at) / 1000));
      }
      times.add(at);
      return 0;
    },
  };
}

/** Times in order. Dropping the oldest only moves a mark, so a high limit costs no more than a low one. */
class RecentTimes {
  #times: number[] = [];
  #start = 0;

  get count(): number {
    return this.#times.length - this.#start;
  }

  add(time: number): void {
    this.#times.push(time);
  }

  /** Drops the times up to `limit`, that one included; answers the oldest one left. */
  dropBefore(limit: number): number | undefined {
    while (this.count > 0 && (this.#times[this.#start] ?? 0) <= limit) this.#start += 1;
    if (this.#start > this.#times.length / 2) {
      this.#times = this.#times.slice(this.#start);
      this.#start = 0;
    }
    return this.#times[this.#start];
  }
}
