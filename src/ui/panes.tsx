import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './panes.module.css';

export type PaneColumns = 2 | 3 | 4;

const columnClasses: Record<PaneColumns, string | undefined> = {
  2: styles.two,
  3: styles.three,
  4: styles.four,
};

/** Cells parted by hairline muntins. Its children are Pane elements. */
export function Panes({ columns, children }: { columns: PaneColumns; children: ReactNode }) {
  return <ul className={classNames(styles.panes, columnClasses[columns])}>{children}</ul>;
}

export function Pane({ children, ...attributes }: { className?: string; id?: string; children: ReactNode }) {
  return <li {...attributes}>{children}</li>;
}
