import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { GalleryViewer } from './gallery-viewer.tsx';
import type { LightboxItem } from './lightbox.tsx';

export function mountGallery(gallery: HTMLElement, items: LightboxItem[]) {
  const root = createRoot(gallery.appendChild(document.createElement('div')));
  // Whoever calls may count on the viewer to hear the next click.
  flushSync(() => root.render(<GalleryViewer items={items} quoteHref={gallery.dataset['quote'] ?? ''} />));
}
