/** The little host of `npm run edit`: answers, on this machine alone, what is below its key. */
import { timingSafeEqual } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentTypes } from '../hosting/content-types.ts';
import { adminPolicy } from '../hosting/headers.ts';
import { listPictures, readSiteSource } from './build-admin.ts';
import { renderCommitPage } from './commit-page.ts';
import { type Answer, answerCall } from './github-calls.ts';
import { GoingOnline } from './go-online.ts';
import { Refusal, type Repository } from './repository.ts';
import { readThumbnail } from './thumbnails.ts';

interface HostOptions {
  repository: Repository;
  /** In every address of the host: another with each start. */
  key: string;
  /** Where the page has been put together. */
  pageFolder: string;
}

/** Without a slash at its end: the site's own server has none of those. */
export const pageName = 'edit';

const mostBytes = 64 * 1024 * 1024;

/** Takes as long for a key that is nearly right as for any other. */
const isKey = (given: string, key: string) =>
  given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));

/** Host: no other name that leads here. Origin: no other page in the same browser. */
export function isOwnRequest({ headers, method = '', socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  if (![`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`].includes(host)) return false;
  return origin === undefined ? ['GET', 'HEAD'].includes(method) : origin === `http://${host}`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new Error('That is more than 64 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

export function makeHost({ repository, key, pageFolder }: HostOptions) {
  const online = new GoingOnline(repository);

  const takeBack = (oid: string) =>
    repository.takeBack(oid).then(
      () => 'It is as it was before.',
      (error: Error) => {
        if (error instanceof Refusal) return error.message;
        throw error;
      },
    );

  async function answer(request: IncomingMessage, path: string): Promise<Answer | { file: string }> {
    const [, call] = /^api\/(?:v3\/)?(.+)$/.exec(path) ?? [];
    if (call) {
      const token = (request.headers.authorization ?? '').replace(/^\w+ /, '');
      if (!isKey(token, key)) return { status: 401, body: '{"message":"Bad credentials"}' };
      return answerCall(repository, call, await readBody(request));
    }
    if (path === 'site.json') {
      const api = `http://${request.headers.host}/${key}`;
      const source = await readSiteSource(repository.root, { repo: 'this/site', host: { api, key } });
      return { status: 200, body: JSON.stringify(source) };
    }
    if (path === 'online') {
      if (request.method === 'POST') online.start();
      return { status: 200, body: JSON.stringify(await online.read()) };
    }
    // Where the CMS leads to from its list of what was saved.
    const [, oid] = /^this\/site\/commit\/([0-9a-f]{40})$/.exec(path) ?? [];
    if (oid) {
      const told = request.method === 'POST' ? await takeBack(oid) : '';
      return { status: 200, type: 'text/html', body: await renderCommitPage(repository, oid, told) };
    }
    const [, slot] = /^thumbnails\/([\w-]+)\.webp$/.exec(path) ?? [];
    if (slot) {
      const picture = listPictures(repository.root)[slot];
      const body = picture && (await readThumbnail(join(repository.root, picture)));
      return body ? { status: 200, type: 'image/webp', body } : { status: 404, body: '' };
    }
    const file = join(pageFolder, normalize(`/${path === pageName ? 'index.html' : path}`));
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? { file } : { status: 404, body: '{}' };
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, first = '', path] = /^\/([^/]+)\/(.*)$/s.exec(pathname) ?? [];
    if (path === undefined || !isKey(first, key)) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', `${adminPolicy([])}; frame-ancestors 'none'`);
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isOwnRequest(request)) {
      response.writeHead(403).end();
      return;
    }
    answer(request, decodeURIComponent(path)).then(
      (answered) => {
        if ('file' in answered) {
          response.setHeader('Content-Type', contentTypes[extname(answered.file)] ?? 'application/octet-stream');
          createReadStream(answered.file).pipe(response);
        } else {
          const { status, type = 'application/json', body } = answered;
          response.writeHead(status, { 'Content-Type': type }).end(body);
        }
      },
      (error: Error) =>
        response.writeHead(500, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message: error.message })),
    );
  };
}
