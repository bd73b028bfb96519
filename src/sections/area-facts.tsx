import styles from './area-facts.module.css';

export interface AreaFactsProps {
  heading: string;
  facts: { label: string; text: string }[];
}

/** Labels and values, which data-facts keeps out of a count of words. What holds for the place whatever is washed there, in panes under the hero. */
export function AreaFacts({ heading, facts }: AreaFactsProps) {
  return (
    <section className={styles.facts} aria-label={heading}>
      <div className="wrap">
        <dl data-facts="">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
