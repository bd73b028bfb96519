import { GoLink } from '../ui/go-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Label } from '../ui/label.tsx';
import styles from './service-halves.module.css';

export interface ServiceHalf {
  label: string;
  heading: string;
  text: string;
  link: string;
  services: { name: string; href: string }[];
}

export interface ServiceHalvesProps {
  residential: ServiceHalf;
  commercial: ServiceHalf;
  servicesHref: string;
}

function Half({ half, href }: { half: ServiceHalf; href: string }) {
  return (
    <>
      <Label>{half.label}</Label>
      <h2>{half.heading}</h2>
      <p className={styles.text}>{half.text}</p>
      <ul>
        {half.services.map((service) => (
          <li key={service.href}>
            <a href={service.href}>
              {service.name}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
      <GoLink href={href}>{half.link}</GoLink>
    </>
  );
}

/** Homes and buildings side by side, parted by the leaning stroke. */
export function ServiceHalves({ residential, commercial, servicesHref }: ServiceHalvesProps) {
  return (
    <section className={styles.halves}>
      <div className={`${styles.half} ${styles.homes}`}>
        <Half half={residential} href={`${servicesHref}#residential`} />
      </div>
      <div className={`${styles.half} ${styles.buildings} dark`}>
        <Half half={commercial} href={`${servicesHref}#commercial`} />
      </div>
    </section>
  );
}
