import { createRoot } from 'react-dom/client';
import { GalleryViewer } from './gallery-viewer.tsx';
import type { LightboxItem } from './lightbox.tsx';

export function mountGallery(gallery: HTMLElement, items: LightboxItem[]) {
  createRoot(gallery.appendChild(document.createElement('div'))).render(<GalleryViewer items={items} />);
}
