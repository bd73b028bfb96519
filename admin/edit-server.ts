/** The server of `npm run edit`. It serves /edit to this machine only, and requires its key. */
import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { parse } from 'yaml';
import { contentTypes } from '../hosting/content-types.ts';
import { composeAdminPolicy } from '../hosting/headers.ts';
import { readContent } from '../src/lib/content/read-content.ts';
import { parseAreaPagePath } from '../src/lib/content/routes.ts';
import { type Redirect, redirectsFile } from '../src/lib/schemas/redirect.ts';
import { requestsPath } from '../src/lib/site/addresses.ts';
import { findRedirect } from '../src/lib/site/old-address.ts';
import { areaPageHref } from '../src/lib/site/paths.ts';
import { createThumbnail, listPictures, readSiteSource } from './build-admin.ts';
import { renderChangesPage } from './changes-page.ts';
import { type CommitPage, renderCommitPage } from './commit-page.ts';
import { getFileLabel } from './content-forms.ts';
import { barScript, renderEditPage } from './edit-page.ts';
import { findRenames, findTextsWithName } from './find-old-name.ts';
import { type ApiResponse, handleApiCall } from './github-api.ts';
import { getPageName } from './page-names.ts';
import { findBuildState, listUnpushedCommits, type Published, publish, type SentBuild } from './publish.ts';
import { type Repository, UserError } from './repository.ts';

interface EditServerOptions {
  repository: Repository;
  /** Random; new on every start. */
  key: string;
  /** The folder with the built page (build-admin.ts). */
  pageFolder: string;
  requests?: RequestsHandler | undefined;
}

export interface RequestsHandler {
  /** Responds to all addresses below `requestsAddress`. */
  respond: (request: IncomingMessage, response: ServerResponse) => void;
  /** Returns whether the database of the inbox exists on this machine. */
  hasInbox: () => boolean;
}

/** Never changes: the CMS stores unsaved input by address, and would otherwise treat it as that of another site. */
export const editPath = '/edit';
const changesAddress = `${editPath}/changes`;
export const requestsAddress = `${editPath}${requestsPath}`;

/** Compares in constant time for keys of the same length, so that the time reveals no part of the key. */
const isKey = (sentKey: string, key: string) =>
  sentKey.length === key.length && timingSafeEqual(Buffer.from(sentKey), Buffer.from(key));

