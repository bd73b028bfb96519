import { classNames } from './class-names.ts';
import type { ComparePair } from './compare-slider.tsx';
import { PictureImage } from './picture.tsx';
import styles from './wiped-pane.module.css';

/**
 * A pane of glass with the stroke half done. What it stands in carries data-pane and finishes the stroke by hover or
 * focus. The words beside it say what it shows.
 */
export function WipedPane({
  pictures: { after, before },
  sizes,
  className,
}: {
  pictures: ComparePair;
  sizes: string;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.glass, className)}>
      <PictureImage picture={after} sizes={sizes} decorative />
      <div className={styles.dirty}>
        <PictureImage picture={before} sizes={sizes} decorative />
      </div>
      <i className={styles.stroke} />
    </div>
  );
}
