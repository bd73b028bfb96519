import type { ReactNode } from 'react';
import type { PicturePair } from '../../lib/pictures/picture-data.ts';
import { classNames } from './class-names.ts';
import { PictureImage, type PictureImageProps } from './picture.tsx';
import styles from './reveal-pair.module.css';

interface RevealPairProps extends PicturePair, Pick<PictureImageProps, 'sizes' | 'priority' | 'decorative'> {
  /** The one that fills the frame until a hand comes. Without it the frame is half wiped. */
  whole?: 'before' | 'after';
  /** Gives the frame its shape. */
  className: string | undefined;
  /** What lies on the picture. */
  children?: ReactNode;
}

/**
 * A frame that is wiped where a style rule of what stands around it moves --middle. Half wiped, it gets the picture
 * before only when it is in sight, from reveal-pair.client.ts; without JavaScript it stays clean.
 */
export function RevealPair({
  after,
  before,
  whole,
  className,
  decorative,
  priority,
  sizes,
  children,
}: RevealPairProps) {
  const over = before && (
    <PictureImage
      picture={before}
      sizes={sizes}
      priority={priority && whole === 'before'}
      decorative={whole !== 'before'}
    />
  );
  return (
    <div className={classNames(styles.pair, !whole && styles.half, className)}>
      <PictureImage
        picture={after}
        sizes={sizes}
        priority={priority && whole !== 'before'}
        decorative={decorative || whole === 'before'}
      />
      {whole ? over : over && <template data-before="">{over}</template>}
      {children}
    </div>
  );
}
