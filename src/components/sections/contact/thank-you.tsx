import { DirtyWindow, type WindowImages } from '../../ui/dirty-window.tsx';
import { CallButton, type Phone } from '../../ui/phone-link.tsx';
import styles from './thank-you.module.css';

interface ThankYouProps extends WindowImages {
  label: string;
  heading: string;
  text: string;
  phone: Phone;
}

/**
 * Takes the place of the whole page once a request has been delivered, and pulls one window clean;
 * thank-you.client.ts shows and hides it.
 */
export function ThankYou({ label, heading, text, phone, ...windowImages }: ThankYouProps) {
  return (
    <section className={styles.thanks} id="thank-you" tabIndex={-1} role="status" aria-label={label}>
      <DirtyWindow {...windowImages} className={styles.glass}>
        {/* biome-ignore lint/a11y/useSemanticElements: a page has one h1 in its source; this heading is the first only while the screen stands. */}
        <p className={styles.heading} role="heading" aria-level={1}>
          {heading}
        </p>
        <p className={styles.text}>{text}</p>
        <CallButton phone={phone} />
      </DirtyWindow>
    </section>
  );
}
