import { RuledSection } from '../../ui/ruled-section.tsx';
import styles from './reasons.module.css';

interface ReasonsProps {
  heading: string;
  items: { figure: string; title: string; text: string }[];
}

/** Reasons to choose the company, each with a figure. */
export function Reasons({ heading, items }: ReasonsProps) {
  return (
    <RuledSection heading={heading} headingAbove>
      <ul className={styles.reasons}>
        {items.map((item) => (
          <li key={item.title}>
            {/* After its heading, so that a jump from heading to heading does not skip the figure. */}
            <h3>{item.title}</h3>
            <b>{item.figure}</b>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}
