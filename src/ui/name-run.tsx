import styles from './name-run.module.css';

export interface NameRunProps {
  heading?: string;
  names: string[];
}

/** Names of places running on like a line of text, a stroke between them. */
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
