import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

export interface SectionLook {
  tone?: 'snow' | 'mist' | 'dark';
  tight?: boolean;
  id?: string;
}

/** One band of a page: full width, its content in the page's column. */
export function Section({ tone = 'snow', tight, id, children }: SectionLook & { children: ReactNode }) {
  return (
    <section
      className={classNames(styles.section, tight && styles.tight, styles[tone], tone === 'dark' && 'dark')}
      id={id}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}

/** A heading and a remark under it. */
export function SectionIntro({ heading, text }: { heading: string; text?: ReactNode }) {
  return (
    <div className={styles.intro}>
      <h2>{heading}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}

interface SideLayoutProps {
  head: ReactNode;
  even?: boolean;
  /** Stands last. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A heading column that stays in sight beside a long list. */
export function SideLayout({ head, even, picture, children }: SideLayoutProps) {
  return (
    <div className={classNames(styles.side, even && styles.even)}>
      <div className={styles.head}>{head}</div>
      <div className={styles.body}>{children}</div>
      {picture}
    </div>
  );
}
