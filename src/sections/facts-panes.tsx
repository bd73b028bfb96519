import { Icon, type IconName } from '../ui/icon.tsx';
import { Opening } from '../ui/opening.tsx';
import { Pane, type PaneColumns, Panes } from '../ui/panes.tsx';
import { Section, type SectionLook, SideLayout } from '../ui/section.tsx';
import { SideHead, type SideHeadProps } from '../ui/side-head.tsx';
import styles from './facts-panes.module.css';

export interface FactsPanesProps extends SideHeadProps, SectionLook {
  items: { title: string; text: string; icon?: IconName }[];
  columns: PaneColumns;
  /**
   * 'side' puts the heading (with label, picture and link) in a column of its own, 'top' above the panes, with the
   * picture beside it.
   */
  layout?: 'side' | 'top';
}

/** Titles with a sentence each, in panes: surfaces, values, industries. */
export function FactsPanes({ items, columns, layout = 'top', tone, tight, id, ...head }: FactsPanesProps) {
  const panes = (
    <Panes columns={columns}>
      {items.map((item) => (
        <Pane key={item.title} className={styles.fact}>
          {item.icon && <Icon name={item.icon} />}
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </Pane>
      ))}
    </Panes>
  );
  return (
    <Section tone={tone} tight={tight} id={id}>
      {layout === 'side' ? (
        <SideLayout even head={<SideHead {...head} />}>
          {panes}
        </SideLayout>
      ) : (
        <>
          <Opening heading={head.heading} text={head.intro} picture={head.picture} />
          {panes}
        </>
      )}
    </Section>
  );
}
