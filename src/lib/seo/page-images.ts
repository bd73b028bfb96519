import { resolveJpeg } from '../pictures/resolve-picture.ts';
import type { PageHead } from './head.ts';
import type { PageImage } from './structured-data.ts';

/** Resolves the pictures of a page to the addresses that the page itself uses for them. */
export async function resolvePageImages(head: PageHead): Promise<PageImage[]> {
  return Promise.all(
    (head.pictures ?? []).map(async ({ slot, title }) => {
      const { src, alt } = await resolveJpeg(slot);
      return { src, alt, title };
    }),
  );
}
