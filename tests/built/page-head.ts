import { pageFiles, readPage, routeOf, textOf } from './site-files.ts';

export interface GraphNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

export interface BuiltPage {
  route: string;
  html: string;
  /** Tags of the head by their name, property or rel. */
  tags: Map<string, string>;
  nodes: GraphNode[];
}

const getAttribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : textOf(value);
};

function readTags(html: string): Map<string, string> {
  const tags = html.slice(0, html.indexOf('<body')).match(/<(?:meta|link)\b[^>]*>/g) ?? [];
  return new Map(
    tags.map((tag) => [
      getAttribute(tag, 'name') ?? getAttribute(tag, 'property') ?? getAttribute(tag, 'rel') ?? '',
      getAttribute(tag, 'content') ?? getAttribute(tag, 'href') ?? '',
    ]),
  );
}

function readNodes(html: string): GraphNode[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  if (blocks.length > 1) throw new Error('More than one block of structured data');
  return blocks.flatMap((block) => JSON.parse(block[1] ?? '')['@graph'] as GraphNode[]);
}

const read = (name: string): BuiltPage => {
  const html = readPage(name);
  return { route: routeOf(name), html, tags: readTags(html), nodes: readNodes(html) };
};

const all = pageFiles.map(read);

/** The page for wrong addresses. */
export const missingPage = all.find(({ route }) => route === '/404') as BuiltPage;

/** All pages that exist. */
export const builtPages = all.filter(({ route }) => route !== '/404');

/** Every object in a graph that has a type, at any depth. */
export function listTyped(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(listTyped);
  if (!value || typeof value !== 'object') return [];
  const own = '@type' in value ? [value as GraphNode] : [];
  return [...own, ...Object.values(value).flatMap(listTyped)];
}
