import { classNames } from '../ui/class-names.ts';
import { Section, SectionIntro } from '../ui/section.tsx';
import styles from './dirt-calendar.module.css';

export interface Season {
  name: string;
  /** The same as the bars, in words: the bars are hidden from screen readers. */
  when: string;
  /** Half-months as grid lines, 1 to 25. */
  spans: { from: number; to: number }[];
}

export interface DirtCalendarProps {
  heading: string;
  intro: string;
  lands: { heading: string; rows: Season[] };
  book: { heading: string; rows: Season[] };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function Seasons({ rows, good }: { rows: Season[]; good?: boolean }) {
  return (
    <ul className={classNames(good && styles.good)}>
      {rows.map((row) => (
        <li key={row.name}>
          <p>
            {row.name} <small>{row.when}</small>
          </p>
          <div className={styles.bars} aria-hidden="true">
            {row.spans.map((span) => (
              <i key={span.from} className={classNames(styles[`from${span.from}`], styles[`to${span.to}`])} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function DirtCalendar({ heading, intro, lands, book }: DirtCalendarProps) {
  return (
    <Section tone="mist">
      <SectionIntro heading={heading} text={intro} />
      <div className={styles.calendar}>
        <h3 className={styles.key}>{lands.heading}</h3>
        <div className={styles.months} aria-hidden="true">
          {months.map((month) => (
            <span key={month}>
              {month[0]}
              <i>{month.slice(1)}</i>
            </span>
          ))}
        </div>
        <Seasons rows={lands.rows} />
        <h3 className={styles.key}>{book.heading}</h3>
        <Seasons rows={book.rows} good />
      </div>
    </Section>
  );
}
