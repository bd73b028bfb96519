import styles from './stance.module.css';

export interface StanceProps {
  values: { heading: string; intro: string; items: { title: string; text: string }[] };
  refusals: { heading: string; intro: string; items: string[] };
}

/** What the company holds itself to, and what it will not do: two sides parted by the leaning stroke. */
export function Stance({ values, refusals }: StanceProps) {
  return (
    <section className={styles.stance}>
      <div className={styles.side}>
        <h2>{values.heading}</h2>
        <p className={styles.intro}>{values.intro}</p>
        <ul className={styles.values}>
          {values.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${styles.side} ${styles.refusals}`}>
        <h2>{refusals.heading}</h2>
        <p className={styles.intro}>{refusals.intro}</p>
        <ul>
          {refusals.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
