import { RuledSection } from '../../ui/ruled-section.tsx';
import styles from './reasons.module.css';

interface ReasonsProps {
  heading: string;
  items: { figure: string; title: string; text: string }[];
}

/** Reasons in rows, each starting with a figure. */
export function Reasons({ heading, items }: ReasonsProps) {
  return (
    <RuledSection heading={heading} headingAbove>
      <ul className={styles.reasons}>
        {items.map((item) => (
          <li key={item.title}>
            <b>{item.figure}</b>
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}
