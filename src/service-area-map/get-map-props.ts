import type { Business } from '../schemas/business.ts';
import type { ServiceAreaMapProps } from '../sections/service-area-map.tsx';
import { paths } from '../site/paths.ts';

export function getMapProps({ map }: Business): ServiceAreaMapProps {
  return { drawing: paths.serviceAreaMap, pageUrl: map.pageUrl, embedUrl: map.embedUrl };
}
