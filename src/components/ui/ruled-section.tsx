import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './ruled-section.module.css';
import { UnbrokenNames } from './unbroken-names.tsx';

export interface RuledSectionProps {
  heading: string;
  tone?: 'mist' | 'dark';
  id?: string;
  /** Puts the heading above the content at every width. */
  headingAbove?: boolean;
  /** Shown under the heading. */
  under?: ReactNode;
  children: ReactNode;
}

/** A section with its heading above the content, and on wide screens next to it, unless `headingAbove` is set. */
export function RuledSection({ heading, tone, id, headingAbove, under, children }: RuledSectionProps) {
  return (
    <section
      className={classNames(
        styles.ruled,
        !headingAbove && styles.beside,
        tone === 'dark' ? 'dark' : tone && styles.mist,
      )}
      id={id}
    >
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="weight">
            <UnbrokenNames>{heading}</UnbrokenNames>
          </h2>
          {under}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
