// What a tab keeps of a request. Storage throws where the browser denies it: keeping is a kindness, never a condition.

export function store(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** What was stored, or an empty object. */
export function readStored<Value extends object>(key: string): Partial<Value> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

export function removeStored(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
