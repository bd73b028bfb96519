import { PageHero, type PageHeroProps } from './page-hero.tsx';
import { ServiceAreaMap, type ServiceAreaMapProps } from './service-area-map.tsx';

/** A page head beside the drawn map. */
export function MapHero({ map, ...hero }: PageHeroProps & { map: ServiceAreaMapProps }) {
  return <PageHero {...hero} aside={<ServiceAreaMap {...map} onFirstScreen />} />;
}
