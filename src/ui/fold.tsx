import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './fold.module.css';
import { Icon } from './icon.tsx';

/**
 * Folded away on phones; wider screens show it whole, where the browser can, unless it is `always` folded. Paper shows
 * it in any case.
 */
export function Fold({ summary, always, children }: { summary: string; always?: boolean; children: ReactNode }) {
  return (
    <details className={classNames(styles.fold, !always && styles.narrow)}>
      <summary>
        {summary}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