/** Checks Host against DNS rebinding, and Origin against requests from other pages in the same browser. */
function isSameOriginRequest({ headers, method = '', socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  if (![`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`].includes(host)) return false;
  return origin === undefined ? ['GET', 'HEAD'].includes(method) : origin === `http://${host}`;
}

/** Finds an effect of the last save to check: the address of a deleted page, or texts with the old name of an area. */
async function findNotice(repository: Repository) {
  const oid = await repository.readHead();
  const changes = await repository.readCommitChanges(oid);
  const address = `${editPath}/this/site/commit/${oid}`;
  const path = changes.find(({ path, after }) => after === undefined && parseAreaPagePath(path))?.path;
  const page = path && parseAreaPagePath(path);
  const lines: Redirect[] = parse(changes.find((change) => change.path === redirectsFile)?.after ?? '[]') ?? [];
  const to = page && lines.find(({ from }) => from === areaPageHref(page))?.to;
  const readContents = () => readContent(repository.root).files;
  if (path && to)
    return {
      text: `${getFileLabel(path)} is deleted, and its visitors now see “${getPageName(readContents(), to)}”.`,
      link: 'Choose another page',
      address,
    };
  const sources = changes.some(({ path }) => path.startsWith('src/content/areas/')) ? repository.readSources() : [];
  const [rename] = findRenames(changes, sources);
  const count = rename ? findTextsWithName(sources, rename).length : 0;
  if (!rename || count === 0) return undefined;
  const text = `${count === 1 ? 'One text still says' : `${count} texts still say`} ${rename.before}.`;
  return { text, link: 'See where', address };
}

/** The script of the page calls these addresses. On a 401 it shows the owner that the program was restarted. */
const isScriptCall = (pathname: string) => pathname.startsWith(`${editPath}/api/`) || pathname === `${editPath}/online`;

const failurePage = renderEditPage(
  'This page cannot be shown',
  '<p>Go back and try again. If you had pressed a button, look first under All changes: it may have had its effect. If that does not help, show the person who set the site up what the window of <code>npm run edit</code> says.</p>',
);

const buildMessages = {
  online: 'It is online.',
  overdue:
    'It was sent, and your website does not show it yet: ask the person who set the site up to look at the last build of its host.',
};

/**
 * Creates a function that publishes on request, and returns the result of the last attempt. All windows share the build
 * and the push in progress, so that only one runs at a time.
 */
function createPublisher(repository: Repository) {
  let runningPublish: Promise<Published> | undefined;
  let sent: SentBuild | undefined;
  return async (isPublishRequested: boolean) => {
    if (isPublishRequested) {
      runningPublish ??= publish(repository).finally(() => {
        runningPublish = undefined;
      });
    }
    const published = await runningPublish;
    if (published) sent = published.sent;
    const build = sent && (await findBuildState(sent));
    const message = build && build !== 'building' ? buildMessages[build] : published?.message;
    const site = sent?.site;
    if (build !== 'building') sent = undefined;
    return { message, site, isBuilding: build === 'building' };
  };
}

/** Handles the buttons on the page of a commit: the fields of the form determine the action. */
async function changeHistory(
  repository: Repository,
  oid: string,
  form: URLSearchParams,
): Promise<Omit<CommitPage, 'oid' | 'editorPath'>> {
  const [from, to] = [form.get('from'), form.get('to')];
  try {
    if (from && to) {
      await repository.redirect(from, to);
      return { result: `Visitors of ${from} now see “${getPageName(readContent(repository.root).files, to)}”.` };
    }
    const oldName = form.get('replace');
    if (oldName) {
      const renames = findRenames(await repository.readCommitChanges(oid), repository.readSources());
      const rename = renames.find(({ before }) => before === oldName);
      const count = rename ? await repository.replaceOldName(rename) : 0;
      if (!rename || count === 0) return { result: `There was no text to change from ${oldName}.` };
      const counted = count === 1 ? 'One text now says' : `${count} texts now say`;
      return { result: `${counted} ${rename.after}. All changes has this as one change, which you can take back.` };
    }
    const conflicts = await repository.revert(oid, form.has('force'));
    return conflicts.length > 0 ? { conflicts } : { result: 'It is as it was before.', isReverted: true };
  } catch (error) {
    if (error instanceof UserError) return { result: error.message };
    throw error;
  }
}

/** Reads a file of the built page, or the thumbnail of a picture. */
async function readPageFile(root: string, pageFolder: string, path: string): Promise<ApiResponse> {
  const [, slot] = /^thumbnails\/([\w-]+)\.webp$/.exec(path) ?? [];
  const picture = slot && listPictures(root)[slot];
  // The URL parser has resolved all `..` segments, so the path cannot leave the folder.
  const file = join(pageFolder, path);
  const body = await (picture ? createThumbnail(join(root, picture)).toBuffer() : readFile(file)).catch(
    () => undefined,
  );
  if (!body) return { status: 404, body: '{}' };
  return { status: 200, type: contentTypes[extname(path)] ?? 'application/octet-stream', body };
}

export function createEditServer({ repository, key, pageFolder, requests }: EditServerOptions) {
  const publishOnRequest = createPublisher(repository);

  async function handleOnline(isPublishRequested: boolean): Promise<ApiResponse> {
    const state = {
      ...(await publishOnRequest(isPublishRequested)),
      waiting: (await listUnpushedCommits(repository))?.length,
      requests: requests?.hasInbox() ? requestsAddress : undefined,
      changes: changesAddress,
      addresses: await repository.tryGit('show', `HEAD:./${redirectsFile}`),
      notice: await findNotice(repository),
    };
    return { status: 200, body: JSON.stringify(state) };
  }

  async function handleCommit(oid: string, form: URLSearchParams | undefined): Promise<ApiResponse> {
    const result = form ? await changeHistory(repository, oid, form) : {};
    return {
      status: 200,
      type: 'text/html',
      body: await renderCommitPage(repository, { oid, editorPath: editPath, ...result }),
    };
  }

  async function handleChanges(offset: number): Promise<ApiResponse> {
    const unsent = new Set(await listUnpushedCommits(repository));
    const body = await renderChangesPage(repository, { address: changesAddress, offset, unsent });
    return { status: 200, type: 'text/html', body };
  }

  async function handleRequest(request: IncomingMessage, path: string, query: URLSearchParams): Promise<ApiResponse> {
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
    if (path === 'update-bars.js') return { status: 200, type: 'text/javascript', body: barScript };
    if (path === 'online') return handleOnline(isPost);
    // The CMS links to this address from its list of commits.
    const [, oid] = /^this\/site\/commit\/([0-9a-f]{40})$/.exec(path) ?? [];
    if (oid) {
      const form = isPost ? new URLSearchParams(String(Buffer.concat(await request.toArray()))) : undefined;
      return handleCommit(oid, form);
    }
    if (path === 'changes') return handleChanges(Number(query.get('offset')) || 0);
    return readPageFile(repository.root, pageFolder, path);
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const keyParameter = searchParams.get('key');
    const sentKey = keyParameter ?? /(?:^|; )edit-key=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    if (!`${pathname}/`.startsWith(`${editPath}/`) || !isKey(sentKey, key)) {
      if (isScriptCall(pathname)) {
        response.writeHead(401, { 'Content-Type': 'application/json' }).end('{}');
        return;
      }
      const target = findRedirect(repository.readRedirects(), request.url ?? '/');
      if (target) response.writeHead(302, { Location: target }).end();
      else next();
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isSameOriginRequest(request)) {
      response.writeHead(403).end();
      return;
    }
    // With 'none', WebKit blocks the frame of the preview, which inherits this policy.
    const policy = `${composeAdminPolicy(`http://${request.headers.host}`)}; frame-ancestors 'self'`;
    response.setHeader('Content-Security-Policy', policy);
    if (keyParameter) {
      const cookie = `edit-key=${key}; Path=${editPath}; HttpOnly; SameSite=Lax`;
      response.writeHead(303, { Location: editPath, 'Set-Cookie': cookie }).end();
      return;
    }
    if (requests && `${pathname}/`.startsWith(`${requestsAddress}/`)) {
      requests.respond(request, response);
      return;
    }
    handleRequest(request, pathname.slice(editPath.length + 1) || 'index.html', searchParams)
      .catch((error: Error): ApiResponse => {
        if (isScriptCall(pathname)) return { status: 500, body: JSON.stringify({ message: error.message }) };
        console.error(error);
        return { status: 500, type: 'text/html', body: failurePage };
      })
      .then(({ status, type = 'application/json', body }) =>
        response.writeHead(status, { 'Content-Type': type }).end(body),
      );
  };
}
