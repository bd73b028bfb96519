import { classNames } from './class-names.ts';
import styles from './name-run.module.css';

/** Names running on like a line of text, a stroke between them; with `grid` in four columns from 48rem. */
export function NameRun({ names, grid }: { names: string[]; grid?: boolean }) {
  return (
    <ul className={classNames(styles.names, grid && styles.grid)}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
