import { FoldedLinks, type FoldedLinksProps } from '../../ui/folded-links.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';
import { ToldList } from '../../ui/told-list.tsx';

export interface ServiceBenefitsProps {
  heading: string;
  items: { title: string; text: string }[];
  /** Pages of this service by area, folded. */
  places?: FoldedLinksProps | undefined;
}

/** Benefits or industries on ink. */
export function ServiceBenefits({ heading, items, places }: ServiceBenefitsProps) {
  return (
    <RuledSection heading={heading} tone="dark" bare>
      <ToldList items={items} />
      {places && <FoldedLinks {...places} />}
    </RuledSection>
  );
}
