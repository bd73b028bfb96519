import type { ReactNode } from 'react';
import styles from './fold.module.css';
import { Icon } from './icon.tsx';

/** Folded away on phones; wider screens show it whole, where the browser can, and paper too. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {summary}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
