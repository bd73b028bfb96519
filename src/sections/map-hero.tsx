import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import styles from './map-hero.module.css';
import { ServiceAreaMap, type ServiceAreaMapProps } from './service-area-map.tsx';
import { ZipAsk, type ZipAskProps } from './zip-ask.tsx';

export interface MapHeroProps {
  crumbs: Crumb[];
  heading: string;
  intro: string;
  map: ServiceAreaMapProps;
  zip: ZipAskProps;
}

/** A page head with the ZIP check, and the drawn map as its picture. */
export function MapHero({ crumbs, heading, intro, map, zip }: MapHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`${styles.words} wrap`}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{heading}</h1>
        <ZipAsk {...zip} />
      </div>
      <div className={styles.map}>
        <ServiceAreaMap {...map} wideOn="(48rem <= width < 60rem)" onFirstScreen />
      </div>
      <div className={`${styles.lede} wrap`}>
        <p>{intro}</p>
      </div>
    </section>
  );
}
