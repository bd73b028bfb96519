import type { ReactNode } from 'react';
import type { PaneCount } from '../../../lib/site/pane-count.ts';
import { ExampleTable } from '../../ui/example-table.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';
import { CountedHouse } from './counted-house.tsx';
import styles from './facts-with-example.module.css';

interface FactsWithExampleProps {
  heading: string;
  caption: string;
  total: string;
  items: { what: string; panes: number }[];
  /** The windows of the house that is drawn next to the table. */
  count: PaneCount;
  facts: Fact[];
  /** The pane counter, which replaces the example where scripts run. */
  children?: ReactNode;
}

/** The block of facts over a worked example: what is counted, without a price. */
export function FactsWithExample({ heading, caption, total, items, count, facts, children }: FactsWithExampleProps) {
  const example = (
    <div className={styles.example}>
      <ExampleTable
        id={children ? undefined : 'example'}
        caption={caption}
        mark="Worked example"
        columns={['What is there', 'Panes']}
        rows={items.map(({ what, panes }) => [what, panes])}
        total={{ name: total, sum: items.reduce((sum, { panes }) => sum + panes, 0) }}
      />
      <CountedHouse count={count} />
    </div>
  );
  return (
    <RuledSection heading={heading} id="facts" headingAbove short>
      <FactList facts={facts} />
      {children ? (
        <div id="example">
          <noscript>{example}</noscript>
          {children}
        </div>
      ) : (
        example
      )}
    </RuledSection>
  );
}
