/** A picture as a route resolved it: every file exists, its size is known. */
export interface PictureData {
  alt: string;
  /** A JPEG, for a browser without AVIF and for links to the picture itself. */
  src: string;
  width: number;
  height: number;
  /** The srcset of the AVIF files. */
  avif: string;
  /** Its rule in the page's head paints the placeholder color and says what a frame that cuts must keep in sight. */
  className: string;
}

/** A picture and, where there is one, the same before the work. */
export interface PicturePair {
  after: PictureData;
  before?: PictureData | undefined;
}
