import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type contentKinds, findContentKind, findPage } from '../../src/content-loading/content-kinds.ts';
import { parseContentSource } from '../../src/content-loading/content-source.ts';
import { type Fault, formatFault } from '../../src/content-loading/fault.ts';
import { type Content, readChangedContent, readContent } from '../../src/content-loading/read-content.ts';
import type { Claim } from '../../src/schemas/claim.ts';
import { type AreaPageKey, areaPageHref, paths, type ServiceKind, serviceHref } from '../../src/site/paths.ts';
import { nameField } from './field-names.ts';
import type { References } from './form-schema.ts';

export const root = process.cwd();

/** Outside the site, and outside what is published. */
export const draftFolder = join(root, 'editor/drafts');

/** What a browser is told when it asks for something that is not to be had. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: object;

  constructor(status: number, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

const folders = ['src/content', 'src/pictures'];

/** A path from the project's root, if it is that of content or of a picture and leads nowhere else. */
export function confine(file: string): string {
  const inside = folders.some((folder) => file.startsWith(`${folder}/`));
  if (!inside || !/^[\w-]+(\/[\w-]+)*\.[a-z]+$/i.test(file)) throw new Refusal(404, 'There is no such file.');
  let folder = dirname(join(root, file));
  while (!existsSync(folder)) folder = dirname(folder);
  const real = realpathSync(existsSync(join(root, file)) ? join(root, file) : folder);
  const within = folders.map((name) => realpathSync(join(root, name)));
  if (!within.some((path) => `${real}/`.startsWith(`${path}/`))) throw new Refusal(404, 'There is no such file.');
  return file;
}

/** Refuses every file but those that have a form. */
export function confineContent(file: string): string {
  if (!findContentKind(confine(file))) throw new Refusal(404, 'There is no such file.');
  return file;
}

export const hashContent = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

export const readText = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

