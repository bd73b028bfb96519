import type { Area, AreaPage } from '../content-loading/load-content.ts';
import type { AreaRow } from '../sections/area-rows.tsx';
import { areaPageHref, type CommercialPropertyType, type ResidentialAreaService } from '../site/paths.ts';

type ResidentialPage = Extract<AreaPage, { kind: 'residential' }>;
type CommercialPage = Extract<AreaPage, { kind: 'commercial' }>;

const serviceNames: Record<ResidentialAreaService, string> = {
  'window-cleaning': 'Window cleaning',
  'house-washing': 'House washing',
  'pressure-washing': 'Pressure washing',
};

/** In the row of an area, whose name stands beside them. */
const shortNames: Record<ResidentialAreaService, string> = {
  'window-cleaning': 'Windows',
  'house-washing': 'House washing',
  'pressure-washing': 'Pressure washing',
};

/** As titles and lists say it. */
export const propertyTypeNames: Record<CommercialPropertyType, string> = {
  hotel: 'Hotels',
  apartment: 'Apartments',
  university: 'Universities',
};

export const windowNames: Record<CommercialPropertyType, string> = {
  hotel: 'Hotel windows',
  apartment: 'Apartment windows',
  university: 'University windows',
};

const isResidential = (page: AreaPage): page is ResidentialPage => page.kind === 'residential';
const isCommercial = (page: AreaPage): page is CommercialPage => page.kind === 'commercial';

/** Areas and their pages by the area's slug. */
export interface AreaDirectory {
  areas: Map<string, Area>;
  pages: Map<string, AreaPage[]>;
}

export function indexAreas(areas: Area[], pages: AreaPage[]): AreaDirectory {
  return { areas: new Map(areas.map((area) => [area.slug, area])), pages: Map.groupBy(pages, ({ area }) => area) };
}

function getPagesOf(area: string, { pages }: AreaDirectory) {
  const own = pages.get(area) ?? [];
  return { residential: own.filter(isResidential), commercial: own.filter(isCommercial) };
}

/** One row for each area with exactly the pages that exist; a group without pages is left out. */
export function getAreaRows(areas: Area[], pages: AreaPage[]): AreaRow[] {
  const directory = indexAreas(areas, pages);
  return areas.map((area) => {
    const { residential, commercial } = getPagesOf(area.slug, directory);
    const groups = [
      residential.map((page) => ({ name: shortNames[page.service], href: areaPageHref(page) })),
      commercial.map((page) => ({ name: windowNames[page.type], href: areaPageHref(page) })),
    ].filter((links) => links.length > 0);
    return {
      slug: area.slug,
      name: area.name,
      zips: area.zips,
      groups,
    };
  });
}

/** Links from an area page to its siblings: the area's other pages, and the same work in the areas near it. */
export function getSiblings(page: AreaPage, directory: AreaDirectory) {
  const area = directory.areas.get(page.area);
  const { residential, commercial } = getPagesOf(page.area, directory);
  const work = isResidential(page) ? serviceNames[page.service] : windowNames[page.type];
  const own = [...residential, ...commercial]
    .filter((other) => areaPageHref(other) !== areaPageHref(page))
    .map((other) => ({
      name: isResidential(other) ? serviceNames[other.service] : windowNames[other.type],
      href: areaPageHref(other),
    }));
  const near = (area?.near ?? []).flatMap((slug) => {
    const place = directory.areas.get(slug);
    const twin = directory.pages
      .get(slug)
      ?.find((other) =>
        isResidential(page)
          ? isResidential(other) && other.service === page.service
          : isCommercial(other) && other.type === page.type,
      );
    return place && twin ? [{ name: `${work}, ${place.name}`, href: areaPageHref(twin) }] : [];
  });
  return { summary: `More in and near ${area?.name}`, links: [...own, ...near] };
}
