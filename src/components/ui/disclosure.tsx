import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface FoldProps extends Pick<DetailsHTMLAttributes<HTMLDetailsElement>, 'name' | 'open'> {
  summary: ReactNode;
  /** Wider screens show it whole, where the browser can. */
  onPhones?: boolean;
  children: ReactNode;
}

/** Folded away until its summary is pressed. Paper shows it in any case. */
export function Disclosure({ summary, onPhones, children, ...details }: FoldProps) {
  return (
    <details className={classNames(styles.fold, onPhones && styles.narrow)} {...details}>
      <summary>
        {summary}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
