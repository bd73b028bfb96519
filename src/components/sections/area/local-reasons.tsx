import { CollapsibleLinks, type CollapsibleLinksProps } from '../../ui/collapsible-links.tsx';
import { InlineNames } from '../../ui/inline-names.tsx';
import { type Point, PointList } from '../../ui/point-list.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';
import styles from './local-reasons.module.css';

interface LocalReasonsProps {
  heading: string;
  /** The reasons, each a title with a sentence. */
  items?: Point[] | undefined;
  /** Only on pages about pressure washing. Without `items`, the heading of the section is theirs. */
  surfaces?: { heading?: string; items: string[] };
  neighborhoods: string[];
  more: CollapsibleLinksProps;
}

/** Reasons that are specific to the area, on a dark background, with its neighborhoods and collapsed related links. */
export function LocalReasons({ heading, items, surfaces, neighborhoods, more }: LocalReasonsProps) {
  return (
    <RuledSection heading={heading} tone="dark">
      {items && <PointList items={items} />}
      {surfaces && (
        <div className={styles.names}>
          <InlineNames heading={surfaces.heading} names={surfaces.items} translatable />
        </div>
      )}
      <div className={styles.names}>
        <InlineNames heading="Neighborhoods" names={neighborhoods} />
      </div>
      <CollapsibleLinks {...more} />
    </RuledSection>
  );
}
