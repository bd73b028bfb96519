import type { PictureData } from '../../lib/pictures/picture-data.ts';

export interface PictureImageProps {
  picture: PictureData;
  /**
   * How wide the layout shows it. A frame with object-fit: cover that is higher than the picture's shape shows it as
   * wide as it goes on behind the edges: for most cameras' 3:2, one and a half times the frame's height.
   */
  sizes: string;
  /** First picture of the page: fetched at once and with priority. */
  priority?: boolean;
  /** Empties the alt text where words or another picture beside say the same. */
  decorative?: boolean;
}

/** The img with its AVIF files and nothing around it. */
export function PictureImage({ picture, sizes, priority = false, decorative }: PictureImageProps) {
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
        // A decorative one stands behind another that says the same: on screen, but in no hurry.
        fetchPriority={priority ? 'high' : decorative ? 'low' : undefined}
      />
    </picture>
  );
}
