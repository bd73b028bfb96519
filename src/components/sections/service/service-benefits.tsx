import { CollapsibleLinks, type CollapsibleLinksProps } from '../../ui/collapsible-links.tsx';
import { PointList } from '../../ui/point-list.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';

interface ServiceBenefitsProps {
  heading: string;
  items: { title: string; text: string }[];
  /** Collapsed links to the pages of this service by area. */
  places?: CollapsibleLinksProps | undefined;
}

/** The benefits of a service, or the industries that it is for, on a dark background. */
export function ServiceBenefits({ heading, items, places }: ServiceBenefitsProps) {
  return (
    <RuledSection heading={heading} tone="dark">
      <PointList items={items} />
      {places && <CollapsibleLinks {...places} />}
    </RuledSection>
  );
}
