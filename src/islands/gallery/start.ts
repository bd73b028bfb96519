import { onFirstSign, runAfterFrame } from '../when-needed.ts';

const gallery = document.querySelector<HTMLElement>('[data-gallery]');
let held: HTMLElement | undefined;

/** A tap that is itself the first sign waits for the viewer, instead of leaving for the bare picture. */
function holdClick(event: MouseEvent) {
  const control = (event.target as Element).closest<HTMLElement>('a[data-item], [name=category]');
  if (!control || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  held = control;
}

/**
 * Brings React in when a visitor may want it. Mounted by hand and not by a client directive: the viewer draws nothing
 * until a picture is opened, so there is nothing to hydrate, and Astro's island runtime would weigh as much in the page
 * as the whole grid.
 */
async function load() {
  if (!gallery) return;
  try {
    const items = fetch(gallery.dataset['gallery'] ?? '').then((answer) => answer.json());
    const { mountGallery } = await import('./mount.tsx');
    mountGallery(gallery, await items);
  } finally {
    gallery.removeEventListener('click', holdClick);
    // With the viewer it opens the project; without it, the link or the form does what it does by itself.
    held?.click();
  }
}

gallery?.addEventListener('click', holdClick);
// An address of one picture opens it.
if (location.hash) runAfterFrame(load);
else onFirstSign(load);
