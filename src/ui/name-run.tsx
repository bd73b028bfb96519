import styles from './name-run.module.css';

/** Names running on like a line of text, a stroke between them. */
export function NameRun({ names }: { names: string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
