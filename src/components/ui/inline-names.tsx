import styles from './inline-names.module.css';

interface NameRunProps {
  heading?: string | undefined;
  names: string[];
  /** Common words, which a translation may change. */
  words?: boolean;
}

/** Names of places, or short words, in columns. */
export function InlineNames({ heading, names, words }: NameRunProps) {
  return (
    <>
      {heading && <h3 className={styles.head}>{heading}</h3>}
      <ul className={styles.names} translate={words ? undefined : 'no'}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
