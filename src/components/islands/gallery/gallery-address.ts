import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** Dispatches `popstate`, because `pushState()` and `replaceState()` do not fire it. */
export const dispatchPopState = () => dispatchEvent(new PopStateEvent('popstate'));

/** The state of a history entry that openPicture() has added: closePicture() may go back from it. */
const openedHere = { openedHere: true };

export function openPicture(id: string) {
  history.pushState(openedHere, '', `#${id}`);
  dispatchPopState();
}

export function replacePicture(id: string) {
  history.replaceState(history.state, '', `#${id}`);
  dispatchPopState();
}

/** `history.back()` is asynchronous: closing again before `popstate` must not go back twice. */
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
  dispatchPopState();
}

/** Returns the category ('all' by default) and the picture id in the address. `id` is `undefined` on the server. */
export function useGalleryAddress() {
  const href = useSyncExternalStore(
    subscribe,
    () => location.href,
    () => undefined,
  );
  const url = href ? new URL(href) : undefined;
  return { category: url?.searchParams.get('category') || 'all', id: url?.hash.slice(1) };
}
