import type { PaneCount } from '../../../lib/site/pane-count.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ExampleTable } from '../../ui/example-table.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';
import { CountedHouse } from './counted-house.tsx';
import styles from './facts-with-example.module.css';
import { PaneCounter, type PaneCounterProps } from './pane-counter.tsx';

interface FactsWithExampleProps {
  heading: string;
  caption: string;
  total: string;
  items: { what: string; panes: number }[];
  /** Explains how visitors get their own price. */
  after: string;
  quoteHref: string;
  /** The windows of the house that is drawn next to the table. */
  count: PaneCount;
  facts: Fact[];
  /** Replaces the example if scripts run. A prop, because Astro passes a slot even if it is empty. */
  paneCounter?: Omit<PaneCounterProps, 'count'> | undefined;
}

/** The facts above a worked example, which counts panes without a price. */
export function FactsWithExample(props: FactsWithExampleProps) {
  const { heading, caption, total, items, after, quoteHref, count, facts, paneCounter } = props;
  const example = (
    <>
      <div className={styles.example}>
        <ExampleTable
          id={paneCounter ? undefined : 'example'}
          caption={caption}
          mark="Worked example"
          columns={['What is there', 'Panes']}
          rows={items.map(({ what, panes }) => [what, panes])}
          total={{ name: total, sum: items.reduce((sum, { panes }) => sum + panes, 0) }}
        />
        <CountedHouse count={count} />
      </div>
      <p className={styles.after}>
        {after} <ArrowLink href={quoteHref}>Get your price</ArrowLink>
      </p>
    </>
  );
  return (
    <RuledSection heading={heading} id="facts" headingAbove>
      <FactList facts={facts} />
      {paneCounter ? (
        <div id="example">
          <noscript>{example}</noscript>
          <PaneCounter {...paneCounter} count={count} />
        </div>
      ) : (
        example
      )}
    </RuledSection>
  );
}
