import type { ComparePair } from '../ui/compare-slider.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Label } from '../ui/label.tsx';
import { WipedPane } from '../ui/wiped-pane.tsx';
import styles from './service-halves.module.css';

export interface ServiceHalf {
  label: string;
  heading: string;
  text: string;
  link: string;
  services: { name: string; href: string; pane: ComparePair }[];
}

export interface ServiceHalvesProps {
  residential: ServiceHalf;
  commercial: ServiceHalf;
  servicesHref: string;
}

/** Square panes, six, three or two in a row, cut most pictures' 3:2 by a third. */
const sizes = '(min-width: 66rem) 25vw, (min-width: 40rem) 50vw, 74vw';

function Half({ half, href }: { half: ServiceHalf; href: string }) {
  return (
    <>
      <div className={styles.summary}>
        <Label>{half.label}</Label>
        <h2>{half.heading}</h2>
        <p className={styles.text}>{half.text}</p>
        <GoLink href={href}>{half.link}</GoLink>
      </div>
      <ul className={styles.panes}>
        {half.services.map((service) => (
          <li key={service.href} data-pane="">
            <a href={service.href}>
              <WipedPane pictures={service.pane} sizes={sizes} />
              <span>
                {service.name}
                <Icon name="arrow-right" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Homes and buildings side by side, parted by the leaning stroke, over one wall of twelve windows. */
export function ServiceHalves({ residential, commercial, servicesHref }: ServiceHalvesProps) {
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
