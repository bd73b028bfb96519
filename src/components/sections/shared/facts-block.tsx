import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';

/** The one block of facts of a residential page; a page for managers has it on its sheet. */
export function FactsBlock({ facts }: { facts: Fact[] }) {
  return (
    <RuledSection heading="Before you book" id="facts" headingAbove short>
      <FactList facts={facts} />
    </RuledSection>
  );
}
