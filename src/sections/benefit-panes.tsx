import { Fold } from '../ui/fold.tsx';
import type { NamedLink } from '../ui/named-link.ts';
import { RuledSection } from '../ui/ruled-section.tsx';
import { ToldList } from '../ui/told-list.tsx';
import styles from './benefit-panes.module.css';

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
        <div className={styles.more}>
          <Fold summary={places.summary} always>
            <ul className={styles.links} translate="no">
              {places.links.map((link) => (
                <li key={link.name}>
                  <a href={link.href}>{link.name}</a>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </RuledSection>
  );
}
