import { focusField, hasField, isFieldFocused } from './cms-internals.ts';

/**
 * Unfolds every list and group on the way to a field, from the outside in. The CMS draws what is in a part only a moment
 * after that part is open, so each is asked for again until the field has the focus, for six seconds at most.
 */
export async function focusNestedField(keyPath: string) {
  const keys = keyPath.split('.');
  for (let steps = 0; steps < 40 && !isFieldFocused(keyPath); steps++) {
    for (const index of keys.keys()) focusField(keys.slice(0, index + 1).join('.'));
    await new Promise((done) => setTimeout(done, 150));
  }
}

/** Focuses a field of a form that is still opening. Waits for it for 15 seconds at most. */
export async function focusOpeningField(keyPath: string) {
  const [first = ''] = keyPath.split('.');
  for (let steps = 0; steps < 100 && !hasField(first); steps++) await new Promise((done) => setTimeout(done, 150));
  await focusNestedField(keyPath);
}
