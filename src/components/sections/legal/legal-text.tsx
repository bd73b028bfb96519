import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/site/denver-clock.ts';
import type { Crumb, NamedLink } from '../../../lib/site/named-link.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './legal-text.module.css';

interface LegalTextProps {
  crumbs: Crumb[];
  title: string;
  /** YYYY-MM-DD. */
  lastUpdated: string;
  /** YYYY-MM-DD: the day of the last change to the text. */
  revised?: string | undefined;
  headings: { slug: string; text: string; depth: number }[];
  /** The companion page. */
  other: NamedLink;
  /** The rendered text. */
  children?: ReactNode;
}

/** A legal page: its text next to a table of its headings. */
export function LegalText({ crumbs, title, lastUpdated, revised, headings, other, children }: LegalTextProps) {
  const parts = headings.filter(({ depth }) => depth === 2);
  return (
    <>
      <section className={styles.head}>
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} />
          <h1>{title}</h1>
          <p>
            Last updated: <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
            {revised && (
              <>
                . This text: <time dateTime={revised}>{formatDay(revised)}</time>
              </>
            )}
          </p>
        </div>
      </section>
      <Section>
        <div className={styles.legal}>
          <nav className={styles.contents} aria-label="On this page">
            <Disclosure summary={`On this page, ${parts.length} parts`} onPhones>
              <p>On this page</p>
              <ol>
                {parts.map(({ slug, text }) => (
                  <li key={slug}>
                    <a href={`#${slug}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </Disclosure>
          </nav>
          <div>
            <div className={styles.text}>{children}</div>
            <div className={styles.other}>
              <ArrowLink href={other.href}>{other.name}</ArrowLink>
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}
