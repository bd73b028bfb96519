import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './fold.module.css';
import { Icon } from './icon.tsx';

interface FoldProps extends Pick<DetailsHTMLAttributes<HTMLDetailsElement>, 'name' | 'open'> {
  summary: ReactNode;
  always?: boolean;
  children: ReactNode;
}

/**
 * Folded away on phones; wider screens show it whole, where the browser can, unless it is `always` folded. Paper shows
 * it in any case.
 */
export function Fold({ summary, always, children, ...details }: FoldProps) {
  return (
    <details className={classNames(styles.fold, !always && styles.narrow)} {...details}>
      <summary>
        {summary}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
