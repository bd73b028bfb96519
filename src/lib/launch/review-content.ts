import { join } from 'node:path';
import type { z } from 'zod';
import { isIgnored } from '../content/check-content.ts';
import { type ContentFile, type ContentKindName, findSchema } from '../content/content-kinds.ts';
import { listUnknownFacts } from '../content/facts.ts';
import { formatPath } from '../content/fault.ts';
import { findHoursContradictions } from '../content/find-hours-contradictions.ts';
import { findRepeatedPages } from '../content/find-repeated-pages.ts';
import { foldName } from '../content/fold-name.ts';
import { listLinks } from '../content/list-links.ts';
import { listReferences } from '../content/list-references.ts';
import { listTexts } from '../content/list-texts.ts';
import { listContentFiles, listOwnerFiles, readContent, readSource } from '../content/read-content.ts';
import { listRoutes } from '../content/routes.ts';
import type { FieldPath } from '../content/yaml-source.ts';
import { listMissingLetters } from '../drawings/typeface.ts';
import { isPicture, readSizes } from '../pictures/original.ts';
import type { areaSchema } from '../schemas/area.ts';
import type { areaPageSchema } from '../schemas/area-page.ts';
import { galleryCategories, type galleryPairSchema } from '../schemas/gallery.ts';
import { getSlot, minSharpWidth, type pictureEntrySchema, pictureFolder } from '../schemas/picture.ts';
import type { pricesSchema } from '../schemas/prices.ts';
import type { serviceSchema } from '../schemas/service.ts';
import type { zipCodesSchema } from '../schemas/zip-codes.ts';
import { getDenverDay } from '../site/denver-clock.ts';
import type { LaunchIssue } from './launch-issue.ts';
import { lengthAdvice, reviewLength } from './review-length.ts';

/** The advice for a note, by its sort. */
const advice = {
  ...lengthAdvice,
  'missing-letter': 'Share cards, the map and the name in the header leave it out; pages show it.',
  'unencrypted-link': 'Write https:// if that page supports it: browsers warn of http://.',
  'link-without-address':
    'This field shows only the text of a link. Questions, credentials and details may contain links.',
  'old-address': 'It works through a redirect under Old addresses. Link to the page itself.',
  'unknown-braces': 'Pages show it as it is written. If you meant a fact, the guide lists their names.',
  'repeated-page': 'Write what is true only of this place.',
  'narrow-picture': 'It looks soft there. Use a larger one when you have it.',
  'flat-picture': 'Frames show only the part around its focal point. Crop it yourself to choose what is shown.',
  'other-property': 'Choose a picture of the kind of building that the page is about.',
  'unlisted-picture': 'No page shows it. Add an entry to src/pictures/catalogue.yaml, or remove it.',
  'ignored-file': 'The site does not read it. Move it out of src/content, so that it is not mistaken for a page.',
  'completed-zip': 'The ZIP check gives the answer of its group. Add the ZIP to the group to name its places.',
  'unconfirmed-price': 'Visitors take a figure for an offer. Write prices that you confirm in src/content/prices.yaml.',
  'pesticide-claim': 'Colorado requires a license for this claim. Write that it is cleaned or rinsed.',
  'untold-experience': 'It is a claim about your customers. Keep it if it is true.',
  'unmade-promise': 'It is a promise to customers. Leave it only if you keep it.',
  'other-hours':
    'If it is about your days or hours, write {days} or {hours}: these follow the hours in src/content/business.yaml.',
  'started-hours': 'Move them to hours, and remove this entry: the old values under hours are no longer shown.',
  'past-exception': 'Pages no longer show it. Remove it when you like.',
  'area-heading': 'People who search for a place look for its name first.',
  'empty-category':
    'Its filter shows that no projects were found. Add a pair to src/content/gallery.yaml when you have one.',
};

interface Note {
  code: keyof typeof advice;
  file: string;
  path?: FieldPath;
  problem: string;
}

