import { InlineNames } from '../../ui/inline-names.tsx';
import styles from './place-names.module.css';
import { RegionHead, type RegionHeadProps } from './region-head.tsx';

interface PlaceNamesProps extends RegionHeadProps {
  id?: string;
  places: string[];
}

/** The names of the places in a region, in columns on a dark background. */
export function PlaceNames({ id, places, ...head }: PlaceNamesProps) {
  return (
    <section className={`${styles.run} dark`} id={id}>
      <div className="wrap">
        <RegionHead {...head} />
        <InlineNames names={places} />
      </div>
    </section>
  );
}
