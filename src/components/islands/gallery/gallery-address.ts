import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** The browser announces no entry that the page writes itself. */
export const reportEntry = () => dispatchEvent(new PopStateEvent('popstate'));

/** An entry of the history that this page made when it opened a picture: closing may go back over it. */
const openedHere = { openedHere: true };

export function openPicture(id: string) {
  history.pushState(openedHere, '', `#${id}`);
  reportEntry();
}

export function turnToPicture(id: string) {
  history.replaceState(history.state, '', `#${id}`);
  reportEntry();
}

/** Going back takes a while: closing again meanwhile must not go back twice. */
let isGoingBack = false;

export function closePicture() {
  if (isGoingBack) return;
  if (history.state?.openedHere) {
    isGoingBack = true;
    addEventListener('popstate', () => (isGoingBack = false), { once: true });
    history.back();
    return;
  }
  history.replaceState(null, '', location.pathname + location.search);
  reportEntry();
}

/** What the address asks of the gallery: a category to show and a picture to open. */
export function useGalleryAddress() {
  const href = useSyncExternalStore(
    subscribe,
    () => location.href,
    () => undefined,
  );
  const url = href ? new URL(href) : undefined;
  return { category: url?.searchParams.get('category') || 'all', id: url?.hash.slice(1) };
}
