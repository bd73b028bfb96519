import type { PictureData } from '../../lib/pictures/picture-data.ts';
import styles from './person.module.css';
import { PictureImage } from './picture.tsx';

export interface PersonProps {
  name: string;
  role: string;
  text?: string | undefined;
  portrait?: PictureData | undefined;
}

/** A person of the company by name and role, with or without a portrait. */
export function Person({ name, role, text, portrait }: PersonProps) {
  return (
    <figure className={styles.person}>
      {portrait && <PictureImage picture={portrait} sizes="8rem" />}
      <figcaption>
        <b translate="no">{name}</b>
        {`${role}.`} {text}
      </figcaption>
    </figure>
  );
}