async function readSite(root: string) {
  const { files, business, facts = {} } = readContent(root);
  const select = <Schema extends z.ZodType>(kind: ContentKindName) =>
    files.filter((content) => content.kind === kind) as (ContentFile & { data: z.output<Schema> })[];
  const catalogue: Record<string, z.output<typeof pictureEntrySchema>> = Object.assign(
    {},
    ...select('pictures').map(({ data }) => data),
  );
  return {
    root,
    files,
    business,
    facts,
    catalogue,
    areas: select<typeof areaSchema>('areas'),
    areaPages: select<typeof areaPageSchema>('areaPages'),
    services: select<typeof serviceSchema>('services'),
    gallery: select<z.ZodArray<typeof galleryPairSchema>>('gallery'),
    prices: select<typeof pricesSchema>('prices'),
    zipCodes: select<typeof zipCodesSchema>('zipCodes'),
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
    const texts = { brand, name, label, title, 'hero.heading': hero?.heading };
    return Object.entries(texts).flatMap(([field, text]) =>
      typeof text === 'string' ? [{ file, path: field.split('.'), text }] : [],
    );
  });
  const checkedNotes = await Promise.all(
    notes.map(async ({ text, ...place }) => ({ ...place, missing: await listMissingLetters(text) })),
  );
  return checkedNotes
    .filter(({ missing }) => missing.length > 0)
    .map(({ missing, ...place }) => ({ code: 'missing-letter', ...place, problem: `has ${missing.join(' ')}` }));
}

/**
 * Compares content as written with content as pages get it: the schema may have corrected a value and lost a part of
 * it.
 */
function* reviewLinks({ root, files, facts }: Site): Generator<Note> {
  const routes = listRoutes(files);
  for (const { file, path, href } of listLinks(files))
    if (!routes.has(href)) yield { code: 'old-address', file, path, problem: `has a link to ${href}` };
  const isLink = /\]\(\S+\)/;
  for (const { file, data, body } of files) {
    const shownTexts = new Map(listTexts(data).map(({ path, text }) => [path.join('.'), text]));
    const writtenTexts = [...listTexts(readSource(root, file).data), { path: [], text: body }];
    for (const { path, text } of writtenTexts) {
      for (const name of listUnknownFacts(text, facts))
        yield { code: 'unknown-braces', file, path, problem: `shows {${name}}` };
      if (isLink.test(text) && path.length > 0 && !isLink.test(shownTexts.get(path.join('.')) ?? ''))
        yield { code: 'link-without-address', file, path, problem: 'has a link' };
      const [address] = /http:\/\/[^\s)]+/.exec(text) ?? [];
      if (address) yield { code: 'unencrypted-link', file, path, problem: `links to ${address}` };
    }
  }
}

function* reviewPictures({ root, files, sizes, catalogue, services, areaPages }: Site): Generator<Note> {
  const reported = new Set<string>();
  for (const { file, kind, data } of files) {
    const schema = findSchema(file, kind);
    for (const { path, to, name, isHero } of schema ? listReferences(schema, data) : []) {
      const size = to === 'pictures' ? sizes.get(name) : undefined;
      if (!size) continue;
      const { width, height } = size;
      const minWidth = isHero ? minSharpWidth.hero : minSharpWidth.frame;
      if (width < minWidth)
        yield {
          code: 'narrow-picture',
          file,
          path,
          problem: `${name} is ${width} pixels wide, and its place on the page shows up to ${minWidth}`,
        };
      if (Math.max(width / height, height / width) > 3 && !reported.has(name)) {
        reported.add(name);
        yield { code: 'flat-picture', file, path, problem: `${name} is ${width} by ${height} pixels` };
      }
    }
  }
  for (const { file, data } of [...services, ...areaPages]) {
    const [wrongProperty, visitors] = data.kind === 'residential' ? ['business', 'homes'] : ['home', 'businesses'];
    for (const [use, slot] of Object.entries(data.pictures))
      if (slot && catalogue[slot]?.property === wrongProperty) {
        const problem = `${slot} shows a ${wrongProperty}, but the page is for ${visitors}`;
        yield { code: 'other-property', file, path: ['pictures', use], problem };
      }
  }
  const folder = join(root, pictureFolder);
  for (const name of listOwnerFiles(folder))
    if (isPicture(name) && !Object.hasOwn(catalogue, getSlot(name)))
      yield { code: 'unlisted-picture', file: `${pictureFolder}/${name}`, problem: 'has no entry in the catalogue' };
}

