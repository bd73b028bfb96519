import { Icon } from '../ui/icon.tsx';
import { Opening } from '../ui/opening.tsx';
import { Pane, type PaneColumns, Panes } from '../ui/panes.tsx';
import type { PictureData } from '../ui/picture.tsx';
import { Section, type SectionLook } from '../ui/section.tsx';
import styles from './tick-panes.module.css';

export interface TickPanesProps extends SectionLook {
  heading: string;
  intro?: string;
  items: string[];
  columns?: PaneColumns;
  /** Beside it the points stand as a ruled list. */
  picture?: PictureData;
}

/** A checklist in panes, or beside a picture. */
export function TickPanes({ heading, intro, items, columns = 3, picture, ...look }: TickPanesProps) {
  const points = items.map((item) => (
    <Pane key={item} className={styles.tick}>
      <Icon name="check" />
      <span>{item}</span>
    </Pane>
  ));
  return (
    <Section {...look}>
      <Opening heading={heading} text={intro} picture={picture}>
        {picture && <ul className={styles.list}>{points}</ul>}
      </Opening>
      {!picture && <Panes columns={columns}>{points}</Panes>}
    </Section>
  );
}
