import { CollapsibleLinks, type FoldedLinksProps } from '../../ui/collapsible-links.tsx';
import { InlineNames } from '../../ui/inline-names.tsx';
import { type Point, PointList } from '../../ui/point-list.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';
import styles from './local-reasons.module.css';

interface LocalReasonsProps {
  heading: string;
  /** Reasons with a sentence each. */
  items?: Point[] | undefined;
  /** On pages about pressure washing; without reasons, their heading is that of the section. */
  surfaces?: { heading?: string; items: string[] };
  neighborhoods: string[];
  more: FoldedLinksProps;
}

/** What is particular here, on ink; the neighborhoods; and, folded, the pages beside this one. */
export function LocalReasons({ heading, items, surfaces, neighborhoods, more }: LocalReasonsProps) {
  return (
    <RuledSection heading={heading} tone="dark">
      {items && <PointList items={items} />}
      {surfaces && (
        <div className={styles.names}>
          <InlineNames heading={surfaces.heading} names={surfaces.items} words />
        </div>
      )}
      <div className={styles.names}>
        <InlineNames heading="Neighborhoods" names={neighborhoods} />
      </div>
      <CollapsibleLinks {...more} />
    </RuledSection>
  );
}
