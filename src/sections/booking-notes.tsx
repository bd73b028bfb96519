import { LinkedText } from '../ui/linked-text.tsx';
import { Section } from '../ui/section.tsx';
import styles from './booking-notes.module.css';

export interface BookingNotesProps {
  heading: string;
  text: string;
  refusalHeading: string;
  refusal: string;
  tone?: 'snow' | 'mist';
}

/** When to book, and what is left undone on purpose: two panes parted by the leaning stroke. */
export function BookingNotes({ heading, text, refusalHeading, refusal, tone }: BookingNotesProps) {
  return (
    <Section tone={tone} tight>
      <div className={styles.notes}>
        <div>
          <h2>{heading}</h2>
          <p>
            <LinkedText>{text}</LinkedText>
          </p>
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
