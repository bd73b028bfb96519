import type { Business } from '../schemas/business.ts';
import type { ServiceAreaMapProps } from '../sections/service-area-map.tsx';
import type { Area } from './load-content.ts';

/** What the drawn map needs. Downtown shares its dot with the city's own. */
export function getMapProps(areas: Area[], business: Business): ServiceAreaMapProps {
  return {
    places: areas.flatMap((area) => (area.map ? [{ name: area.name, ...area.map }] : [])),
    pageUrl: business.map.pageUrl,
    embedUrl: business.map.embedUrl,
  };
}
