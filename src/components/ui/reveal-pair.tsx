import type { PicturePair } from '../../lib/pictures/picture-data.ts';
import { classNames } from './class-names.ts';
import { PictureImage, type PictureImageProps } from './picture.tsx';
import styles from './reveal-pair.module.css';

interface RevealPairProps extends PicturePair, Pick<PictureImageProps, 'sizes' | 'decorative' | 'priority'> {
  /** Gives the frame its shape. */
  className: string | undefined;
}

/**
 * A half wiped frame; a style rule of an element around it wipes it by moving --middle. reveal-pair.client.ts adds the
 * picture before once it is in sight; without JavaScript the frame stays clean.
 */
export function RevealPair({ after, before, className, decorative, sizes, priority }: RevealPairProps) {
  return (
    <div className={classNames(styles.pair, className)}>
      <PictureImage picture={after} sizes={sizes} decorative={decorative} priority={priority} />
      {before && (
        <template data-before="">
          <PictureImage picture={before} sizes={sizes} decorative />
        </template>
      )}
    </div>
  );
}
