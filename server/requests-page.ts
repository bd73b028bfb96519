import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getDenverDay } from '../src/lib/site/denver-clock.ts';
import { deleteRequest } from './delete-request.ts';
import { openExistingDatabase, serverBusyMilliseconds } from './quote-database.ts';
import { formatRequestsCsv } from './requests-csv.ts';
import {
  formatListQuery,
  type ListState,
  type PageContext,
  type PendingNote,
  type RequestAction,
  type RequestList,
  renderList,
  renderMessage,
  renderRequest,
  renderSignIn,
  requestActions,
} from './requests-html.ts';
import {
  findRequest,
  findRequests,
  maxNoteLength,
  noRequests,
  type OwnerRequest,
  readAllRequests,
  readOutages,
  readRequests,
  saveNote,
  setDone,
  shownStates,
} from './requests-list.ts';
import { createSignIn, isSameOrigin, type SignIn, type SignInOptions } from './requests-sign-in.ts';
import { requestsHeaders } from './requests-style.ts';

export interface RequestsPageOptions extends Omit<PageContext, 'canSignOut'> {
  /** The folder of the inbox. */
  directory: string;
  /** `undefined` if another program has checked that the browser is the owner's, as `npm run edit` does. */
  signIn: SignInOptions | undefined;
  print: (text: string) => void;
}

const maxRequestsPerPage = 50;
const maxSearchLength = 200;
const kilobyte = 1024;
/** The size of the longest note, encoded for a form. */
const maxNoteBytes = 20 * kilobyte;

/**
 * Shows the owner the quote requests, as a Fastify plugin. docs/security.md has its threat model, each line with a test.
 */
export async function registerRequestsPage(app: FastifyInstance, options: RequestsPageOptions): Promise<void> {
  const { directory, basePath, print, now } = options;
  const { openDatabase, withDatabase, withExistingDatabase } = createDatabaseAccess(directory);
  const signIn = options.signIn && createSignIn(options.signIn, now, withExistingDatabase);
  const context: PageContext = { ...options, canSignOut: signIn !== undefined };
  /** Posts with a note whose session has ended. */
  const signedOutPosts = new WeakSet<FastifyRequest>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * kilobyte },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  protectRoutes(app, basePath, signIn, signedOutPosts);
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    const { statusCode = 500, name, code } = error;
    if (statusCode < 500) return sendError(reply, 'This request is not valid.', statusCode);
    // Without the error's message, which may contain user input.
    print(`The page of requests failed: ${code ?? name}\n`);
    const sentences = ['The requests cannot be read or changed right now. None is lost: try again in a moment.'];
    return sendHtml(reply.code(503), renderMessage(context, 'Not now', sentences));
  });

  if (signIn) {
    registerSignIn(app, signIn, context, (request, reply, pendingNote) =>
      pendingNote
        ? withRequest(reply, pendingNote.id, (database, ownerRequest) =>
            applyAction(database, ownerRequest, pendingNote.action, request, reply, context),
          )
        : reply.redirect(basePath, 303),
    );
  }

  app.get('/', (request, reply) =>
    withDatabase((database) => sendHtml(reply, renderList(context, readRequestList(database, request)))),
  );

  app.get('/requests.csv', (request, reply) => {
    const name = `requests-${getDenverDay(new Date(now()))}.csv`;
    reply.header('Content-Disposition', `attachment; filename="${name}"`).type('text/csv; charset=utf-8');
    return reply.send(Readable.from(formatCsv(readListState(request))));
  });

  function* formatCsv(filter: ListState): Generator<string> {
    const database = openDatabase();
    try {
      yield* formatRequestsCsv(database ? readAllRequests(database, filter) : []);
    } finally {
      database?.close();
    }
  }

  app.get<{ Params: { id: string } }>('/:id', (request, reply) =>
    withRequest(reply, request.params.id, (_database, ownerRequest) => {
      const status = readQuery(request).has('saved') ? 'The note is saved.' : undefined;
      return sendHtml(reply, renderRequest(context, { request: ownerRequest, list: readListState(request), status }));
    }),
  );

  for (const action of requestActions) {
    app.post<{ Params: { id: string } }>(`/:id/${action}`, (request, reply) => {
      const { id } = request.params;
      if (!signedOutPosts.has(request)) {
        return withRequest(reply, id, (database, ownerRequest) =>
          applyAction(database, ownerRequest, action, request, reply, context),
        );
      }
      const pendingNote = readPendingNote(request, id, action);
      if (pendingNote === undefined) return reply.redirect(getSignInPath(basePath), 303);
      return sendHtml(reply.code(403), renderSignIn(context, { pendingNote }));
    });
  }

  app.post<{ Params: { id: string } }>('/:id/delete', ({ params: { id } }, reply) =>
    withRequest(reply, id, (database) =>
      sendHtml(reply, renderMessage(context, 'Deleted', deleteRequest(database, id))),
    ),
  );

  /** Responds with 404 if there is no such request. */
  const withRequest = (
    reply: FastifyReply,
    id: string,
    respond: (database: DatabaseSync, ownerRequest: OwnerRequest) => FastifyReply,
  ): FastifyReply =>
    withDatabase((database) => {
      const ownerRequest = database && findRequest(database, id);
      return ownerRequest && respond(database, ownerRequest);
    }) ??
    sendHtml(
      reply.code(404),
      renderMessage(context, 'Not here', ['There is no such request. It may have been deleted.']),
    );
}

