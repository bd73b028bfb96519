import { createHash } from 'node:crypto';
import type { LightboxItem } from '../islands/gallery/lightbox.tsx';
import { createPictureResolver, type PictureResolver } from '../picture-pipeline/resolve-picture.ts';
import { paths } from '../site/paths.ts';
import { getGalleryItems } from './load-content.ts';

/** What the island needs to show the pictures large: in a file of its own, fetched when the page is idle. */
export async function getLightboxItems(pictures: PictureResolver = createPictureResolver()): Promise<LightboxItem[]> {
  return Promise.all(
    (await getGalleryItems()).map(async ({ picture, ...project }) => ({
      ...project,
      picture: await pictures.resolve(picture),
    })),
  );
}

/** Its address changes with its content, so that no cache hands out pictures of an older build. */
export function getLightboxHref(items: LightboxItem[]): string {
  const version = createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8);
  return `${paths.galleryPictures}?v=${version}`;
}
