import { Section, SideLayout } from '../ui/section.tsx';
import { SideHead, type SideHeadProps } from '../ui/side-head.tsx';
import styles from './reasons.module.css';

export interface ReasonsProps extends SideHeadProps {
  items: { figure: string; title: string; text: string }[];
}

/** A ledger: each promise led by a large figure. */
export function Reasons({ items, ...head }: ReasonsProps) {
  return (
    <Section>
      <SideLayout even head={<SideHead {...head} />}>
        <ol className={styles.reasons}>
          {items.map((item) => (
            <li key={item.title}>
              <span className={styles.figure}>{item.figure}</span>
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </SideLayout>
    </Section>
  );
}
