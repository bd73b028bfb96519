import type { Business } from '../schemas/business.ts';
import { brokenLink, findLostMarkup, hasWholeLinks, shownHead } from '../schemas/prose.ts';
import type { Seasons } from '../schemas/seasons.ts';
import { pages } from '../site/pages.ts';
import { findBrokenReferences, findServiceCounts, type PictureWidths } from './check-references.ts';
import { findRepeatedPages } from './check-repeats.ts';
import { type Facts, fillFacts, getFacts } from './facts.ts';
import type { Fault } from './fault.ts';
import { findNameFault } from './file-names.ts';
import { type ContentFile, type ContentKindName, contentKinds, findContentKind, findSchema } from './kinds.ts';
import { listFaults, parseBySchema } from './list-faults.ts';
import type { ContentSource, FieldPath } from './yaml-source.ts';

const withHead: ContentKindName[] = ['pages', 'services', 'areaPages'];

export interface Content {
  files: ContentFile[];
  business: Business | undefined;
  /** What the words in braces stand for. */
  facts: Facts | undefined;
  /** The files that these are about are not among `files`. */
  faults: Fault[];
}

/** Words that a list holds twice. */
function findTwice(data: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const at = [...path, Array.isArray(data) ? Number(key) : key];
    const isTwice = Array.isArray(data) && typeof value === 'string' && data.indexOf(value) < Number(key);
    return isTwice ? [at] : findTwice(value, at);
  });
}

/** What a file of a known kind shows: facts filled in, and heads no longer than search engines read. */
function fillAndCheck(content: ContentFile, facts: Facts, faults: Fault[]): ContentFile {
  const { file, kind, body } = content;
  const report = (path: FieldPath, message: string) => void faults.push({ file, path, message });
  const data = fillFacts(content.data, facts, report);
  fillFacts(body, facts, report);
  const head = withHead.includes(kind) ? shownHead.safeParse(data) : undefined;
  faults.push(...listFaults(file, head?.error?.issues ?? [], data));
  if (!hasWholeLinks(body)) report([], brokenLink);
  const lost = findLostMarkup(body);
  if (lost) report([], `no page shows ${lost}: write it in other words`);
  if (file.endsWith('.md') && !body.trim()) report([], 'has no text below its fields: write it');
  if (/^# /m.test(body)) report([], 'has a heading that begins with one #, as the title does: begin it with ##');
  for (const path of findTwice(data)) report(path, 'is in this list already: remove it');
  return { ...content, data };
}

function findMissing(names: string[]): Fault[] {
  const single = Object.values(contentKinds).flatMap(({ files }) => files.filter((file) => !file.includes('*')));
  const known = [...Object.values(pages), ...single.map((content) => ({ content, path: undefined }))];
  return known.flatMap(({ content: file, path }) => {
    const fix = path ? `write it, or remove the entry of ${path} in src/lib/site/pages.ts` : 'bring it back';
    return names.includes(file) ? [] : [{ file, path: [], message: `is missing: ${fix}` }];
  });
}

/**
 * What the files of these names hold and what is wrong with them, wherever they are read from. Without `widths` no
 * picture is checked for its width.
 */
export function checkContent(names: string[], read: (file: string) => ContentSource, widths?: PictureWidths): Content {
  const faults = findMissing(names);
  const report = (file: string, message: string) => faults.push({ file, path: [], message });
  const contents: ContentFile[] = [];
  for (const file of names) {
    const kind = findContentKind(file);
    const schema = kind && findSchema(file, kind);
    const nameFault = findNameFault(file, ['.yaml', '.md']);
    if (nameFault || !schema) {
      const what = kind
        ? 'no page shows it: add an entry for it to src/lib/site/pages.ts'
        : 'is no content that the site knows: move it';
      report(file, nameFault ?? `${what}, or remove it`);
      continue;
    }
    try {
      const source = read(file);
      const parsed = parseBySchema(source, schema);
      faults.push(...parsed.faults);
      if (parsed.faults.length === 0) contents.push({ file, kind, data: parsed.data, body: source.body });
    } catch (error) {
      if (!('code' in (error as Error))) throw error;
      report(file, `cannot be read: ${(error as Error).message}`);
    }
  }
  const find = (wanted: ContentKindName) => contents.find(({ kind }) => kind === wanted)?.data;
  const [business, seasons] = [find('business') as Business | undefined, find('seasons') as Seasons | undefined];
  const facts = business && seasons && getFacts(business, seasons);
  const files = facts ? contents.map((content) => fillAndCheck(content, facts, faults)) : [];
  return {
    files,
    business,
    facts,
    // A file that does not parse would look like a broken link of every file that names it.
    faults:
      faults.length > 0
        ? faults
        : [...findServiceCounts(files), ...findBrokenReferences(files, widths), ...findRepeatedPages(contents)],
  };
}
