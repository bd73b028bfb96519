import { Section, SectionIntro, type SectionLook } from '../ui/section.tsx';
import styles from './steps.module.css';

export interface StepsProps extends SectionLook {
  heading: string;
  intro: string;
  /** Four, each a little clearer than the one before. */
  items: { title: string; text: string }[];
}

export function Steps({ heading, intro, items, ...look }: StepsProps) {
  return (
    <Section {...look}>
      <SectionIntro heading={heading} text={intro} />
      <ol className={styles.steps}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
