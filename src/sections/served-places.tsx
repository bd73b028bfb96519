import { PlaceNames } from '../ui/place-names.tsx';
import { Section, SectionIntro, type SectionLook } from '../ui/section.tsx';

export interface ServedPlacesProps extends SectionLook {
  heading: string;
  intro: string;
  items: { name: string; note: string }[];
}

/** Kinds of property and places, four to a row on wide screens. */
export function ServedPlaces({ heading, intro, items, ...look }: ServedPlacesProps) {
  return (
    <Section {...look}>
      <SectionIntro heading={heading} text={intro} />
      <PlaceNames places={items} narrow />
    </Section>
  );
}
