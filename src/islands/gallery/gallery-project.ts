import type { GalleryCategory } from '../../schemas/gallery.ts';
import type { PictureData } from '../../ui/picture.tsx';

export interface GalleryProject {
  id: string;
  category: GalleryCategory;
  type: 'before' | 'after';
  title: string;
  description: string;
  picture: PictureData;
  /** Leads to the form and hands over what the picture shows. */
  quoteHref: string;
}

/** The title without "before" or "after": the name of both pictures. */
export const getPairName = ({ title, type }: GalleryProject) => title.replace(`, ${type}`, '');
