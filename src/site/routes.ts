import { groupByArea } from './group-by-area.ts';
import { mainNavigation } from './navigation.ts';
import { type AreaPageKey, areaPageHref, paths, serviceHref } from './paths.ts';

export interface Route {
  href: string;
  /** What a link to the page says; no two pages share a name. */
  name: string;
  group: 'main' | 'legal' | 'residential' | 'commercial' | 'area';
}

export interface RouteContent {
  services: { slug: string; name: string; kind: 'residential' | 'commercial' }[];
  areas: { slug: string; name: string }[];
  areaPages: AreaPageKey[];
}

const propertyNames = { hotel: 'Hotel', apartment: 'Apartment', university: 'University' };
const pageOrder = ['window-cleaning', 'house-washing', 'pressure-washing', ...Object.keys(propertyNames)];
const getPlace = (page: RouteContent['areaPages'][number]) =>
  pageOrder.indexOf(page.kind === 'residential' ? page.service : page.type);

/** Every page of the site, derived from its content: the pages that exist once, the services, then area by area. */
export function composeRoutes({ services, areas, areaPages }: RouteContent): Route[] {
  const shared = new Set(services.map(({ name }) => name).filter((name, index, all) => all.indexOf(name) !== index));
  const qualify = (kind: string, name: string) =>
    shared.has(name) ? `${kind === 'residential' ? 'Residential' : 'Commercial'} ${name}` : name;
  const serviceNames = new Map(services.map(({ kind, slug, name }) => [`${kind}/${slug}`, name]));

  const nameAreaPage = (page: RouteContent['areaPages'][number], area: string) => {
    const work =
      page.kind === 'residential'
        ? (serviceNames.get(`residential/${page.service}`) ?? page.service)
        : `${propertyNames[page.type]} Window Cleaning`;
    return `${work} in ${area}`;
  };

  const pagesByArea = groupByArea(areaPages);

  return [
    ...mainNavigation.map(({ name, href }): Route => ({ name, href, group: 'main' })),
    ...services.map(
      ({ kind, slug, name }): Route => ({ name: qualify(kind, name), href: serviceHref(kind, slug), group: kind }),
    ),
    ...areas.flatMap(({ slug, name }) =>
      (pagesByArea.get(slug) ?? [])
        .toSorted((a, b) => getPlace(a) - getPlace(b))
        .map((page): Route => ({ name: nameAreaPage(page, name), href: areaPageHref(page), group: 'area' })),
    ),
    { name: 'Terms of Service', href: paths.terms, group: 'legal' },
    { name: 'Privacy Policy', href: paths.privacy, group: 'legal' },
  ];
}
