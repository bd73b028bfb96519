import type { HalfMonths } from '../../../lib/schemas/half-months.ts';
import type { SeasonalText } from '../../../lib/site/season.ts';
import { TodayLine, type TodayLineProps } from '../../ui/today-line.tsx';
import styles from './dirt-calendar.module.css';

interface Season {
  name: string;
  /** The time of the bars as text, because the bars are hidden from screen readers. */
  when: string;
  spans: HalfMonths[];
  /** Spans in which only some days are suitable. */
  some?: HalfMonths[];
}

interface Band {
  heading: string;
  rows: Season[];
}

interface DirtCalendarProps {
  heading: string;
  intro: string;
  /** Headings for the times of the year. */
  headings: SeasonalText[];
  lands: Band;
  /** The key explains striped spans. */
  works: Band & { key: string };
  today: TodayLineProps;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const stripesPerHalfMonth = 3;

const drawBars = (spans: HalfMonths[]) =>
  spans.map(({ from, to }) => `M${from - 1} 0h${to - from}v1h${from - to}z`).join('');

/** Fills spans in which only some days are suitable with stripes. */
const drawStripes = (spans: HalfMonths[]) =>
  spans
    .flatMap(({ from, to }) =>
      Array.from({ length: (to - from) * stripesPerHalfMonth }, (_, index) => {
        const left = Number((from - 1 + index / stripesPerHalfMonth).toFixed(2));
        return `M${left} 0h.17v1h-.17z`;
      }),
    )
    .join('');

/** A bar chart of the year with a row for each kind of work and dirt: filled while the work is possible or the dirt falls. */
function Rows({ rows }: { rows: Season[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.name}>
          <b>{row.name}</b> <small>{row.when}</small>
          <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
            <path d={drawBars(row.spans) + drawStripes(row.some ?? [])} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/**
 * The year as two bands under one row of months: the dirt that lands on glass, and the work that is possible.
 * src/components/ui/today-line.client.ts places the line of the current day, which crosses both.
 */
export function DirtCalendar({ heading, intro, headings, lands, works, today }: DirtCalendarProps) {
  return (
    <section className={styles.calendar}>
      <div className={styles.lands}>
        <div className="wrap">
          <div className={styles.head}>
            <h2 className="weight" data-today={JSON.stringify(headings)}>
              {heading}
            </h2>
            <p>{intro}</p>
          </div>
          <div className={styles.year}>
            <h3>{lands.heading}</h3>
            <div className={styles.months} aria-hidden="true" data-months="">
              {months.map((month) => (
                <span key={month}>
                  {month[0]}
                  <i>{month.slice(1)}</i>
                </span>
              ))}
            </div>
          </div>
          <Rows rows={lands.rows} />
        </div>
      </div>
      <div className={styles.works}>
        <div className="wrap">
          <div className={styles.year}>
            <h3>{works.heading}</h3>
            <p aria-hidden="true">{works.key}</p>
          </div>
          <Rows rows={works.rows} />
          <p className={styles.sentence}>
            <TodayLine {...today} />
          </p>
        </div>
      </div>
    </section>
  );
}
