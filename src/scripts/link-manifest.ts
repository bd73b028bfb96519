/** Chromium fetches a manifest when the page has loaded, often before its first paint, and needs it much later. */
export function linkManifest() {
  const icon = document.querySelector<HTMLElement>('[data-manifest]');
  if (!icon?.dataset['manifest']) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = icon.dataset['manifest'];
  icon.after(link);
}
