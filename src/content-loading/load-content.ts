import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import type { Business } from '../schemas/business.ts';
import { galleryCategories } from '../schemas/gallery.ts';
import { getSettings } from '../settings/get-settings.ts';
import { serviceHref } from '../site/paths.ts';
import { composeRoutes, type Route } from '../site/routes.ts';
import { fillFacts, fillFactsInMarkup } from './facts.ts';
import { leaveOutUnconfirmed } from './leave-out-unconfirmed.ts';
import { oncePerBuild } from './once-per-build.ts';

export const getBusiness = oncePerBuild(async (): Promise<Business> => {
  const entry = await getEntry('business', 'business');
  if (!entry) throw new Error('src/content/business.yaml is missing');
  return fillFacts(entry.data, entry.data);
});

const getFile = (entry: { id: string; filePath?: string }) => entry.filePath ?? entry.id;

type PageCollection =
  | 'homePage'
  | 'servicesPage'
  | 'areasServedPage'
  | 'galleryPage'
  | 'reviewsPage'
  | 'aboutPage'
  | 'contactPage'
  | 'notFoundPage';

const getConfirmedClaims = oncePerBuild(
  async () => new Set((await getCollection('claims')).flatMap(({ data }) => (data.confirmed ? [data.id] : []))),
);

/** The words as this build may show them: facts filled in, and in a launch build no line that only a claim stands behind. */
async function finishWords<Content>(content: Content): Promise<Content> {
  const words = fillFacts(content, await getBusiness());
  return getSettings().launch ? leaveOutUnconfirmed(words, await getConfirmedClaims()) : words;
}

/** The words of a page that exists once. */
export async function getPage<Name extends PageCollection>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The words of ${name} are missing in src/content/pages`);
  return finishWords(entry.data);
}

/** Where an entry was written, for error messages and for the date of its last change. */
interface Written {
  file: string;
}

export type Service = CollectionEntry<'services'>['data'] & Written & { slug: string; href: string };
export type ResidentialService = Extract<Service, { kind: 'residential' }>;
export type CommercialService = Extract<Service, { kind: 'commercial' }>;

/** All services in menu order, residential first. */
export const getServices = oncePerBuild(async (): Promise<Service[]> => {
  const services = await Promise.all(
    (await getCollection('services')).map(async (entry) => {
      const slug = entry.id.replace(/^.*\//, '');
      return {
        ...(await finishWords(entry.data)),
        slug,
        href: serviceHref(entry.data.kind, slug),
        file: getFile(entry),
      };
    }),
  );
  return services.sort(
    (a, b) => Number(a.kind === 'commercial') - Number(b.kind === 'commercial') || a.order - b.order,
  );
});

export type Area = CollectionEntry<'areas'>['data'] & Written & { slug: string };

/** All areas in list order. */
export const getAreas = oncePerBuild(async (): Promise<Area[]> => {
  const entries = await getCollection('areas');
  return entries
    .map((entry) => ({ ...entry.data, slug: entry.id, file: getFile(entry) }))
    .sort((a, b) => a.order - b.order);
});

type AreaPageData = CollectionEntry<'areaPages'>['data'];
/** The testimonial is absent where a launch build has none to show. */
export type AreaPage = Written &
  (
    | (Omit<Extract<AreaPageData, { kind: 'residential' }>, 'testimonial'> & {
        testimonial?: Extract<AreaPageData, { kind: 'residential' }>['testimonial'];
      })
    | Extract<AreaPageData, { kind: 'commercial' }>
  );

/** All area pages. */
export const getAreaPages = oncePerBuild(async (): Promise<AreaPage[]> => {
  return Promise.all(
    (await getCollection('areaPages')).map(async (entry): Promise<AreaPage> => {
      const page = { ...(await finishWords(entry.data)), file: getFile(entry) };
      return page.kind === 'residential' && !isPublishable(page.testimonial)
        ? { ...page, testimonial: undefined }
        : page;
    }),
  );
});

type TestimonialPlace = CollectionEntry<'testimonials'>['data']['place'];

/** The one rule about samples: what nobody real said is never part of a launch build. */
const isPublishable = (quote: { sample: boolean }) => !quote.sample || !getSettings().launch;

export async function getTestimonials(place: TestimonialPlace) {
  const quotes = (await getCollection('testimonials')).map((entry) => entry.data);
  return quotes.filter((quote) => quote.place === place && isPublishable(quote));
}

/** What the two pictures of one pair have in common: the id without its type. */
const pairOf = (item: { id: string }) => item.id.replace(/-(before|after)$/, '');

/** All projects by category, each pair together with the before first. */
export async function getGalleryItems() {
  const items = (await getCollection('gallery')).map(({ data }) => ({ ...data, pair: pairOf(data) }));
  const rank = (item: (typeof items)[number]) =>
    `${galleryCategories.indexOf(item.category)} ${item.pair} ${Number(item.type === 'after')}`;
  return items.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

export async function getReviews() {
  return (await getCollection('reviews')).map((entry) => entry.data).filter(isPublishable);
}

/** A legal page, ready for Astro's render(): the facts in its text are filled in, phone and email as links. */
export async function getLegalPage(name: 'terms-of-service' | 'privacy-policy'): Promise<CollectionEntry<'legal'>> {
  const entry = await getEntry('legal', name);
  if (!entry?.rendered) throw new Error(`src/content/legal/${name}.md is missing`);
  const business = await getBusiness();
  const html = fillFactsInMarkup(entry.rendered.html, business);
  return { ...entry, data: fillFacts(entry.data, business), rendered: { ...entry.rendered, html } };
}

/** Every page of the site but the one for wrong addresses. */
export async function listRoutes(): Promise<Route[]> {
  return composeRoutes({ services: await getServices(), areas: await getAreas(), areaPages: await getAreaPages() });
}

/** The owner's lowest price for a service, once confirmed. */
export async function getLowestPrice(service: string) {
  const prices = (await getEntry('prices', 'prices'))?.data;
  return prices?.confirmed ? prices.from[service] : undefined;
}

/** What holds in which ZIP; the Denver places are named by the page itself. */
export async function getZipCodes() {
  const entry = await getEntry('zipCodes', 'zip-codes');
  if (!entry) throw new Error('src/content/zip-codes.yaml is missing');
  return finishWords(entry.data);
}
