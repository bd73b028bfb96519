import styles from './area-facts.module.css';

export interface AreaFactsProps {
  heading: string;
  facts: { label: string; text: string }[];
}

/** What holds for the place, in panes under the hero: shared words, as in Answers. */
export function AreaFacts({ heading, facts }: AreaFactsProps) {
  return (
    <section className={styles.facts} aria-label={heading}>
      <div className="wrap" data-shared-words="">
        <dl>
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
