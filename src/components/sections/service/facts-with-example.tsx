import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ExampleTable } from '../../ui/example-table.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';
import { ExampleHouse } from './example-house.tsx';
import styles from './facts-with-example.module.css';

interface FactsWithExampleProps {
  heading: string;
  caption: string;
  total: string;
  items: { what: string; panes: number }[];
  /** How visitors get a price of their own. */
  after: string;
  quoteHref: string;
  facts: Fact[];
}

/** The block of facts over a worked example: what is counted, without a price. */
export function FactsWithExample({ heading, caption, total, items, after, quoteHref, facts }: FactsWithExampleProps) {
  return (
    <RuledSection heading={heading} id="facts" headingAbove short>
      <FactList facts={facts} />
      <div className={styles.example}>
        <ExampleTable
          id="example"
          caption={caption}
          mark="Worked example"
          columns={['What is there', 'Panes']}
          rows={items.map(({ what, panes }) => [what, panes])}
          total={{ name: total, sum: items.reduce((sum, { panes }) => sum + panes, 0) }}
        />
        <ExampleHouse />
      </div>
      <p className={styles.after}>
        {after} <ArrowLink href={quoteHref}>Get your price</ArrowLink>
      </p>
    </RuledSection>
  );
}
