import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';

/** What the company can show, each in a sentence under its name. */
export function Credentials({ heading, items }: { heading: string; items: Fact[] }) {
  return (
    <RuledSection heading={heading} short>
      <FactList facts={items} />
    </RuledSection>
  );
}
