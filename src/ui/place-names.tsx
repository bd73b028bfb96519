import { classNames } from './class-names.ts';
import styles from './place-names.module.css';

export interface PlaceNamesProps {
  places: { name: string; note?: string; href?: string }[];
  /** Names alone, in narrow columns. */
  dense?: boolean;
  /** As many columns as names with notes allow. */
  narrow?: boolean;
}

/** Names of places in ruled columns, each with a small note, linked where there is a page. */
export function PlaceNames({ places, dense, narrow }: PlaceNamesProps) {
  return (
    <ul className={classNames(styles.places, dense && styles.dense, narrow && styles.narrow)}>
      {places.map((place) => (
        <li key={place.name}>
          {place.href ? <a href={place.href}>{place.name}</a> : place.name}
          {place.note && <small>{place.note}</small>}
        </li>
      ))}
    </ul>
  );
}
