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
