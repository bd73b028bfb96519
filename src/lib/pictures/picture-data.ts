/** A picture that a route has resolved: every file exists, and its size is known. */
export interface PictureData {
  alt: string;
  /** The JPEG, for a browser without AVIF and for links to the picture itself. */
  src: string;
  width: number;
  height: number;
  /** The srcset of the AVIF files. */
  avif: string;
  /**
   * The class of a rule in the page's head, which sets the placeholder color and the focal point that a cropping frame
   * keeps visible.
   */
  className: string;
}

/** A picture and, if there is one, the picture before the work. */
export interface PicturePair {
  after: PictureData;
  before?: PictureData | undefined;
}
