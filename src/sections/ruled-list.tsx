import { Fold } from '../ui/fold.tsx';
import { Section, SectionIntro } from '../ui/section.tsx';
import styles from './ruled-list.module.css';

export interface RuledListProps {
  heading: string;
  intro: string;
  items: { title: string; text: string }[];
  /** Folded on phones, under these words. */
  fold: string;
}

/** What is looked up rather than promised: terms with a sentence each, in columns under their heading. */
export function RuledList({ heading, intro, items, fold }: RuledListProps) {
  return (
    <Section>
      <SectionIntro heading={heading} text={intro} />
      <Fold summary={fold}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
