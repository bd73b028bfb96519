import type { Business } from '../schemas/business.ts';
import { type MapFormat, serviceAreaMapHref } from '../site/paths.ts';
import { getMapSize } from './compose-map.ts';

/** Returns the drawn map, with the dot of one area highlighted if `area` is given. */
export function getMapProps({ map }: Business, area?: string) {
  const fragment = area ? `#${area}` : '';
  const getDrawing = (format: MapFormat) => ({ src: serviceAreaMapHref(format) + fragment, ...getMapSize(format) });
  return { ...map, wide: getDrawing('wide'), narrow: getDrawing('narrow') };
}
