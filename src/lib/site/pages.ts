import type { z } from 'zod';
import * as schemas from '../schemas/page-schemas.ts';
import { catalogueFile } from '../schemas/picture.ts';
import { areasServedPath, contactPath } from './addresses.ts';

/** The content that the head of every page needs. A heading and questions are used if the page has them. */
interface SharedPageContent {
  title: string;
  description: string;
  pictures?: { card: string; hero?: string };
  /** The hero of Home shows the view of the season. */
  hero?: { heading: string; views?: { wide: string }[] };
  faq?: { items: { question: string; answer: string }[] };
  /** Only legal pages have it. */
  lastUpdated?: string;
  revised?: string;
}

export interface Page<Schema extends z.ZodType<SharedPageContent> = z.ZodType<SharedPageContent>> {
  /** The path on the site. The route is the file of the same name in src/pages. */
  path: string;
  /** The name of the page in links and breadcrumbs. */
  name: string;
  /** The group of the page in lists of all pages. The 404 page is in none. */
  group: 'main' | 'legal' | 'none';
  /** Words that a wrong address may contain; the 404 page then suggests this page. */
  synonyms?: string[];
  /** Adds the page to the navigation in the header of every page, in the order of the entries. */
  navigation?: true;
  /** The file of its content, YAML or Markdown. */
  content: string;
  /** The schema of its content. */
  schema: Schema;
  type?: 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** The label over the heading on the share card; the name by default. */
  cardLabel?: string;
  /** Other content files that the page shows, for the date of its last change. */
  shows?: string[];
}

const definePage = <Schema extends z.ZodType<SharedPageContent>>(entry: Page<Schema>) => entry;

/**
 * Every page that exists once: an entry here, a content file and a route make a page. Paths, navigation, heads, share
 * cards, sitemap, llms.txt, the list on the 404 page, the content checks and the tests use it. Services
 * and area pages are many of one kind: src/lib/seo/page-heads.ts lists them from their content.
 */
export const pages = {
  home: definePage({
    path: '/',
    name: 'Home',
    group: 'main',
    navigation: true,
    content: 'src/content/pages/home.yaml',
    schema: schemas.home,
    cardLabel: '{serviceArea}',
    shows: ['src/content/testimonials.yaml', 'src/content/seasons.yaml'],
  }),
  services: definePage({
    path: '/services',
    name: 'Services',
    group: 'main',
    navigation: true,
    content: 'src/content/pages/services.yaml',
    schema: schemas.services,
    type: 'CollectionPage',
    shows: ['src/content/services/*/*.yaml'],
  }),
  areasServed: definePage({
    path: areasServedPath,
    name: 'Areas Served',
    group: 'main',
    synonyms: ['area', 'location', 'city', 'cities', 'town', 'zip', 'denver'],
    navigation: true,
    content: 'src/content/pages/areas-served.yaml',
    schema: schemas.areasServed,
    type: 'CollectionPage',
    shows: ['src/content/zip-codes.yaml', 'src/content/areas/*.yaml'],
  }),
  gallery: definePage({
    path: '/gallery',
    name: 'Gallery',
    group: 'main',
    synonyms: ['photo', 'picture', 'before', 'after', 'work'],
    navigation: true,
    content: 'src/content/pages/gallery.yaml',
    schema: schemas.gallery,
    type: 'CollectionPage',
    shows: ['src/content/gallery.yaml', catalogueFile],
  }),
  reviews: definePage({
    path: '/reviews',
    name: 'Reviews',
    group: 'main',
    synonyms: ['testimonial', 'rating'],
    navigation: true,
    content: 'src/content/pages/reviews.yaml',
    schema: schemas.reviews,
    shows: ['src/content/reviews.yaml', 'src/content/testimonials.yaml'],
  }),
  about: definePage({
    path: '/about',
    name: 'About',
    group: 'main',
    navigation: true,
    content: 'src/content/pages/about.yaml',
    synonyms: ['faq', 'question', 'insurance', 'license', 'guarantee'],
    schema: schemas.about,
    type: 'AboutPage',
  }),
  contact: definePage({
    path: contactPath,
    name: 'Contact',
    group: 'main',
    synonyms: ['quote', 'quotation', 'estimate', 'book', 'price', 'pricing'],
    navigation: true,
    content: 'src/content/pages/contact.yaml',
    schema: schemas.contact,
    type: 'ContactPage',
    shows: ['src/content/business.yaml', 'src/content/zip-codes.yaml'],
  }),
  terms: definePage({
    path: '/terms-of-service',
    name: 'Terms of Service',
    group: 'legal',
    content: 'src/content/legal/terms-of-service.md',
    schema: schemas.legal,
    cardLabel: 'The small print, in plain words',
  }),
  privacy: definePage({
    path: '/privacy-policy',
    name: 'Privacy Policy',
    group: 'legal',
    content: 'src/content/legal/privacy-policy.md',
    schema: schemas.legal,
    cardLabel: 'The small print, in plain words',
  }),
  notFound: definePage({
    path: '/404',
    name: 'Page not found',
    group: 'none',
    content: 'src/content/pages/not-found.yaml',
    schema: schemas.notFound,
  }),
};

export type PageName = keyof typeof pages;

/** The content of a page, as its schema returns it. */
export type PageContent<Name extends PageName> = z.output<(typeof pages)[Name]['schema']>;
