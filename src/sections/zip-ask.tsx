import type { TravelTerms } from '../site/find-travel.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { GoLink } from '../ui/go-link.tsx';
import type { Phone } from '../ui/phone-link.tsx';
import styles from './zip-ask.module.css';

export interface ZipAskProps {
  words: {
    label: string;
    hint: string;
    yes: string;
    denver: string;
    denverEdge: string;
    unknown: string;
    link: string;
  };
  terms: TravelTerms;
  /** Each with its ZIPs by zone. */
  areas: { name: string; href: string; zips: { city: string[]; nearby: string[] } }[];
  /** Where the question goes without JavaScript. */
  listsHref: string;
  areasHref: string;
  phone: Phone;
}

/** Answered on the spot by src/scripts/zip-check.ts. */
export function ZipAsk({ words, terms, areas, listsHref, phone, className }: ZipAskProps & { className?: string }) {
  const { label, hint, ...answers } = words;
  const asked = JSON.stringify({
    terms,
    words: answers,
    areas,
    phone: { display: phone.display, href: phone.href },
  });
  return (
    <form className={classNames(styles.ask, className)} id="zip" action={listsHref} data-asked={asked}>
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

/** The same as a narrow band of its own. */
export function ZipBand({ link, ...ask }: ZipAskProps & { link: string }) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <ZipAsk {...ask} />
        <GoLink href={ask.areasHref}>{link}</GoLink>
      </div>
    </section>
  );
}
