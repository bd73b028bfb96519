import { Section } from '../ui/section.tsx';
import styles from './stats-strip.module.css';

export interface StatsStripProps {
  heading: string;
  stats: { number: string; label: string }[];
}

/** The company in figures. */
export function StatsStrip({ heading, stats }: StatsStripProps) {
  return (
    <Section tight>
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={styles.stats}>
        {stats.map((stat) => (
          <li key={stat.label}>
            <b>{stat.number}</b> <span>{stat.label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
