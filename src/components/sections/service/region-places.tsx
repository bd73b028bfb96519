import { InlineNames } from '../../ui/inline-names.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';
import styles from './region-places.module.css';

interface RegionPlacesProps {
  heading: string;
  regions: { name: string; places: string[] }[];
}

/** The places of both regions, side by side on wide screens. */
export function RegionPlaces({ heading, regions }: RegionPlacesProps) {
  return (
    <RuledSection heading={heading}>
      <div className={styles.regions}>
        {regions.map(({ name, places }) => (
          <div key={name}>
            <InlineNames heading={name} names={places} />
          </div>
        ))}
      </div>
    </RuledSection>
  );
}
