import { Section } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './stats-strip.module.css';

export interface StatsStripProps {
  heading: string;
  stats: { number: string; label: string }[];
  /** The number of the rating, which leads the others and carries the stars. */
  rating: string;
}

/** The company in figures. */
export function StatsStrip({ heading, stats, rating }: StatsStripProps) {
  return (
    <Section tight>
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={styles.stats}>
        {stats.map((stat) => (
          <li key={stat.label} className={stat.number === rating ? styles.rating : undefined}>
            <b>{stat.number}</b> <span>{stat.label}</span>
            {stat.number === rating && <Stars />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
