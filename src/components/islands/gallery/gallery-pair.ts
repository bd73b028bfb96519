import type { PictureData } from '../../../lib/pictures/picture-data.ts';
import type { GalleryCategory } from '../../../lib/schemas/gallery.ts';

export interface GalleryPicture {
  id: string;
  type: 'before' | 'after';
  /** "Before", or "Before, illustration" next to a photograph. */
  label: string;
  description: string;
  picture: PictureData;
}

export interface GalleryPair {
  id: string;
  category: GalleryCategory;
  /** What both pictures show. */
  name: string;
  before: GalleryPicture;
  after: GalleryPicture;
  /** False for a photograph with an illustration: one laid over the other would pass for one job. */
  isComparable: boolean;
  /** Leads to the form and hands over what the pair shows. */
  quoteHref: string;
}

/** Photographs of jobs, or drawings. */
export interface GalleryGroup {
  heading: string;
  text?: string;
  pairs: GalleryPair[];
}
