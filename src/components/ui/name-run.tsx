import styles from './name-run.module.css';

export interface NameRunProps {
  heading?: string;
  names: string[];
}

/** Names of places in columns. */
export function NameRun({ heading, names }: NameRunProps) {
  return (
    <>
      {heading && <h3 className={styles.head}>{heading}</h3>}
      <ul className={styles.names} translate="no">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
