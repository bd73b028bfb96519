import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../src/content-loading/fault.ts';
import { commercialPropertyTypes, residentialAreaServices } from '../../src/schemas/area-page.ts';
import { readAs } from '../preview/words.ts';
import { draftFolder, findNewFaults, parseText, Refusal, readSite, readText, replaceFile, root } from './content.ts';
import { nameField } from './field-names.ts';
import { fillGaps } from './fill-gaps.ts';
import { completeData, type FormSchema, getFormSchema, orderData } from './form-schema.ts';
import { listLeaves, type PlacedText } from './texts.ts';
import { changeText, createText } from './yaml-document.ts';

/** An area that is being written. It stands outside src/content, where no build sees it. */
export interface AreaDraft {
  slug: string;
  area: Record<string, unknown>;
  /** By the name of the file. */
  pages: Record<string, Record<string, unknown>>;
}

export interface OpenDraft {
  draft: AreaDraft;
  /** One for the area itself, named area, and one for each page it may have. */
  forms: Record<string, FormSchema>;
  /** What the names of pages are called. */
  pageNames: Record<string, string>;
}

const folder = join(draftFolder, 'areas');
const most = 4;

/** The fields that say which page it is: the draft knows them. */
const pageKeys: Record<string, Record<string, string>> = Object.fromEntries([
  ...residentialAreaServices.map((service) => [`residential-${service}`, { kind: 'residential', service }]),
  ...commercialPropertyTypes.map((type) => [`commercial-window-cleaning-${type}`, { kind: 'commercial', type }]),
]);

const pathOf = (slug: string) => {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Refusal(422, 'The short name is made of lowercase words joined by hyphens, such as rockrimmon.');
  }
  return join(folder, `${slug}.json`);
};
const areaFile = (slug: string) => `src/content/areas/${slug}.yaml`;
const pageFile = (slug: string, page: string) => `src/content/area-pages/${slug}/${page}.yaml`;

const readDraft = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as AreaDraft;

/** What each is called, by its short name. */
export const listDrafts = (): Record<string, string> =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const { slug, area } = readDraft(join(folder, name));
        return [slug, String(area['name'] ?? slug)];
      }),
  );

export function saveDraft(draft: AreaDraft) {
  const path = pathOf(draft.slug);
  if (existsSync(join(root, areaFile(draft.slug)))) throw new Refusal(422, `There is an area ${draft.slug} already.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${path}.part`, JSON.stringify(draft, null, 2));
  renameSync(`${path}.part`, path);
}

export const removeDraft = (slug: string) => rmSync(pathOf(slug), { force: true });

export function openDraft(slug: string): OpenDraft {
  const path = pathOf(slug);
  if (!existsSync(path)) throw new Refusal(404, 'There is no such draft.');
  const { references } = readSite();
  const forms = Object.entries(pageKeys).map(([page, key]) => {
    const { properties = {}, required = [], ...form } = getFormSchema(pageFile(slug, page), key, references);
    const known = (name: string) => name === 'area' || name in key;
    return [
      page,
      {
        ...form,
        properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !known(name))),
        required: required.filter((name) => !known(name)),
      },
    ] as const;
  });
  return {
    draft: readDraft(path),
    forms: { area: getFormSchema(areaFile(slug), {}, references), ...Object.fromEntries(forms) },
    pageNames: Object.fromEntries(Object.keys(pageKeys).map((page) => [page, nameField(page)])),
  };
}

/** A page of a draft as the preview shows it, and its area. */
export function showDraft(slug: string, page: string) {
  const { draft, forms } = openDraft(slug);
  const fill = (name: string, data: unknown) => fillGaps(forms[name] ?? {}, data, readSite()) as object;
  return {
    area: { ...fill('area', draft.area), slug, file: areaFile(slug) },
    page: { ...fill(page, draft.pages[page]), ...pageKeys[page], area: slug, file: pageFile(slug, page) },
  };
}

/** What a page of a draft says, by its address in the preview. */
export function listDraftTexts(address: string): PlacedText[] {
  const [, slug = '', name = ''] = /^\/draft\/([\w-]+)\/([\w-]+)$/.exec(address) ?? [];
  if (!(slug in listDrafts())) return [];
  return Object.values(showDraft(slug, name)).flatMap(({ file, ...data }) =>
    listLeaves(data)
      .map(({ path, value }) => ({ file, path, text: readAs(String(value)) }))
      .toArray(),
  );
}

/** Files that exist, with their data changed. */
function amend<Data>(changes: Map<string, string>, file: string, change: (data: Data) => unknown) {
  const text = changes.get(file) ?? readText(file);
  if (text) changes.set(file, changeText(file, text, change(structuredClone(parseText(file, text).data) as Data)));
}

interface ZipRow {
  zip: string;
  places: string;
}

/** All that a new area writes and changes, as a person would who follows docs/editing.md. */
function composeArea({ slug, area, pages }: AreaDraft): Map<string, string> {
  const { references } = readSite();
  const changes = new Map<string, string>();
  const write = (file: string, data: unknown, quoted: boolean) => {
    const schema = getFormSchema(file, data, references);
    changes.set(file, createText(orderData(schema, completeData(schema, data)), quoted));
  };
  write(areaFile(slug), area, false);
  for (const [page, words] of Object.entries(pages)) {
    const key = pageKeys[page];
    if (key) write(pageFile(slug, page), { ...words, ...key, area: slug }, true);
  }
  const name = String(area['name'] ?? '');
  const zone = area['zone'] === 'nearby' ? 'nearby' : 'city';
  amend(changes, 'src/content/zip-codes.yaml', (data: Record<string, { zips: ZipRow[] }>) => {
    const rows = data[zone]?.zips ?? [];
    for (const zip of (area['zips'] as string[] | undefined) ?? []) {
      const row = rows.find((known) => known.zip === zip);
      if (row && !row.places.includes(name)) row.places = `${row.places}, ${name}`;
      if (!row && name) rows.push({ zip, places: name });
    }
    return data;
  });
  for (const neighbor of (area['near'] as string[] | undefined) ?? []) {
    amend(changes, areaFile(neighbor), (data: { near: string[] }) =>
      data.near.length < most && !data.near.includes(slug) ? { ...data, near: [...data.near, slug] } : data,
    );
  }
  return changes;
}

export const checkDraft = (draft: AreaDraft): Fault[] => {
  pathOf(draft.slug);
  const faults = findNewFaults(composeArea(draft));
  if (Object.keys(draft.pages).length > 0) return faults;
  return [
    ...faults,
    { file: '', path: [], message: 'Choose at least one page: an area without pages has no address.' },
  ];
};

/**
 * Makes a complete draft part of the site; an incomplete one stays as it is. Until its pages are served, the preview
 * shows the draft.
 */
export async function completeDraft(slug: string, waitUntilServed: (page: string) => Promise<void>) {
  const { draft } = openDraft(slug);
  const faults = checkDraft(draft);
  if (faults.length > 0) throw new Refusal(422, 'Something is missing still.', { faults });
  const changes = composeArea(draft);
  for (const [file, text] of changes) if (text !== readText(file)) replaceFile(file, text);
  const { page } = readSite().files.find(({ file }) => file === areaFile(slug)) ?? {};
  if (page) await waitUntilServed(page);
  removeDraft(slug);
}
