import { LinkedText } from './linked-text.tsx';
import styles from './point-list.module.css';

export interface Point {
  title: string;
  text: string;
}

/** Points on ink, each with a sentence, in lines of their own. */
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
