import { PlaceNames } from '../ui/place-names.tsx';
import { Section, SectionIntro, type SectionLook } from '../ui/section.tsx';
import styles from './served-places.module.css';

export interface ServedPlacesProps extends SectionLook {
  heading: string;
  intro: string;
  items: { name: string; note: string }[];
}

/** Kinds of property and places, on wide screens in four columns: the first two take two each, so that six fill them. */
export function ServedPlaces({ heading, intro, items, ...look }: ServedPlacesProps) {
  return (
    <Section {...look}>
      <SectionIntro heading={heading} text={intro} />
      <div className={styles.places}>
        <PlaceNames places={items} narrow />
      </div>
    </Section>
  );
}
