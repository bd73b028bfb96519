import { Stars } from '../ui/stars.tsx';
import styles from './proof-strip.module.css';

export interface ProofStripProps {
  heading: string;
  /** The first one is the rating and carries the stars. */
  facts: { fact: string; note: string }[];
}

export function ProofStrip({ heading, facts }: ProofStripProps) {
  return (
    <section className={styles.proof} aria-label={heading}>
      <div className="wrap">
        <ul>
          {facts.map(({ fact, note }, index) => (
            <li key={fact}>
              <b>
                {fact}
                {index === 0 && (
                  <>
                    {' '}
                    <Stars />
                  </>
                )}
              </b>
              {note}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
