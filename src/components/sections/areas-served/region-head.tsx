import styles from './region-head.module.css';

export interface RegionHeadProps {
  heading: string;
  note: string;
}

/** The name of a region, with a note below that applies to all of it. */
export function RegionHead({ heading, note }: RegionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className="weight" translate="no">
        {heading}
      </h2>
      <p>{note}</p>
    </div>
  );
}