function* reviewPlaces({ root, areas, areaPages, zipCodes, gallery }: Site): Generator<Note> {
  for (const file of listContentFiles(root).filter(isIgnored))
    yield { code: 'ignored-file', file, problem: 'is not a content file of this site' };
  for (const { file, data } of areaPages) {
    const name = areas.find((each) => each.file.endsWith(`/${data.area}.yaml`))?.data.name ?? '';
    if (!foldName(data.hero.heading).includes(foldName(name)))
      yield { code: 'area-heading', file, path: ['hero', 'heading'], problem: `does not contain ${name}` };
  }
  for (const { file, data } of zipCodes) {
    const writtenZipCodes = readSource(root, file).data as Pick<typeof data, 'city' | 'nearby'>;
    for (const group of ['city', 'nearby'] as const)
      for (const { zip, places } of data[group].zips)
        if (!writtenZipCodes[group].zips.some((row) => String(row.zip) === zip && row.places === places))
          yield { code: 'completed-zip', file, path: [group, 'zips'], problem: `${zip} belongs to ${places}` };
  }
  for (const { file, data } of gallery)
    for (const category of galleryCategories)
      if (!data.some((pair) => pair.category === category))
        yield { code: 'empty-category', file, problem: `has no pair of category ${category}` };
}

const phrases: [code: keyof typeof advice, pattern: RegExp][] = [
  ['pesticide-claim', /\bbiocid\w*|\b(?:kills?|killed|killing)\b|\bdisinfect\w*|\bsanitiz\w*|\bmildewcide\w*/i],
  [
    'untold-experience',
    /\b(?:most|many) of our (?:customers|clients)\b|\bwe (?:often )?(?:hear (?:it|them)|get (?:asked|called))\b|\b(?:nearly )?every(?:one|body) asks\b/i,
  ],
  ['unmade-promise', /\bchemical sheets\b|\bbefore-and-after photos\b|\blasts? longer\b|\b300 days\b/i],
];
const pricePattern = /\$\s?\d(?:[\d,.]*\d)?|\b\d+ dollars\b|\bper (?:pane|window|square foot)\b/gi;

/**
 * Reviews the company's own words. Customers' words are skipped, such as the testimonial on an area page, and so are
 * the files of claims, prices and business facts.
 */
function* reviewPhrases({ root, files, prices }: Site): Generator<Note> {
  const confirmed = prices.flatMap(({ data }) =>
    data.confirmed ? Object.values(data.from).map(({ dollars }) => `$${dollars.toLocaleString('en-US')}`) : [],
  );
  for (const { file, kind, body } of files) {
    if (['reviews', 'testimonials', 'claims', 'prices', 'business'].includes(kind)) continue;
    for (const { path, text } of [...listTexts(readSource(root, file).data), { path: [], text: body }]) {
      if (path.includes('testimonial')) continue;
      for (const [code, pattern] of phrases) {
        const [phrase] = pattern.exec(text) ?? [];
        if (phrase) yield { code, file, path, problem: `contains “${phrase}”` };
      }
      const [figure] = (text.match(pricePattern) ?? []).filter((each) => !confirmed.includes(each));
      if (figure) yield { code: 'unconfirmed-price', file, path, problem: `contains “${figure}”` };
    }
  }
}

function* reviewHours({ root, files, business }: Site): Generator<Note> {
  if (!business) return;
  const file = 'src/content/business.yaml';
  const today = getDenverDay(new Date());
  for (const [index, { from }] of (business.newHours ?? []).entries())
    if (from <= today) yield { code: 'started-hours', file, path: ['newHours', index], problem: `apply since ${from}` };
  for (const [index, { from, to = from }] of (business.exceptions ?? []).entries())
    if (to < today) yield { code: 'past-exception', file, path: ['exceptions', index], problem: `ended on ${to}` };
  const sources = files.map((content) => readSource(root, content.file));
  for (const { sentence, period, ...place } of findHoursContradictions(sources, business))
    yield {
      code: 'other-hours',
      ...place,
      problem: `contains “${sentence}”${period ? `, which is wrong ${period}` : ''}`,
    };
}

function* reviewRepeats({ files }: Site): Generator<Note> {
  for (const { file, path, message } of findRepeatedPages(files))
    yield { code: 'repeated-page', file, path, problem: message };
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
    ...reviewPhrases(site),
    ...reviewHours(site),
    ...reviewRepeats(site),
  ];
  return notes.map(({ code, file, path = [], problem }) => ({
    kind: 'note',
    code,
    problem: path.length > 0 ? `${formatPath(path)} ${problem}` : problem,
    location: /\.(yaml|md)$/.test(file) && !isIgnored(file) ? readSource(root, file).locate(path) : file,
    fix: advice[code],
  }));
}
