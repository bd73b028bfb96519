import { classNames } from './class-names.ts';
import styles from './half-month-bars.module.css';

/** Stretches of a year as leaning bars, with a leaning line for today once a script knows it. */
export function HalfMonthBars({ spans, good }: { spans: { from: number; to: number }[]; good?: boolean }) {
  return (
    <div className={classNames(styles.bars, good && styles.good)} aria-hidden="true">
      <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={spans.map(({ from, to }) => `M${from - 1} 0h${to - from}v1h${from - to}z`).join('')} />
      </svg>
    </div>
  );
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The names of the months above such bars, this month's marked. */
export function MonthNames() {
  return (
    <div className={styles.months} aria-hidden="true">
      {months.map((month) => (
        <span key={month}>
          {month[0]}
          <i>{month.slice(1)}</i>
        </span>
      ))}
    </div>
  );
}
