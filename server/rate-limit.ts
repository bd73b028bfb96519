export interface RateLimit {
  /** Counts one request; answers the seconds to wait when it is one too many, else 0. */
  take(key: string): number;
}

const windowMilliseconds = 60_000;
/** Bounds the memory that an attacker with many addresses can take. */
const maxKeys = 20_000;

/** Allows `limit` requests per key in any minute. A refused request does not lengthen the wait. */
export function createRateLimit(limit: number, now: () => number = Date.now): RateLimit {
  const timesByKey = new Map<string, number[]>();
  return {
    take(key) {
      const at = now();
      const times = (timesByKey.get(key) ?? []).filter((time) => at - time < windowMilliseconds);
      const [oldest] = times;
      if (times.length >= limit) {
        return Math.max(1, Math.ceil(((oldest ?? at) + windowMilliseconds - at) / 1000));
      }
      timesByKey.delete(key);
      timesByKey.set(key, [...times, at]);
      if (timesByKey.size > maxKeys) forgetOldest(timesByKey);
      return 0;
    },
  };
}

function forgetOldest(timesByKey: Map<string, number[]>): void {
  for (const key of timesByKey.keys()) {
    timesByKey.delete(key);
    return;
  }
}
