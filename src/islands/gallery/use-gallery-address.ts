import { useCallback, useSyncExternalStore } from 'react';
import { type GalleryAddress, readAddress, writeAddress } from './address.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
};

/** An entry of the history that this page made when it opened a project: closing may go back over it. */
const openedHere = { openedHere: true };
let leaving = false;

function go(change: Partial<GalleryAddress>, entry: 'push' | 'replace', state: unknown) {
  const url = new URL(location.href);
  const address = writeAddress(url, { ...readAddress(url), ...change });
  if (entry === 'push') history.pushState(state, '', address);
  else history.replaceState(state, '', address);
  for (const listener of listeners) listener();
}

/** The address as state, and the four moves a visitor makes in it. */
export function useGalleryAddress() {
  const href = useSyncExternalStore(
    subscribe,
    () => location.href,
    () => undefined,
  );
  return {
    address: href ? readAddress(new URL(href)) : undefined,
    filter: useCallback((category: string) => go({ category, item: undefined }, 'push', null), []),
    open: useCallback((item: string) => go({ item }, 'push', openedHere), []),
    turnTo: useCallback((item: string) => go({ item }, 'replace', history.state), []),
    close: useCallback(() => {
      if (leaving) return;
      if (!history.state?.openedHere) {
        go({ item: undefined }, 'replace', null);
        return;
      }
      // Going back takes a moment: a second Escape in it must not leave the page.
      leaving = true;
      window.addEventListener('popstate', () => (leaving = false), { once: true });
      history.back();
    }, []),
  };
}
