import { join } from 'node:path';
import type { z } from 'zod';
import { isIgnored } from '../content/check-content.ts';
import { findRepeatedPages } from '../content/check-repeats.ts';
import { listUnknownFacts } from '../content/facts.ts';
import { formatPath } from '../content/fault.ts';
import { findOtherHours } from '../content/find-other-hours.ts';
import { foldName } from '../content/fold-name.ts';
import { type ContentFile, type ContentKindName, findSchema } from '../content/kinds.ts';
import { listLinks } from '../content/list-links.ts';
import { listReferences } from '../content/list-references.ts';
import { listTexts } from '../content/list-texts.ts';
import { listContentFiles, listOwnFiles, readContent, readSource } from '../content/read-all.ts';
import { listRoutes } from '../content/routes.ts';
import type { FieldPath } from '../content/yaml-source.ts';
import { listMissingLetters } from '../drawings/typeface.ts';
import { isPicture, readSizes } from '../pictures/original.ts';
import type { area } from '../schemas/area.ts';
import type { areaPage } from '../schemas/area-page.ts';
import { galleryCategories, type galleryPair } from '../schemas/gallery.ts';
import { minSharpWidth, type pictureEntry, pictureFolder, slotOf } from '../schemas/picture.ts';
import type { prices } from '../schemas/prices.ts';
import type { service } from '../schemas/service.ts';
import type { zipCodes } from '../schemas/zip-codes.ts';
import { getDenverDay } from '../site/denver-clock.ts';
import type { LaunchIssue } from './launch-issue.ts';
import { lengthAdvice, reviewLength } from './review-length.ts';

/** The advice for a note, by its sort. */
const advice = {
  ...lengthAdvice,
  'missing-letter': 'Cards of shared links, the map and the sign in the header leave it out; pages show it.',
  'unencrypted-link': 'Write https:// where that page has it: browsers warn of the other.',
  'link-without-address':
    'This place shows the words of a link alone. Questions, credentials and details may hold links.',
  'old-address': 'It works through Old addresses. Name the page itself.',
  'unknown-braces': 'Pages show it as it is written. If a fact was meant, the guide lists their names.',
  'repeated-page': 'Write what is true of this place alone.',
  'narrow-picture': 'It looks soft there. Use a larger one when you have it.',
  'flat-picture': 'Frames show the part around its focal point alone. Crop it yourself to choose more of it.',
  'other-property': 'Name a picture of the kind of building that the page is about.',
  'unlisted-picture': 'No page shows it. Add an entry to src/pictures/catalogue.yaml, or remove it.',
  'ignored-file': 'The site does not read it. Move it out of src/content to be sure that nobody takes it for a page.',
  'completed-zip': 'The ZIP check answers for it as for the rest of its group. Add it there to say more.',
  'unconfirmed-price':
    'Visitors take a figure for an offer. Prices that you stand by belong in src/content/prices.yaml.',
  'pesticide-claim': 'Colorado asks a license of whoever says so. Say that it is cleaned or rinsed.',
  'untold-experience': 'It is a claim about your customers. Keep it if it is so.',
  'unmade-promise': 'It is a promise to customers. Keep it if you keep it.',
  'other-hours':
    'If it is about your days or hours, write {days} or {hours}: these follow what stands under hours in src/content/business.yaml.',
  'started-hours': 'Write them under hours, and remove the entry: what stands under hours shows no more.',
  'past-exception': 'No page shows it any more. Remove it when you like.',
  'area-heading': 'Who searches for a place wants to read its name first.',
  'empty-category':
    'Its filter shows that no projects were found. Add a pair to src/content/gallery.yaml when you have one.',
};

interface Note {
  sort: keyof typeof advice;
  file: string;
  path?: FieldPath;
  what: string;
}

async function readSite(root: string) {
  const { files, business, facts = {} } = readContent(root);
  const select = <Schema extends z.ZodType>(kind: ContentKindName) =>
    files.filter((content) => content.kind === kind) as (ContentFile & { data: z.output<Schema> })[];
  const catalogue: Record<string, z.output<typeof pictureEntry>> = Object.assign(
    {},
    ...select('pictures').map(({ data }) => data),
  );
  return {
    root,
    files,
    business,
    facts,
    catalogue,
    areas: select<typeof area>('areas'),
    areaPages: select<typeof areaPage>('areaPages'),
    services: select<typeof service>('services'),
    gallery: select<z.ZodArray<typeof galleryPair>>('gallery'),
    prices: select<typeof prices>('prices'),
    zipCodes: select<typeof zipCodes>('zipCodes'),
    sizes: await readSizes(join(root, pictureFolder)),
  };
}

type Site = Awaited<ReturnType<typeof readSite>>;

