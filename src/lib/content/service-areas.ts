import { residentialAreaServices } from '../schemas/area-page.ts';
import type { NamedLink } from '../site/named-link.ts';
import { areaPageHref, commercialAreaHref } from '../site/paths.ts';
import type { Area, AreaPage, CommercialService } from './collections.ts';

/** Returns the pages of a residential service, by their areas; `undefined` for a service that has none. */
export function getServiceAreas(slug: string, areas: Area[], pages: AreaPage[]): NamedLink[] | undefined {
  if (!residentialAreaServices.some((known) => known === slug)) return undefined;
  const servicePages = pages.filter((page) => page.kind === 'residential' && page.service === slug);
  return areas.flatMap(({ slug, name }) =>
    servicePages.filter(({ area }) => area === slug).map((page) => ({ name, href: areaPageHref(page) })),
  );
}

/** Returns the window cleaning pages of areas for a service, under their heading; `undefined` if it has none. */
export function getWindowPages({ windowPages }: CommercialService, areas: Area[], pages: AreaPage[]) {
  if (!windowPages) return undefined;
  const { type, heading } = windowPages;
  const areasWithPage = new Set(
    pages.flatMap((page) => (page.kind === 'commercial' && page.type === type ? [page.area] : [])),
  );
  return {
    summary: heading,
    links: areas
      .filter((area) => areasWithPage.has(area.slug))
      .map((area): NamedLink => ({ name: area.name, href: commercialAreaHref(area.slug, type) })),
  };
}
