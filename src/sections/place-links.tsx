import { RuledSection } from '../ui/ruled-section.tsx';
import styles from './place-links.module.css';

export interface PlaceLinksProps {
  heading: string;
  places: { name: string; href: string }[];
}

/** Places with a page each, in columns. */
export function PlaceLinks({ heading, places }: PlaceLinksProps) {
  return (
    <RuledSection heading={heading}>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.name}>
            <a href={place.href}>{place.name}</a>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}
