import type { PictureData } from '../../../lib/pictures/picture-data.ts';
import type { GalleryCategory } from '../../../lib/schemas/gallery.ts';

export interface GalleryPicture {
  id: string;
  category: GalleryCategory;
  type: 'before' | 'after';
  /** What both pictures of the pair show. */
  name: string;
  title: string;
  description: string;
  picture: PictureData;
  /** Leads to the form and hands over what the picture shows. */
  quoteHref: string;
}

export type GalleryPair = [before: GalleryPicture, after: GalleryPicture];
