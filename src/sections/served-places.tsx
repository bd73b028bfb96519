import { Fold } from '../ui/fold.tsx';
import { PlaceNames } from '../ui/place-names.tsx';
import { Section, SectionIntro, type SectionLook } from '../ui/section.tsx';
import styles from './served-places.module.css';

export interface ServedPlacesProps extends SectionLook {
  heading: string;
  intro: string;
  items: { name: string; note: string }[];
  /** Folded on phones, under these words. */
  fold?: string;
}

/** Kinds of property, or places: six in three columns, eight in four. */
export function ServedPlaces({ heading, intro, items, fold, ...look }: ServedPlacesProps) {
  const names = <PlaceNames places={items} narrow />;
  return (
    <Section {...look}>
      <SectionIntro heading={heading} text={intro} />
      <div className={styles.places}>{fold ? <Fold summary={fold}>{names}</Fold> : names}</div>
    </Section>
  );
}
