import type { ReactNode } from 'react';
import styles from './label.module.css';

/** A small line above a heading. */
export function Label({ children, translate }: { children: ReactNode; translate?: 'no' }) {
  return (
    <p className={styles.label} translate={translate}>
      {children}
    </p>
  );
}
