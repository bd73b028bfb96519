import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getDenverDay } from '../src/lib/site/denver-clock.ts';
import { deleteRequest } from './delete-request.ts';
import { openExistingDatabase, serverTimeout } from './quote-database.ts';
import { formatRequestsCsv } from './requests-csv.ts';
import {
  formatListQuery,
  type KeptNote,
  type ListState,
  type PageFacts,
  type RequestAction,
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
import { createSignIn, isSameOrigin, type SignInOptions } from './requests-sign-in.ts';
import { requestsHeaders } from './requests-style.ts';

export interface RequestsPageOptions extends Omit<PageFacts, 'canSignOut'> {
  /** The folder of the inbox. */
  directory: string;
  /** `undefined` where only the owner's browser gets this far, as in `npm run edit`. */
  signIn: SignInOptions | undefined;
  print: (text: string) => void;
}

const requestsPerPage = 50;
const maxSearchLength = 200;
const kilobyte = 1024;
/** A note of the longest kind, encoded for a form. */
const maxNoteBytes = 20 * kilobyte;

/** Shows the owner the quote requests, as a Fastify plugin. docs/security.md has its threat model, each line with a test. */
export async function requestsPage(app: FastifyInstance, options: RequestsPageOptions): Promise<void> {
  const { directory, basePath, print, now } = options;
  const signIn = options.signIn && createSignIn(options.signIn, now, withExistingDatabase);
  const facts: PageFacts = { ...options, canSignOut: signIn !== undefined };
  const signInPath = `${basePath}/sign-in`;
  /** The posts that may bring a note, by the route. */
  const actionRoutes = new Map(requestActions.map((action) => [`${basePath}/:id/${action}`, action]));
  /** Posts with a note whose session has ended. */
  const signedOut = new WeakSet<FastifyRequest>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * kilobyte },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  // Before the body is read, so that strangers cannot fill the memory with bodies longer than a note.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(requestsHeaders);
    if (request.method === 'POST') reply.header('Connection', 'close');
    const refusal = signIn?.findRefusal(request);
    if (refusal) return refuse(reply, refusal);
    if (request.method === 'POST' && !isSameOrigin(request))
      return refuse(reply, 'This form was sent by another site.');
    if (!signIn || request.routeOptions.url === signInPath) return;
    if (signIn.hasSession(request)) return;
    const mayHaveNote = request.method === 'POST' && actionRoutes.has(request.routeOptions.url ?? '');
    if (!mayHaveNote || !(Number(request.headers['content-length']) <= maxNoteBytes))
      return reply.redirect(signInPath, 303);
    signedOut.add(request);
  });

  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    const { statusCode = 500, name, code } = error;
    if (statusCode < 500) return refuse(reply, 'This request cannot be answered.', statusCode);
    // Without its message, which may quote what a visitor typed.
    print(`The page of requests failed: ${code ?? name}\n`);
    const sentences = ['The requests cannot be read or changed right now. None is lost: try again in a moment.'];
    return sendHtml(reply.code(503), renderMessage(facts, 'Not now', sentences));
  });

  if (signIn) {
    app.get('/sign-in', (_request, reply) => sendHtml(reply, renderSignIn(facts)));
    app.post('/sign-in', { bodyLimit: maxNoteBytes + kilobyte }, (request, reply) => {
      const form = readForm(request);
      const kept = readKeptNote(request, form.get('request'), form.get('action'));
      const result = signIn.signIn(request, form.get('password') ?? '');
      if ('cookie' in result) {
        reply.header('Set-Cookie', result.cookie);
        return kept
          ? withRequest(reply, kept.id, (database, found) => applyAction(database, found, kept.action, request, reply))
          : reply.redirect(basePath, 303);
      }
      if (result.retryAfter === 0) {
        const error = 'This is not the password. Type it once more.';
        return sendHtml(reply.code(403), renderSignIn(facts, { error, kept }));
      }
      const minutes = Math.ceil(result.retryAfter / 60);
      const error = `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
      return sendHtml(reply.code(429).header('Retry-After', result.retryAfter), renderSignIn(facts, { error, kept }));
    });
    app.post('/sign-out', (request, reply) =>
      reply.header('Set-Cookie', signIn.signOut(request)).redirect(signInPath, 303),
    );
  }

  app.get('/', (request, reply) =>
    withDatabase((database) => {
      const asked = readListState(request);
      const { numbers, counts } = database ? findRequests(database, asked) : noRequests;
      const pages = Math.max(1, Math.ceil(numbers.length / requestsPerPage));
      const page = Math.min(asked.page, pages);
      const shown = numbers.slice((page - 1) * requestsPerPage, page * requestsPerPage);
      const query = readQuery(request);
      const list = {
        ...asked,
        page,
        pages,
        total: numbers.length,
        requests: database ? readRequests(database, shown) : [],
        counts,
        outages: database ? readOutages(database) : [],
        marked: database && findRequest(database, query.get('marked') ?? ''),
        next: query.get('next') ?? undefined,
      };
      return sendHtml(reply, renderList(facts, list));
    }),
  );

  app.get('/requests.csv', (request, reply) => {
    const name = `requests-${getDenverDay(new Date(now()))}.csv`;
    reply.header('Content-Disposition', `attachment; filename="${name}"`).type('text/csv; charset=utf-8');
    return reply.send(Readable.from(formatCsv(readListState(request))));
  });

  function* formatCsv(filter: ListState): Generator<string> {
    const database = open();
    try {
      yield* formatRequestsCsv(database ? readAllRequests(database, filter) : []);
    } finally {
      database?.close();
    }
  }

  app.get<{ Params: { id: string } }>('/:id', (request, reply) =>
    withRequest(reply, request.params.id, (_database, found) => {
      const status = readQuery(request).has('saved') ? 'The note is saved.' : undefined;
      return sendHtml(reply, renderRequest(facts, { request: found, list: readListState(request), status }));
    }),
  );

  for (const action of requestActions) {
    app.post<{ Params: { id: string } }>(`/:id/${action}`, (request, reply) => {
      const { id } = request.params;
      if (!signedOut.has(request))
        return withRequest(reply, id, (database, found) => applyAction(database, found, action, request, reply));
      const kept = readKeptNote(request, id, action);
      if (kept === undefined) return reply.redirect(signInPath, 303);
      return sendHtml(reply.code(403), renderSignIn(facts, { kept }));
    });
  }

  /** Saves the note that the form brings, if any, and marks the request. */
  function applyAction(
    database: DatabaseSync,
    found: OwnerRequest,
    action: RequestAction,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    const { id } = found;
    const list = readListState(request);
    const note = readNote(request);
    if (note !== undefined && note.length > maxNoteLength) {
      const error = `A note has up to ${maxNoteLength} characters, and this one has ${note.length}: shorten it.`;
      return sendHtml(reply.code(400), renderRequest(facts, { request: found, list, error, typedNote: note }));
    }
    if (note !== undefined) saveNote(database, id, note);
    if (action === 'note') return reply.redirect(`${basePath}/${id}${formatListQuery(list, { saved: '' })}`, 303);
    setDone(database, id, action === 'done' ? now() : null);
    const next = readQuery(request).get('next');
    const query = formatListQuery(list, { marked: id, ...(next && { next }) });
    return reply.redirect(`${basePath}${query}#marked`, 303);
  }

  app.post<{ Params: { id: string } }>('/:id/delete', ({ params: { id } }, reply) =>
    withRequest(reply, id, (database) => sendHtml(reply, renderMessage(facts, 'Deleted', deleteRequest(database, id)))),
  );

  /** Opens the file for each answer: a restore or a disk that drops out may put another in its place at any time. */
  const open = () => openExistingDatabase(directory, serverTimeout);

  function withDatabase<Result>(work: (database: DatabaseSync | undefined) => Result): Result {
    const database = open();
    try {
      return work(database);
    } finally {
      database?.close();
    }
  }

  function withExistingDatabase<Result>(work: (database: DatabaseSync) => Result): Result {
    return withDatabase((database) => {
      if (!database) throw new Error('The database of the inbox is gone.');
      return work(database);
    });
  }

  /** Answers 404 where there is no such request. */
  const withRequest = (
    reply: FastifyReply,
    id: string,
    work: (database: DatabaseSync, found: OwnerRequest) => FastifyReply,
  ): FastifyReply =>
    withDatabase((database) => {
      const found = database && findRequest(database, id);
      return found && work(database, found);
    }) ??
    sendHtml(
      reply.code(404),
      renderMessage(facts, 'Not here', ['There is no such request. It may have been deleted.']),
    );

  const refuse = (reply: FastifyReply, sentence: string, status = 403) =>
    reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);
}

const sendHtml = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

const readForm = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());

/** Returns `undefined` if the form has no note. */
const readNote = (request: FastifyRequest) => readForm(request).get('note')?.replaceAll('\r\n', '\n').trim();

/** Returns what a form that came without a session wanted, or `undefined` if it brings no note. */
function readKeptNote(request: FastifyRequest, id: string | null, action: string | null): KeptNote | undefined {
  const note = readNote(request);
  const known = requestActions.find((name) => name === action);
  return id !== null && known && note !== undefined
    ? { id, action: known, note, list: readListState(request) }
    : undefined;
}

const readQuery = ({ url }: FastifyRequest) => new URL(url, 'http://localhost').searchParams;

function readListState(request: FastifyRequest): ListState {
  const query = readQuery(request);
  const show = shownStates.find((state) => state === query.get('show')) ?? 'new';
  const page = Number(/^\d{1,6}$/.exec(query.get('page') ?? '')?.[0]);
  return { show, search: (query.get('search') ?? '').trim().slice(0, maxSearchLength), page: page || 1 };
}
