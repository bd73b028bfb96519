import { GoLink } from '../ui/go-link.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { IllustrationTag } from '../ui/illustration-tag.tsx';
import type { NamedLink } from '../ui/named-link.ts';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import styles from './service-halves.module.css';

export interface ServiceHalf {
  heading: string;
  link: string;
  picture: PictureData;
  services: (NamedLink & { card: { icon: IconName } })[];
}

export interface ServiceHalvesProps {
  residential: ServiceHalf;
  commercial: ServiceHalf;
  servicesHref: string;
}

/** On a wide screen the frame is at most 19rem high: there the width of its half decides. */
const sizes = '(min-width: 48rem) 56vw, 100vw';

interface HalfProps {
  half: ServiceHalf;
  href: string;
  labeled: boolean;
  /** The label is that of both pictures. */
  several?: boolean;
}

function Half({ half: { heading, link, picture, services }, href, labeled, several }: HalfProps) {
  return (
    <>
      <div className={styles.picture}>
        <PictureImage picture={picture} sizes={sizes} />
        {labeled && <IllustrationTag picture={picture} several={several} />}
      </div>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <ul className={styles.sash}>
          {services.map((service) => (
            <li key={service.href}>
              <a href={service.href}>
                <Icon name={service.card.icon} />
                <span>{service.name}</span>
              </a>
            </li>
          ))}
        </ul>
        <GoLink href={href}>{link}</GoLink>
      </div>
    </>
  );
}

/** A house and a building over two sashes of six panes: homes in daylight, buildings in ink. */
export function ServiceHalves({ residential, commercial, servicesHref }: ServiceHalvesProps) {
  return (
    <section className={styles.halves}>
      <div className={styles.half}>
        <Half half={residential} href={`${servicesHref}#residential`} labeled={!commercial.picture.illustrative} />
      </div>
      <div className={`${styles.half} ${styles.buildings} dark`}>
        <Half
          half={commercial}
          href={`${servicesHref}#commercial`}
          labeled
          several={residential.picture.illustrative}
        />
      </div>
    </section>
  );
}
