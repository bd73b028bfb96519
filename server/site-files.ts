import { createHash } from 'node:crypto';
import { access, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypes } from '../hosting/content-types.ts';
import { cmsPageHeaders, getCacheControl, pagePolicy } from '../hosting/headers.ts';
import { hostRedirectsFile, readRedirects } from '../hosting/redirects.ts';
import { buildsFolder } from '../hosting/swap-site.ts';
import { areasServedPath } from '../src/lib/site/addresses.ts';
import { normalizeQuery } from '../src/lib/site/find-zip-answer.ts';
import { findRedirect, type Redirects, removeTrailingPunctuation } from '../src/lib/site/old-address.ts';

/** Returns the requested ZIP code, if any. Mail programs and social networks add other parameters to links. */
function getRequestedZip(url: string): string | undefined {
  const [path, query] = url.split('?');
  const zip = path === areasServedPath ? new URLSearchParams(query).get('zip') : null;
  return zip ? /^\d{5}$/.exec(normalizeQuery(zip))?.[0] : undefined;
}

/**
 * Handles the ZIP check without JavaScript: returns the address of the requested entry in the list of areas, or of the
 * list.
 */
async function findZipEntry(root: string, zip: string): Promise<string> {
  const page = await readFile(join(root, `${areasServedPath}.html`), 'utf8').catch(() => '');
  return `${areasServedPath}#zip-${page.includes(`id="zip-${zip}"`) ? zip : 'codes'}`;
}

type ResolvedUrl = { file: string } | { location: string } | 'missing' | 'malformed';

/** Minimum time between two scans of the folder, so that missing addresses cannot keep the disk busy. */
const rescanIntervalMilliseconds = 2_000;

/** One build of the site. */
interface Site {
  root: string;
  redirects: Redirects;
  /** Paths relative to the root. */
  files: Set<string>;
  /** Entity tags of the files that were requested so far, with the time of each file's last change. */
  tags: Map<string, { changedAt: number; tag: string }>;
}

const readSite = async (root: string): Promise<Site> => ({
  root,
  redirects: await readRedirects(root),
  files: await listFiles(root),
  tags: new Map(),
});

/**
 * Serves the built site: pages at their exact addresses with their own policy, other files unchanged. The directory may
 * be a link (hosting/swap-site.ts): each request is served from the build that it points to at that time.
 */
export async function registerSiteFiles(
  app: FastifyInstance,
  siteDirectory: string,
  /** Counts the file of a request, and returns whether it may be sent (connection-limits.ts). */
  admitFile: (request: FastifyRequest, reply: FastifyReply) => boolean,
): Promise<void> {
  let site = await readSite(await realpath(siteDirectory));
  let scannedAt = performance.now();

  async function getSite(): Promise<Site> {
    const root = await realpath(siteDirectory).catch(() => site.root);
    if (root !== site.root) site = await readSite(root);
    return site;
  }

  /** Reads the folder again, for files that were added since. Returns whether the last scan was long enough ago. */
  async function rescan(root: string): Promise<boolean> {
    if (performance.now() - scannedAt <= rescanIntervalMilliseconds) return false;
    scannedAt = performance.now();
    site = await readSite(root);
    return true;
  }

  await app.register(fastifyStatic, {
    root: site.root,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    contentType: false,
    // The plugin's tags come from size and time, which two builds can share.
    etag: false,
  });

  app.get('/*', async (request, reply) => {
    const { root, files, redirects } = await getSite();
    const zip = getRequestedZip(request.url);
    if (zip) {
      const address = await findZipEntry(root, zip);
      return sendText(reply.header('Location', address), 303, `See ${address}`);
    }
    const redirectTarget = findRedirect(redirects, request.url);
    if (redirectTarget) return sendText(reply.header('Location', redirectTarget), 301, `Moved to ${redirectTarget}`);
    let resolved = resolveUrl(files, request.url);
    if (resolved === 'missing' && (await rescan(root))) resolved = resolveUrl(site.files, request.url);
    if (resolved === 'missing') {
      const olderFile = await findInOlderBuild(root, request.url);
      return olderFile ? sendFile(request, reply, olderFile.file, olderFile) : sendErrorPage(request, reply, 404);
    }
    if (resolved === 'malformed') return sendErrorPage(request, reply, 400);
    if ('file' in resolved) return sendFile(request, reply, resolved.file);
    return sendText(reply.header('Location', resolved.location), 308, `Moved to ${resolved.location}`);
  });

  app.setNotFoundHandler((request, reply) => {
    if (['GET', 'HEAD'].includes(request.method)) return sendErrorPage(request, reply, 404);
    // A body that came with the request is not read, so the connection cannot be used again.
    reply.headers({ Allow: 'GET, HEAD', Connection: 'close' });
    return sendText(reply, 405, 'This address accepts only GET and HEAD.');
  });

  async function sendFile(request: FastifyRequest, reply: FastifyReply, file: string, { root, files, tags } = site) {
    if (!admitFile(request, reply)) return reply.hijack();
    if (file.endsWith('.html')) {
      reply.headers(files.has('admin.html') ? cmsPageHeaders : { 'Content-Security-Policy': pagePolicy });
    }
    reply.header('Cache-Control', getCacheControl(`/${file}`));
    const tag = await getTag({ root, tags }, file);
    if (tag) {
      reply.header('ETag', tag);
      // Browsers replace the headers of the cached page by those of this response, including its policy.
      if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    }
    // A range counts the bytes of the uncompressed file. Without a compressed copy the plugin need not look for one.
    if (request.headers.range !== undefined || !files.has(`${file}.br`)) delete request.headers['accept-encoding'];
    return reply.type(contentTypes[extname(file)] ?? 'application/octet-stream').sendFile(file, root);
  }

  function sendErrorPage(request: FastifyRequest, reply: FastifyReply, status: 400 | 404) {
    // sendFile calls this handler again if the file was just deleted, even for the 404 page.
    if (!site.files.has('404.html') || reply.statusCode !== 200) {
      return sendText(reply, status, status === 404 ? 'Page not found.' : 'This address is malformed.');
    }
    for (const name of ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'] as const) {
      delete request.headers[name];
    }
    return sendFile(request, reply.code(status), '404.html');
  }
}

