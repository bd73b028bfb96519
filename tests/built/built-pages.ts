import { existsSync, globSync, readFileSync } from 'node:fs';

const folder = 'dist';

/** The addresses of all built pages: /services/residential/painting and so on, as links write them. */
export function listRoutes(): string[] {
  if (!existsSync(folder)) throw new Error('No dist folder: run the build first');
  return globSync(`${folder}/**/*.html`)
    .map((file) => `/${file.replaceAll('\\', '/').slice(folder.length + 1, -'.html'.length)}`)
    .map((route) => (route === '/index' ? '/' : route))
    .sort();
}

export const readPage = (route: string) => readFileSync(`${folder}${route === '/' ? '/index' : route}.html`, 'utf8');

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

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The words a visitor reads. */
export function getText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
