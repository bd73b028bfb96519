/**
 * Brings React in once the page is painted and idle. Mounted by hand and not by a client directive: the viewer draws
 * nothing until a picture is opened, so there is nothing to hydrate, and Astro's island runtime would weigh as much in
 * the page as the whole grid.
 */
async function load() {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  const items = fetch(gallery?.dataset['gallery'] ?? '').then((answer) => answer.json());
  const { mountGallery } = await import('./mount.tsx');
  if (gallery) mountGallery(gallery, await items);
}

// The idle time of the first frame comes when it is painted. Safari has no requestIdleCallback: there, the next frame.
requestAnimationFrame(() => {
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 1500 });
  else requestAnimationFrame(load);
});

export {};
