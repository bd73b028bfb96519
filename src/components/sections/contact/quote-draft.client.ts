import { type QuoteValues, quoteFieldNames } from '../../../lib/quotes/quote-fields.ts';
import { draftKey, placeParameter } from '../../../lib/site/addresses.ts';
import { getControl } from './quote-controls.client.ts';
import { readStored, store } from './tab-storage.client.ts';

export const saveDraft = (values: QuoteValues) => store(draftKey, values);

/** Whether this page view follows a link or an address, and not a reload or Back. */
export function isFreshVisit() {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/**
 * Fills the form with what this tab's draft and the link's parameters know. What the visitor has typed stays; on a
 * fresh visit a parameter wins over the draft, on reload and Back the visitor's own later choice does.
 */
export function restoreDraft(form: HTMLFormElement) {
  const draft = readStored<QuoteValues>(draftKey);
  const parameters = new URLSearchParams(location.search);
  for (const name of quoteFieldNames) {
    const control = getControl(form, name);
    const linked =
      control instanceof HTMLSelectElement
        ? parameters.get(name)
        : // The ZIP check hands over the place it was asked about.
          name === 'address' && parameters.get(placeParameter)?.slice(0, 60);
    const kept = draft[name];
    const wanted = isFreshVisit() ? [linked, kept] : [kept, linked];
    for (const value of wanted) {
      if (typeof value !== 'string' || value === '' || control.value !== '') continue;
      // A select ignores a value that is none of its options, and falls back to none at all.
      control.value = value;
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
    }
  }
}
