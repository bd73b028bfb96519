import type { ReactNode } from 'react';
import styles from './sample-mark.module.css';

/** Beside words that no customer said. */
export const SampleMark = ({ children = 'Sample' }: { children?: ReactNode }) => (
  <small className={styles.mark}>{children}</small>
);
