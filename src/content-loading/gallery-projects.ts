import type { LightboxItem } from '../islands/gallery/lightbox.tsx';
import { createPictureResolver, type PictureResolver } from '../picture-pipeline/resolve-picture.ts';
import { getGalleryItems } from './load-content.ts';

/** What the island needs to show the pictures large. */
export async function getLightboxItems(pictures: PictureResolver = createPictureResolver()): Promise<LightboxItem[]> {
  return Promise.all(
    (await getGalleryItems()).map(async ({ picture, ...project }) => ({
      ...project,
      picture: await pictures.resolve(picture),
    })),
  );
}
