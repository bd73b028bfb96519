import { findFile, pageFiles, readPage, routeOf } from './site-files.ts';

/** The addresses of all built pages, as links write them. */
export const routes = pageFiles.map(routeOf).sort();

export function readRoute(route: string): string {
  const file = findFile(route);
  if (!file) throw new Error(`No page is built for ${route}`);
  return readPage(file);
}

/** What stands inside <main>. */
export function getMain(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (main === undefined) throw new Error('The page has no <main>');
  return main;
}

/** The addresses that a piece of HTML links to inside the site, without query and fragment, each once. */
export function listLinks(html: string): string[] {
  const targets = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"?#]*)/g)].map((match) => match[1] as string);
  return [...new Set(targets)];
}
