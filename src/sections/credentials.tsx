import { Pane, Panes } from '../ui/panes.tsx';
import { Section, SectionIntro } from '../ui/section.tsx';
import styles from './credentials.module.css';

export interface CredentialsProps {
  heading: string;
  intro: string;
  items: string[];
}

/** What a file wants to know, in one strip. */
export function Credentials({ heading, intro, items }: CredentialsProps) {
  return (
    <Section tone="dark">
      <SectionIntro heading={heading} text={intro} />
      <Panes columns={3}>
        {items.map((item) => (
          <Pane key={item} className={styles.credential}>
            {item}
          </Pane>
        ))}
      </Panes>
    </Section>
  );
}
