import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';

/** The facts of a residential page. A page for managers has them in its sheet. */
export function FactsBlock({ facts }: { facts: Fact[] }) {
  return (
    <RuledSection heading="Before you book" id="facts" headingAbove>
      <FactList facts={facts} />
    </RuledSection>
  );
}
