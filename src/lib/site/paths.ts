import type { commercialPropertyTypes, residentialAreaServices } from '../schemas/area-page.ts';
import { daysParameter } from './addresses.ts';
import { type PageName, pages } from './pages.ts';
import type { QuoteChoice } from './quote-choice.ts';

const pagePaths = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as Record<
  PageName,
  string
>;

/** All addresses of the site that exist once. Those of pages come from src/lib/site/pages.ts. */
export const paths = {
  ...pagePaths,
  manifest: '/site.webmanifest',
  sitemap: '/sitemap.xml',
  vcard: '/contact.vcf',
  zipAnswers: '/zip-answers.json',
  robots: '/robots.txt',
  llms: '/llms.txt',
  logo: '/icon-512.png',
  wordmark: '/wordmark.svg',
};

export type ServiceKind = 'residential' | 'commercial';
export type ResidentialAreaService = (typeof residentialAreaServices)[number];
export type CommercialPropertyType = (typeof commercialPropertyTypes)[number];

/** The overview's card of a service for homes, and its list of services for buildings. */
export const serviceCardHref = (slug: string) => `${paths.services}#${slug}`;
export const commercialServicesHref = `${paths.services}#commercial`;

export const serviceHref = (kind: ServiceKind, slug: string) => `${paths.services}/${kind}/${slug}`;

/** The two shapes of the drawn map. */
export type MapFormat = 'wide' | 'narrow';

export const serviceAreaMapHref = (format: MapFormat) => `/service-area-map/${format}.svg`;

const areaHref = (area: string) => `${paths.areasServed}/colorado-springs/${area}`;

export const residentialAreaHref = (area: string, service: ResidentialAreaService) =>
  `${areaHref(area)}/residential-${service}`;

export const commercialAreaHref = (area: string, type: CommercialPropertyType) =>
  `${areaHref(area)}/commercial-window-cleaning/${type}`;

export type AreaPageKey =
  | { kind: 'residential'; area: string; service: ResidentialAreaService }
  | { kind: 'commercial'; area: string; type: CommercialPropertyType };

export const areaPageHref = (page: AreaPageKey) =>
  page.kind === 'residential' ? residentialAreaHref(page.area, page.service) : commercialAreaHref(page.area, page.type);

/** Returns the full address of a page, for use in mails; `undefined` while SITE_URL is not set. */
export const getAbsoluteAddress = (route: string, siteUrl: string) =>
  new URL(siteUrl).hostname === 'localhost' ? undefined : new URL(route, siteUrl).href;

/** The lists of ZIPs, which the page shows without JavaScript. */
export const zipListsHref = `${paths.areasServed}#zip-codes`;

/** Returns the path of the picture that represents a page if its link is shared. */
export const shareCardHref = (route: string) => `/share${route === paths.home ? '/home' : route}.jpg`;

/** Returns a link to the same form, which then asks for a date first. */
export const dateRequestHref = (href: string) => `${href}${href.includes('?') ? '&' : '?'}${daysParameter}=1`;

/** Returns a link to Contact, with the values that prefill its form. */
export function quoteHref(choice: QuoteChoice = {}) {
  const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value)).toString();
  return query ? `${paths.contact}?${query}` : paths.contact;
}
