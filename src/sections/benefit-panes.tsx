import { Fold } from '../ui/fold.tsx';
import { LinkedText } from '../ui/linked-text.tsx';
import type { NamedLink } from '../ui/named-link.ts';
import { RuledSection } from '../ui/ruled-section.tsx';
import styles from './benefit-panes.module.css';

export interface BenefitPanesProps {
  heading: string;
  items: { title: string; text: string }[];
  /** Pages of this service by area, folded. */
  places?: { summary: string; links: NamedLink[] } | undefined;
}

/** Benefits or industries in the panes of one dark window. */
export function BenefitPanes({ heading, items, places }: BenefitPanesProps) {
  return (
    <RuledSection heading={heading} tone="dark" bare>
      <ul className={styles.panes}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>
              <LinkedText>{item.text}</LinkedText>
            </p>
          </li>
        ))}
      </ul>
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
