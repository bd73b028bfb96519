import styles from './working-order.module.css';

export interface WorkingOrderProps {
  heading: string;
  /** Four, each a little clearer than the one before. */
  items: { title: string; text: string }[];
}

/** What every job goes through, in large words. */
export function WorkingOrder({ heading, items }: WorkingOrderProps) {
  return (
    <section className={`${styles.order} dark`}>
      <div className="wrap">
        <h2>
          {heading.split(/(?<=\.) /).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h2>
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
