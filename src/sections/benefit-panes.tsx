import type { ReactNode } from 'react';
import { LinkedText } from '../ui/linked-text.tsx';
import { RuledSection } from '../ui/section.tsx';
import styles from './benefit-panes.module.css';

export interface BenefitPanesProps {
  heading: string;
  items: { title: string; text: string }[];
  /** Stands under the panes. */
  children?: ReactNode;
}

/** Benefits or industries in the panes of one dark window. */
export function BenefitPanes({ heading, items, children }: BenefitPanesProps) {
  return (
    <RuledSection heading={heading} tone="dark">
      <ul className={styles.panes}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>
              <LinkedText>{item.text}</LinkedText>
            </p>
          </li>
        ))}
      </ul>
      {children}
    </RuledSection>
  );
}
