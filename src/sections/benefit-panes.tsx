import { Fold } from '../ui/fold.tsx';
import { LinkRow } from '../ui/link-row.tsx';
import type { NamedLink } from '../ui/named-link.ts';
import { RuledSection } from '../ui/ruled-section.tsx';
import { ToldList } from '../ui/told-list.tsx';

export interface BenefitPanesProps {
  heading: string;
  items: { title: string; text: string }[];
  /** Pages of this service by area, folded. */
  places?: { summary: string; links: NamedLink[] } | undefined;
}

/** Benefits or industries on ink. */
export function BenefitPanes({ heading, items, places }: BenefitPanesProps) {
  return (
    <RuledSection heading={heading} tone="dark" bare>
      <ToldList items={items} />
      {places && (
        <Fold summary={places.summary} always>
          <LinkRow links={places.links} />
        </Fold>
      )}
    </RuledSection>
  );
}
