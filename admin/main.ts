/** The page on which the owner edits the site. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { makeCheckedField } from './checked-field.tsx';
import { refuseSaving, signIn } from './cms-internals.ts';
import { makeConfig } from './config.ts';
import { areaPageFolder, areaPageForms, nameWork, singleForms } from './content-forms.ts';
import { checkedName, checkedTypes, listChoices } from './fields.ts';
import { type Format, joinFormats, makeFormat, slugify } from './format.ts';
import { showOnlineBar } from './online-bar.ts';
import { makePageBeside } from './page-beside.tsx';
import { type Group, isGroup } from './shape.ts';
import { Site } from './site.ts';
import type { SiteSource } from './site-source.ts';

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
    toFile: (held) => {
      try {
        const text = format.toFile(held, saving);
        site.setText(saving, text);
        return text;
      } catch (error) {
        throw refuseSaving((error as Error).message);
      }
    },
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
  joinFormats(Object.fromEntries(areaPages), nameWork),
  false,
  (path) => path.startsWith(`${areaPageFolder}/`),
  ({ area, work }) => `${areaPageFolder}/${area}/${work}.yaml`,
);

const findFaults = (held: Group, path: string) =>
  formats.find(({ owns }) => owns(path))?.format.findFaults(held, path) ?? new Map<string, string>();
for (const type of checkedTypes) CMS.registerFieldType(checkedName(type), makeCheckedField(type, findFaults));

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    saving = String(entry.get('path'));
  },
});
CMS.init({ config: makeConfig(source.backend, listChoices(source)) as CmsConfig });
