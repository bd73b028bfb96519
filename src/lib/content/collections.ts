import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { languageCodes } from '../schemas/answers.ts';
import { commercialPropertyTypes, residentialAreaServices } from '../schemas/area-page.ts';
import type { Business } from '../schemas/business.ts';
import { type GalleryCategory, galleryCategories } from '../schemas/gallery.ts';
import { getSettings } from '../settings/get-settings.ts';
import type { PageName, WordsOf } from '../site/pages.ts';
import { serviceHref } from '../site/paths.ts';
import { getConfirmedAnswers } from './facts.ts';
import { omitUnconfirmed } from './omit-unconfirmed.ts';
import { once } from './once.ts';

/** What a site always has: the check of content lets no build go on without it. */
async function getOnly<Kind extends 'business' | 'pages' | 'seasons' | 'zipCodes'>(kind: Kind, id: string) {
  return (await getEntry(kind, id)) as CollectionEntry<Kind>;
}

export const getBusiness = once(async (): Promise<Business> => (await getOnly('business', 'business')).data);

const getFile = (entry: { id: string; filePath?: string }) => entry.filePath ?? entry.id;

const getConfirmedClaims = once(
  async () => new Set((await getCollection('claims')).flatMap(({ data }) => (data.confirmed ? [data.id] : []))),
);

/** The words as this build may show them: in a launch build no line that only an unconfirmed claim stands behind. */
async function finishWords<Content>(words: Content): Promise<Content> {
  return getSettings().launch ? omitUnconfirmed(words, await getConfirmedClaims()) : words;
}

/** The words of a page that exists once. */
export async function getPage<Name extends PageName>(name: Name): Promise<WordsOf<Name>> {
  return finishWords((await getOnly('pages', name)).data as WordsOf<Name>);
}

/** A page of Markdown, with the entry that Astro's render() takes. */
export async function getLegalPage(name: 'terms' | 'privacy') {
  return { entry: await getOnly('pages', name), ...(await getPage(name)) };
}

/** Where an entry was written, for error messages and for the date of its last change. */
interface Written {
  file: string;
}

export type Service = CollectionEntry<'services'>['data'] & Written & { slug: string; href: string };
export type ResidentialService = Extract<Service, { kind: 'residential' }>;
export type CommercialService = Extract<Service, { kind: 'commercial' }>;

/** All services in menu order, residential first. */
export const getServices = once(async (): Promise<Service[]> => {
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
export const getAreas = once(async (): Promise<Area[]> => {
  const entries = await getCollection('areas');
  return entries
    .map((entry) => ({ ...entry.data, slug: entry.id, file: getFile(entry) }))
    .sort((a, b) => a.order - b.order);
});

export type AreaPage = CollectionEntry<'areaPages'>['data'] & Written;

const linkOrder: string[] = [...residentialAreaServices, ...commercialPropertyTypes];
const getRank = (page: AreaPage) => linkOrder.indexOf(page.kind === 'residential' ? page.service : page.type);

/** All area pages, in the order in which links to the pages of an area stand. */
export const getAreaPages = once(async (): Promise<AreaPage[]> => {
  const pages = await Promise.all(
    (await getCollection('areaPages')).map(async (entry): Promise<AreaPage> => {
      const page = { ...(await finishWords(entry.data)), file: getFile(entry) };
      return page.kind === 'residential' && page.testimonial && !isPublishable(page.testimonial)
        ? { ...page, testimonial: undefined }
        : page;
    }),
  );
  return pages.sort((a, b) => getRank(a) - getRank(b));
});

type TestimonialPage = CollectionEntry<'testimonials'>['data']['shownOn'];

/** The one rule about samples: what nobody real said is never part of a launch build. */
const isPublishable = ({ sample }: { sample: boolean }) => !sample || !getSettings().launch;

export async function getTestimonials(page: TestimonialPage) {
  const testimonials = (await getCollection('testimonials')).map((entry) => entry.data);
  return testimonials.filter((each) => each.shownOn === page && isPublishable(each));
}

/** Addresses of an older site, each with the page that took its place. */
export const getRedirects = async () => (await getEntry('redirects', 'redirects'))?.data ?? [];

/** All pairs by category. */
export async function getGalleryPairs() {
  const rank = ({ category }: { category: GalleryCategory }) => galleryCategories.indexOf(category);
  return (await getCollection('gallery')).map(({ data }) => data).sort((a, b) => rank(a) - rank(b));
}

export async function getReviews() {
  return (await getCollection('reviews')).map((entry) => entry.data).filter(isPublishable);
}

/** Where some claims can be read, and when that was so: each place and day once, those that the owner has given. */
export async function getSources(ids: string[]) {
  const given = (await getCollection('claims')).flatMap(({ data }) =>
    ids.includes(data.id) && data.source ? [data.source] : [],
  );
  return [...new Map(given.map((source) => [`${source.name} ${source.date}`, source])).values()];
}

/** When weather lets which work be done. */
export const getSeasons = once(async () => (await getOnly('seasons', 'seasons')).data);

/** What the owner has answered of what visitors ask first: empty until it is confirmed. */
export const getAnswers = once(async () => getConfirmedAnswers((await getEntry('answers', 'answers'))?.data));

async function getConfirmedPrices() {
  const prices = (await getEntry('prices', 'prices'))?.data;
  return prices?.confirmed ? prices : undefined;
}

/** What structured data may say besides the facts of business.yaml, as far as the owner has confirmed it. */
export async function getConfirmedFacts() {
  const { people, languages } = await getAnswers();
  return {
    people,
    languages: languages?.map(({ language }) => languageCodes[language]),
    areLicensesConfirmed: (await getConfirmedClaims()).has('licensed'),
    prices: Object.values((await getConfirmedPrices())?.from ?? {}).map(({ dollars }) => dollars),
  };
}

/** The owner's lowest price for a service, once confirmed. */
export const getLowestPrice = async (service: string) => (await getConfirmedPrices())?.from[service];

/** The owner's prices for one pane, once confirmed. */
export const getPanePrices = async () => (await getConfirmedPrices())?.panes;

/** What holds in which ZIP; the Denver places are named by the page itself. */
export const getZipCodes = once(async () => finishWords((await getOnly('zipCodes', 'zip-codes')).data));