/**
 * Derives the entity tag from the content: images and copies of a site may give all files one modification time.
 * Returns `undefined` if the file was just deleted.
 */
async function getTag({ root, tags }: Pick<Site, 'root' | 'tags'>, file: string): Promise<string | undefined> {
  // Hashed names identify their content.
  if (file.startsWith('_astro/')) return `W/"${basename(file)}"`;
  const path = join(root, file);
  try {
    // Unlike the modification time, programs cannot set the change time.
    const { ctimeMs: changedAt } = await stat(path);
    const cachedTag = tags.get(file);
    if (cachedTag?.changedAt === changedAt) return cachedTag.tag;
    const tag = `W/"${createHash('sha256')
      .update(await readFile(path))
      .digest('base64url')
      .slice(0, 22)}"`;
    tags.set(file, { changedAt, tag });
    return tag;
  } catch {
    return undefined;
  }
}

/** Weak comparison (RFC 9110, 13.1.2). */
const matchesTag = (header: string | undefined, tag: string) =>
  header?.split(',').some((entry) => entry.trim().replace(/^(?!W\/)/, 'W/') === tag) ?? false;

/** Finds a script or picture of a page that was opened before the current build (hosting/swap-site.ts). */
async function findInOlderBuild(root: string, url: string): Promise<(Site & { file: string }) | undefined> {
  const file = /^\/(_astro\/[\w.-]+)$/.exec(url)?.[1];
  if (!file || basename(dirname(root)) !== buildsFolder) return undefined;
  for (const name of await readdir(dirname(root)).catch(() => [])) {
    const olderRoot = join(dirname(root), name);
    const hasFile =
      /^\d+$/.test(name) &&
      (await access(join(olderRoot, file)).then(
        () => true,
        () => false,
      ));
    if (hasFile) return { root: olderRoot, redirects: new Map(), file, files: new Set([file]), tags: new Map() };
  }
  return undefined;
}

export function sendText(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send(`${text}\n`);
}

/**
 * Lists the files of a folder. Links are skipped, because their targets may be outside; so are files whose names begin
 * with a dot.
 */
async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = names.map((name) => relative(root, name).replaceAll(sep, '/'));
  const isHidden = (file: string) => file === hostRedirectsFile || /(^|\/)\./.test(file.replace(/^\.well-known\//, ''));
  return new Set(files.filter((file) => !isHidden(file)));
}

/**
 * Returns the page that an address names, and the query that is part of its path: mail programs encode the question
 * mark or lose it, as in `/contact%3Fservice=painting` and `/contact&fbclid=1`.
 */
function parsePagePath(path: string): { name: string; encodedQuery: string } {
  const [, page = '', encodedQuery = ''] = /^\/?([^?&]*)(?:[?&](.*))?$/s.exec(path) ?? [];
  return { name: removeTrailingPunctuation(page), encodedQuery };
}

const joinQueries = (...queries: string[]) => {
  const query = queries.filter(Boolean).join('&');
  return query && `?${query}`;
};

/** Finds the requested file among the files; `name.html` is the page at `/name`. */
function resolveUrl(files: Set<string>, url: string): ResolvedUrl {
  const [encoded = '', ...query] = url.split(/(?=\?)/);
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return 'malformed';
  }
  const { name, encodedQuery } = parsePagePath(path);
  const page = name.replace(/(^|\/)index(\.(html?|php|aspx?))?$/, '').replace(/\.html$/, '');
  const file = page === '' ? 'index.html' : `${page}.html`;
  const isPage = files.has(file) && !/^\/\//.test(path);
  if (!isPage && (/[\p{Cc}\\]/u.test(path) || /%2f/i.test(encoded) || !path.startsWith('/'))) return 'malformed';
  if (isPage) {
    const canonical = `/${page}`;
    if (path === '/404') return 'missing';
    if (path === canonical) return { file };
    return { location: encodeURI(canonical) + joinQueries(encodeURI(encodedQuery), query.join('').slice(1)) };
  }
  // Compressed copies are sent only as an encoding of the original.
  const isCopy = /\.(br|gz)$/.test(name) && files.has(name.replace(/\.(br|gz)$/, ''));
  return files.has(path.slice(1)) && !isCopy ? { file: path.slice(1) } : 'missing';
}
