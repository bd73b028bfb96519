import { classNames } from './class-names.ts';
import { LinkedText } from './linked-text.tsx';
import styles from './point-list.module.css';

export interface Point {
  title: string;
  text?: string;
}

/** Points on ink in lines of their own: each with a sentence, or names alone, which stand in two columns. */
export function PointList({ items }: { items: Point[] }) {
  const isBare = !items.some(({ text }) => text);
  return (
    <ul className={classNames(styles.points, isBare && styles.bare)}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && (
            <p>
              <LinkedText>{text}</LinkedText>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
