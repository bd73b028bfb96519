import type { PicturePair } from '../../../lib/pictures/picture-data.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { columnWidth } from '../../ui/column-width.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { RevealPair } from '../../ui/reveal-pair.tsx';
import styles from './service-grid.module.css';

interface ServiceGridProps {
  id: string;
  heading: string;
  dark?: boolean;
  services: {
    name: string;
    /** The `id` of the card, so that links can point to it. */
    anchor?: string | undefined;
    href: string;
    card: { text: string; features: string[]; icon: IconName };
    pair: PicturePair;
  }[];
  /** Work that has no card, shown below the cards. */
  furtherWork?: { name: string; text: string; href: string };
}

/** Three cards per row with gaps of 2.25rem, two on tablets; on phones a pane 7.25rem high. */
const sizes = `(min-width: 90rem) calc((${columnWidth} - 4.5rem) / 3), (min-width: 64rem) 29vw, (min-width: 48rem) 43vw, 11rem`;

/** The services as cards, each a link. Hovering over a card shows its picture after the work. */
export function ServiceGrid({ id, heading, dark, services, furtherWork }: ServiceGridProps) {
  if (!services.length) return null;
  return (
    <section className={classNames(styles.cards, dark && 'dark')} id={id}>
      <div className="wrap">
        <h2 className="weight">{heading}</h2>
        <ul className={styles.deck}>
          {services.map(({ name, anchor, href, card, pair }) => (
            <li key={href} id={anchor}>
              <RevealPair {...pair} className={styles.glass} sizes={sizes} decorative />
              <h3>
                <Icon name={card.icon} />
                {name}
              </h3>
              <p>{card.text}</p>
              <ul>
                {card.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <ArrowLink href={href}>
                Learn More<span className="visually-hidden"> about {name}</span>
              </ArrowLink>
            </li>
          ))}
        </ul>
        {furtherWork && (
          <a className={styles.also} href={furtherWork.href}>
            <b>{furtherWork.name}</b>
            <span>{furtherWork.text}</span>
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
    </section>
  );
}
