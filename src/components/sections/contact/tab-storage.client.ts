// The session storage of the tab. It throws where the browser denies it, and the form must work without it.

export function saveStored(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** Returns the stored object, or an empty one. */
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
