import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

/** One band of a page: full width, its content in the page's column. */
export function Section({ mist, children }: { mist?: boolean; children: ReactNode }) {
  return (
    <section className={classNames(styles.section, mist && styles.mist)}>
      <div className="wrap">{children}</div>
    </section>
  );
}
