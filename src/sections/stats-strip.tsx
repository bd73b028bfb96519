import styles from './stats-strip.module.css';

export interface StatsStripProps {
  label: string;
  stats: { number: string; label: string }[];
}

/** The company in figures, on one line. */
export function StatsStrip({ label, stats }: StatsStripProps) {
  return (
    <section className={`${styles.strip} dark`} aria-label={label}>
      <ul className="wrap">
        {stats.map((stat) => (
          <li key={stat.label}>
            <b>{stat.number}</b> {stat.label}
          </li>
        ))}
      </ul>
    </section>
  );
}
