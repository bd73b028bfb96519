import type { HalfMonths } from '../../../lib/schemas/half-months.ts';
import type { TodayWords } from '../../../lib/site/season.ts';
import { classNames } from '../../ui/class-names.ts';
import { Fold } from '../../ui/fold.tsx';
import swept from '../../ui/swept.module.css';
import { TodayLine, type TodayLineProps } from '../../ui/today-line.tsx';
import styles from './dirt-calendar.module.css';

interface Season {
  name: string;
  /** The same as the bars, in words: the bars are hidden from screen readers. */
  when: string;
  spans: HalfMonths[];
  /** When only some days will do. */
  some?: HalfMonths[];
}

export interface DirtCalendarProps {
  heading: string;
  intro: string;
  /** The heading of the day. */
  headings: TodayWords[];
  lands: { heading: string; rows: Season[] };
  works: Season[];
  today: TodayLineProps;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const teeth = 3;

const draw = (spans: HalfMonths[]) =>
  spans.map(({ from, to }) => `M${from - 1} 0h${to - from}v1h${from - to}z`).join('');

/** Half of the strip stays empty where only some days will do. */
const comb = (spans: HalfMonths[]) =>
  spans
    .flatMap(({ from, to }) =>
      Array.from({ length: (to - from) * teeth }, (_, tooth) => {
        const left = Number((from - 1 + tooth / teeth).toFixed(2));
        return `M${left} 0h.17v1h-.17z`;
      }),
    )
    .join('');

/** A strip over the year for each: filled where work is good or dirt comes down. */
function Rows({ rows, dirt }: { rows: Season[]; dirt?: boolean }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.name}>
          <span>
            <b>{row.name}</b> <small>{row.when}</small>
          </span>
          <div className={classNames(styles.strip, dirt && styles.dirt)}>
            <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
              <path d={draw(row.spans) + comb(row.some ?? [])} />
            </svg>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The dirt of this month, wiped into what can be done about it: src/scripts/today.ts knows the day. */
export function DirtCalendar({ heading, intro, headings, lands, works, today }: DirtCalendarProps) {
  return (
    <section className={`${styles.calendar} ${swept.ground}`}>
      <div className="wrap">
        <div className={styles.lands}>
          <h2 className="weight" data-today={JSON.stringify(headings)}>
            {heading}
          </h2>
          <p>{intro}</p>
        </div>
        <div className={swept.white}>
          <div className={styles.pane}>
            <p>
              <TodayLine {...today} />
            </p>
            <Fold summary={lands.heading}>
              <div className={styles.months} aria-hidden="true" data-months="">
                {months.map((month) => (
                  <span key={month}>
                    {month[0]}
                    <i>{month.slice(1)}</i>
                  </span>
                ))}
              </div>
              <Rows rows={works} />
              <Rows rows={lands.rows} dirt />
            </Fold>
          </div>
        </div>
      </div>
    </section>
  );
}
