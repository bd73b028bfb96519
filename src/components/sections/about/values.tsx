import { Icon, type IconName } from '../../ui/icon.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';
import styles from './values.module.css';

interface ValuesProps {
  heading: string;
  items: { title: string; text: string; icon: IconName }[];
}

/** The values of the company, in four rows. */
export function Values({ heading, items }: ValuesProps) {
  return (
    <RuledSection heading={heading} tone="mist">
      <ul className={styles.values}>
        {items.map((item) => (
          <li key={item.title}>
            <Icon name={item.icon} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}
