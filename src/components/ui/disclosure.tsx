import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface DisclosureProps extends Pick<DetailsHTMLAttributes<HTMLDetailsElement>, 'name' | 'open'> {
  summary: ReactNode;
  /** Wider screens always show the content, in browsers with `::details-content`. */
  onPhones?: boolean;
  children: ReactNode;
}

/** Content that is collapsed until a click on its summary. Print always shows it. */
export function Disclosure({ summary, onPhones, children, ...details }: DisclosureProps) {
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
