/** Every address of the site is written here and nowhere else. */
export const paths = {
  home: '/',
  services: '/services',
  areasServed: '/areas-served',
  gallery: '/gallery',
  reviews: '/reviews',
  about: '/about',
  contact: '/contact',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  galleryPictures: '/gallery-pictures.json',
  manifest: '/site.webmanifest',
  serviceAreaMap: '/service-area-map.svg',
  sitemap: '/sitemap.xml',
  vcard: '/peak-and-pane.vcf',
  robots: '/robots.txt',
  llms: '/llms.txt',
  logo: '/icon-512.png',
} as const;

export type ServiceKind = 'residential' | 'commercial';
export type ResidentialAreaService = 'window-cleaning' | 'house-washing' | 'pressure-washing';
export type CommercialPropertyType = 'hotel' | 'apartment' | 'university';

export const serviceHref = (kind: ServiceKind, slug: string) => `${paths.services}/${kind}/${slug}`;

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

/** The picture that stands for a page where its link is shared. */
export const shareCardHref = (route: string) => `/share${route === paths.home ? '/home' : route}.jpg`;

/** Contact, with the form's choices already made. */
export function quoteHref(choice: { service?: string; property?: string; address?: string } = {}) {
  const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value)).toString();
  return query ? `${paths.contact}?${query}` : paths.contact;
}
