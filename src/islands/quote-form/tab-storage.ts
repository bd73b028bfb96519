// What a tab keeps of a request. Storage throws where the browser denies it: keeping is a kindness, never a condition.

/** src/scripts/thank-you.ts removes the same keys after a post without this island. */
export type TabKey = 'quote-draft' | 'quote-receipt' | 'quote-try';

export function store(key: TabKey, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** What was stored, or an empty object. */
export function readStored<Value extends object>(key: TabKey): Partial<Value> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

export function removeStored(key: TabKey) {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
