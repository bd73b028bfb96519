import { CollapsibleLinks, type CollapsibleLinksProps } from '../../ui/collapsible-links.tsx';
import { Section } from '../../ui/section.tsx';
import { UnbrokenNames } from '../../ui/unbroken-names.tsx';
import styles from './served-places.module.css';

interface ServedPlacesProps {
  heading: string;
  items: { name: string; note: string }[];
  more: CollapsibleLinksProps;
}

/** The kinds of property that are served in the area. */
export function ServedPlaces({ heading, items, more }: ServedPlacesProps) {
  return (
    <Section>
      <div className={styles.grid}>
        <h2 className="weight">
          <UnbrokenNames>{heading}</UnbrokenNames>
        </h2>
        <ul className={styles.places}>
          {items.map((item) => (
            <li key={item.name}>
              <b>{item.name}</b> {item.note}
            </li>
          ))}
        </ul>
      </div>
      <CollapsibleLinks {...more} />
    </Section>
  );
}
