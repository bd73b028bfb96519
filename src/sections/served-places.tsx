import { Fold } from '../ui/fold.tsx';
import { Opening } from '../ui/opening.tsx';
import type { PictureData } from '../ui/picture.tsx';
import { PlaceNames } from '../ui/place-names.tsx';
import { Section, type SectionLook } from '../ui/section.tsx';
import styles from './served-places.module.css';

export interface ServedPlacesProps extends SectionLook {
  heading: string;
  intro?: string;
  items: { name: string; note: string }[];
  /** Folded on phones, under these words. */
  fold?: string;
  picture?: PictureData;
}

/** Kinds of property, or places: six in three columns, eight in four. */
export function ServedPlaces({ heading, intro, items, fold, picture, ...look }: ServedPlacesProps) {
  const names = <PlaceNames places={items} narrow />;
  return (
    <Section {...look}>
      <Opening heading={heading} text={intro} picture={picture} />
      <div className={styles.places}>{fold ? <Fold summary={fold}>{names}</Fold> : names}</div>
    </Section>
  );
}
