import { LinkedText } from '../ui/linked-text.tsx';
import { RuledSection, type RuledSectionProps } from '../ui/ruled-section.tsx';
import styles from './benefits.module.css';

export interface BenefitsProps extends Omit<RuledSectionProps, 'children'> {
  items: { title: string; text: string }[];
}

/** Ticked rows, each led by its title: on tablets two columns, or one of three rows; on wide screens three. */
export function Benefits({ items, ...band }: BenefitsProps) {
  return (
    <RuledSection {...band}>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.title}>
            <b>{item.title}.</b> <LinkedText>{item.text}</LinkedText>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}
