/** Reads the redirects of a build, which src/pages/redirects.json.ts writes, and converts them for the hosts. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapRedirects, type Redirects } from '../src/lib/site/old-address.ts';

/** Cloudflare and Netlify read this file, and do not serve it. */
export const hostRedirectsFile = '_redirects';

/** Reads the list of one build; empty if the build has none. */
export async function readRedirects(root: string): Promise<Redirects> {
  return mapRedirects(JSON.parse(await readFile(join(root, 'redirects.json'), 'utf8').catch(() => '[]')));
}

/** Throws if a redirect would hide a file of the site, such as its sitemap. */
async function checkFiles(root: string, redirects: Redirects): Promise<void> {
  for (const from of redirects.keys()) {
    const isFile = await stat(join(root, from)).then(
      (entry) => entry.isFile(),
      () => false,
    );
    if (isFile && !from.endsWith('.html')) {
      throw new Error(`src/content/redirects.yaml redirects ${from}, which is a file of this site: remove that entry.`);
    }
  }
}

/**
 * Writes the list for Cloudflare and Netlify. Both treat a path with a trailing slash as a different path.
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export async function writeHostRedirects(root: string): Promise<void> {
  const redirects = await readRedirects(root);
  await checkFiles(root, redirects);
  const lines = [...redirects].flatMap(([from, to]) =>
    [from, `${from}/`].map((path) => `${encodeURI(path)} ${to} 301\n`),
  );
  await writeFile(join(root, hostRedirectsFile), lines.join(''));
}
