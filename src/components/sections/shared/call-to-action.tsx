import type { Phone } from '../../ui/phone-link.tsx';
import { QuoteButtons } from '../../ui/quote-buttons.tsx';
import { UnbrokenNames } from '../../ui/unbroken-names.tsx';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  heading: string;
  text: string;
  buttonLabel?: string;
  phone: Phone;
  quoteHref: string;
}

/** The call to action at the end of a page. On wide screens its buttons are next to the text. */
export function CallToAction({ heading, text, buttonLabel, phone, quoteHref }: CallToActionProps) {
  return (
    <section className={styles.closing}>
      <div className="wrap">
        <h2 className="weight">
          <UnbrokenNames>{heading}</UnbrokenNames>
        </h2>
        <p>{text}</p>
        <QuoteButtons phone={phone} quoteHref={quoteHref} label={buttonLabel} />
      </div>
    </section>
  );
}
