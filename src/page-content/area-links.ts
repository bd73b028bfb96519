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

/** The columns of the table of areas. */
const columnNames: Record<ResidentialAreaService | CommercialPropertyType, string> = {
  'window-cleaning': 'Windows',
  'house-washing': 'House washing',
  'pressure-washing': 'Pressure washing',
  hotel: 'Hotel windows',
  apartment: 'Apartment windows',
  university: 'University windows',
};
export const areaColumns = Object.values(columnNames);

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

/** One row for each area with exactly the pages that exist. */
export function getAreaRows(areas: Area[], pages: AreaPage[]): AreaRow[] {
  const directory = indexAreas(areas, pages);
  return areas.map(({ slug, name, zips }) => {
    const { residential, commercial } = getPagesOf(slug, directory);
    const links = [
      ...residential.map((page) => [columnNames[page.service], areaPageHref(page)]),
      ...commercial.map((page) => [columnNames[page.type], areaPageHref(page)]),
    ];
    return { slug, name, zips, pages: Object.fromEntries(links) };
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
