import type { TodayData } from '../scripts/calendar-today.ts';
import { HalfMonthBars, MonthNames } from '../ui/half-month-bars.tsx';
import { Section, SectionIntro } from '../ui/section.tsx';
import { TodayLine } from '../ui/today-line.tsx';
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
  today: TodayData;
}

function Seasons({ rows, good }: { rows: Season[]; good?: boolean }) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.name}>
          <p>
            {row.name} <small>{row.when}</small>
          </p>
          <HalfMonthBars spans={row.spans} good={good} />
        </li>
      ))}
    </ul>
  );
}

export function DirtCalendar({ heading, intro, lands, book, today }: DirtCalendarProps) {
  return (
    <Section tone="dark">
      <SectionIntro heading={heading} text={intro} />
      <div className={styles.today}>
        <TodayLine today={today} />
      </div>
      <div className={styles.calendar}>
        <h3 className={styles.key}>{lands.heading}</h3>
        <MonthNames />
        <Seasons rows={lands.rows} />
        <h3 className={styles.key}>{book.heading}</h3>
        <Seasons rows={book.rows} good />
      </div>
    </Section>
  );
}
