import { classNames } from './class-names.ts';
import { type PictureData, PictureImage } from './picture.tsx';
import styles from './wiped-pane.module.css';

export interface PanePictures {
  after: PictureData;
  /** The same frame before the work. Without it the pane wipes a plain film. */
  before?: PictureData | undefined;
}

/**
 * A pane of glass with the stroke half done. What it stands in carries data-pane and finishes the stroke by hover or
 * focus; where nothing hovers, being scrolled into sight does. The words beside it say what it shows.
 */
export function WipedPane({
  pictures: { after, before },
  sizes,
  className,
}: {
  pictures: PanePictures;
  sizes: string;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.glass, className)}>
      <PictureImage picture={after} sizes={sizes} decorative />
      <div className={classNames(styles.dirty, !before && styles.film)}>
        {before && <PictureImage picture={before} sizes={sizes} decorative />}
      </div>
      <i className={styles.stroke} />
    </div>
  );
}
