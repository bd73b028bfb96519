import { classNames } from './class-names.ts';
import styles from './name-run.module.css';

export interface NameRunProps {
  heading?: string;
  names: string[];
  grid?: boolean;
}

/** Names running on like a line of text, a stroke between them; with `grid` in four columns from 48rem. */
export function NameRun({ heading, names, grid }: NameRunProps) {
  return (
    <>
      {heading && <h3 className={styles.head}>{heading}</h3>}
      <ul className={classNames(styles.names, grid && styles.grid)}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
