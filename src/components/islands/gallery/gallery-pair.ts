import type { GalleryCategory } from '../../../lib/schemas/gallery.ts';
import type { PictureData } from '../../ui/picture.tsx';

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
