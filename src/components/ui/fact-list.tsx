import styles from './fact-list.module.css';
import { LinkedText } from './linked-text.tsx';
import { TodayLine, type TodayLineProps } from './today-line.tsx';

export interface Fact {
  label: string;
  /** Comes before the line. */
  today?: TodayLineProps;
  /** The answer. Without `more` it may contain a link, written [name](https://…). */
  line: string;
  /** Hidden until the line is pressed. */
  more?: string | undefined;
}

/**
 * Answers to questions before booking: a description list with a line each, which opens to show more. Print shows both.
 */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(({ label, today, line, more }) => (
          <div key={label}>
            <dt>{label}</dt>
            {today && (
              <dd>
                <TodayLine {...today} />
              </dd>
            )}
            <dd>
              {more ? (
                <details>
                  <summary>{line}</summary>
                  <p>
                    <LinkedText>{more}</LinkedText>
                  </p>
                </details>
              ) : (
                <LinkedText>{line}</LinkedText>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
