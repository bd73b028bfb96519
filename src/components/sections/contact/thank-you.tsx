import type { Schedule } from '../../../lib/hours/schedule.ts';
import type { NamedLink } from '../../../lib/site/named-link.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { DirtyWindow, type WindowImages } from '../../ui/dirty-window.tsx';
import { AnswerHours, type PhoneHoursTexts } from '../../ui/open-now.tsx';
import { CallButton, type Phone } from '../../ui/phone-link.tsx';
import styles from './thank-you.module.css';

interface ThankYouProps extends WindowImages {
  label: string;
  heading: string;
  text: string;
  schedule: Schedule;
  /** The same as in the confirmation that follows. */
  phoneHours: PhoneHoursTexts;
  /** Shown to visitors who come from the hotel pages. */
  emergencyText: string;
  phone: Phone;
  newRequest: NamedLink;
  questions: NamedLink;
}

/**
 * Replaces the whole page after a request has been delivered, and wipes one window clean. thank-you.client.ts shows
 * and hides it.
 */
export function ThankYou({
  label,
  heading,
  text,
  schedule,
  phoneHours,
  emergencyText,
  phone,
  newRequest,
  questions,
  ...windowImages
}: ThankYouProps) {
  return (
    <section className={styles.thanks} id="thank-you" tabIndex={-1} role="status" aria-label={label}>
      <DirtyWindow {...windowImages} className={styles.glass}>
        {/* biome-ignore lint/a11y/useSemanticElements: a page has one h1 in its source; this heading is the first only while the screen is shown. */}
        <p className={styles.heading} role="heading" aria-level={1}>
          {heading}
        </p>
        <p className={styles.text}>
          {text} <AnswerHours as="span" schedule={schedule} texts={phoneHours} />{' '}
          <span data-hospitality="show">{emergencyText}</span>
        </p>
        <CallButton phone={phone} />
        {/* Without JavaScript the screen stays, and no confirmation follows. */}
        <p className={styles.ways}>
          {[newRequest, questions].map(({ name, href }) => (
            <ArrowLink key={href} href={href}>
              {name}
            </ArrowLink>
          ))}
        </p>
      </DirtyWindow>
    </section>
  );
}
