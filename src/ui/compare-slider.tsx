import styles from './compare-slider.module.css';
import { IllustrationTag } from './illustration-tag.tsx';
import { type PictureData, PictureImage, type PictureImageProps } from './picture.tsx';

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
  const drawn = [pair.after, pair.before, ...others].find(({ illustrative }) => illustrative);
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
      <svg className={styles.grip} viewBox="0 0 100 260" aria-hidden="true">
        <path d="M10 108h62v44H10a10 10 0 0 1-10-10v-24a10 10 0 0 1 10-10Z" fill="var(--sun)" />
        <path d="M52 108h20v44H52z" fill="var(--sun-shade)" />
        <path d="M66 92h14v76H66z" fill="var(--ink)" />
        <path d="M74 0h6a4 4 0 0 1 4 4v252a4 4 0 0 1-4 4h-6z" fill="var(--slate-light)" />
        <path d="M72 6h4v248h-4z" fill="var(--ice-light)" />
        <path
          d="M10 130h34M18 121l-9 9 9 9M36 121l9 9-9 9"
          stroke="var(--ink)"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {drawn && <IllustrationTag picture={drawn} />}
    </div>
  );
}
