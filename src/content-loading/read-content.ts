import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Business } from '../schemas/business.ts';
import { brokenLink, hasWholeLinks, shownHead } from '../schemas/prose.ts';
import type { Seasons } from '../schemas/seasons.ts';
import { pages } from '../site/pages.ts';
import { findBrokenReferences, findServiceCounts } from './check-references.ts';
import { type ContentFile, type ContentKindName, findContentKind, findSchema } from './content-kinds.ts';
import { type ContentSource, ContentSyntaxError, parseContentSource } from './content-source.ts';
import { FactError, type Facts, fillFacts, getFacts } from './facts.ts';
import type { Fault } from './fault.ts';
import { listFaults } from './list-faults.ts';

const folders = ['src/content', 'src/pictures'];
const withHead: ContentKindName[] = ['pages', 'services', 'areaPages'];

export interface Content {
  files: ContentFile[];
  business: Business | undefined;
  /** What the words in braces stand for. */
  facts: Facts | undefined;
  /** The files at fault are not among the others. */
  faults: Fault[];
}

/** All content files under a project's root with the date and size of each, in order of their names. */
function listFiles(root: string) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(yaml|md)$/.test(name))
      .sort()
      .map((name) => {
        const file = `${folder}/${name.replaceAll('\\', '/')}`;
        const { mtimeMs, size } = statSync(join(root, file));
        return { file, stamp: `${file} ${mtimeMs} ${size}` };
      }),
  );
}

/** The text of files as they would be, by their path from the project's root. */
type Changes = ReadonlyMap<string, string>;

const sources = new Map<string, Pick<ContentSource, 'path' | 'data' | 'body'> & { text: string }>();

/** Reading YAML is most of the work: a file whose text has not changed is not read again. */
export function readSource(root: string, path: string, changes: Changes = new Map()) {
  const text = changes.get(path) ?? readFileSync(join(root, path), 'utf8');
  const known = sources.get(path);
  if (known?.text === text) return known;
  const { data, body } = parseContentSource(path, text);
  const source = { path, data, body, text };
  sources.set(path, source);
  return source;
}

/** What a file holds by a schema, or what is wrong with it. */
function parseBySchema<Schema extends z.ZodType>({ path, data }: Pick<ContentSource, 'path' | 'data'>, schema: Schema) {
  const result = schema.safeParse(data);
  return result.success
    ? { data: result.data, faults: [] }
    : { data: undefined, faults: listFaults(path, result.error.issues, data) };
}

/** What a file of a known kind shows: facts filled in, and heads no longer than search engines read. */
function fillAndCheck(content: ContentFile, facts: Facts): { content: ContentFile; faults: Fault[] } {
  const { file } = content;
  try {
    const data = fillFacts(content.data, facts);
    fillFacts(content.body, facts);
    const head = withHead.includes(content.kind) ? shownHead.safeParse(data) : undefined;
    const faults = head?.error ? listFaults(file, head.error.issues, data) : [];
    if (!hasWholeLinks(content.body)) faults.push({ file, path: [], message: brokenLink });
    return { content: { ...content, data }, faults };
  } catch (error) {
    if (!(error instanceof FactError)) throw error;
    return { content, faults: [{ file, path: error.path, message: error.reason }] };
  }
}

const findMissingPages = (files: Set<string>) =>
  Object.values(pages)
    .filter(({ content }) => !files.has(content))
    .map(
      ({ content, path }): Fault => ({
        file: content,
        path: [],
        message: `is missing: write it, or remove the entry of ${path} in src/site/pages.ts`,
      }),
    );

function readFiles(root: string, names: string[], changes: Changes = new Map()): Content {
  const faults: Fault[] = [];
  const report = (file: string, message: string) => faults.push({ file, path: [], message });
  const contents: ContentFile[] = [];
  for (const file of names) {
    const kind = findContentKind(file);
    if (!kind) {
      report(file, 'is no content that the site knows: move it, or remove it');
      continue;
    }
    const schema = findSchema(file, kind);
    if (!schema) {
      report(file, 'no page shows it: add an entry for it to src/site/pages.ts, or remove it');
      continue;
    }
    try {
      const source = readSource(root, file, changes);
      const parsed = parseBySchema(source, schema);
      faults.push(...parsed.faults);
      if (parsed.faults.length === 0) contents.push({ file, kind, data: parsed.data, body: source.body });
    } catch (error) {
      if (!(error instanceof ContentSyntaxError)) throw error;
      report(file, error.reason);
    }
  }
  const find = <Data>(list: ContentFile[], wanted: ContentKindName) =>
    list.find(({ kind }) => kind === wanted)?.data as Data | undefined;
  const given = find<Business>(contents, 'business');
  const seasons = find<Seasons>(contents, 'seasons');
  const facts = given && seasons && getFacts(given, seasons);
  const filled = facts ? contents.map((content) => fillAndCheck(content, facts)) : [];
  const all = [...findMissingPages(new Set(names)), ...faults, ...filled.flatMap((file) => file.faults)];
  const files = filled.map(({ content }) => content);
  return {
    files,
    business: find<Business>(files, 'business'),
    facts,
    // A file that does not parse would look like a broken link of every file that names it.
    faults: all.length > 0 ? all : [...findServiceCounts(files), ...findBrokenReferences(files)],
  };
}

/** The content as it would be with these files changed or added: what an editor asks before it writes. */
export function readChangedContent(root: string, changes: Changes): Content {
  const names = new Set([...listFiles(root).map(({ file }) => file), ...changes.keys()]);
  return readFiles(root, [...names].sort(), changes);
}

let last: { stamp: string; content: Content } | undefined;

/**
 * Reads all content once and hands the same to every collection, until a file has changed: the one way from the words
 * to the site.
 */
export function readContent(root: string): Content {
  const files = listFiles(root);
  const stamp = [root, ...files.map((file) => file.stamp)].join('\n');
  if (last?.stamp === stamp) return last.content;
  const content = readFiles(
    root,
    files.map(({ file }) => file),
  );
  last = { stamp, content };
  return content;
}
