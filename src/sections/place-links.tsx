import { RuledSection } from '../ui/ruled-section.tsx';
import styles from './place-links.module.css';

interface Place {
  name: string;
  href?: string;
}

export interface PlaceLinksProps {
  heading: string;
  places: Place[];
}

/** Places in columns, linked where they have a page. */
export function PlaceColumns({ places }: { places: Place[] }) {
  return (
    <ul className={styles.places} translate="no">
      {places.map((place) => (
        <li key={place.name}>{place.href ? <a href={place.href}>{place.name}</a> : place.name}</li>
      ))}
    </ul>
  );
}

/** Places with a page each. */
export function PlaceLinks({ heading, places }: PlaceLinksProps) {
  return (
    <RuledSection heading={heading} short>
      <PlaceColumns places={places} />
    </RuledSection>
  );
}
