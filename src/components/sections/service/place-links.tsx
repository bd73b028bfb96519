import type { NamedLink } from '../../../lib/site/named-link.ts';
import { RuledSection } from '../../ui/ruled-section.tsx';
import styles from './place-links.module.css';

interface PlaceLinksProps {
  heading: string;
  places: NamedLink[];
}

/** Links to the pages of places, in columns. */
export function PlaceLinks({ heading, places }: PlaceLinksProps) {
  return (
    <RuledSection heading={heading}>
      <ul className={styles.places} translate="no">
        {places.map((place) => (
          <li key={place.name}>
            <a href={place.href}>{place.name}</a>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}
