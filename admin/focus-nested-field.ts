import { focusField, hasFields, isFieldFocused, isFormOpen } from './cms-internals.ts';
import { getEntryAddress } from './entry-address.ts';

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Unfolds every list and group around a field, and focuses it. The CMS renders what is in a part only a moment after
 * that part is open and in sight, so this repeats until the field has the focus, for six seconds at most.
 */
export async function focusNestedField(keyPath: string) {
  const keys = keyPath.split('.');
  for (let steps = 0; steps < 40 && !isFieldFocused(keyPath); steps++) {
    for (const index of keys.keys()) focusField(keys.slice(0, index + 1).join('.'));
    await wait(150);
  }
}

/** Focuses a field of a form that is still opening. Waits for it for 15 seconds at most. */
export async function focusOpeningField(keyPath: string) {
  for (let steps = 0; steps < 100 && !hasFields(); steps++) await wait(150);
  await focusNestedField(keyPath);
}

/** Opens the form at an address such as #/collections/pages/entries/page-home. */
export async function openForm(address: string) {
  if (address === location.hash) return;
  // The CMS renders nothing of a second file of a list while the form of the first one is open, so this opens the list
  // between them. The transition to the list may take a while: it reads the address only once it starts.
  location.hash = address.replace(/\/(entries\/.*|new)$/, '');
  for (let steps = 0; steps < 100 && isFormOpen(); steps++) await wait(50);
  location.hash = address;
}

/** Opens the form of a file, and focuses one of its fields; with '' as the key path, none. */
export async function openField(file: string, keyPath: string) {
  const address = getEntryAddress(file);
  if (address) await openForm(address);
  if (keyPath) await focusOpeningField(keyPath);
}
