import styles from './compare-slider.module.css';
import { type PictureData, PictureImage, type PictureImageProps } from './picture.tsx';
import { SqueegeeDrawing } from './squeegee.tsx';

/** As labels on pictures and lines say it. */
export const stateNames = { before: 'Before', after: 'After' };

export interface ComparePair {
  before: PictureData;
  after: PictureData;
}

/**
 * The squeegee slider: one range input over two pictures of the same frame. src/scripts/compare-slider.ts moves it;
 * without JavaScript the glass stays half wiped.
 */
export function CompareSlider({
  pair,
  others = [],
  label,
  sizes,
  priority,
}: {
  pair: ComparePair;
  /** More that can stand in for the picture before, laid over it. */
  others?: PictureData[];
  label: string;
} & Pick<PictureImageProps, 'sizes' | 'priority'>) {
  return (
    <div className={styles.slider} data-compare-slider="">
      <PictureImage picture={pair.after} sizes={sizes} priority={priority} />
      <span className={`${styles.tag} ${styles.tagAfter}`}>{stateNames.after}</span>
      <div className={styles.before}>
        {[pair.before, ...others].map((picture) => (
          <PictureImage key={picture.className} picture={picture} sizes={sizes} decorative />
        ))}
        <span className={`${styles.tag} ${styles.tagBefore}`}>{stateNames.before}</span>
      </div>
      <input
        className={styles.range}
        type="range"
        min="0"
        max="100"
        step="1"
        defaultValue="56"
        aria-label={label}
        aria-valuetext="56 % cleaned"
        autoComplete="off"
      />
      <span className={styles.blade} aria-hidden="true" />
      <SqueegeeDrawing className={styles.grip} />
    </div>
  );
}
