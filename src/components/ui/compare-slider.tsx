import type { PictureData, PicturePair } from '../../lib/pictures/picture-data.ts';
import styles from './compare-slider.module.css';
import { PictureImage, type PictureImageProps } from './picture.tsx';
import { SqueegeeDrawing } from './squeegee.tsx';

/** The labels of the two states, on pictures and in text. */
export const stateNames = { before: 'Before', after: 'After' };

export interface ComparePair {
  before: PictureData;
  after: PictureData;
}

interface CompareProps<Pair> extends Pick<PictureImageProps, 'sizes' | 'priority'> {
  pair: Pair;
  label: string;
}

/** A picture, in a comparison slider if there is one of the same frame before the work. */
export function ComparedPicture({ pair: { after, before }, label, ...image }: CompareProps<PicturePair>) {
  return before ? (
    <CompareSlider pair={{ after, before }} label={label} {...image} />
  ) : (
    <PictureImage picture={after} {...image} />
  );
}

/**
 * The squeegee slider: one range input over two pictures of the same frame. compare-slider.client.ts moves it;
 * without JavaScript the glass stays half wiped. Unless it has priority, its picture before is requested by
 * reveal-pair.client.ts when the slider comes near: browsers request lazy images from two screens away.
 */
export function CompareSlider({ pair, label, sizes, priority }: CompareProps<ComparePair>) {
  const before = (
    <div className={styles.before}>
      <PictureImage picture={pair.before} sizes={sizes} behind />
      <span className={`${styles.tag} ${styles.tagBefore}`}>{stateNames.before}</span>
    </div>
  );
  return (
    <div className={styles.slider} data-compare-slider="">
      <PictureImage picture={pair.after} sizes={sizes} priority={priority} />
      <span className={`${styles.tag} ${styles.tagAfter}`}>{stateNames.after}</span>
      {priority ? (
        before
      ) : (
        <>
          <template data-before="">{before}</template>
          <noscript>{before}</noscript>
        </>
      )}
      <input
        className={styles.range}
        type="range"
        min="0"
        max="100"
        step="1"
        defaultValue="48"
        aria-label={label}
        aria-valuetext="48 % cleaned"
        autoComplete="off"
      />
      <span className={styles.blade} aria-hidden="true" />
      <SqueegeeDrawing className={styles.grip} />
    </div>
  );
}
