import type { ReactNode } from 'react';
import type { NamedLink } from '../../../lib/site/named-link.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './zip-check.module.css';

export interface ZipCheckProps {
  texts: { label: string; hint: string; far: string; empty: string };
  /** The page with the lists, which the form opens without JavaScript. */
  listsHref: string;
  /** The file from which zip-check.client.ts reads the answers. */
  answersHref: string;
}

/** A form that answers on the same page if a place is in the service area. */
export function ZipCheck({
  texts,
  listsHref,
  answersHref,
  className,
  children,
}: ZipCheckProps & { className?: string; children?: ReactNode }) {
  const { label, hint, far, empty } = texts;
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

/** The ZIP check as a narrow band. Until there is an answer, a link to all areas is shown instead of it. */
export function ZipCheckBand({ all: allAreas, ...zipCheckProps }: ZipCheckProps & { all: NamedLink }) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <ZipCheck {...zipCheckProps}>
          <ArrowLink href={allAreas.href}>{allAreas.name}</ArrowLink>
        </ZipCheck>
      </div>
    </section>
  );
}
