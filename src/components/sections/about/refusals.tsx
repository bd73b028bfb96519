import styles from './refusals.module.css';

/** Lists things that the company will not do, each marked with a cross. */
export function Refusals({ heading, items }: { heading: string; items: string[] }) {
  return (
    <section className={`${styles.refusals} dark`}>
      <div className="wrap">
        <h2 className="weight">{heading}</h2>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
