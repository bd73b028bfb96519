import { Icon } from '../ui/icon.tsx';
import { Pane, type PaneColumns, Panes } from '../ui/panes.tsx';
import { Section, SectionIntro, type SectionLook } from '../ui/section.tsx';
import styles from './tick-panes.module.css';

export interface TickPanesProps extends SectionLook {
  heading: string;
  intro: string;
  items: string[];
  columns?: PaneColumns;
}

/** A checklist in panes. */
export function TickPanes({ heading, intro, items, columns = 3, ...look }: TickPanesProps) {
  return (
    <Section {...look}>
      <SectionIntro heading={heading} text={intro} />
      <Panes columns={columns}>
        {items.map((item) => (
          <Pane key={item} className={styles.tick}>
            <Icon name="check" />
            <span>{item}</span>
          </Pane>
        ))}
      </Panes>
    </Section>
  );
}
