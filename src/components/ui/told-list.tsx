import { classNames } from './class-names.ts';
import { LinkedText } from './linked-text.tsx';
import styles from './told-list.module.css';

export interface Told {
  title: string;
  text?: string;
}

/** Points on ink in lines of their own: each with a sentence, or names alone, which stand in two columns. */
export function ToldList({ items }: { items: Told[] }) {
  const isBare = !items.some(({ text }) => text);
  return (
    <ul className={classNames(styles.told, isBare && styles.bare)}>
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
