import type { TodayData } from '../scripts/calendar-today.ts';
import { HalfMonthBars, MonthNames } from '../ui/half-month-bars.tsx';
import { LinkedText } from '../ui/linked-text.tsx';
import { Section } from '../ui/section.tsx';
import { TodayLine } from '../ui/today-line.tsx';
import styles from './booking-notes.module.css';

export interface BookingNotesProps {
  heading: string;
  text: string;
  refusalHeading: string;
  refusal: string;
  /** The good dates that the text names. */
  today: TodayData;
  tone?: 'snow' | 'mist';
}

/**
 * When to book, and what is left undone on purpose: two panes parted by the leaning stroke, and the year with its good
 * dates.
 */
export function BookingNotes({ heading, text, refusalHeading, refusal, today, tone }: BookingNotesProps) {
  return (
    <Section tone={tone} tight>
      <div className={styles.notes}>
        <div>
          <h2>{heading}</h2>
          <p>
            <LinkedText>{text}</LinkedText>
          </p>
        </div>
        <div className={styles.year}>
          <TodayLine today={today} />
          <div>
            <MonthNames />
            <HalfMonthBars spans={today.good} good />
          </div>
        </div>
        <div>
          <h2>{refusalHeading}</h2>
          <p>
            <LinkedText>{refusal}</LinkedText>
          </p>
        </div>
      </div>
    </Section>
  );
}
