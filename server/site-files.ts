import { realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypes } from '../hosting/content-types.ts';
import { cacheControl } from '../hosting/headers.ts';

export interface SiteFilesOptions {
  root: string;
  /** The headers of every page. */
  pageHeaders: Record<string, string>;
  onFile: (reply: FastifyReply) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that answers the request, below the folder of the site. */
    file: string;
  }
}

type Target = { file: string; path: string } | { location: string } | 'missing' | 'malformed';

/** How often the folder is looked through again for addresses that are not in it. */
const rescanMilliseconds = 2_000;

/** Serves the built site: pages at their exact addresses, everything else as the file it is. */
export async function addSiteFiles(app: FastifyInstance, options: SiteFilesOptions): Promise<void> {
  const { pageHeaders, onFile } = options;
  const root = realpathSync(options.root);
  let files = await listFiles(root);
  let scan: Promise<void> | undefined;
  let scannedAt = performance.now();

  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    contentType: false,
  });
  app.decorateRequest('file', '');

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      let target = resolveTarget(files, request.url);
      if (target === 'missing' && performance.now() - scannedAt > rescanMilliseconds) {
        scan ??= rescan();
        await scan;
        target = resolveTarget(files, request.url);
      }
      if (target === 'malformed') return answerText(reply, 400, 'This address is malformed.');
      if (target === 'missing') return sendMissing(request, reply);
      if ('location' in target) {
        return answerText(reply.header('Location', target.location), 308, `Moved to ${target.location}`);
      }
      if (target.path === '/404') return sendMissing(request, reply);
      return sendFile(request, reply, target.file, cacheControl(target.path));
    },
    async onSend(request, reply) {
      if (request.file === '' || ![200, 206, 404].includes(reply.statusCode)) return;
      reply.header('Content-Type', contentTypes[extname(request.file)] ?? 'application/octet-stream');
    },
  });

  app.setNotFoundHandler((request, reply) => {
    if (['GET', 'HEAD'].includes(request.method)) return sendMissing(request, reply);
    // A body that came with the request is not read, so the connection cannot be used again.
    return answerText(
      reply.headers({ Allow: 'GET, HEAD', Connection: 'close' }),
      405,
      'This address only answers GET and HEAD.',
    );
  });

  async function rescan() {
    files = await listFiles(root);
    scannedAt = performance.now();
    scan = undefined;
  }

  function sendFile(request: FastifyRequest, reply: FastifyReply, file: string, cacheHeader: string) {
    onFile(reply);
    request.file = file;
    // A range counts the bytes of the file itself; and what has no compressed copy is not looked for in vain.
    if (request.headers.range !== undefined || !files.has(`${file}.br`)) delete request.headers['accept-encoding'];
    if (file.endsWith('.html')) reply.headers(pageHeaders);
    return reply.header('Cache-Control', cacheHeader).sendFile(file);
  }

  function sendMissing(request: FastifyRequest, reply: FastifyReply) {
    // A file that went away meanwhile comes back here.
    if (!files.has('404.html') || request.file === '404.html') {
      request.file = '';
      return answerText(reply, 404, 'Page not found.');
    }
    for (const name of ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'] as const) {
      delete request.headers[name];
    }
    return sendFile(request, reply.code(404), '404.html', 'no-cache');
  }
}

export function answerText(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send(`${text}\n`);
}

/** Links are left out: what they point to may lie outside. */
async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(names.map((name) => relative(root, name).replaceAll(sep, '/')).filter(isPublic));
}

function isPublic(file: string): boolean {
  return !/(^|\/)\./.test(file.replace(/^\.well-known\//, ''));
}

/** Finds what a request target names among the files, of which `name.html` is the page at `/name`. */
function resolveTarget(files: Set<string>, target: string): Target {
  const [encoded = '', ...query] = target.split(/(?=\?)/);
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return 'malformed';
  }
  if (/[\p{Cc}\\]/u.test(path) || /%2f/i.test(encoded) || !path.startsWith('/')) return 'malformed';
  const name = path.slice(1).replace(/\/$/, '');
  const page = name === 'index' || name === 'index.html' ? '' : name.replace(/\.html$/, '');
  const file = page === '' ? 'index.html' : `${page}.html`;
  if (files.has(file) && !path.startsWith('//')) {
    const canonical = `/${page}`;
    if (path === canonical) return { file, path };
    return { location: encodeURI(canonical) + query.join('') };
  }
  // A compressed copy has no address of its own.
  const isCopy = /\.(br|gz)$/.test(name) && files.has(name.replace(/\.(br|gz)$/, ''));
  return files.has(path.slice(1)) && !isCopy ? { file: path.slice(1), path } : 'missing';
}
