import { classNames } from '../ui/class-names.ts';
import type { ComparePair } from '../ui/compare-slider.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Label } from '../ui/label.tsx';
import { Pane, Panes } from '../ui/panes.tsx';
import { Section, type SectionLook } from '../ui/section.tsx';
import { WipedPane } from '../ui/wiped-pane.tsx';
import styles from './service-grid.module.css';

export interface ServiceGridProps extends SectionLook {
  label: string;
  heading: string;
  intro: string;
  link?: { name: string; href: string };
  /** The glass stands beside the words on wide screens too, and two in a row. */
  rows?: boolean;
  services: {
    name: string;
    href: string;
    card: { text: string; features: string[]; icon: IconName };
    pane: ComparePair;
  }[];
}

const sizes = '(min-width: 82rem) 27.3rem, (min-width: 64rem) 31vw, (min-width: 40rem) 57vw, 89vw';

/** Service cards as a wall of windows; the whole pane is the link. */
export function ServiceGrid({ label, heading, intro, link, rows, services, ...look }: ServiceGridProps) {
  return (
    <Section {...look}>
      <div className={styles.head}>
        <Label>{label}</Label>
        <h2>{heading}</h2>
        <p className={styles.intro}>{intro}</p>
        {link && <GoLink href={link.href}>{link.name}</GoLink>}
      </div>
      <Panes columns={rows ? 2 : 3}>
        {services.map(({ name, href, card, pane }) => (
          <Pane key={href} className={classNames(styles.service, rows ? styles.row : styles.column)} data-pane="">
            <WipedPane pictures={pane} sizes={sizes} className={styles.glass} />
            <h3>{name}</h3>
            <p>{card.text}</p>
            <ul>
              {card.features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" />
                  {feature}
                </li>
              ))}
            </ul>
            <GoLink href={href} cover>
              Learn More<span className="visually-hidden"> about {name}</span>
            </GoLink>
            <Icon name={card.icon} />
          </Pane>
        ))}
      </Panes>
    </Section>
  );
}
