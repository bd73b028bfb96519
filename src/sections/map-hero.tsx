import styles from './map-hero.module.css';
import { PageHero, type PageHeroProps } from './page-hero.tsx';
import { ServiceAreaMap, type ServiceAreaMapProps } from './service-area-map.tsx';
import { ZipAsk, type ZipAskProps } from './zip-ask.tsx';

/** A page head with the ZIP check, beside the drawn map, which narrow screens show in the footer alone. */
export function MapHero({ map, zip, ...hero }: PageHeroProps & { map: ServiceAreaMapProps; zip: ZipAskProps }) {
  return (
    <PageHero
      {...hero}
      ask={<ZipAsk {...zip} />}
      aside={
        <div className={styles.map} data-map-aside="">
          <ServiceAreaMap {...map} onFirstScreen />
        </div>
      }
    />
  );
}
