import { globSync } from 'node:fs';
import type { z } from 'zod';
import { propertyTypeNames, workNames } from '../content/area-links.ts';
import type { Area, AreaPage, ResidentialService, Service } from '../content/collections.ts';
import {
  getAreaPages,
  getAreas,
  getBusiness,
  getGalleryPairs,
  getPage,
  getSeasons,
  getServices,
  getTestimonials,
} from '../content/collections.ts';
import { fillFacts, getFacts } from '../content/facts.ts';
import { memoize } from '../content/memoize.ts';
import type { Crumb } from '../site/named-link.ts';
import { type Page, type PageName, pages } from '../site/pages.ts';
import { areaPageHref, paths, serviceHref } from '../site/paths.ts';
import type { PageHead } from './head.ts';
import { maxDescriptionLength, shorten } from './shorten.ts';

/**
 * A page that exists. Search engines, share cards, the sitemap, lists of pages and the page itself use the same data.
 */
export type ListedPage = PageHead &
  Required<Pick<PageHead, 'crumbs' | 'card' | 'files' | 'pictures'>> & {
    /** The text of a link to the page; no two pages share a name. */
    name: string;
    group: 'main' | 'legal' | 'residential' | 'commercial' | 'area';
  };

const home: Crumb = { name: pages.home.name, href: paths.home };

const maxTitleLength = 65;

/** Appends the brand to a title, unless search engines would cut both. */
export function composeTitle(title: string, brand: string): string {
  const branded = `${title} | ${brand}`;
  return branded.length <= maxTitleLength ? branded : title;
}

/** Lists the pictures of a page that search engines may list: all of the gallery, otherwise the first picture. */
async function listPictures(key: PageName, pictures: { hero?: string }, view?: string) {
  if (key === 'gallery')
    return (await getGalleryPairs()).flatMap(({ title, before, after }) => [
      { slot: before.picture, title: `${title}, before` },
      { slot: after.picture, title: `${title}, after` },
    ]);
  const featured = key === 'reviews' ? await getTestimonials('reviews') : [];
  const slot = view ?? pictures.hero ?? featured.find(({ picture }) => picture)?.picture;
  return slot ? [{ slot }] : [];
}

/** Cuts a text to the length that search engines show before the phone number. */
function composeDescription(text: string, phone: string): string {
  const call = ` Call ${phone}.`;
  return shorten(text, maxDescriptionLength - call.length) + call;
}

/** Composes a page that exists once, from its entry in src/lib/site/pages.ts. A page without a card is in no list. */
async function composeSinglePage(key: PageName): Promise<ListedPage[]> {
  const { path, name, group, type, cardLabel, content, shows = [] }: Page = pages[key];
  const business = await getBusiness();
  const facts = getFacts(business, await getSeasons());
  const pageContent: z.output<Page['schema']> = await getPage(key);
  const { title, description, pictures, hero, lastUpdated, revised } = pageContent;
  if (!pictures || group === 'none') return [];
  return [
    {
      route: path,
      name,
      group,
      title: composeTitle(title, business.brand),
      description,
      pageType: type,
      crumbs: path === paths.home ? [] : [home, { name }],
      card: { label: fillFacts(cardLabel ?? name, facts), heading: hero?.heading ?? title, picture: pictures.card },
      pictures: await listPictures(key, pictures, hero?.views?.[0]?.wide),
      updated: revised ?? lastUpdated,
      files: [content, ...globSync(shows)],
    },
  ];
}

function composeServicePage(service: Service, isNameShared: boolean, brand: string): ListedPage {
  const { kind, name, hero, file } = service;
  const picture = service.pictures.hero;
  const listName = isNameShared ? `${kind === 'residential' ? 'Residential' : 'Commercial'} ${name}` : name;
  return {
    route: service.href,
    name: listName,
    group: kind,
    title: composeTitle(service.title, brand),
    description: service.description,
    crumbs: [home, { name: 'Services', href: paths.services }, { name: listName }],
    service: { name: hero.heading, type: name },
    card: {
      label: kind === 'residential' ? 'For homes' : 'For buildings',
      heading: hero.heading,
      picture,
      dark: kind === 'commercial',
    },
    pictures: [{ slot: picture }],
    files: [file],
  };
}

/** Returns the head of an area page, composed from its content. */
export async function getAreaPageHead(page: AreaPage, area: Area): Promise<ListedPage> {
  const [{ brand, phone }, services] = await Promise.all([getBusiness(), getServices()]);
  const { hero: slot } = page.pictures;
  const service =
    page.kind === 'residential'
      ? services.find((each): each is ResidentialService => each.kind === 'residential' && each.slug === page.service)
      : undefined;
  const work =
    page.kind === 'residential'
      ? `Residential ${service?.name}`
      : `Commercial Window Cleaning ${propertyTypeNames[page.type]}`;
  const town = area.town ?? area.name;
  const areasServed: Crumb = { name: 'Areas Served', href: paths.areasServed };
  return {
    route: areaPageHref(page),
    name: page.hero.heading,
    group: 'area',
    title: `${work} ${area.name}, CO | ${brand}`,
    description: page.description ?? composeDescription(`${page.hero.heading}. ${page.hero.intro}`, phone.display),
    crumbs:
      page.kind === 'residential'
        ? [
            home,
            areasServed,
            { name: service?.name ?? work, href: serviceHref('residential', page.service) },
            { name: area.name, place: true },
          ]
        : [
            home,
            areasServed,
            { name: 'Services', href: paths.services },
            { name: `${workNames[page.type]}, ${area.name}`, place: true },
          ],
    service: { name: `${work} ${town}, CO`, type: work, area: `${town}, CO` },
    card: {
      label: area.label,
      heading: page.hero.heading,
      picture: service?.pictures.areaCard ?? slot,
      dark: page.kind === 'commercial',
    },
    pictures: [{ slot }],
    files: [page.file, area.file],
  };
}

async function composeListedPages(): Promise<ListedPage[]> {
  const { brand } = await getBusiness();
  const [services, areas, areaPages] = await Promise.all([getServices(), getAreas(), getAreaPages()]);
  const pagesByArea = Map.groupBy(areaPages, ({ area }) => area);
  const servicesByName = Map.groupBy(services, ({ name }) => name);
  const single = (await Promise.all((Object.keys(pages) as PageName[]).map(composeSinglePage))).flat();
  return [
    ...single.filter(({ group }) => group === 'main'),
    ...services.map((service) =>
      composeServicePage(service, (servicesByName.get(service.name)?.length ?? 0) > 1, brand),
    ),
    ...(await Promise.all(
      areas.flatMap((area) => (pagesByArea.get(area.slug) ?? []).map((page) => getAreaPageHead(page, area))),
    )),
    ...single.filter(({ group }) => group === 'legal'),
  ];
}

/** All pages of the site except the 404 page: main pages, services, areas, legal pages. */
export const listPages = memoize(composeListedPages);

/** Returns the head of the page at a route. */
export async function getPageHead(route: string): Promise<ListedPage> {
  const page = (await listPages()).find((listedPage) => listedPage.route === route);
  if (!page)
    throw new Error(`${route} is not in the list of pages: give its entry in src/lib/site/pages.ts a group and a card`);
  return page;
}
