/** The little host of `npm run edit`: answers below /edit, on this machine alone, whoever has its key. */
import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { contentTypes } from '../hosting/content-types.ts';
import { adminPolicy } from '../hosting/headers.ts';
import { requestsPath } from '../src/lib/site/addresses.ts';
import { createThumbnail, listPictures, readSiteSource } from './build-admin.ts';
import { renderCommitPage } from './commit-page.ts';
import { type ApiResponse, handleApiCall } from './github-api.ts';
import { countUnpushedCommits, publish } from './publish.ts';
import { type Repository, UserError } from './repository.ts';

interface HostOptions {
  repository: Repository;
  /** Another with each start. */
  key: string;
  /** Where the page has been put together. */
  pageFolder: string;
  requests?: RequestsHandler | undefined;
}

export interface RequestsHandler {
  /** Answers below `requestsAddress`. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Whether this machine has kept a request. */
  hasInbox: () => boolean;
}

/** The same with each start, or the CMS would take what was typed before for another site's. */
export const hostPath = '/edit';
export const requestsAddress = `${hostPath}${requestsPath}`;

/** Takes as long for a key that is nearly right as for any other. */
const isKey = (given: string, key: string) =>
  given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));

/** Host: no other name that leads here. Origin: no other page in the same browser. */
function isOwnRequest({ headers, method = '', socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  if (![`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`].includes(host)) return false;
  return origin === undefined ? ['GET', 'HEAD'].includes(method) : origin === `http://${host}`;
}

export function createEditServer({ repository, key, pageFolder, requests }: HostOptions) {
  /** One at a time, whichever window asks. */
  let going: Promise<string> | undefined;

  async function answerOnline(isAsked: boolean): Promise<ApiResponse> {
    if (isAsked) {
      going ??= publish(repository).finally(() => {
        going = undefined;
      });
    }
    const said = await going;
    const waiting = await countUnpushedCommits(repository);
    const address = requests?.hasInbox() ? requestsAddress : undefined;
    return { status: 200, body: JSON.stringify({ waiting, said, requests: address }) };
  }

  async function answerCommit(oid: string, isTakenBack: boolean): Promise<ApiResponse> {
    const told = isTakenBack
      ? await repository.revert(oid).catch((error: Error) => {
          if (error instanceof UserError) return error.message;
          throw error;
        })
      : '';
    return { status: 200, type: 'text/html', body: await renderCommitPage(repository, oid, told) };
  }

  async function answer(request: IncomingMessage, path: string): Promise<ApiResponse> {
    const isPost = request.method === 'POST';
    const [, call] = /^api\/(?:v3\/)?(.+)$/.exec(path) ?? [];
    if (call) {
      const token = (request.headers.authorization ?? '').replace(/^\w+ /, '');
      if (!isKey(token, key)) return { status: 401, body: '{"message":"Bad credentials"}' };
      return handleApiCall(repository, call, String(Buffer.concat(await request.toArray())));
    }
    if (path === 'site.json') {
      return { status: 200, body: JSON.stringify(await readSiteSource(repository.root, { repo: 'this/site', key })) };
    }
    if (path === 'online') return answerOnline(isPost);
    // Where the CMS leads to from its list of what was saved.
    const [, oid] = /^this\/site\/commit\/([0-9a-f]{40})$/.exec(path) ?? [];
    if (oid) return answerCommit(oid, isPost);
    const [, slot] = /^thumbnails\/([\w-]+)\.webp$/.exec(path) ?? [];
    const picture = slot && listPictures(repository.root)[slot];
    // What leads out of a folder is gone out of an address that was read.
    const file = join(pageFolder, path);
    const body = await (picture ? createThumbnail(join(repository.root, picture)).toBuffer() : readFile(file)).catch(
      () => undefined,
    );
    if (!body) return { status: 404, body: '{}' };
    return { status: 200, type: contentTypes[extname(path)] ?? 'application/octet-stream', body };
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const fresh = searchParams.get('key');
    const given = fresh ?? /(?:^|; )edit-key=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    if (!`${pathname}/`.startsWith(`${hostPath}/`) || !isKey(given, key)) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', `${adminPolicy([])}; frame-ancestors 'none'`);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isOwnRequest(request)) {
      response.writeHead(403).end();
      return;
    }
    if (fresh) {
      const cookie = `edit-key=${key}; Path=${hostPath}; HttpOnly; SameSite=Lax`;
      response.writeHead(303, { Location: hostPath, 'Set-Cookie': cookie }).end();
      return;
    }
    if (requests && `${pathname}/`.startsWith(`${requestsAddress}/`)) {
      requests.answer(request, response);
      return;
    }
    answer(request, pathname.slice(hostPath.length + 1) || 'index.html')
      .catch((error: Error): ApiResponse => ({ status: 500, body: JSON.stringify({ message: error.message }) }))
      .then(({ status, type = 'application/json', body }) =>
        response.writeHead(status, { 'Content-Type': type }).end(body),
      );
  };
}
