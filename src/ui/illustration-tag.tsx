import styles from './illustration-tag.module.css';
import type { PictureData } from './picture.tsx';

/** In the corner of a picture that is a render: what it shows is not a job of the company. */
export function IllustrationTag({ picture }: { picture: PictureData }) {
  return picture.illustrative ? <span className={styles.tag}>Illustration</span> : null;
}
