/** The pages that content makes, by their addresses. */

import type { z } from 'zod';
import type { areaPageSchema } from '../schemas/area-page.ts';
import type { serviceSchema } from '../schemas/service.ts';
import { pages } from '../site/pages.ts';
import { type AreaPageKey, areaPageHref, paths, serviceHref } from '../site/paths.ts';
import type { ContentFile } from './content-kinds.ts';

type AreaPage = z.output<typeof areaPageSchema>;
type Service = z.output<typeof serviceSchema>;

export const getSlug = (file: string) => file.replace(/^.*\//, '').replace(/\.yaml$/, '');

const listServices = (contents: ContentFile[]) =>
  contents
    .filter(({ kind }) => kind === 'services')
    .map(({ file, data }) => ({ service: data as Service, href: serviceHref((data as Service).kind, getSlug(file)) }));

const listAreaPages = (contents: ContentFile[]) =>
  contents.filter(({ kind }) => kind === 'areaPages').map(({ data }) => data as AreaPage);

export const listRoutes = (contents: ContentFile[]) =>
  new Set<string>([
    ...Object.values(pages).map(({ path }) => path),
    ...listServices(contents).map(({ href }) => href),
    ...listAreaPages(contents).map(areaPageHref),
  ]);

/** Returns which area page a file is, by its path; `undefined` for any other file. */
export function parseAreaPagePath(path: string): AreaPageKey | undefined {
  const [, area = '', kind, name] =
    /^src\/content\/area-pages\/([\w-]+)\/(residential|commercial-window-cleaning)-([\w-]+)\.yaml$/.exec(path) ?? [];
  if (!kind) return undefined;
  return (
    kind === 'residential' ? { kind, area, service: name } : { kind: 'commercial', area, type: name }
  ) as AreaPageKey;
}

/**
 * Returns the page that is nearest to an area page that is gone: one of the same area, first of the same kind, else the
 * page of the service, otherwise the overview of areas. `contents` no longer hold the page itself.
 */
export function findNearestRoute(deletedPage: AreaPageKey, contents: ContentFile[]): string {
  const neighbors = listAreaPages(contents).filter(({ area }) => area === deletedPage.area);
  const neighbor = neighbors.find(({ kind }) => kind === deletedPage.kind) ?? neighbors[0];
  if (neighbor) return areaPageHref(neighbor);
  const hasService = ({ service, href }: { service: Service; href: string }) =>
    deletedPage.kind === 'residential'
      ? href === serviceHref('residential', deletedPage.service)
      : service.kind === 'commercial' && service.windowPages?.type === deletedPage.type;
  return listServices(contents).find(hasService)?.href ?? paths.areasServed;
}
