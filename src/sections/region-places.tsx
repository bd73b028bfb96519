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
            <h3>{region.name}</h3>
            <ul>
              {region.places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </RuledSection>
  );
}
