import { LinkedText } from './linked-text.tsx';
import styles from './point-list.module.css';

export interface Point {
  title: string;
  text: string;
}

/** Points on a dark background, each on one line with a sentence. */
export function PointList({ items }: { items: Point[] }) {
  return (
    <ul className={styles.points}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <LinkedText>{text}</LinkedText>
          </p>
        </li>
      ))}
    </ul>
  );
}
