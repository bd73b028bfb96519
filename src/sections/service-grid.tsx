import { GoLink } from '../ui/go-link.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Pane, Panes } from '../ui/panes.tsx';
import { Section, type SectionLook, SideLayout } from '../ui/section.tsx';
import { SideHead, type SideHeadProps } from '../ui/side-head.tsx';
import styles from './service-grid.module.css';

export interface ServiceGridProps extends SideHeadProps, SectionLook {
  services: { name: string; href: string; card: { text: string; features: string[]; icon: IconName } }[];
}

/** Service cards in panes; the whole pane is the link. */
export function ServiceGrid({ services, tone, tight, id, ...head }: ServiceGridProps) {
  return (
    <Section tone={tone} tight={tight} id={id}>
      <SideLayout head={<SideHead {...head} />}>
        <Panes columns={2}>
          {services.map(({ name, href, card }) => (
            <Pane key={href} className={styles.service}>
              <Icon name={card.icon} />
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
            </Pane>
          ))}
        </Panes>
      </SideLayout>
    </Section>
  );
}
