import type { ReactNode } from 'react';
import styles from './sample-mark.module.css';

/** Beside words that no customer said, or a table that was written for none. */
export const SampleMark = ({ children = 'Sample' }: { children?: ReactNode }) => (
  <small className={styles.mark}>{children}</small>
);
