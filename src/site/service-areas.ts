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

// The other services have no area pages: their links go to the page about the same walls or the same slabs.
const relatedPages: Record<string, ResidentialAreaService> = {
  'concrete-paint-removal': 'pressure-washing',
};

/** The areas of a residential service, each with its note about that service; `own` tells whether they have pages for it. */
export function getServiceAreas(service: ResidentialService, areas: Area[]): { own: boolean; places: AreaLink[] } {
  const own = ownPages[service.slug];
  const linked = own ?? relatedPages[service.slug] ?? 'house-washing';
  return {
    own: own !== undefined,
    places: areas.map((area) => ({
      name: area.name,
      note: service.areaNotes[area.slug],
      href: residentialAreaHref(area.slug, linked),
    })),
  };
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
