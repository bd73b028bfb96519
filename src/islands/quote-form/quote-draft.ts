import { type QuoteValues, quoteFieldNames } from '../../schemas/quote-fields.ts';
import { draftKey } from '../../site/addresses.ts';
import { findArea } from '../../site/answer-travel.ts';
import { readStored, store } from './tab-storage.ts';

export const saveDraft = (values: QuoteValues) => store(draftKey, values);

/** Whether this page view follows a link or an address, and not a reload or Back. */
export function isFreshVisit() {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

export interface HandedOver {
  about?: string | undefined;
  place?: string | undefined;
}

/** The place that an address of this site is about. */
function readPlace(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address);
  return searchParams.get('place') ?? findArea(pathname)?.replaceAll('-', ' ');
}

/** What a link to this page says beside the choices of the form; of places, the last one on the visitor's way here. */
export function readHandedOver(topics: string[]): HandedOver {
  const about = new URLSearchParams(location.search).get('about');
  const way = window.navigation?.entries().flatMap(({ url }) => readPlace(url ?? location.href) ?? []) ?? [];
  return { about: topics.find((topic) => topic === about), place: readPlace(location.href) ?? way.at(-1) };
}

/**
 * Fills the form with what this tab's draft and the link's parameters know. What the visitor has typed stays; on a
 * fresh visit a parameter wins over the draft, on reload and Back the visitor's own later choice does.
 */
export function restoreDraft(form: HTMLFormElement) {
  const draft = readStored<QuoteValues>(draftKey);
  const parameters = new URLSearchParams(location.search);
  for (const name of quoteFieldNames) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
    const linked = control instanceof HTMLSelectElement ? parameters.get(name) : null;
    const kept = draft[name];
    const wanted = isFreshVisit() ? [linked, kept] : [kept, linked];
    if (control.value !== '') continue;
    for (const value of wanted) {
      if (typeof value !== 'string' || value === '' || control.value !== '') continue;
      // A select ignores a value that is none of its options, and falls back to none at all.
      const previous = control.value;
      control.value = value;
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = previous;
    }
  }
}
