import styles from './fact-list.module.css';
import { LinkedText } from './linked-text.tsx';
import { TodayLine, type TodayLineProps } from './today-line.tsx';

export interface Fact {
  label: string;
  /** Stands first. */
  today?: TodayLineProps;
  /** A link is written [name](https://…). */
  text: string;
  /** On a line of its own. */
  more?: string;
}

/** What a visitor asks before booking, a row each. Pages share these words on purpose, and tests of shared words know it. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts} data-shared-words="">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          {fact.today && (
            <dd>
              <TodayLine {...fact.today} />
            </dd>
          )}
          <dd>
            <LinkedText>{fact.text}</LinkedText>
          </dd>
          {fact.more && <dd>{fact.more}</dd>}
        </div>
      ))}
    </dl>
  );
}
