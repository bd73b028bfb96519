import { NameRun } from '../ui/name-run.tsx';
import { RuledSection } from '../ui/ruled-section.tsx';
import styles from './region-places.module.css';

export interface RegionPlacesProps {
  heading: string;
  regions: { name: string; places: string[] }[];
}

/** The places of both regions, a column for each. */
export function RegionPlaces({ heading, regions }: RegionPlacesProps) {
  return (
    <RuledSection heading={heading}>
      <div className={styles.regions}>
        {regions.map((region) => (
          <div key={region.name}>
            <NameRun heading={region.name} names={region.places} />
          </div>
        ))}
      </div>
    </RuledSection>
  );
}
