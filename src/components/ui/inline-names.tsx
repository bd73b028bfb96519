import styles from './inline-names.module.css';

interface InlineNamesProps {
  heading?: string | undefined;
  names: string[];
  /** True if the names are common words, which a translation may change. */
  translatable?: boolean;
}

/** Names of places, or short words, in columns. */
export function InlineNames({ heading, names, translatable }: InlineNamesProps) {
  return (
    <>
      {heading && <h3 className={styles.head}>{heading}</h3>}
      <ul className={styles.names} translate={translatable ? undefined : 'no'}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
