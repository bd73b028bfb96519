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
    <Section tone="dark" tight>
      <SectionIntro heading={heading} text={intro} />
      <ul className={styles.credentials}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
