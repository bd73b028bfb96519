import type { TravelTerms } from '../site/find-travel.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import type { Phone } from '../ui/phone-link.tsx';
import styles from './zip-ask.module.css';

export interface ZipAskProps {
  words: { label: string; hint: string; yes: string; denver: string; denverEdge: string; unknown: string; link: string };
  terms: TravelTerms;
  /** The address of an area, with [area] for its slug. */
  areaHref: string;
  /** The page that has the lists: without JavaScript the question goes there. */
  areasHref: string;
  phone: Phone;
}

/** Answered on the spot by src/scripts/zip-check.ts. */
export function ZipAsk({ words, terms, areaHref, areasHref, phone, className }: ZipAskProps & { className?: string }) {
  const { label, hint, ...answers } = words;
  const asked = JSON.stringify({
    terms,
    words: answers,
    areaHref,
    phone: { display: phone.display, href: phone.href },
  });
  return (
    <form className={classNames(styles.ask, className)} id="zip" action={areasHref} data-asked={asked}>
      <label htmlFor="zip-asked">{label}</label>
      <div className={styles.field}>
        <input
          id="zip-asked"
          name="zip"
          type="text"
          autoComplete="postal-code"
          enterKeyHint="go"
          maxLength={40}
          placeholder={hint}
        />
        <Button type="submit" tone="ink" small>
          Check
        </Button>
      </div>
      <output htmlFor="zip-asked" />
    </form>
  );
}
