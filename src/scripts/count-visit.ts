/**
 * Tells Umami of the visit once its script is there. Umami's own count (switched off by data-auto-track) would also
 * count pages that a browser draws ahead of a click and then throws away; the site's scripts run in no such page
 * (hosting/late-scripts.ts).
 */
export function countVisit() {
  const tracker = document.querySelector('script[data-website-id]');
  if (!tracker) return;
  const count = () => window.umami?.track();
  if (window.umami) count();
  else tracker.addEventListener('load', count);
}