const getSignInPath = (basePath: string) => `${basePath}/sign-in`;

/** Opens the file for each response: a restore or a disk that drops out may put another in its place at any time. */
function createDatabaseAccess(directory: string) {
  const openDatabase = () => openExistingDatabase(directory, serverBusyMilliseconds);

  function withDatabase<Result>(use: (database: DatabaseSync | undefined) => Result): Result {
    const database = openDatabase();
    try {
      return use(database);
    } finally {
      database?.close();
    }
  }

  function withExistingDatabase<Result>(use: (database: DatabaseSync) => Result): Result {
    return withDatabase((database) => {
      if (!database) throw new Error('The database of the inbox is gone.');
      return use(database);
    });
  }

  return { openDatabase, withDatabase, withExistingDatabase };
}

/**
 * Refuses requests from other sites and without a session. It runs before the body is read, so that strangers cannot
 * fill the memory with bodies longer than a note. A post that may have a note passes without a session: its request is
 * added to `signedOutPosts`, and the route shows the sign-in with the note.
 */
function protectRoutes(
  app: FastifyInstance,
  basePath: string,
  signIn: SignIn | undefined,
  signedOutPosts: WeakSet<FastifyRequest>,
): void {
  const signInPath = getSignInPath(basePath);
  const actionRoutes = new Set(requestActions.map((action) => `${basePath}/:id/${action}`));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(requestsHeaders);
    const isPost = request.method === 'POST';
    if (isPost) reply.header('Connection', 'close');
    const accessError = signIn?.getAccessError(request);
    if (accessError) return sendError(reply, accessError);
    if (isPost && !isSameOrigin(request)) return sendError(reply, 'This form was sent by another site.');
    if (!signIn || request.routeOptions.url === signInPath || signIn.hasSession(request)) return;
    const canHaveNote = isPost && actionRoutes.has(request.routeOptions.url ?? '');
    if (!canHaveNote || !(Number(request.headers['content-length']) <= maxNoteBytes))
      return reply.redirect(signInPath, 303);
    signedOutPosts.add(request);
  });
}

