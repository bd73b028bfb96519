import { Fold } from '../ui/fold.tsx';
import { LinkRow } from '../ui/link-row.tsx';
import type { NamedLink } from '../ui/named-link.ts';
import styles from './served-places.module.css';

export interface ServedPlacesProps {
  heading: string;
  items: { name: string; note: string }[];
  more: { summary: string; links: NamedLink[] };
}

/** Six kinds of property; on wide screens in four columns, the first two cells being the heading's. */
export function ServedPlaces({ heading, items, more }: ServedPlacesProps) {
  return (
    <section className={styles.served}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.places}>
          {items.map((item) => (
            <li key={item.name}>
              <b>{item.name}</b> {item.note}
            </li>
          ))}
        </ul>
        <Fold summary={more.summary} always>
          <LinkRow links={more.links} />
        </Fold>
      </div>
    </section>
  );
}
