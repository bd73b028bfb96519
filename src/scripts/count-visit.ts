declare global {
  interface Document {
    /** True while the page is drawn ahead of a visit that may never come (not in TypeScript's own types yet). */
    readonly prerendering?: boolean;
  }
}

/**
 * Tells Umami of the visit, once its script is there and the page is really on screen. Umami's own count (switched
 * off by data-auto-track) would also count pages that a browser draws ahead of a click and then throws away.
 */
export function countVisit() {
  const tracker = document.querySelector('script[data-website-id]');
  if (!tracker) return;
  const count = () => {
    if (document.prerendering) document.addEventListener('prerenderingchange', count, { once: true });
    else window.umami?.track();
  };
  if (window.umami) count();
  else tracker.addEventListener('load', count);
}
