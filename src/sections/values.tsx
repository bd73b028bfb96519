import { Icon, type IconName } from '../ui/icon.tsx';
import { RuledSection } from '../ui/ruled-section.tsx';
import styles from './values.module.css';

export interface ValuesProps {
  heading: string;
  items: { title: string; text: string; icon: IconName }[];
  refusals: { heading: string; items: string[] };
}

/** What the company holds itself to, in panes, and what it will not do. */
export function Values({ heading, items, refusals }: ValuesProps) {
  return (
    <RuledSection heading={heading} tone="dark" bare>
      <ul className={styles.values}>
        {items.map((item) => (
          <li key={item.title}>
            <Icon name={item.icon} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
      <h3 className={styles.head}>{refusals.heading}</h3>
      <ul className={styles.refusals}>
        {refusals.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </RuledSection>
  );
}
