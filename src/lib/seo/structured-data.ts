import type { BreadcrumbList, Graph, ImageObject, Service, Thing, WebPage, WebSite } from 'schema-dts';
import type { Business } from '../schemas/business.ts';
import { type ConfirmedFacts, composeBusiness, getBusinessId, getRegions } from './business-data.ts';
import type { PageHead } from './head.ts';

/** A picture of the page, as it is in the built site. */
export interface PageImage {
  src: string;
  alt: string;
  title?: string;
}

interface Site {
  siteUrl: string;
  business: Business;
  confirmed?: ConfirmedFacts;
}

const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

function composeWebsite({ siteUrl, business }: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    url: `${siteUrl}/`,
    name: business.brand,
    inLanguage: 'en-US',
    publisher: { '@id': getBusinessId(siteUrl) },
  };
}

function composeImages(address: string, images: PageImage[]): ImageObject[] {
  return images.map((image, index) => ({
    '@type': 'ImageObject',
    '@id': `${address}#image-${index + 1}`,
    contentUrl: new URL(image.src, address).href,
    ...(image.title && { name: image.title }),
    caption: image.alt,
  }));
}

function composeBreadcrumbs(address: string, head: PageHead): BreadcrumbList | undefined {
  if (!head.crumbs?.length) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#breadcrumb`,
    itemListElement: head.crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(crumb.href && { item: new URL(crumb.href, address).href }),
    })),
  };
}

function composeService(address: string, head: PageHead, { siteUrl, business }: Site): Service | undefined {
  if (!head.service) return undefined;
  const { name, type, area } = head.service;
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name,
    serviceType: type,
    description: head.description,
    url: address,
    provider: { '@id': getBusinessId(siteUrl) },
    areaServed: area ? { '@type': 'Place', name: area } : getRegions(business),
    mainEntityOfPage: { '@id': `${address}#webpage` },
  };
}

function composePage(address: string, head: PageHead, { siteUrl }: Site, hasImages: boolean): WebPage {
  return {
    '@type': head.pageType ?? 'WebPage',
    '@id': `${address}#webpage`,
    url: address,
    name: head.title,
    description: head.description,
    inLanguage: 'en-US',
    isPartOf: { '@id': websiteId(siteUrl) },
    about: { '@id': head.service ? `${address}#service` : getBusinessId(siteUrl) },
    ...(head.crumbs?.length && { breadcrumb: { '@id': `${address}#breadcrumb` } }),
    ...(hasImages && { primaryImageOfPage: { '@id': `${address}#image-1` } }),
    ...(head.updated && { dateModified: head.updated }),
  } as WebPage;
}

/**
 * Composes the structured data of a page as one graph. It contains only what the page shows. Reviews and ratings are
 * left out, because search engines do not accept a company's markup about itself.
 */
export function composeGraph(head: PageHead, images: PageImage[], site: Site): Graph {
  const address = new URL(head.route, site.siteUrl).href;
  const nodes: (Thing | undefined)[] = [
    composeBusiness(site.business, site.siteUrl, site.confirmed),
    composeWebsite(site),
    composePage(address, head, site, images.length > 0),
    composeBreadcrumbs(address, head),
    composeService(address, head, site),
    ...composeImages(address, images),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

/** Serializes JSON for a script element: no character sequence in it can end the element or open a comment. */
export function serializeGraph(graph: Graph): string {
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
