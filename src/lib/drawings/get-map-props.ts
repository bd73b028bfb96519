import type { Business } from '../schemas/business.ts';
import { type MapFormat, serviceAreaMapHref } from '../site/paths.ts';
import { getMapSize } from './compose-map.ts';

/** Returns the drawn map, with the dot of one area highlighted if `area` is given. */
export function getMapProps({ map }: Business, area?: string) {
  const lit = area ? `#${area}` : '';
  const drawing = (format: MapFormat) => ({ src: serviceAreaMapHref(format) + lit, ...getMapSize(format) });
  return { ...map, wide: drawing('wide'), narrow: drawing('narrow') };
}