/** Adds the routes that start and end a session. `onSignedIn` responds to a correct password. */
function registerSignIn(
  app: FastifyInstance,
  signIn: SignIn,
  context: PageContext,
  onSignedIn: (request: FastifyRequest, reply: FastifyReply, pendingNote: PendingNote | undefined) => FastifyReply,
): void {
  app.get('/sign-in', (_request, reply) => sendHtml(reply, renderSignIn(context)));
  app.post('/sign-in', { bodyLimit: maxNoteBytes + kilobyte }, (request, reply) => {
    const form = readForm(request);
    const pendingNote = readPendingNote(request, form.get('request'), form.get('action'));
    const result = signIn.signIn(request, form.get('password') ?? '');
    if ('cookie' in result) return onSignedIn(request, reply.header('Set-Cookie', result.cookie), pendingNote);
    if (result.retryAfterSeconds === 0) {
      const error = 'This is not the password. Type it once more.';
      return sendHtml(reply.code(403), renderSignIn(context, { error, pendingNote }));
    }
    const minutes = Math.ceil(result.retryAfterSeconds / 60);
    const error = `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    reply.code(429).header('Retry-After', result.retryAfterSeconds);
    return sendHtml(reply, renderSignIn(context, { error, pendingNote }));
  });
  app.post('/sign-out', (request, reply) =>
    reply.header('Set-Cookie', signIn.signOut(request)).redirect(getSignInPath(context.basePath), 303),
  );
}

/** Reads the requests of the page that the query asks for; of the last page if there are fewer. */
function readRequestList(database: DatabaseSync | undefined, request: FastifyRequest): RequestList {
  const listState = readListState(request);
  const { numbers, counts } = database ? findRequests(database, listState) : noRequests;
  const pages = Math.max(1, Math.ceil(numbers.length / maxRequestsPerPage));
  const page = Math.min(listState.page, pages);
  const pageNumbers = numbers.slice((page - 1) * maxRequestsPerPage, page * maxRequestsPerPage);
  const query = readQuery(request);
  return {
    ...listState,
    page,
    pages,
    total: numbers.length,
    requests: database ? readRequests(database, pageNumbers) : [],
    counts,
    outages: database ? readOutages(database) : [],
    marked: database && findRequest(database, query.get('marked') ?? ''),
    next: query.get('next') ?? undefined,
  };
}

/** Saves the note of the form, if it has one, and marks the request as done or new. */
function applyAction(
  database: DatabaseSync,
  ownerRequest: OwnerRequest,
  action: RequestAction,
  request: FastifyRequest,
  reply: FastifyReply,
  context: PageContext,
): FastifyReply {
  const { id } = ownerRequest;
  const { basePath, now } = context;
  const list = readListState(request);
  const note = readNote(request);
  if (note !== undefined && note.length > maxNoteLength) {
    const error = `A note has up to ${maxNoteLength} characters, and this one has ${note.length}: shorten it.`;
    return sendHtml(reply.code(400), renderRequest(context, { request: ownerRequest, list, error, refusedNote: note }));
  }
  if (note !== undefined) saveNote(database, id, note);
  if (action === 'note') return reply.redirect(`${basePath}/${id}${formatListQuery(list, { saved: '' })}`, 303);
  setDone(database, id, action === 'done' ? now() : null);
  const next = readQuery(request).get('next');
  const query = formatListQuery(list, { marked: id, ...(next && { next }) });
  return reply.redirect(`${basePath}${query}#marked`, 303);
}

const sendError = (reply: FastifyReply, sentence: string, status = 403) =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);

const sendHtml = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

const readForm = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());

/** Returns `undefined` if the form has no note. */
const readNote = (request: FastifyRequest) => readForm(request).get('note')?.replaceAll('\r\n', '\n').trim();

/** Returns the note and the action of a form that came without a session; `undefined` if it has no note. */
function readPendingNote(request: FastifyRequest, id: string | null, action: string | null): PendingNote | undefined {
  const note = readNote(request);
  const knownAction = requestActions.find((name) => name === action);
  return id !== null && knownAction && note !== undefined
    ? { id, action: knownAction, note, list: readListState(request) }
    : undefined;
}

const readQuery = ({ url }: FastifyRequest) => new URL(url, 'http://localhost').searchParams;

function readListState(request: FastifyRequest): ListState {
  const query = readQuery(request);
  const show = shownStates.find((state) => state === query.get('show')) ?? 'new';
  const page = Number(/^\d{1,6}$/.exec(query.get('page') ?? '')?.[0]);
  return { show, search: (query.get('search') ?? '').trim().slice(0, maxSearchLength), page: page || 1 };
}
