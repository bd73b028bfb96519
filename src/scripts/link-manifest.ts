/** Chromium fetches a manifest when the page has loaded, often before its first paint, and needs it much later. */
export function linkManifest() {
  const href = document.querySelector<HTMLElement>('[data-manifest]')?.dataset['manifest'];
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
}
