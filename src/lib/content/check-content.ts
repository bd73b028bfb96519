import type { z } from 'zod';
import type { Answers } from '../schemas/answers.ts';
import type { Business } from '../schemas/business.ts';
import { brokenLinkMessage, findUnrenderedMarkup, hasValidLinks } from '../schemas/fields.ts';
import type { Seasons } from '../schemas/seasons.ts';
import { pages } from '../site/pages.ts';
import { findBrokenReferences } from './check-references.ts';
import { completeAreas } from './complete-areas.ts';
import { completeDraft } from './complete-draft.ts';
import { type ContentFile, type ContentKindName, contentKinds, findContentKind, findSchema } from './content-kinds.ts';
import { type Facts, fillFacts, getFacts } from './facts.ts';
import type { Fault } from './fault.ts';
import { findNameFault } from './file-names.ts';
import { parseBySchema } from './list-faults.ts';
import type { ContentSource } from './yaml-source.ts';

export interface Content {
  files: ContentFile[];
  /** Area pages that are still being written, filled up so that they can be shown. No build has them. */
  drafts: ContentFile[];
  business: Business | undefined;
  /** The values of the names in braces. */
  facts: Facts | undefined;
  /** Files that could not be parsed are missing from `files`. */
  faults: Fault[];
}

/** Removes repeated words from lists, which pages would show twice. */
function dropRepeats(data: unknown): unknown {
  if (Array.isArray(data)) {
    const isRepeat = (item: unknown, index: number) => typeof item === 'string' && data.indexOf(item) < index;
    return data.filter((item, index) => !isRepeat(item, index)).map(dropRepeats);
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, dropRepeats(value)]));
}

/** Returns a file as pages show it, with its facts filled in, and adds its faults to `faults`. */
function fillAndCheck(content: ContentFile, facts: Facts, faults: Fault[]): ContentFile {
  const { file } = content;
  const report = (path: Fault['path'], message: string) => void faults.push({ file, path, message });
  const data = dropRepeats(fillFacts(content.data, facts, report));
  // The title of the page is its only heading of the first level.
  const body = content.body.replaceAll(/^# /gm, '## ');
  fillFacts(body, facts, report);
  if (!hasValidLinks(body)) report([], brokenLinkMessage);
  const lostMarkup = findUnrenderedMarkup(body);
  if (lostMarkup) report([], `contains ${lostMarkup}, which pages do not show: write it in another way`);
  if (file.endsWith('.md') && !body.trim()) report([], 'has no text below its fields: write it');
  return { ...content, data, body };
}

function findMissingFiles(names: string[]): Fault[] {
  const singleFiles = Object.values(contentKinds).flatMap(({ files }) => files.filter((file) => !file.includes('*')));
  const requiredFiles = [...Object.values(pages), ...singleFiles.map((content) => ({ content, path: undefined }))];
  return requiredFiles.flatMap(({ content: file, path }) => {
    const fix = path ? `write it, or remove the entry of ${path} in src/lib/site/pages.ts` : 'restore it';
    return names.includes(file) ? [] : [{ file, path: [], message: `is missing: ${fix}` }];
  });
}

const contentFolders = new Set(
  Object.values(contentKinds).flatMap(({ files }) => files.map((pattern) => pattern.replace(/\/[^/]*$/, ''))),
);
/**
 * Returns true if a file is in a folder of content files other than src/content itself. It is then meant as content,
 * even if its name is wrong.
 */
const isInContentFolder = (file: string) => {
  const folder = file.replace(/\/[^/]*$/, '');
  return [folder, folder.replace(/[^/]*$/, '*')].some(
    (pattern) => pattern !== 'src/content' && contentFolders.has(pattern),
  );
};

/** Returns true for a file that no page shows, such as src/content/notes.md. The launch check lists it as a note. */
export function isIgnored(file: string): boolean {
  const kind = findContentKind(file);
  if (kind) return !findSchema(file, kind);
  return !isInContentFolder(file) || !findNameFault(file, ['.yaml', '.md']);
}

/** Returns true for an area page that is marked as unfinished, in which a missing field is no fault. */
const isDraft = (kind: ContentKindName | undefined, data: unknown) =>
  kind === 'areaPages' && (data as { draft?: unknown } | null)?.draft === true;

/** The CMS checks all content on every keystroke, so an unchanged file is not parsed again. */
const parsedSources = new WeakMap<ContentSource, ReturnType<typeof parseBySchema<z.ZodType>>>();

/** Parses and validates the files with these names. `read` returns the source of a file, wherever it is stored. */
export function checkContent(names: string[], read: (file: string) => ContentSource): Content {
  const faults = findMissingFiles(names);
  const report = (file: string, message: string) => faults.push({ file, path: [], message });
  const contents: ContentFile[] = [];
  const draftSources: ContentSource[] = [];
  for (const file of names.filter((name) => !isIgnored(name))) {
    const kind = findContentKind(file);
    const schema = kind && findSchema(file, kind);
    const nameFault = findNameFault(file, ['.yaml', '.md']);
    if (nameFault || !schema) {
      report(file, nameFault ?? 'is not a content file of this site: move it out of src/content, or remove it');
      continue;
    }
    try {
      const source = read(file);
      if (isDraft(kind, source.data)) {
        draftSources.push(source);
        continue;
      }
      const parsed = parsedSources.get(source) ?? parseBySchema(source, schema);
      parsedSources.set(source, parsed);
      faults.push(...parsed.faults);
      if (parsed.faults.length === 0) contents.push({ file, kind, data: parsed.data, body: source.body });
    } catch (error) {
      if (!('code' in (error as Error))) throw error;
      report(file, `cannot be read: ${(error as Error).message}`);
    }
  }
  const findData = (wanted: ContentKindName) => contents.find(({ kind }) => kind === wanted)?.data;
  const [business, seasons] = [
    findData('business') as Business | undefined,
    findData('seasons') as Seasons | undefined,
  ];
  const facts = business && seasons && getFacts(business, seasons, findData('answers') as Answers | undefined);
  const [picture = ''] = Object.keys((findData('pictures') as object | undefined) ?? {});
  const completedDrafts = draftSources.flatMap((source): ContentFile[] => {
    const data =
      source.faults.length > 0 ? undefined : completeDraft(source.data, contentKinds.areaPages.schema, picture);
    const parsed = parseBySchema({ ...source, data }, contentKinds.areaPages.schema);
    faults.push(...parsed.faults);
    return parsed.data ? [{ file: source.path, kind: 'areaPages', data: parsed.data, body: '' }] : [];
  });
  const files = facts ? completeAreas(contents.map((content) => fillAndCheck(content, facts, faults))) : [];
  const drafts = facts ? completedDrafts.map((content) => fillAndCheck(content, facts, faults)) : [];
  // A file that does not parse would look like a broken link in every file that refers to it.
  if (faults.length === 0) {
    const isInDraft = ({ file }: Fault) => drafts.some((draft) => draft.file === file);
    faults.push(...findBrokenReferences(files));
    if (drafts.length > 0) faults.push(...findBrokenReferences([...files, ...drafts]).filter(isInDraft));
  }
  return { files, drafts, business, facts, faults };
}
