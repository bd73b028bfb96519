/** The list of old addresses in a build: src/pages/redirects.json.ts writes it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapRedirects, type Redirects } from '../src/lib/site/old-address.ts';

/** Cloudflare and Netlify read this file, and serve it to nobody. */
export const hostRedirectsFile = '_redirects';

/** Reads the list of one build; empty if there is none. */
export async function readRedirects(root: string): Promise<Redirects> {
  return mapRedirects(JSON.parse(await readFile(join(root, 'redirects.json'), 'utf8').catch(() => '[]')));
}

/**
 * Writes the list for Cloudflare and Netlify. Both know a path with a slash at its end as another one.
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export async function writeHostRedirects(root: string): Promise<void> {
  const lines = [...(await readRedirects(root))].flatMap(([from, to]) =>
    [from, `${from}/`].map((path) => `${encodeURI(path)} ${to} 301\n`),
  );
  await writeFile(join(root, hostRedirectsFile), lines.join(''));
}
