import styles from './place-run.module.css';

export interface PlaceRunProps {
  id?: string;
  heading: string;
  note: string;
  places: string[];
}

/** Place names running on like a line of text, on ink. */
export function PlaceRun({ id, heading, note, places }: PlaceRunProps) {
  return (
    <section className={`${styles.run} dark`} id={id}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="weight">{heading}</h2>
          <p>{note}</p>
        </div>
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
