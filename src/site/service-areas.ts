import type { Area, AreaPage, ResidentialService } from '../content-loading/load-content.ts';
import { commercialAreaHref, type ResidentialAreaService, residentialAreaHref } from './paths.ts';

export interface AreaLink {
  name: string;
  note?: string;
  href?: string;
}

const ownPages: Record<string, ResidentialAreaService> = {
  'window-cleaning': 'window-cleaning',
  'house-washing': 'house-washing',
  'pressure-washing': 'pressure-washing',
};

/** The areas of a residential service, each with its note, linked where it has a page about that service. */
export function getServiceAreas(service: ResidentialService, areas: Area[]): AreaLink[] {
  const own = ownPages[service.slug];
  return areas.map((area) => ({
    name: area.name,
    note: service.areaNotes[area.slug],
    ...(own && { href: residentialAreaHref(area.slug, own) }),
  }));
}

const windowPages: Record<string, 'hotel' | 'apartment'> = {
  'hotel-hospitality': 'hotel',
  'apartment-complexes': 'apartment',
};

/** For hotels and apartments the areas that have a window cleaning page for them, else all areas by name. */
export function getCommercialPlaces(slug: string, areas: Area[], pages: AreaPage[]) {
  const type = windowPages[slug];
  if (!type) return { type, list: [...areas, { name: 'Denver metro' }].map(({ name }): AreaLink => ({ name })) };
  const served = new Set(
    pages.flatMap((page) => (page.kind === 'commercial' && page.type === type ? [page.area] : [])),
  );
  return {
    type,
    list: areas
      .filter((area) => served.has(area.slug))
      .map((area): AreaLink => ({ name: area.name, href: commercialAreaHref(area.slug, type) })),
  };
}
