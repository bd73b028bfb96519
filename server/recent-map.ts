/**
 * A map that remembers at least the last `capacity` keys that were set and at most twice as many. It forgets a whole
 * generation at a time: removing the oldest keys one by one from a Map gets slower the more of them are gone.
 */
export class RecentMap<Value> {
  readonly #capacity: number;
  #current = new Map<string, Value>();
  #previous = new Map<string, Value>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): Value | undefined {
    return this.#current.get(key) ?? this.#previous.get(key);
  }

  set(key: string, value: Value): void {
    this.#current.set(key, value);
    if (this.#current.size < this.#capacity) return;
    this.#previous = this.#current;
    this.#current = new Map();
  }

  delete(key: string): void {
    this.#current.delete(key);
    this.#previous.delete(key);
  }
}
