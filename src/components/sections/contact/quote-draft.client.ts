import { type QuoteValues, quoteFieldNames } from '../../../lib/quotes/quote-fields.ts';
import { draftKey, placeParameter } from '../../../lib/site/addresses.ts';
import { completePlace, type DenverPlaces } from '../../../lib/site/denver-address.ts';
import { getControl } from './quote-controls.client.ts';
import { readStored, saveStored } from './tab-storage.client.ts';

export const saveDraft = (values: QuoteValues) => saveStored(draftKey, values);

/** Returns `true` if this page view follows a link or an address, and not a reload or Back. */
export function isFreshVisit() {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/**
 * Fills empty fields from this tab's draft and the link's parameters. On a new visit the parameters have priority over
 * the draft; on reload and Back the draft has, because the visitor may have changed the choice of the link.
 */
export function restoreDraft(form: HTMLFormElement, denver: DenverPlaces) {
  const draft = readStored<QuoteValues>(draftKey);
  const parameters = new URLSearchParams(location.search);
  const place = parameters.get(placeParameter)?.slice(0, 60);
  for (const name of quoteFieldNames) {
    const control = getControl(form, name);
    const linked =
      control instanceof HTMLSelectElement
        ? parameters.get(name)
        : // The ZIP check links here with the place that the visitor asked about.
          name === 'address' && place && completePlace(place, denver);
    const drafted = draft[name];
    const candidates = isFreshVisit() ? [linked, drafted] : [drafted, linked];
    for (const value of candidates) {
      if (typeof value !== 'string' || value === '' || control.value !== '') continue;
      // A select that is set to an unknown value has no selected option at all.
      control.value = value;
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
    }
  }
}
