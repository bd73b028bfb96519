import { Button } from '../ui/button.tsx';
import type { Phone } from '../ui/phone-link.tsx';
import { QuoteButtons } from '../ui/quote-buttons.tsx';
import styles from './zip-ask.module.css';

export interface ZipAskProps {
  /** Stands where the answer comes. */
  hint: string;
  /** What holds for the places of the Denver list. */
  denver: string;
  /** The link from one of them to their list. */
  denverPages: string;
  /** Said of what is on no list, before the phone number. */
  unknown: string;
  phone: Phone;
  quoteHref: string;
}

/** Asks src/scripts/zip-check.ts, which reads the tables of ZipTables and the Denver list; unseen without JavaScript. */
export function ZipAsk({ hint, denver, denverPages, unknown, phone, quoteHref }: ZipAskProps) {
  return (
    <form className={styles.ask} id="zip">
      <label htmlFor="zip-asked">ZIP code or Denver place</label>
      <div className={styles.field}>
        <input id="zip-asked" type="text" autoComplete="postal-code" enterKeyHint="go" maxLength={40} />
        <Button type="submit" tone="ink">
          Check
        </Button>
      </div>
      <div className={styles.said}>
        <div
          className={styles.answer}
          id="zip-answer"
          role="status"
          data-denver={denver}
          data-denver-pages={denverPages}
          data-unknown={unknown}
        />
        <p className={styles.hint}>{hint}</p>
      </div>
      <div data-opening-buttons="">
        <QuoteButtons phone={phone} quoteHref={quoteHref} />
      </div>
    </form>
  );
}
