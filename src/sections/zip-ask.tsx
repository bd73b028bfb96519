import type { TravelTerms } from '../site/find-travel.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { GoLink } from '../ui/go-link.tsx';
import type { Phone } from '../ui/phone-link.tsx';
import styles from './zip-ask.module.css';

export interface ZipAskProps {
  words: { label: string; hint: string };
  /** The page with the lists, where the question goes without JavaScript. */
  listsHref: string;
  /** What src/scripts/zip-check.ts answers from. A form without it takes it from the page with the lists. */
  answers?: {
    words: { yes: string; denver: string; denverEdge: string; unknown: string; link: string };
    terms: TravelTerms;
    /** Each with its ZIPs by zone. */
    areas: { name: string; href: string; zips: { city: string[]; nearby: string[] } }[];
    phone: Phone;
  };
}

/** "Do we come to you?", answered on the spot. */
export function ZipAsk({ words, listsHref, answers, className }: ZipAskProps & { className?: string }) {
  const { label, hint } = words;
  return (
    <form
      className={classNames(styles.ask, className)}
      id="zip"
      action={listsHref}
      data-answers={answers && JSON.stringify(answers)}
    >
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
export function ZipBand({ all, ...ask }: ZipAskProps & { all: { name: string; href: string } }) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <ZipAsk {...ask} />
        <GoLink href={all.href}>{all.name}</GoLink>
      </div>
    </section>
  );
}
