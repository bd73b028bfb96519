import { classNames } from '../ui/class-names.ts';
import { Fold } from '../ui/fold.tsx';
import { LinkRow } from '../ui/link-row.tsx';
import { NameRun } from '../ui/name-run.tsx';
import type { NamedLink } from '../ui/named-link.ts';
import { RuledSection } from '../ui/ruled-section.tsx';
import styles from './local-band.module.css';

export interface LocalBandProps {
  heading: string;
  /** Reasons with a sentence each, or names alone. */
  items: { title: string; text?: string }[];
  neighborhoods: string[];
  more: { summary: string; links: NamedLink[] };
}

/** What is particular here, in panes; the neighborhoods; and, folded, the pages beside this one. */
export function LocalBand({ heading, items, neighborhoods, more }: LocalBandProps) {
  return (
    <RuledSection heading={heading} tone="dark" bare>
      <ul className={classNames(styles.panes, items.length === 6 && styles.six)}>
        {items.map((item) => (
          <li key={item.title}>
            <b>{item.title}</b>
            {item.text}
          </li>
        ))}
      </ul>
      <div className={styles.names}>
        <NameRun heading="Neighborhoods" names={neighborhoods} />
      </div>
      <Fold summary={more.summary} always>
        <LinkRow links={more.links} />
      </Fold>
    </RuledSection>
  );
}
