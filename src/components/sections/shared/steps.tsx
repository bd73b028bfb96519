import styles from './steps.module.css';

interface StepsProps {
  heading: string;
  /** Four steps, whose strokes become clearer. */
  items: { title: string; text: string }[];
}

/** From dirt to clear in four leaning strokes: down the margin on phones, in a row on wide screens. */
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
