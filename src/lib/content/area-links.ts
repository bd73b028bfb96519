import { areaPageHref, type CommercialPropertyType, type ResidentialAreaService } from '../site/paths.ts';
import type { Area, AreaPage } from './collections.ts';

type AreaWork = ResidentialAreaService | CommercialPropertyType;

/** The names of the work on area pages, as links show them. */
export const workNames: Record<AreaWork, string> = {
  'window-cleaning': 'Window cleaning',
  'house-washing': 'House washing',
  'pressure-washing': 'Pressure washing',
  hotel: 'Hotel windows',
  apartment: 'Apartment windows',
  university: 'University windows',
};
/** The columns on Areas Served, in their order. */
export const areaColumns = Object.values(workNames);

/** The names of the property types in titles and lists. */
export const propertyTypeNames: Record<CommercialPropertyType, string> = {
  hotel: 'Hotels',
  apartment: 'Apartments',
  university: 'Universities',
};

const getWork = (page: AreaPage): AreaWork => (page.kind === 'residential' ? page.service : page.type);

/** Maps the slug of each area to the area and to its pages. */
export interface AreaDirectory {
  areas: Map<string, Area>;
  pages: Map<string, AreaPage[]>;
}

export function indexAreas(areas: Area[], pages: AreaPage[]): AreaDirectory {
  return { areas: new Map(areas.map((area) => [area.slug, area])), pages: Map.groupBy(pages, ({ area }) => area) };
}

/** Returns one row for each area, with exactly the pages that exist. */
export function getAreaRows(areas: Area[], pages: AreaPage[]) {
  const directory = indexAreas(areas, pages);
  return areas.map(({ slug, name, zips }) => {
    const links = directory.pages.get(slug)?.map((page) => [workNames[getWork(page)], areaPageHref(page)]);
    return { slug, name, zips, pages: Object.fromEntries(links ?? []) };
  });
}

/**
 * Returns the links from an area page to its siblings: the area's other pages, and the same work in the areas near it.
 */
export function getSiblings(page: AreaPage, { areas, pages }: AreaDirectory) {
  const area = areas.get(page.area);
  const work = getWork(page);
  const areaLinks = (pages.get(page.area) ?? [])
    .filter((other) => getWork(other) !== work)
    .map((other) => ({ name: workNames[getWork(other)], href: areaPageHref(other) }));
  const nearbyLinks = (area?.near ?? []).flatMap((slug) => {
    const samePage = pages.get(slug)?.find((other) => getWork(other) === work);
    return samePage ? [{ name: `${workNames[work]}, ${areas.get(slug)?.name}`, href: areaPageHref(samePage) }] : [];
  });
  return { summary: `More in and near ${area?.name}`, links: [...areaLinks, ...nearbyLinks] };
}
