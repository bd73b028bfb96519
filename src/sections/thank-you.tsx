import type { ComparePair } from '../ui/compare-slider.tsx';
import { IllustrationTag } from '../ui/illustration-tag.tsx';
import { CallButton, type Phone } from '../ui/phone-link.tsx';
import { PictureImage } from '../ui/picture.tsx';
import styles from './thank-you.module.css';

export interface ThankYouProps {
  label: string;
  heading: string;
  text: string;
  phone: Phone;
  pane: ComparePair;
  /** That the pictures of this page are drawn. */
  drawn: string | undefined;
}

const sizes = '(min-width: 60rem) max(70vw, 60rem), 120vw';

/**
 * Takes the place of the whole page once a request has been delivered, and pulls one window clean;
 * src/scripts/thank-you.ts shows and hides it.
 */
export function ThankYou({ label, heading, text, phone, pane, drawn }: ThankYouProps) {
  return (
    <section className={styles.thanks} id="thank-you" tabIndex={-1} role="status" aria-label={label}>
      <div className={styles.pane} aria-hidden="true">
        <div className={styles.glass}>
          <PictureImage picture={pane.after} sizes={sizes} decorative />
          <div className={styles.dust}>
            <PictureImage picture={pane.before} sizes={sizes} decorative />
          </div>
          <i className={styles.blade} />
          <IllustrationTag>{drawn}</IllustrationTag>
        </div>
      </div>
      <div className={`${styles.words} wrap`}>
        {/* biome-ignore lint/a11y/useSemanticElements: a page has one h1 in its source; this heading is the first only while the screen stands. */}
        <p className={styles.heading} role="heading" aria-level={1}>
          {heading}
        </p>
        <p>{text}</p>
        <CallButton phone={phone} />
      </div>
    </section>
  );
}
