import { onFirstSign, runAfterFrame } from '../when-needed.ts';

/**
 * Brings React in when a visitor may want it. Mounted by hand and not by a client directive: the viewer draws nothing
 * until a picture is opened, so there is nothing to hydrate, and Astro's island runtime would weigh as much in the page
 * as the whole grid.
 */
async function load() {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  const items = fetch(gallery?.dataset['gallery'] ?? '').then((answer) => answer.json());
  const { mountGallery } = await import('./mount.tsx');
  if (gallery) mountGallery(gallery, await items);
}

// An address of one picture opens it.
if (location.hash) runAfterFrame(load);
else onFirstSign(load);
