import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './ruled-section.module.css';

export interface RuledSectionProps {
  heading: string;
  tone?: 'mist' | 'dark';
  id?: string;
  /** Without lines: its content, such as panes, has its own. */
  bare?: boolean;
  /** The heading stands over its thing at every width. */
  over?: boolean;
  /** It holds little, and gets little room. */
  short?: boolean | undefined;
  /** Under the heading. */
  under?: ReactNode;
  children: ReactNode;
}

/** A quiet band: a ruled heading over its thing, on wide screens beside it, where it goes along, unless it stands over it. */
export function RuledSection({ heading, tone, id, bare, over, short, under, children }: RuledSectionProps) {
  return (
    <section
      className={classNames(
        styles.ruled,
        !over && styles.beside,
        short && styles.short,
        tone === 'dark' ? 'dark' : tone && styles.mist,
      )}
      id={id}
    >
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="weight">{heading}</h2>
          {under}
        </div>
        <div className={classNames(styles.thing, bare && styles.bare)}>{children}</div>
      </div>
    </section>
  );
}
