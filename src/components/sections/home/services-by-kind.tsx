import type { PicturePair } from '../../../lib/pictures/picture-data.ts';
import type { NamedLink } from '../../../lib/site/named-link.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Label } from '../../ui/label.tsx';
import { RevealPair } from '../../ui/reveal-pair.tsx';
import styles from './services-by-kind.module.css';

export interface ServiceHalf {
  label: string;
  heading: string;
  /** Summary of the services. */
  text: string;
  link: string;
  pair: PicturePair;
  services: (NamedLink & { card: { icon: IconName } })[];
}

interface ServicesByKindProps {
  residential: ServiceHalf;
  commercial: ServiceHalf;
  servicesHref: string;
}

/** The frame is at most 19rem high on a wide screen, so the width of its half decides there. */
const sizes = '(min-width: 48rem) 56vw, 100vw';

function Half({ half, href }: { half: ServiceHalf; href: string }) {
  const { label, heading, text, link, pair, services } = half;
  return (
    <>
      <RevealPair {...pair} className={styles.picture} sizes={sizes} />
      <div className={styles.text}>
        <Label>{label}</Label>
        <h2 className="weight">{heading}</h2>
        <p className={styles.summary}>{text}</p>
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
        <div className={styles.door}>
          <ArrowLink href={href}>{link}</ArrowLink>
        </div>
      </div>
    </>
  );
}

/** The services for homes and those for buildings, each half with a picture that is part of a link. */
export function ServicesByKind({ residential, commercial, servicesHref }: ServicesByKindProps) {
  return (
    <section className={styles.halves}>
      <div className={styles.half}>
        <Half half={residential} href={`${servicesHref}#residential`} />
      </div>
      <div className={`${styles.half} ${styles.buildings} dark`}>
        <Half half={commercial} href={`${servicesHref}#commercial`} />
      </div>
    </section>
  );
}
