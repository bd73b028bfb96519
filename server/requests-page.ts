import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deleteRequest } from './delete-request.ts';
import { openExistingDatabase, serverTimeout } from './quote-database.ts';
import { formatRequestsCsv } from './requests-csv.ts';
import {
  formatListQuery,
  type ListState,
  type PageFacts,
  renderList,
  renderMessage,
  renderRequest,
  renderSignIn,
} from './requests-html.ts';
import {
  countRequests,
  findRequest,
  findRequests,
  maxNoteLength,
  readAllRequests,
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

/** Shows the owner the quote requests, as a Fastify plugin. docs/security.md has its threat model, each line with a test. */
export async function requestsPage(app: FastifyInstance, options: RequestsPageOptions): Promise<void> {
  const { directory, basePath, print } = options;
  const signIn = options.signIn && createSignIn(options.signIn);
  const facts: PageFacts = { ...options, canSignOut: signIn !== undefined };
  const signInPath = `${basePath}/sign-in`;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * kilobyte },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  // Before the body is read, so that a stranger can make the server hold none.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(requestsHeaders);
    if (request.method === 'POST') reply.header('Connection', 'close');
    const refusal = signIn?.findRefusal(request);
    if (refusal) return refuse(reply, refusal);
    if (request.method === 'POST' && !isSameOrigin(request))
      return refuse(reply, 'This form was sent by another site.');
    if (!signIn || request.routeOptions.url === signInPath) return;
    if (!signIn.hasSession(request)) return reply.redirect(signInPath, 303);
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
    app.post('/sign-in', { bodyLimit: kilobyte }, (request, reply) => {
      const result = signIn.signIn(request, readForm(request).get('password') ?? '');
      if ('cookie' in result) return reply.header('Set-Cookie', result.cookie).redirect(basePath, 303);
      if (result.retryAfter === 0) {
        return sendHtml(reply.code(403), renderSignIn(facts, 'This is not the password. Type it once more.'));
      }
      const minutes = Math.ceil(result.retryAfter / 60);
      const error = `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
      return sendHtml(reply.code(429).header('Retry-After', result.retryAfter), renderSignIn(facts, error));
    });
    app.post('/sign-out', (request, reply) =>
      reply.header('Set-Cookie', signIn.signOut(request)).redirect(signInPath, 303),
    );
  }

  app.get('/', (request, reply) =>
    withDatabase((database) => {
      const asked = readListState(request);
      const numbers = database ? findRequests(database, asked) : [];
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
        counts: database ? countRequests(database) : { new: 0, done: 0 },
        marked: database && findRequest(database, query.get('marked') ?? ''),
        next: query.get('next') ?? undefined,
      };
      return sendHtml(reply, renderList(facts, list));
    }),
  );

  app.get('/requests.csv', (request, reply) => {
    reply.header('Content-Disposition', 'attachment; filename="requests.csv"').type('text/csv; charset=utf-8');
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

  app.get('/:id', (request, reply) =>
    withRequest(request, reply, (database, id) => {
      const found = findRequest(database, id);
      const status = readQuery(request).has('saved') ? 'The note is saved.' : undefined;
      return found && sendHtml(reply, renderRequest(facts, { request: found, list: readListState(request), status }));
    }),
  );

  for (const [path, getTime] of [
    ['/:id/done', Date.now],
    ['/:id/new', () => null],
  ] as const) {
    app.post(path, (request, reply) =>
      withRequest(request, reply, (database, id) => {
        if (!setDone(database, id, getTime())) return undefined;
        const next = readQuery(request).get('next');
        const query = formatListQuery(readListState(request), { marked: id, ...(next && { next }) });
        return reply.redirect(`${basePath}${query}#marked`, 303);
      }),
    );
  }

  app.post('/:id/note', (request, reply) =>
    withRequest(request, reply, (database, id) => {
      const note = (readForm(request).get('note') ?? '').replaceAll('\r\n', '\n').trim();
      const list = readListState(request);
      if (note.length > maxNoteLength) {
        const found = findRequest(database, id);
        const error = `A note has up to ${maxNoteLength} characters, and this one has ${note.length}: shorten it.`;
        return (
          found && sendHtml(reply.code(400), renderRequest(facts, { request: found, list, error, typedNote: note }))
        );
      }
      if (!saveNote(database, id, note)) return undefined;
      return reply.redirect(`${basePath}/${id}${formatListQuery(list, { saved: '' })}`, 303);
    }),
  );

  app.post('/:id/delete', (request, reply) =>
    withRequest(request, reply, (database, id) => {
      if (!findRequest(database, id)) return undefined;
      return sendHtml(reply, renderMessage(facts, 'Deleted', deleteRequest(database, id)));
    }),
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

  /** Answers 404 where `work` returns `undefined`. */
  const withRequest = (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (database: DatabaseSync, id: string) => FastifyReply | undefined,
  ): FastifyReply =>
    withDatabase((database) => database && work(database, (request.params as { id: string }).id)) ??
    sendHtml(
      reply.code(404),
      renderMessage(facts, 'Not here', ['There is no such request. It may have been deleted.']),
    );

  const refuse = (reply: FastifyReply, sentence: string, status = 403) =>
    reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);
}

const sendHtml = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

const readForm = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());

const readQuery = ({ url }: FastifyRequest) => new URL(url, 'http://localhost').searchParams;

function readListState(request: FastifyRequest): ListState {
  const query = readQuery(request);
  const show = shownStates.find((state) => state === query.get('show')) ?? 'new';
  const page = Number(/^\d{1,6}$/.exec(query.get('page') ?? '')?.[0]);
  return { show, search: (query.get('search') ?? '').trim().slice(0, maxSearchLength), page: page || 1 };
}
