import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { languageCodes } from '../schemas/answers.ts';
import { commercialPropertyTypes, residentialAreaServices } from '../schemas/area-page.ts';
import type { Business } from '../schemas/business.ts';
import { type GalleryCategory, galleryCategories } from '../schemas/gallery.ts';
import { getSettings } from '../settings/get-settings.ts';
import type { PageContent, PageName } from '../site/pages.ts';
import { serviceHref } from '../site/paths.ts';
import { getConfirmedAnswers } from './facts.ts';
import { memoize } from './memoize.ts';
import { omitUnconfirmed } from './omit-unconfirmed.ts';

/** Returns an entry that always exists: the content check stops any build without it. */
async function getRequiredEntry<Kind extends 'business' | 'pages' | 'seasons' | 'zipCodes'>(kind: Kind, id: string) {
  return (await getEntry(kind, id)) as CollectionEntry<Kind>;
}

export const getBusiness = memoize(
  async (): Promise<Business> => (await getRequiredEntry('business', 'business')).data,
);

const getFile = (entry: { id: string; filePath?: string }) => entry.filePath ?? entry.id;

const getConfirmedClaims = memoize(
  async () => new Set((await getCollection('claims')).flatMap(({ data }) => (data.confirmed ? [data.id] : []))),
);

/** Returns content as this build may show it: a launch build omits lines that depend on an unconfirmed claim. */
async function omitForLaunch<Content>(content: Content): Promise<Content> {
  return getSettings().launch ? omitUnconfirmed(content, await getConfirmedClaims()) : content;
}

/** Returns the content of a page that exists once. */
export async function getPage<Name extends PageName>(name: Name): Promise<PageContent<Name>> {
  return omitForLaunch((await getRequiredEntry('pages', name)).data as PageContent<Name>);
}

/** Returns a Markdown page, with the entry that Astro's render() takes. */
export async function getLegalPage(name: 'terms' | 'privacy') {
  return { entry: await getRequiredEntry('pages', name), ...(await getPage(name)) };
}

/** The file of an entry, for error messages and for the date of its last change. */
interface SourceFile {
  file: string;
}

export type Service = CollectionEntry<'services'>['data'] & SourceFile & { slug: string; href: string };
export type ResidentialService = Extract<Service, { kind: 'residential' }>;
export type CommercialService = Extract<Service, { kind: 'commercial' }>;

/** Returns all services in menu order, residential first. */
export const getServices = memoize(async (): Promise<Service[]> => {
  const services = await Promise.all(
    (await getCollection('services')).map(async (entry) => {
      const slug = entry.id.replace(/^.*\//, '');
      return {
        ...(await omitForLaunch(entry.data)),
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

export type Area = CollectionEntry<'areas'>['data'] & SourceFile & { slug: string };

/** Returns all areas in list order. */
export const getAreas = memoize(async (): Promise<Area[]> => {
  const entries = await getCollection('areas');
  return entries
    .map((entry) => ({ ...entry.data, slug: entry.id, file: getFile(entry) }))
    .sort((a, b) => a.order - b.order);
});

export type AreaPage = CollectionEntry<'areaPages'>['data'] & SourceFile;

const linkOrder: string[] = [...residentialAreaServices, ...commercialPropertyTypes];
const getLinkRank = (page: AreaPage) => linkOrder.indexOf(page.kind === 'residential' ? page.service : page.type);

/** Returns all area pages, in the order in which the links to the pages of an area are shown. */
export const getAreaPages = memoize(async (): Promise<AreaPage[]> => {
  const pages = await Promise.all(
    (await getCollection('areaPages')).map(async (entry): Promise<AreaPage> => {
      const page = { ...(await omitForLaunch(entry.data)), file: getFile(entry) };
      return page.kind === 'residential' && page.testimonial && !isPublishable(page.testimonial)
        ? { ...page, testimonial: undefined }
        : page;
    }),
  );
  return pages.sort((a, b) => getLinkRank(a) - getLinkRank(b));
});

type TestimonialPage = CollectionEntry<'testimonials'>['data']['shownOn'];

/** The only rule about samples: no real customer wrote them, so a launch build never contains one. */
const isPublishable = ({ sample }: { sample: boolean }) => !sample || !getSettings().launch;

export async function getTestimonials(page: TestimonialPage) {
  const testimonials = (await getCollection('testimonials')).map((entry) => entry.data);
  return testimonials.filter((each) => each.shownOn === page && isPublishable(each));
}

/** Addresses of an older site, each with the page that replaced it. */
export const getRedirects = async () => (await getEntry('redirects', 'redirects'))?.data ?? [];

/** Returns all pairs, sorted by category. */
export async function getGalleryPairs() {
  const getCategoryRank = ({ category }: { category: GalleryCategory }) => galleryCategories.indexOf(category);
  return (await getCollection('gallery'))
    .map(({ data }) => data)
    .sort((a, b) => getCategoryRank(a) - getCategoryRank(b));
}

export async function getReviews() {
  return (await getCollection('reviews')).map((entry) => entry.data).filter(isPublishable);
}

/**
 * Returns the sources of some claims that the owner has given, each with the day on which it was true, without
 * repetitions.
 */
export async function getSources(ids: string[]) {
  const sources = (await getCollection('claims')).flatMap(({ data }) =>
    ids.includes(data.id) && data.source ? [data.source] : [],
  );
  return [...new Map(sources.map((source) => [`${source.name} ${source.date}`, source])).values()];
}

/** The seasons in which the weather allows each kind of work. */
export const getSeasons = memoize(async () => (await getRequiredEntry('seasons', 'seasons')).data);

/** The owner's answers to the questions that visitors ask first; empty until they are confirmed. */
export const getAnswers = memoize(async () => getConfirmedAnswers((await getEntry('answers', 'answers'))?.data));

async function getConfirmedPrices() {
  const prices = (await getEntry('prices', 'prices'))?.data;
  return prices?.confirmed ? prices : undefined;
}

/** Returns the confirmed facts for structured data that are not in business.yaml. */
export async function getConfirmedFacts() {
  const { people, languages } = await getAnswers();
  return {
    people,
    languages: languages?.map(({ language }) => languageCodes[language]),
    areLicensesConfirmed: (await getConfirmedClaims()).has('licensed'),
    prices: Object.values((await getConfirmedPrices())?.from ?? {}).map(({ dollars }) => dollars),
  };
}

/** Returns the owner's lowest price for a service; `undefined` until it is confirmed. */
export const getLowestPrice = async (service: string) => (await getConfirmedPrices())?.from[service];

/** Returns the owner's prices for one pane; `undefined` until they are confirmed. */
export const getPanePrices = async () => (await getConfirmedPrices())?.panes;

/** The terms for each ZIP. The Denver places are in the content of the page itself. */
export const getZipCodes = memoize(async () => omitForLaunch((await getRequiredEntry('zipCodes', 'zip-codes')).data));
