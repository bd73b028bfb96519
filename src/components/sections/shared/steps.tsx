import styles from './steps.module.css';

interface StepsProps {
  heading: string;
  /** Four steps. The divider of each is lighter than the one before. */
  items: { title: string; text: string }[];
}

/** The steps of a job, each with a slanted divider: in a column on phones, in a row on wide screens. */
export function Steps({ heading, items }: StepsProps) {
  return (
    <section className={styles.steps}>
      <div className="wrap">
        <h2 className="weight">{heading}</h2>
        <ol>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
