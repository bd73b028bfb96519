import { getColor } from '../../styles/read-tokens.ts';
import type { Settings } from '../settings/settings.ts';
import type { Crumb } from '../site/named-link.ts';
import { paths, shareCardHref } from '../site/paths.ts';
import { maxDescriptionLength, shorten } from './shorten.ts';

export const shareCardSize = { width: 1200, height: 630 } as const;

export interface ShareCard {
  /** The small text above the heading: the area or the section of the site. */
  label: string;
  heading: string;
  /** The slot of the picture on the right. */
  picture: string;
  /** Commercial pages have a dark card, as they are dark on the site. */
  dark?: boolean;
}

export interface PageHead {
  /** The path on the site, starting with a slash. */
  route: string;
  title: string;
  description: string;
  /** True for the 404 page: no canonical link, never indexed, no structured data. */
  isNotFound?: boolean;
  pageType?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** The breadcrumbs as the page shows them. */
  crumbs?: Crumb[];
  /** The service that the page offers. An area page names its area; other pages serve all regions. */
  service?: { name: string; type: string; area?: string };
  /** Pictures of the page that search engines may list; the first one represents the page. */
  pictures?: { slot: string; title?: string }[];
  /** The day of the last change that the page itself shows, as YYYY-MM-DD. */
  updated?: string;
  card?: ShareCard;
  /** The content files of the page, from the project's root. */
  files?: string[];
}

type Tag = { tag: 'meta' | 'link' } & Record<string, string>;

const createNameTag = (name: string, content: string): Tag => ({ tag: 'meta', name, content });
const createPropertyTag = (name: string, content: string): Tag => ({ tag: 'meta', property: name, content });

function getRobots(head: PageHead, settings: Settings): string {
  return head.isNotFound || !settings.indexable ? 'noindex' : 'max-image-preview:large';
}

function getSocialTags(head: PageHead, address: string, settings: Settings, brand: string): Tag[] {
  const description = shorten(head.description, maxDescriptionLength);
  const tags = [
    createPropertyTag('og:type', 'website'),
    createPropertyTag('og:site_name', brand),
    createPropertyTag('og:locale', 'en_US'),
    createPropertyTag('og:title', head.title),
    createPropertyTag('og:description', description),
    createPropertyTag('og:url', address),
    createNameTag('twitter:title', head.title),
    createNameTag('twitter:description', description),
  ];
  if (!head.card) return [...tags, createNameTag('twitter:card', 'summary')];
  const image = new URL(shareCardHref(head.route), settings.siteUrl).href;
  const alt = `${head.card.label}: ${head.card.heading}`;
  return [
    ...tags,
    createPropertyTag('og:image', image),
    createPropertyTag('og:image:type', 'image/jpeg'),
    createPropertyTag('og:image:width', String(shareCardSize.width)),
    createPropertyTag('og:image:height', String(shareCardSize.height)),
    createPropertyTag('og:image:alt', alt),
    createNameTag('twitter:card', 'summary_large_image'),
    createNameTag('twitter:image', image),
    createNameTag('twitter:image:alt', alt),
  ];
}

/** Returns links to other formats of the content: the company for an address book, the page list for assistants. */
function getAlternateTags(head: PageHead): Tag[] {
  const alternate = (type: string, title: string, href: string): Tag => ({
    tag: 'link',
    rel: 'alternate',
    type,
    title,
    href,
  });
  if (head.route === paths.contact) return [alternate('text/vcard', 'Contact card', paths.vcard)];
  if (head.route === paths.home) return [alternate('text/plain', 'All pages as text', paths.llms)];
  return [];
}

/**
 * Returns all tags of a page's head that depend on its content. Pure: the same page and settings give the same tags.
 */
export function getHeadTags(head: PageHead, settings: Settings, brand: string): { title: string; tags: Tag[] } {
  const tags = [
    createNameTag('description', head.description),
    createNameTag('robots', getRobots(head, settings)),
    createNameTag('theme-color', getColor('ink')),
  ];
  if (head.isNotFound) return { title: head.title, tags };
  const address = new URL(head.route, settings.siteUrl).href;
  return {
    title: head.title,
    tags: [
      ...tags,
      { tag: 'link', rel: 'canonical', href: address },
      ...getSocialTags(head, address, settings, brand),
      ...getAlternateTags(head),
    ],
  };
}
