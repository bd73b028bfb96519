import type { PictureData } from '../../lib/pictures/picture-data.ts';

export interface PictureImageProps {
  picture: PictureData;
  /**
   * The width of the picture in the layout. In a frame with object-fit: cover that is higher than the picture's ratio,
   * it includes the cropped sides: for the 3:2 of most cameras, it is one and a half times the frame's height.
   */
  sizes: string;
  /** First picture of the page: fetched at once and with priority. */
  priority?: boolean;
  /** Empties the alt text if text or another picture next to it has the same content. */
  decorative?: boolean;
  /** Requests the picture at once but with low priority, because another one covers it. */
  behind?: boolean;
}

/** The picture element with its AVIF files, and nothing around it. */
export function PictureImage({ picture, sizes, priority = false, decorative, behind }: PictureImageProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        className={picture.className}
        src={picture.src}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        // Decoded before the paint, so that the picture is part of it.
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : decorative || behind ? 'low' : undefined}
      />
    </picture>
  );
}
