import type { ReactNode } from 'react';
import styles from './label.module.css';

/** A small line above a heading, led by a sandstone tick. */
export function Label({ children }: { children: ReactNode }) {
  return <p className={styles.label}>{children}</p>;
}
