import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './ruled-section.module.css';
import type { SectionLook } from './section.tsx';

interface RuledSectionProps extends Omit<SectionLook, 'tight'> {
  heading: string;
  /** Without lines: its content, such as panes, has its own. */
  bare?: boolean;
  children: ReactNode;
}

/** A quiet band: a ruled heading over its thing, on wide screens in the margin beside it. */
export function RuledSection({ heading, tone = 'snow', id, bare, children }: RuledSectionProps) {
  return (
    <section
      className={classNames(
        styles.ruled,
        tone === 'mist' && styles.mist,
        bare && styles.bare,
        tone === 'dark' && 'dark',
      )}
      id={id}
    >
      <div className="wrap">
        <h2>{heading}</h2>
        <div>{children}</div>
      </div>
    </section>
  );
}
