import styles from './proof-strip.module.css';

interface ProofStripProps {
  heading: string;
  facts: string[];
}

/** A line for each reason to trust the company, in one row on wide screens. */
export function ProofStrip({ heading, facts }: ProofStripProps) {
  return (
    <section className={styles.proof} aria-label={heading}>
      <ul className="wrap">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
