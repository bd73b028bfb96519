import type { Business } from '../schemas/business.ts';
import type { ServiceAreaMapProps } from '../sections/service-area-map.tsx';
import { type MapFormat, serviceAreaMapHref } from '../site/paths.ts';
import { getMapSize } from './compose-map.ts';

export function getMapProps({ map }: Business): ServiceAreaMapProps {
  const drawing = (format: MapFormat) => ({ src: serviceAreaMapHref(format), ...getMapSize(format) });
  return { ...map, wide: drawing('wide'), narrow: drawing('narrow') };
}
