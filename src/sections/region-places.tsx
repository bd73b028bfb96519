import { RuledSection } from '../ui/ruled-section.tsx';
import { PlaceColumns } from './place-links.tsx';
import styles from './region-places.module.css';

export interface RegionPlacesProps {
  heading: string;
  regions: { name: string; places: string[] }[];
}

/** The places of both regions, side by side on wide screens. */
export function RegionPlaces({ heading, regions }: RegionPlacesProps) {
  return (
    <RuledSection heading={heading}>
      <div className={styles.regions}>
        {regions.map((region) => (
          <div key={region.name}>
            <h3>{region.name}</h3>
            <PlaceColumns places={region.places.map((name) => ({ name }))} />
          </div>
        ))}
      </div>
    </RuledSection>
  );
}
