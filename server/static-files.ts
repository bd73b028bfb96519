import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentTypes } from '../hosting/content-types.ts';
import { cacheControl } from '../hosting/headers.ts';
import { parseByteRange } from './byte-range.ts';
import { acceptedEncodings, CompressionCache, type ContentEncoding } from './content-encoding.ts';
import { resolveStaticPath } from './static-path.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const compressibleExtensions = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.vcf',
  '.webmanifest',
  '.xml',
]);
const siblingExtensions: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };

const smallestWorthCompressing = 256;
const largestCompressedOnTheFly = 4 * 1024 * 1024;
const compressionCacheBytes = 32 * 1024 * 1024;

/** Serves the built site in `root`: pages at their exact URLs, everything else as the file it is. */
export function createStaticFiles(root: string): RequestHandler {
  const cache = new CompressionCache(compressionCacheBytes);

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerText(request, response, 405, 'This address only answers GET and HEAD.', { Allow: 'GET, HEAD' });
    }
    const target = await resolveStaticPath(root, request.url ?? '/');
    switch (target.kind) {
      case 'malformed':
        return answerText(request, response, 400, 'This address is malformed.');
      case 'redirect':
        return answerText(request, response, 308, `Moved to ${target.location}`, { Location: target.location });
      case 'missing':
        return answerMissing(request, response);
      case 'file': {
        const status = target.pathname === '/404' ? 404 : 200;
        const sent = await sendFile(request, response, target.path, status, cacheControl(target.pathname));
        return sent ? undefined : answerMissing(request, response);
      }
    }
  };

  async function answerMissing(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await sendFile(request, response, join(root, '404.html'), 404, 'no-cache'))) {
      answerText(request, response, 404, 'Page not found.');
    }
  }

  /** Answers false, with nothing sent, when the file cannot be opened. */
  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    status: number,
    cacheHeader: string,
  ): Promise<boolean> {
    const original = await openFile(path);
    if (!original) return false;
    const opened = [original];
    try {
      const extension = extname(path).toLowerCase();
      const compressible = compressibleExtensions.has(extension);
      const headers: OutgoingHttpHeaders = {
        'Accept-Ranges': 'bytes',
        'Cache-Control': cacheHeader,
        'Content-Type': contentTypes[extension] ?? 'application/octet-stream',
        'Last-Modified': original.stats.mtime.toUTCString(),
      };
      if (compressible) headers['Vary'] = 'Accept-Encoding';

      // A range counts the bytes of the file itself, so it is always answered uncompressed.
      const wantsRange = status === 200 && request.method === 'GET' && request.headers.range !== undefined;
      const encodings = compressible && !wantsRange ? acceptedEncodings(request.headers['accept-encoding']) : [];

      let source: OpenedFile | Buffer = original;
      let encoding: ContentEncoding | undefined;
      for (const candidate of encodings) {
        const sibling = await openFile(path + siblingExtensions[candidate]);
        if (!sibling) continue;
        opened.push(sibling);
        source = sibling;
        encoding = candidate;
        break;
      }
      const [favourite] = encodings;
      const { size } = original.stats;
      if (!encoding && favourite && size >= smallestWorthCompressing && size <= largestCompressedOnTheFly) {
        encoding = favourite;
        source = await cache.compress(`${path} ${entityTag(original.stats, favourite)}`, favourite, () =>
          original.handle.readFile(),
        );
      }
      if (encoding) headers['Content-Encoding'] = encoding;
      headers['ETag'] = entityTag(original.stats, encoding);

      if (status === 200 && isNotModified(request, headers)) {
        delete headers['Content-Type'];
        delete headers['Content-Encoding'];
        response.writeHead(304, headers).end();
        return true;
      }
      const length = Buffer.isBuffer(source) ? source.length : source.stats.size;
      const range =
        wantsRange && rangeStillApplies(request, headers) ? parseByteRange(request.headers.range, length) : undefined;
      if (range === 'unsatisfiable') {
        answerText(request, response, 416, 'The file is shorter than the part asked for.', {
          'Content-Range': `bytes */${length}`,
        });
        return true;
      }
      if (range) {
        headers['Content-Range'] = `bytes ${range.start}-${range.end}/${length}`;
        headers['Content-Length'] = range.end - range.start + 1;
        response.writeHead(206, headers);
      } else {
        headers['Content-Length'] = length;
        response.writeHead(status, headers);
      }
      if (request.method === 'HEAD' || length === 0) response.end();
      else if (Buffer.isBuffer(source)) response.end(source);
      else await streamFile(source, response, range ?? { start: 0, end: length - 1 });
      return true;
    } finally {
      await Promise.all(opened.map(({ handle }) => handle.close()));
    }
  }
}

interface OpenedFile {
  handle: FileHandle;
  stats: Stats;
}

async function openFile(path: string): Promise<OpenedFile | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(path, 'r');
  } catch {
    return undefined;
  }
  const stats = await handle.stat();
  if (stats.isFile()) return { handle, stats };
  await handle.close();
  return undefined;
}

async function streamFile(file: OpenedFile, response: ServerResponse, range: { start: number; end: number }) {
  try {
    await pipeline(file.handle.createReadStream({ ...range, autoClose: false }), response);
  } catch {
    // The headers are out; cutting the connection is the only way left to say that the body is not whole.
    response.destroy();
  }
}

function entityTag(stats: Stats, encoding: ContentEncoding | undefined): string {
  const version = `${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}`;
  return encoding ? `"${version}-${encoding}"` : `"${version}"`;
}

function isNotModified(request: IncomingMessage, headers: OutgoingHttpHeaders): boolean {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined) {
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === headers['ETag']);
  }
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return since >= Date.parse(String(headers['Last-Modified']));
}

function rangeStillApplies(request: IncomingMessage, headers: OutgoingHttpHeaders): boolean {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === headers['ETag'] || condition === headers['Last-Modified'];
}

function answerText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    // A body that came with the request is not read, so the connection cannot be used again.
    ...(status === 405 ? { Connection: 'close' } : {}),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
