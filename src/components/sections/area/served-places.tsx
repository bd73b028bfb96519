import { FoldedLinks, type FoldedLinksProps } from '../../ui/folded-links.tsx';
import styles from './served-places.module.css';

export interface ServedPlacesProps {
  heading: string;
  items: { name: string; note: string }[];
  more: FoldedLinksProps;
}

/** Six kinds of property; on wide screens in four columns. */
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
        <FoldedLinks {...more} />
      </div>
    </section>
  );
}
