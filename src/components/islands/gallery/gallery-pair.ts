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
  /** The subject of both pictures. */
  name: string;
  before: GalleryPicture;
  after: GalleryPicture;
  /** `false` for a photograph with an illustration: in one slider, both would look like the same job. */
  isComparable: boolean;
  /** Links to the quote form and prefills it for the work that the pair shows. */
  quoteHref: string;
}

/** A part of the gallery: photographs of jobs, or drawings. */
export interface GalleryGroup {
  heading: string;
  text?: string;
  pairs: GalleryPair[];
}
