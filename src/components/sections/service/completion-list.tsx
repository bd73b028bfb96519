import { ExampleTable } from '../../ui/example-table.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';

interface CompletionListProps {
  heading: string;
  caption: string;
  place: string;
  items: { place: string; done: string; open: string }[];
}

/** A sample of the list that a manager gets after the visit. */
export function CompletionList({ heading, caption, place, items }: CompletionListProps) {
  return (
    <RuledSection heading={heading} id="completion">
      <ExampleTable
        caption={caption}
        mark="Sample"
        columns={[place, 'Done', 'Open']}
        rows={items.map((item) => [item.place, item.done, item.open])}
      />
    </RuledSection>
  );
}