function* reviewHeads({ files }: Site): Generator<Note> {
  for (const { file, kind, data } of files.filter(({ kind }) => ['pages', 'services', 'areaPages'].includes(kind))) {
    const heads = data as { title?: string; description?: string };
    for (const field of kind === 'areaPages' ? (['title'] as const) : (['title', 'description'] as const)) {
      const note = reviewLength([field], heads[field] ?? '');
      if (note) yield { ...note, file, path: [field] };
    }
  }
}

function* reviewLines({ root, files }: Site): Generator<Note> {
  for (const { file } of files)
    for (const { path, text } of listTexts(readSource(root, file).data)) {
      const note = path.length > 1 && reviewLength(path, text);
      if (note) yield { ...note, file, path };
    }
}

async function reviewLetters({ files }: Site): Promise<Note[]> {
  const notes = files.flatMap(({ file, data }) => {
    const { brand, name, label, title, hero } = data as Record<string, unknown> & { hero?: { heading?: string } };
    const drawn = { brand, name, label, title, 'hero.heading': hero?.heading };
    return Object.entries(drawn).flatMap(([field, text]) =>
      typeof text === 'string' ? [{ file, path: field.split('.'), text }] : [],
    );
  });
  const found = await Promise.all(
    notes.map(async ({ text, ...place }) => ({ ...place, missing: await listMissingLetters(text) })),
  );
  return found
    .filter(({ missing }) => missing.length > 0)
    .map(({ missing, ...place }) => ({ sort: 'missing-letter', ...place, what: `has ${missing.join(' ')}` }));
}

/**
 * Compares content as written with content as pages get it: the schema may have corrected a value and lost a part of
 * it.
 */
function* reviewLinks({ root, files, facts }: Site): Generator<Note> {
  const routes = listRoutes(files);
  for (const { file, path, href } of listLinks(files))
    if (!routes.has(href)) yield { sort: 'old-address', file, path, what: `has a link to ${href}` };
  const isLink = /\]\(\S+\)/;
  for (const { file, data, body } of files) {
    const shown = new Map(listTexts(data).map(({ path, text }) => [path.join('.'), text]));
    const written = [...listTexts(readSource(root, file).data), { path: [], text: body }];
    for (const { path, text } of written) {
      for (const name of listUnknownFacts(text, facts))
        yield { sort: 'unknown-braces', file, path, what: `shows {${name}}` };
      if (isLink.test(text) && path.length > 0 && !isLink.test(shown.get(path.join('.')) ?? ''))
        yield { sort: 'link-without-address', file, path, what: 'has a link' };
      const [address] = /http:\/\/[^\s)]+/.exec(text) ?? [];
      if (address) yield { sort: 'unencrypted-link', file, path, what: `leads to ${address}` };
    }
  }
}

function* reviewPictures({ root, files, sizes, catalogue, services, areaPages }: Site): Generator<Note> {
  const reported = new Set<string>();
  for (const { file, kind, data } of files) {
    const schema = findSchema(file, kind);
    for (const { path, to, name, isOpening } of schema ? listReferences(schema, data) : []) {
      const size = to === 'pictures' ? sizes.get(name) : undefined;
      if (!size) continue;
      const { width, height } = size;
      const wanted = isOpening ? minSharpWidth.opening : minSharpWidth.frame;
      if (width < wanted)
        yield {
          sort: 'narrow-picture',
          file,
          path,
          what: `${name} is ${width} pixels wide, and its place on the page shows up to ${wanted}`,
        };
      if (Math.max(width / height, height / width) > 3 && !reported.has(name)) {
        reported.add(name);
        yield { sort: 'flat-picture', file, path, what: `${name} is ${width} by ${height} pixels` };
      }
    }
  }
  for (const { file, data } of [...services, ...areaPages]) {
    const [strange, visitors] = data.kind === 'residential' ? ['business', 'homes'] : ['home', 'businesses'];
    for (const [use, slot] of Object.entries(data.pictures))
      if (slot && catalogue[slot]?.property === strange) {
        const what = `${slot} shows a ${strange}, and the page is for ${visitors}`;
        yield { sort: 'other-property', file, path: ['pictures', use], what };
      }
  }
  const folder = join(root, pictureFolder);
  for (const name of listOwnFiles(folder))
    if (isPicture(name) && !Object.hasOwn(catalogue, slotOf(name)))
      yield { sort: 'unlisted-picture', file: `${pictureFolder}/${name}`, what: 'has no entry in the catalogue' };
}

