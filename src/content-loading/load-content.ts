import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { commercialPropertyTypes, residentialAreaServices } from '../schemas/area-page.ts';
import type { Business } from '../schemas/business.ts';
import { type GalleryCategory, galleryCategories } from '../schemas/gallery.ts';
import { getSettings } from '../settings/get-settings.ts';
import type { PageName, WordsOf } from '../site/pages.ts';
import { serviceHref } from '../site/paths.ts';
import { leaveOutUnconfirmed } from './leave-out-unconfirmed.ts';

// What many pages ask for is read once: a build of many pages would otherwise spend its time on copies of all content.

async function loadBusiness(): Promise<Business> {
  const entry = await getEntry('business', 'business');
  if (!entry) throw new Error('src/content/business.yaml is missing');
  return entry.data;
}

let business: Promise<Business> | undefined;

export const getBusiness = () => (business ??= loadBusiness());

const getFile = (entry: { id: string; filePath?: string }) => entry.filePath ?? entry.id;

async function getPageEntry(name: PageName) {
  const entry = await getEntry('pages', name);
  if (!entry) throw new Error(`The words of ${name} are missing: src/site/pages.ts names their file`);
  return entry;
}

async function loadConfirmedClaims() {
  return new Set((await getCollection('claims')).flatMap(({ data }) => (data.confirmed ? [data.id] : [])));
}

let confirmedClaims: Promise<Set<string>> | undefined;

const getConfirmedClaims = () => (confirmedClaims ??= loadConfirmedClaims());

/** The words as this build may show them: in a launch build no line that only an unconfirmed claim stands behind. */
async function finishWords<Content>(words: Content): Promise<Content> {
  return getSettings().launch ? leaveOutUnconfirmed(words, await getConfirmedClaims()) : words;
}

/** The words of a page that exists once. */
export async function getPage<Name extends PageName>(name: Name): Promise<WordsOf<Name>> {
  return finishWords((await getPageEntry(name)).data as WordsOf<Name>);
}

/** A page of Markdown, with the entry that Astro's render() takes. */
export async function getLegalPage(name: 'terms' | 'privacy') {
  return { entry: await getPageEntry(name), ...(await getPage(name)) };
}

/** Where an entry was written, for error messages and for the date of its last change. */
interface Written {
  file: string;
}

export type Service = CollectionEntry<'services'>['data'] & Written & { slug: string; href: string };
export type ResidentialService = Extract<Service, { kind: 'residential' }>;
export type CommercialService = Extract<Service, { kind: 'commercial' }>;

async function loadServices(): Promise<Service[]> {
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
}

let services: Promise<Service[]> | undefined;

/** All services in menu order, residential first. */
export const getServices = () => (services ??= loadServices());

export type Area = CollectionEntry<'areas'>['data'] & Written & { slug: string };

async function loadAreas(): Promise<Area[]> {
  const entries = await getCollection('areas');
  return entries
    .map((entry) => ({ ...entry.data, slug: entry.id, file: getFile(entry) }))
    .sort((a, b) => a.order - b.order);
}

let areas: Promise<Area[]> | undefined;

/** All areas in list order. */
export const getAreas = () => (areas ??= loadAreas());

export type AreaPage = CollectionEntry<'areaPages'>['data'] & Written;

const linkOrder: string[] = [...residentialAreaServices, ...commercialPropertyTypes];
const getRank = (page: AreaPage) => linkOrder.indexOf(page.kind === 'residential' ? page.service : page.type);

async function loadAreaPages(): Promise<AreaPage[]> {
  const pages = await Promise.all(
    (await getCollection('areaPages')).map(async (entry): Promise<AreaPage> => {
      const page = { ...(await finishWords(entry.data)), file: getFile(entry) };
      return page.kind === 'residential' && page.testimonial && !isPublishable(page.testimonial)
        ? { ...page, testimonial: undefined }
        : page;
    }),
  );
  return pages.sort((a, b) => getRank(a) - getRank(b));
}

let areaPages: Promise<AreaPage[]> | undefined;

/** All area pages, in the order in which links to the pages of an area stand. */
export const getAreaPages = () => (areaPages ??= loadAreaPages());

type TestimonialPage = CollectionEntry<'testimonials'>['data']['shownOn'];

/** The one rule about samples: what nobody real said is never part of a launch build. */
const isPublishable = ({ sample }: { sample: boolean }) => !sample || !getSettings().launch;

export async function getTestimonials(page: TestimonialPage) {
  const testimonials = (await getCollection('testimonials')).map((entry) => entry.data);
  return testimonials.filter((each) => each.shownOn === page && isPublishable(each));
}

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
export async function getSeasons() {
  const entry = await getEntry('seasons', 'seasons');
  if (!entry) throw new Error('src/content/seasons.yaml is missing');
  return entry.data;
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
