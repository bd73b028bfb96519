import type { Area, AreaPage } from '../content-loading/load-content.ts';
import { residentialAreaServices } from '../schemas/area-page.ts';
import { commercialAreaHref, residentialAreaHref } from './paths.ts';

export interface AreaLink {
  name: string;
  href: string;
}

/** The pages of a residential service, one for each area; undefined for a service that has none. */
export function getServiceAreas(slug: string, areas: Area[]): AreaLink[] | undefined {
  const service = residentialAreaServices.find((known) => known === slug);
  return service && areas.map((area) => ({ name: area.name, href: residentialAreaHref(area.slug, service) }));
}

const windowPages: Record<string, 'hotel' | 'apartment'> = {
  'hotel-hospitality': 'hotel',
  'apartment-complexes': 'apartment',
};

/** The window cleaning pages for hotels or apartments; undefined for the other services. */
export function getWindowPages(slug: string, areas: Area[], pages: AreaPage[]) {
  const type = windowPages[slug];
  if (!type) return undefined;
  const served = new Set(
    pages.flatMap((page) => (page.kind === 'commercial' && page.type === type ? [page.area] : [])),
  );
  return {
    type,
    links: areas
      .filter((area) => served.has(area.slug))
      .map((area): AreaLink => ({ name: area.name, href: commercialAreaHref(area.slug, type) })),
  };
}
