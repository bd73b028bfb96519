/** The page on which the owner edits the site. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { nameAreaPage } from '../src/lib/schemas/area-page.ts';
import { catalogueFile } from '../src/lib/schemas/picture.ts';
import { makeCatalogueField } from './catalogue-field.tsx';
import { makeCheckedField } from './checked-field.tsx';
import { refuseSaving, signIn } from './cms-internals.ts';
import { makeConfig } from './config.ts';
import { areaPageFolder, areaPageForms, singleForms } from './content-forms.ts';
import {
  catalogueWidget,
  checkedName,
  checkedTypes,
  listChoices,
  listKnownNames,
  pictureWidget,
  reviewWidget,
} from './fields.ts';
import { type Format, joinFormats, makeFormat, sourceKey } from './format.ts';
import { showOnlineBar } from './online-bar.ts';
import { makePageBeside } from './page-beside.tsx';
import { takePasted } from './pasted-review.ts';
import { catalogueField, dropFacts, writeFacts } from './picture-facts.ts';
import { makePictureField } from './picture-field.tsx';
import { makeReviewField } from './review-field.tsx';
import { type Group, isGroup } from './shape.ts';
import { Site } from './site.ts';
import type { SiteSource } from './site-source.ts';
import { slugify } from './slugify.ts';

const source: SiteSource = await (await fetch(`${import.meta.env.BASE_URL}site.json`)).json();
const site = new Site(source);
const { host } = source.backend;
if (host) {
  signIn(host.key);
  showOnlineBar();
}

const formats: { owns: (path: string) => boolean; format: Format }[] = [];
/** What the CMS is about to write: its formats are told the data alone. */
let saving = '';
let written = '';

function write(format: Format, held: Group): string {
  try {
    written = format.toFile(held, saving);
    return written;
  } catch (error) {
    throw refuseSaving((error as Error).message);
  }
}

type FindPath = (data: Record<string, string>) => string;

/** `findPath` names the file of a text: the CMS hands over texts alone. */
function register(
  name: string,
  format: Format,
  isMarkdown: boolean,
  owns: (path: string) => boolean,
  findPath: FindPath,
) {
  formats.push({ owns, format });
  CMS.registerCustomFormat(name, isMarkdown ? 'md' : 'yaml', {
    fromFile: (text) => {
      const held = format.fromFile(text);
      const page = isGroup(held['page']) ? held['page'] : held;
      site.setText(findPath(page as Record<string, string>), `${text.trimEnd()}\n`);
      return held;
    },
    // What preSave has made of a form comes back here.
    toFile: (held) => (held[sourceKey] === written ? written : write(format, held)),
  });
  const read = (text: string) => format.fromFile(text);
  CMS.registerPreviewTemplate(name, makePageBeside({ form: name, read, show: (words) => site.showWords(words) }));
}

for (const form of singleForms) {
  const { name, isMarkdown, file, folder } = form;
  const findPath: FindPath = (data) => {
    const isOwn = ([path, known]: [string, string]) => path.startsWith(`${folder}/`) && known === data['name'];
    return file ?? Object.entries(source.names).find(isOwn)?.[0] ?? `${folder}/${slugify(data['name'] ?? '')}.yaml`;
  };
  register(
    name,
    makeFormat(form, site),
    isMarkdown,
    (path) => path === file || path.startsWith(`${folder}/`),
    findPath,
  );
}
const areaPages = Object.entries(areaPageForms).map(([name, form]) => [name, makeFormat(form, site)]);
register(
  'area-pages',
  joinFormats(Object.fromEntries(areaPages), nameAreaPage),
  false,
  (path) => path.startsWith(`${areaPageFolder}/`),
  ({ area, work }) => `${areaPageFolder}/${area}/${work}.yaml`,
);

const findFormat = (path: string) => formats.find(({ owns }) => owns(path))?.format;
const findFaults = (held: Group, path: string) => findFormat(path)?.findFaults(held, path) ?? new Map<string, string>();
for (const type of checkedTypes) CMS.registerFieldType(checkedName(type), makeCheckedField(type, findFaults));

CMS.registerFieldType(pictureWidget, makePictureField(site, findFaults));
CMS.registerFieldType(catalogueWidget, makeCatalogueField(site));
CMS.registerFieldType(reviewWidget, makeReviewField(listKnownNames(source)));

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { path, data } = entry.toJS() as { path: string; data: Group };
    const catalogue = writeFacts(site.catalogue, data);
    // Somebody else has saved since the catalogue was handed over: it is handed over anew by now.
    if (catalogue !== (data[catalogueField] ? site.handedOver : undefined)) {
      throw refuseSaving('What another picture shows has just been changed elsewhere. Save once more: both stay.');
    }
    saving = path;
    site.alongside = new Map(catalogue === undefined ? [] : [[catalogueFile, catalogue]]);
    const format = findFormat(path);
    const { [catalogueField]: _, ...settled } = dropFacts(takePasted(data)) as Group;
    // The CMS goes on with what is in the file then, with what others have changed there.
    return format ? entry.set('data', format.fromFile(write(format, settled))) : entry;
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler: () => {
    for (const [path, text] of [...site.alongside, [saving, written] as const]) site.setText(path, text);
  },
});
CMS.init({ config: makeConfig(source.backend, listChoices(source)) as CmsConfig });
