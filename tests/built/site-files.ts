import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** The folder of the build under test. Set SITE_DIST to test another one, which must not depend on the shipped content. */
export const dist = process.env['SITE_DIST'] ?? 'dist';

/** Returns the route of a built file: 'services/painting.html' is served at /services/painting. */
export const routeOf = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`);

export interface BuiltPage {
  file: string;
  route: string;
  html: string;
  /** Parsed on first use. */
  readonly document: HTMLElement;
  readonly main: HTMLElement;
}

export function readPage(folder: string, file: string): BuiltPage {
  const html = readFileSync(join(folder, file), 'utf8');
  let document: HTMLElement | undefined;
  return {
    file,
    route: routeOf(file),
    html,
    get document() {
      document ??= parse(html, { comment: false });
      return document;
    },
    get main() {
      return find(this.document, 'main');
    },
  };
}

/** Reads all pages of a build by route, including the 404 page. */
export function readPages(folder = dist): BuiltPage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return files.map((file) => readPage(folder, file)).sort((a, b) => (a.route < b.route ? -1 : 1));
}

export function getPage(pages: BuiltPage[], route: string): BuiltPage {
  const page = pages.find((each) => each.route === route);
  if (!page) throw new Error(`No page is built for ${route}`);
  return page;
}

/** Returns the built file that an address is served from, or `undefined`. */
export function findFile(route: string, folder = dist): string | undefined {
  const path = route === '/' ? 'index.html' : decodeURI(route.slice(1));
  return [path, `${path}.html`].find((name) => name !== '' && /\.\w+$/.test(name) && existsSync(join(folder, name)));
}

/** Returns the first element that a selector matches. Throws if there is none. */
export function find(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
}

/** Returns the text of an element, its parts separated by spaces, without scripts, styles and drawings. */
export function textOf(root: Node): string {
  const parts: string[] = [];
  const collect = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) parts.push(node.textContent);
    else if (!/^(script|style|svg|template)$/i.test(node.rawTagName))
      for (const child of node.childNodes) collect(child);
  };
  collect(root);
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Lists the addresses of links inside the site, without query and fragment, each once. */
export function listRoutes(root: HTMLElement): string[] {
  const hrefs = root.querySelectorAll('a[href^="/"]').map((link) => link.getAttribute('href') ?? '');
  return [...new Set(hrefs.map((href) => href.replace(/[?#].*/, '')))];
}

/** Returns the content or href of each tag in the head by its name, property or rel, and the text of the title. */
export function readHead({ document }: BuiltPage): Map<string, string> {
  const tags = document.querySelectorAll('head meta, head link').map((tag) => {
    const getFirstAttribute = (...names: string[]) =>
      names.map((name) => tag.getAttribute(name)).find((value) => value !== undefined) ?? '';
    return [getFirstAttribute('name', 'property', 'rel'), getFirstAttribute('content', 'href')] as const;
  });
  return new Map([...tags, ['title', textOf(find(document, 'title'))]]);
}

export interface GraphNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** Returns the nodes of a page's structured data. */
export function readGraph({ document }: BuiltPage): GraphNode[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  if (blocks.length > 1) throw new Error('More than one block of structured data');
  return blocks.flatMap((block) => JSON.parse(block.textContent)['@graph'] as GraphNode[]);
}
