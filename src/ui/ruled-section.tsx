import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './ruled-section.module.css';
import type { SectionLook } from './section.tsx';

/** A quiet band: a ruled heading over its thing, on wide screens in the margin beside it. */
export function RuledSection({
  heading,
  tone = 'snow',
  id,
  children,
}: Omit<SectionLook, 'tight'> & { heading: string; children: ReactNode }) {
  return (
    <section className={classNames(styles.ruled, tone !== 'snow' && styles[tone], tone === 'dark' && 'dark')} id={id}>
      <div className="wrap">
        <h2>{heading}</h2>
        <div>{children}</div>
      </div>
    </section>
  );
}
