import { Icon } from '../ui/icon.tsx';
import { Section, SideLayout } from '../ui/section.tsx';
import { SideHead } from '../ui/side-head.tsx';
import styles from './credentials.module.css';

export interface CredentialsProps {
  heading: string;
  intro: string;
  items: string[];
}

export function Credentials({ heading, intro, items }: CredentialsProps) {
  return (
    <Section tone="dark">
      <SideLayout head={<SideHead heading={heading} intro={intro} />}>
        <ul className={styles.credentials}>
          {items.map((item) => (
            <li key={item}>
              <Icon name="badge-check" />
              {item}
            </li>
          ))}
        </ul>
      </SideLayout>
    </Section>
  );
}
