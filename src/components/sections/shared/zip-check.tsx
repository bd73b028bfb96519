import type { ReactNode } from 'react';
import type { NamedLink } from '../../../lib/site/named-link.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './zip-check.module.css';

export interface ZipCheckProps {
  words: { label: string; hint: string; far: string; empty: string };
  /** The page with the lists, where the question goes without JavaScript. */
  listsHref: string;
  /** The file that zip-check.client.ts answers from. */
  answersHref: string;
}

/** "Do we come to you?", answered on the spot. */
export function ZipCheck({
  words,
  listsHref,
  answersHref,
  className,
  children,
}: ZipCheckProps & { className?: string; children?: ReactNode }) {
  const { label, hint, far, empty } = words;
  return (
    <form
      className={classNames(styles.ask, className)}
      id="zip"
      action={listsHref}
      data-answers={answersHref}
      data-far={far}
      data-empty={empty}
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
      {children}
    </form>
  );
}

/** The ZIP check as a narrow band of its own. Until there is an answer, a link to all areas stands in its place. */
export function ZipCheckBand({ all, ...ask }: ZipCheckProps & { all: NamedLink }) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <ZipCheck {...ask}>
          <ArrowLink href={all.href}>{all.name}</ArrowLink>
        </ZipCheck>
      </div>
    </section>
  );
}
