import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SITE_DIST names another built site, such as that of a copy, for tests that hold of any content. */
export const dist = process.env['SITE_DIST'] ?? 'dist';

/** Names of the built pages, such as services/residential/painting.html. */
export const pageFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

export const readPage = (name: string) => readFileSync(join(dist, name), 'utf8');

/** The address that a built page is served at. */
export const routeOf = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`);

/** The built file that an address is served from, or undefined. */
export function findFile(route: string): string | undefined {
  const path = route === '/' ? 'index.html' : decodeURI(route.slice(1));
  return [path, `${path}.html`].find((name) => name !== '' && /\.\w+$/.test(name) && existsSync(join(dist, name)));
}

/** The words of an element without its markup. */
export const textOf = (html: string) =>
  html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
