/** The page on which the owner edits the site. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { makeCheckedField } from './checked-field.tsx';
import { refuseSaving, signIn } from './cms-internals.ts';
import { makeConfig } from './config.ts';
import { areaPageForms, type ContentForm, singleForms } from './content-forms.ts';
import { checkedName, checkedTypes, listChoices } from './fields.ts';
import { type Format, joinFormats, makeFormat } from './format.ts';
import { showOnlineBar } from './online-bar.ts';
import { makePageBeside } from './page-beside.tsx';
import type { Group } from './shape.ts';
import { Site, type SiteSource } from './site.ts';

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

function register(
  name: string,
  format: Format,
  { file, folder, isMarkdown }: Omit<ContentForm, 'name' | 'label' | 'shape'>,
) {
  formats.push({ owns: (path) => (file ? path === file : path.startsWith(`${folder}/`)), format });
  CMS.registerCustomFormat(name, isMarkdown ? 'md' : 'yaml', {
    fromFile: (text) => {
      // As it is now, not as it was when this page was built.
      if (file) site.texts.set(file, `${text.trimEnd()}\n`);
      return format.fromFile(text);
    },
    toFile: (held) => {
      try {
        const text = format.toFile(held, saving);
        site.texts.set(saving, text);
        return text;
      } catch (error) {
        throw refuseSaving((error as Error).message);
      }
    },
  });
  const read = (text: string) => format.fromFile(text);
  CMS.registerPreviewTemplate(name, makePageBeside({ form: name, read, show: (words) => site.showWords(words) }));
}

for (const form of singleForms) register(form.name, makeFormat(form, site), form);
const nameWork = (data: unknown) => {
  const { kind, service, type } = data as Record<string, string | undefined>;
  return kind === 'commercial' ? `commercial-window-cleaning-${type}` : `residential-${service}`;
};
const areaPages = Object.entries(areaPageForms).map(([name, form]) => [name, makeFormat(form, site)]);
register('area-pages', joinFormats(Object.fromEntries(areaPages), nameWork), {
  folder: 'src/content/area-pages',
  isMarkdown: false,
});

const findFaults = (held: Group, path: string) =>
  formats.find(({ owns }) => owns(path))?.format.findFaults(held, path) ?? new Map<string, string>();
for (const type of checkedTypes) CMS.registerFieldType(checkedName(type), makeCheckedField(type, findFaults));

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    saving = String(entry.get('path'));
  },
});
CMS.init({ config: makeConfig(source.backend, listChoices(site.texts)) as CmsConfig });
