/** Whether the visitor has asked for less data; not every browser tells. */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Fetches a page as soon as a pointer or a finger is on its link. Only for browsers that do not read the speculation
 * rules of src/layouts/speculation-rules.ts, which say the same thing and more.
 */
export function prefetchLinks() {
  if (HTMLScriptElement.supports?.('speculationrules') || savesData()) return;
  const fetched = new Set([location.pathname]);
  const onLink = (event: Event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || link.origin !== location.origin || link.pathname.includes('.') || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    // The answer goes into the browser's cache, from where the visit takes it when the server says it still holds.
    fetch(link.href, { priority: 'low' }).catch(() => fetched.delete(link.pathname));
  };
  addEventListener('mouseover', onLink, { passive: true });
  addEventListener('touchstart', onLink, { passive: true });
}