/** Puts a whole file in the place of the old one: whoever reads meanwhile gets one or the other. */
export function replaceFile(file: string, content: string | Buffer) {
  const path = join(root, confine(file));
  mkdirSync(dirname(path), { recursive: true });
  // Written out of the sight of whoever watches the content, the preview above all.
  const temporary = join(draftFolder, randomUUID());
  mkdirSync(draftFolder, { recursive: true });
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

export const parseText = (file: string, text: string) => parseContentSource(file, text);

/** Only what these changes bring about: a fault that stands elsewhere already is no reason against them. */
export function findNewFaults(changes: ReadonlyMap<string, string>): Fault[] {
  const { faults } = readChangedContent(root, changes);
  if (faults.length === 0) return [];
  const known = new Set(
    readContent(root)
      .faults.filter(({ file }) => !changes.has(file))
      .map(formatFault),
  );
  return faults.filter((fault) => !known.has(formatFault(fault)));
}

const groupNames: Record<string, string> = {
  business: 'Company',
  seasons: 'Company',
  prices: 'Company',
  claims: 'Company',
  zipCodes: 'Areas',
  areas: 'Areas',
  areaPages: 'Areas',
  services: 'Services',
  reviews: 'Customers',
  testimonials: 'Customers',
  gallery: 'Pictures',
  pictures: 'Pictures',
  pages: 'Pages',
};

const fileTitles: Record<string, string> = {
  business: 'Phone, hours, facts',
  seasons: 'Seasons, dates',
  prices: 'Lowest prices',
  claims: 'Claims to confirm',
  zipCodes: 'ZIP check',
  reviews: 'Customers’ reviews',
  testimonials: 'Testimonials',
  gallery: 'Before and after',
  pictures: 'All pictures',
};

/** Whether a file holds the words of one page. */
export const isPageFile = (file: string) => /^src\/content\/(pages|legal|services|area-pages)\//.test(file);

export interface FileEntry {
  file: string;
  group: string;
  title: string;
  /** The page of the site that shows it best. */
  page: string;
}

interface AreaNames {
  nameArea: (slug: string) => string;
  /** The address of one page that an area has: windows of homes, where they are among them. */
  pageOf: (slug: string) => string;
}

function describeFile(file: string, data: unknown, { nameArea, pageOf }: AreaNames): FileEntry {
  const kind = findContentKind(file) ?? 'pages';
  const group = groupNames[kind] ?? 'Pages';
  const page = findPage(file)?.page;
  const slug = basename(file).replace(/\.\w+$/, '');
  if (page) return { file, group, title: page.group === 'main' ? `${page.name} page` : page.name, page: page.path };
  if (kind === 'services') {
    const { name = slug, kind: sort = 'residential' } = data as { name?: string; kind?: ServiceKind };
    return { file, group, title: `${nameField(sort)}: ${name}`, page: serviceHref(sort, slug) };
  }
  if (kind === 'areas') {
    const { name = slug } = data as { name?: string };
    return { file, group, title: name, page: pageOf(slug) };
  }
  if (kind === 'areaPages') {
    const key = data as AreaPageKey;
    const work = slug.replace(/^(residential|commercial-window-cleaning)-/, '');
    return {
      file,
      group,
      title: `${nameArea(key.area ?? '')}: ${nameField(work).toLowerCase()}`,
      page: areaPageHref(key),
    };
  }
  const pages: Record<string, string> = {
    reviews: paths.reviews,
    testimonials: paths.home,
    gallery: paths.gallery,
    pictures: paths.gallery,
    zipCodes: paths.areasServed,
    seasons: serviceHref('residential', 'window-cleaning'),
    prices: paths.services,
  };
  return { file, group, title: fileTitles[kind] ?? nameField(slug), page: pages[kind] ?? paths.home };
}

export interface Site {
  files: FileEntry[];
  references: References;
  /** What the words in braces stand for. */
  facts: Record<string, string>;
  faults: Fault[];
}

const listByKind = (content: Content, kind: keyof typeof contentKinds) =>
  content.files
    .filter((file) => file.kind === kind)
    .map(({ file, data }) => ({ slug: basename(file, '.yaml'), file, data }));

const known = new WeakMap<Content, Site>();

/** What the editor knows of the site, until a file of it changes. */
export function readSite(): Site {
  const content = readContent(root);
  const site = known.get(content) ?? describeSite(content);
  known.set(content, site);
  return site;
}

function describeSite(content: Content): Site {
  const dataOf = new Map(content.files.map(({ file, data }) => [file, data]));
  const all = new Set([...dataOf.keys(), ...content.faults.map(({ file }) => file)]);
  const nameOf = (data: unknown) => String((data as { name?: string }).name ?? '');
  const nameArea = (slug: string) => nameOf(dataOf.get(`src/content/areas/${slug}.yaml`) ?? { name: nameField(slug) });
  const pageOf = (slug: string) => {
    const last = content.files.findLast(({ file }) => file.startsWith(`src/content/area-pages/${slug}/`));
    return last ? areaPageHref(last.data as AreaPageKey) : paths.areasServed;
  };
  const files = [...all]
    .filter((file) => findContentKind(file) && existsSync(join(root, file)))
    .map((file) => describeFile(file, dataOf.get(file) ?? {}, { nameArea, pageOf }));
  const claims = listByKind(content, 'claims').flatMap(({ data }) => data as Claim[]);
  return {
    files,
    references: {
      areas: listByKind(content, 'areas').map(({ slug, data }) => ({ value: slug, label: nameOf(data) })),
      claims: claims.filter(({ optional }) => optional).map(({ id, claim }) => ({ value: id, label: claim })),
      pictures: listByKind(content, 'pictures')
        .flatMap(({ data }) => Object.keys(data as object))
        .map((slot) => ({ value: slot, label: nameField(slot) })),
      services: listByKind(content, 'services').map(({ slug, data }) => {
        const { kind } = data as { kind: string };
        return { value: `${kind}/${slug}`, label: `${nameField(kind)}: ${nameOf(data)}` };
      }),
    },
    facts: content.facts ?? {},
    faults: content.faults,
  };
}
