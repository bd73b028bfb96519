import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';

const areaFolder = 'src/content/areas';
const pageFolder = 'src/content/area-pages';
/** In the order an area gets them. Other pages link to the residential three of every area. */
const pageNames = [
  'residential-window-cleaning',
  'residential-house-washing',
  'residential-pressure-washing',
  'commercial-window-cleaning-hotel',
  'commercial-window-cleaning-apartment',
  'commercial-window-cleaning-university',
];
const fewestPages = 3;
const usualPages = 5;

const firstNames =
  'Alder Amber Antler Aspen Badger Bear Birch Bison Blue Bobcat Bristle Buck Canyon Cedar Clay Clear Coyote Crystal Cutler Deer Eagle Elk Falcon Fern Flint Fox Granite Hawk Heron Juniper Kestrel Larch Laurel Lynx Maple Marten Osprey Otter Pine Plover Quail Raven Robin Sage Silver Spruce Sumac Swift Thistle Willow'.split(
    ' ',
  );
const lastNames =
  'Bend Bluff Bridge Brook Butte Canyon Corner Creek Crest Crossing Dale Draw Edge Falls Farm Field Flats Ford Gap Gate Glen Grove Gulch Heights Hill Hollow Junction Knoll Landing Meadow Mesa Mill Park Pass Point Ranch Ridge Rim Run Springs'.split(
    ' ',
  );

type Content = string | number | boolean | Content[] | Fields;
interface Fields {
  [field: string]: Content;
}

/** The same numbers from 0 to 1 at each run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Sentences of the real pages, for words of a real length and kind; facts in braces stay out of headings. */
function collectSentences(content: Content): string[] {
  if (typeof content === 'string') {
    return (content.match(/[^.?]+[.?]/g) ?? []).map((sentence) => sentence.trim()).filter((text) => !/[{}]/.test(text));
  }
  return typeof content === 'object' ? Object.values(content).flatMap(collectSentences) : [];
}

/** Makes text of about a wanted length from whole sentences, or from the beginning of one. */
function createMixer(sentences: string[]) {
  const random = createRandom(sentences.length);
  return (length: number): string => {
    let mixed = '';
    while (mixed.length < length) mixed = `${mixed} ${sentences[Math.floor(random() * sentences.length)]}`.trim();
    if (mixed.length <= length * 1.3) return mixed;
    // Up to the last whole word, or the first where that is longer.
    return mixed.slice(0, length).replace(/\W*\s\S*$/, '') || (mixed.split(' ')[0] as string);
  };
}

/** How many pages each area gets, so that together they are exactly as many as wanted. */
function sharePages(count: number): number[] {
  const areas = Array.from({ length: Math.floor(count / usualPages) }, () => usualPages);
  const rest = count % usualPages;
  if (rest >= fewestPages) return [...areas, rest];
  if (areas.length < rest) throw new Error(`${count} area pages cannot be shared out among whole areas`);
  return areas.map((pages, index) => (index < rest ? pages + 1 : pages));
}

/** As many names as wanted, none of them that of a real area. */
function nameAreas(count: number): string[] {
  if (count > firstNames.length * lastNames.length) throw new Error(`There are no names for ${count} areas`);
  return Array.from(
    { length: count },
    (_, index) => `${firstNames[index % firstNames.length]} ${lastNames[Math.floor(index / firstNames.length)]}`,
  );
}

const toSlug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** One of the list, each in turn. */
function takeTurn<Item>(list: Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('There is nothing to model a page on');
  return item;
}

/**
 * Adds that many area pages to a copy of the project: whole areas, each page with the form and about the length of a
 * real one of its kind, and a mixture of sentences of its own. Pictures are those of the real areas. Label and heading
 * are the same on all pages of one kind, so that these share their card.
 */
export function addAreaPages(root: string, count: number): void {
  const read = (file: string) => parse(readFileSync(join(root, file), 'utf8')) as Fields;
  const write = (file: string, fields: Fields) => writeFileSync(join(root, file), stringify(fields));
  const realAreas = readdirSync(join(root, areaFolder)).map((file) => read(`${areaFolder}/${file}`));
  const realPages = readdirSync(join(root, pageFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ name: basename(file, '.yaml'), fields: read(`${pageFolder}/${file}`) }));
  const modelsByName = new Map(
    pageNames.map((name) => [name, realPages.filter((page) => page.name === name).map(({ fields }) => fields)]),
  );
  const mix = createMixer([...new Set(realPages.flatMap(({ fields }) => collectSentences(fields)))]);
  const rewrite = (content: Content): Content => {
    if (typeof content === 'string') return mix(content.length);
    if (Array.isArray(content)) return content.map(rewrite);
    return typeof content === 'object' ? rewriteFields(content) : content;
  };
  const rewriteFields = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([field, content]) => [field, rewrite(content)]));

  const shares = sharePages(count);
  const names = nameAreas(shares.length);
  for (const [index, name] of names.entries()) {
    const slug = toSlug(name);
    // A dot for each of hundreds of areas would be another map.
    const { map: _map, ...area } = takeTurn(realAreas, index);
    write(`${areaFolder}/${slug}.yaml`, {
      ...area,
      name,
      label: 'Colorado',
      order: realAreas.length + index + 1,
      note: mix(24),
      near: [1, 2, 3].map((step) => toSlug(takeTurn(names, index + step))),
    });
    mkdirSync(join(root, pageFolder, slug));
    for (const page of pageNames.slice(0, shares[index])) {
      const model = takeTurn(modelsByName.get(page) ?? [], index);
      const { kind, service, type } = model;
      write(`${pageFolder}/${slug}/${page}.yaml`, {
        ...rewriteFields(model),
        ...(kind && { kind }),
        ...(service && { service }),
        ...(type && { type }),
        area: slug,
        description: `${name}: ${mix(90)} Call {phone}.`,
        hero: { heading: page.replaceAll('-', ' '), intro: mix(200) },
      });
    }
  }
}
