import type { GalleryCategory } from '../../schemas/gallery.ts';
import type { PictureData } from '../../ui/picture.tsx';

export interface GalleryProject {
  id: string;
  category: GalleryCategory;
  type: 'before' | 'after';
  title: string;
  description: string;
  picture: PictureData;
  /** The form takes along what the picture is of. */
  quoteHref: string;
}

/** Without its "before" or "after": the name of both. */
export const getPairName = ({ title, type }: GalleryProject) => title.replace(`, ${type}`, '');
