import type { Crumb } from '../../../lib/site/named-link.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Phone } from '../../ui/phone-link.tsx';
import { QuoteButtons } from '../../ui/quote-buttons.tsx';
import { ServiceAreaMap, type ServiceAreaMapProps } from '../shared/service-area-map.tsx';
import { ZipCheck, type ZipCheckProps } from '../shared/zip-check.tsx';
import styles from './map-hero.module.css';

interface MapHeroProps {
  crumbs: Crumb[];
  heading: string;
  map: ServiceAreaMapProps;
  zip: ZipCheckProps;
  phone: Phone;
  quoteHref: string;
}

/** A page head with the ZIP check, and the drawn map as its picture. */
export function MapHero({ crumbs, heading, map, zip, phone, quoteHref }: MapHeroProps) {
  return (
    <section className={`${styles.hero} dark`}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={`${styles.text} wrap`}>
        <h1>{heading}</h1>
        <ZipCheck {...zip} className={styles.ask} />
        <div data-hero-buttons="">
          <QuoteButtons phone={phone} quoteHref={quoteHref} />
        </div>
      </div>
      <div className={styles.map}>
        <ServiceAreaMap {...map} onFirstScreen />
      </div>
    </section>
  );
}
