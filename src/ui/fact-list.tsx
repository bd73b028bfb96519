import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  label: string;
  text: ReactNode;
}

/** What a visitor asks before booking, a row each. Pages share these words by design. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts} data-shared-words="">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}
