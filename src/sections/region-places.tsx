import { Label } from '../ui/label.tsx';
import { PlaceNames, type PlaceNamesProps } from '../ui/place-names.tsx';
import { Section, SectionIntro, type SectionLook } from '../ui/section.tsx';
import styles from './region-places.module.css';

export interface RegionPlacesProps extends SectionLook {
  heading: string;
  intro: string;
  regions: { name: string; label: string; places: PlaceNamesProps['places'] }[];
}

/** The places of both regions, a column for each. */
export function RegionPlaces({ heading, intro, regions, ...look }: RegionPlacesProps) {
  return (
    <Section {...look}>
      <SectionIntro heading={heading} text={intro} />
      <div className={styles.regions}>
        {regions.map((region) => (
          <div key={region.name}>
            <Label>{region.label}</Label>
            <h3>{region.name}</h3>
            <PlaceNames places={region.places} dense />
          </div>
        ))}
      </div>
    </Section>
  );
}
