/** Finds texts with the old name of a renamed area. Texts are written by hand, so a rename does not change them. */
import { parseDocument } from 'yaml';
import { type ContentKindName, findContentKind } from '../src/lib/content/content-kinds.ts';
import { listTexts } from '../src/lib/content/list-texts.ts';
import type { ContentSource, FieldPath } from '../src/lib/content/yaml-source.ts';
import type { FileChange } from './repository.ts';
import { isGroup } from './shape.ts';

/** The old and the present name of an area. */
export interface Rename {
  before: string;
  after: string;
}

export interface TextWithName {
  file: string;
  /** Empty for the text of a Markdown file. */
  path: FieldPath;
  /** The text with the new name; `undefined` if the old one is part of something else. */
  newText: string | undefined;
}

/** Returns the name in a version of an area's file; `undefined` if it has none, such as an invalid version. */
export function readAreaName(text: string | undefined): string | undefined {
  const name = parseDocument(text ?? '').get('name');
  return typeof name === 'string' ? name : undefined;
}

/** Returns the areas that a change renames and that still have another name than before. */
export const findRenames = (changes: FileChange[], sources: ContentSource[]): Rename[] =>
  changes.flatMap(({ path, before, after }) => {
    if (!path.startsWith('src/content/areas/') || before === undefined || after === undefined) return [];
    const present = sources.find((source) => source.path === path)?.data;
    const [oldName, newName] = [readAreaName(before), readAreaName(after)];
    if (oldName === undefined || newName === undefined) return [];
    const name = isGroup(present) ? String(present['name']) : oldName;
    return oldName === newName || oldName === name ? [] : [{ before: oldName, after: name }];
  });

/** The target of a link, a path, and what has a domain, such as a web address or an email address. */
const addresses = String.raw`\]\([^)\s]*\)|(?<!\S)\/\S*|[^\s()[\]]*(?::\/\/|[\p{L}\d]\.\p{Ll}{2})[^\s()[\]]*`;

/** In lowercase a name is part of a file name, such as that of the area itself. */
const getWordPattern = (name: string) => String.raw`(?<![\p{L}\d])${RegExp.escape(name)}(?![\p{L}\d])`;

/** Not next to a hyphen, and not the start of a longer name such as "Briargate Parkway". */
const getNamePattern = (name: string) => String.raw`(?<!-)${getWordPattern(name)}(?!-[\p{L}\d])(?!\s\p{Lu}\p{Ll})`;

/** Matches both names, the longer one first, because it may contain the other: "Old Monument" and "Monument". */
function createNamesPattern({ before, after }: Rename, oldName: string, ignored: string[] = []): RegExp {
  const newName = getWordPattern(after);
  const names = before.length > after.length ? [oldName, newName] : [newName, oldName];
  return new RegExp([...ignored, ...names].join('|'), 'gu');
}

function hasOldName(text: string, rename: Rename): boolean {
  const pattern = createNamesPattern(rename, getWordPattern(rename.before));
  return [...text.matchAll(pattern)].some(([match]) => match === rename.before);
}

function replaceOldName(text: string, rename: Rename): string {
  const pattern = createNamesPattern(rename, getNamePattern(rename.before), [addresses]);
  return text.replace(pattern, (match) => (match === rename.before ? rename.after : match));
}

const fixedKinds: (ContentKindName | undefined)[] = ['reviews', 'testimonials', 'redirects'];

/** The words of customers stay as they said them, and old addresses as others know them. */
const isFixed = (file: string, [first]: FieldPath) =>
  fixedKinds.includes(findContentKind(file)) || first === 'testimonial';

/** Lists the texts with the old name, each with what it becomes. */
export const findTextsWithName = (sources: ContentSource[], rename: Rename): TextWithName[] =>
  sources.flatMap(({ path: file, data, body }) =>
    [...listTexts(data), { path: [], text: body }]
      .filter(({ text }) => hasOldName(text, rename))
      .map(({ path, text }) => {
        const newText = isFixed(file, path) ? text : replaceOldName(text, rename);
        return { file, path, newText: newText === text ? undefined : newText };
      }),
  );
