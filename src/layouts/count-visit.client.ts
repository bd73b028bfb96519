declare global {
  interface Document {
    /** `undefined` in browsers without prerendering. */
    readonly prerendering?: boolean;
  }
}

/**
 * Records the visit in Umami once its script has loaded. Umami's own count (switched off by data-auto-track) would
 * also count pages that a browser prerenders and then discards, and each address of the gallery's filter.
 */
export function countVisit() {
  const tracker = document.querySelector('script[data-website-id]');
  if (!tracker) return;
  const count = () => {
    try {
      window.umami?.track();
    } catch (error) {
      console.warn(error);
    }
  };
  const countWhenLoaded = () => {
    if (window.umami) count();
    else tracker.addEventListener('load', count, { once: true });
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', countWhenLoaded, { once: true });
  else countWhenLoaded();
}
