import { type Fact, FactList } from '../ui/fact-list.tsx';
import { RuledSection } from '../ui/ruled-section.tsx';

/** What a buyer asks, in the order of asking. */
export interface Answers {
  /** Price, date and the day itself. */
  first: Fact[];
  terms: Fact[];
}

/** The answers, and after them the terms: where there is room, in two columns of one length. */
export const AnswerLists = ({ first, terms }: Answers) => <FactList facts={[...first, ...terms]} />;

/** The one block of facts of a residential page; a page for managers has it on its sheet. */
export function FactsBlock({ facts }: { facts: Answers }) {
  return (
    <RuledSection heading="Before you book" id="facts">
      <AnswerLists {...facts} />
    </RuledSection>
  );
}
