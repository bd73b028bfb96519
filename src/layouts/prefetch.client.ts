/** Returns `true` if the visitor has asked for less data, or `undefined` in browsers without this setting. */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Fetches a page as soon as a pointer or a finger is on its link. Does nothing in browsers that support the rules of
 * src/layouts/speculation-rules.ts, which cover this and more.
 */
export function prefetchLinks() {
  if (HTMLScriptElement.supports?.('speculationrules') || savesData()) return;
  const fetched = new Set([location.pathname]);
  const onLink = (event: Event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || link.origin !== location.origin || link.pathname.includes('.') || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    // The response goes into the browser's cache. The navigation uses it if the server confirms that it is still valid.
    fetch(link.href, { priority: 'low' }).catch(() => fetched.delete(link.pathname));
  };
  addEventListener('mouseover', onLink, { passive: true });
  addEventListener('touchstart', onLink, { passive: true });
}