function* reviewPlaces({ root, areas, areaPages, zipCodes, gallery }: Site): Generator<Note> {
  for (const file of listContentFiles(root).filter(isIgnored))
    yield { sort: 'ignored-file', file, what: 'is no content that the site knows' };
  for (const { file, data } of areaPages) {
    const name = areas.find((each) => each.file.endsWith(`/${data.area}.yaml`))?.data.name ?? '';
    if (!foldName(data.hero.heading).includes(foldName(name)))
      yield { sort: 'area-heading', file, path: ['hero', 'heading'], what: `does not name ${name}` };
  }
  for (const { file, data } of zipCodes) {
    const written = readSource(root, file).data as Pick<typeof data, 'city' | 'nearby'>;
    for (const group of ['city', 'nearby'] as const)
      for (const { zip, places } of data[group].zips)
        if (!written[group].zips.some((row) => String(row.zip) === zip && row.places === places))
          yield { sort: 'completed-zip', file, path: [group, 'zips'], what: `${zip} is that of ${places}` };
  }
  for (const { file, data } of gallery)
    for (const category of galleryCategories)
      if (!data.some((pair) => pair.category === category))
        yield { sort: 'empty-category', file, what: `has no pair of category ${category}` };
}

const phrases: [sort: keyof typeof advice, pattern: RegExp][] = [
  ['pesticide-claim', /\bbiocid\w*|\b(?:kills?|killed|killing)\b|\bdisinfect\w*|\bsanitiz\w*|\bmildewcide\w*/i],
  [
    'untold-experience',
    /\b(?:most|many) of our (?:customers|clients)\b|\bwe (?:often )?(?:hear (?:it|them)|get (?:asked|called))\b|\b(?:nearly )?every(?:one|body) asks\b/i,
  ],
  ['unmade-promise', /\bchemical sheets\b|\bbefore-and-after photos\b|\blasts? longer\b|\b300 days\b/i],
];
const price = /\$\s?\d(?:[\d,.]*\d)?|\b\d+ dollars\b|\bper (?:pane|window|square foot)\b/gi;

/**
 * Reviews the company's own words. Customers' words are skipped, such as the testimonial on an area page, and so are
 * the files of claims, prices and business facts.
 */
function* reviewWords({ root, files, prices }: Site): Generator<Note> {
  const confirmed = prices.flatMap(({ data }) =>
    data.confirmed ? Object.values(data.from).map(({ dollars }) => `$${dollars.toLocaleString('en-US')}`) : [],
  );
  for (const { file, kind, body } of files) {
    if (['reviews', 'testimonials', 'claims', 'prices', 'business'].includes(kind)) continue;
    for (const { path, text } of [...listTexts(readSource(root, file).data), { path: [], text: body }]) {
      if (path.includes('testimonial')) continue;
      for (const [sort, pattern] of phrases) {
        const [words] = pattern.exec(text) ?? [];
        if (words) yield { sort, file, path, what: `says “${words}”` };
      }
      const [figure] = (text.match(price) ?? []).filter((each) => !confirmed.includes(each));
      if (figure) yield { sort: 'unconfirmed-price', file, path, what: `says “${figure}”` };
    }
  }
}

function* reviewHours({ root, files, business }: Site): Generator<Note> {
  if (!business) return;
  const file = 'src/content/business.yaml';
  const today = getDenverDay(new Date());
  for (const [index, { from }] of (business.newHours ?? []).entries())
    if (from <= today) yield { sort: 'started-hours', file, path: ['newHours', index], what: `hold since ${from}` };
  for (const [index, { from, to = from }] of (business.exceptions ?? []).entries())
    if (to < today) yield { sort: 'past-exception', file, path: ['exceptions', index], what: `was over after ${to}` };
  const sources = files.map((content) => readSource(root, content.file));
  for (const { sentence, ...place } of findOtherHours(sources, business))
    yield { sort: 'other-hours', ...place, what: `says “${sentence}”` };
}

function* reviewRepeats({ files }: Site): Generator<Note> {
  for (const { file, path, message } of findRepeatedPages(files))
    yield { sort: 'repeated-page', file, path, what: message };
}

/** Returns advice on content without faults. None of it stops a build or a launch. */
export async function reviewContent(root: string): Promise<LaunchIssue[]> {
  const site = await readSite(root);
  const notes = [
    ...reviewHeads(site),
    ...reviewLines(site),
    ...(await reviewLetters(site)),
    ...reviewLinks(site),
    ...reviewPictures(site),
    ...reviewPlaces(site),
    ...reviewWords(site),
    ...reviewHours(site),
    ...reviewRepeats(site),
  ];
  return notes.map(({ sort, file, path = [], what }) => ({
    kind: 'note',
    sort,
    what: path.length > 0 ? `${formatPath(path)} ${what}` : what,
    where: /\.(yaml|md)$/.test(file) && !isIgnored(file) ? readSource(root, file).locate(path) : file,
    fix: advice[sort],
  }));
}
