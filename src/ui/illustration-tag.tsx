import styles from './illustration-tag.module.css';
import type { PictureData } from './picture.tsx';

const one = 'Illustration';
const many = 'Illustrations';

/** In the corner of a picture that is a render: what it shows is not a job of the company. `several`: one for all of a list. */
export function IllustrationTag({ picture, several }: { picture: PictureData; several?: boolean | undefined }) {
  return picture.illustrative ? <span className={styles.tag}>{several ? many : one}</span> : null;
}

/** Says it beside pictures whose corners have no room for the tag. */
export function IllustrationNote({ pictures }: { pictures: (PictureData | undefined)[] }) {
  return pictures.some((picture) => picture?.illustrative) ? <small>{pictures.length > 1 ? many : one}</small> : null;
}
