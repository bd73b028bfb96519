import type { Fact } from '../../ui/fact-list.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';
import styles from './credentials.module.css';

/** In sentences: a table of "License: licensed" would say nothing twice. */
export function Credentials({ heading, items }: { heading: string; items: Fact[] }) {
  return (
    <RuledSection heading={heading} short>
      <ul className={styles.credentials}>
        {items.map((item) => (
          <li key={item.label}>
            <LinkedText>{item.text}</LinkedText>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}
