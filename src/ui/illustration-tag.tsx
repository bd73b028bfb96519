import styles from './illustration-tag.module.css';
import type { PictureData } from './picture.tsx';

/** In the corner of a picture that is a render: what it shows is not a job of the company. `several`: one for all of a list. */
export function IllustrationTag({ picture, several }: { picture: PictureData; several?: boolean | undefined }) {
  return picture.illustrative ? <span className={styles.tag}>{several ? 'Illustrations' : 'Illustration'}</span> : null;
}
