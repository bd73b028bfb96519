import { once } from 'node:events';
import { createServer } from 'node:net';
import { getFreePort } from '../free-port.ts';
import { awkwardRequest } from './quote-page.ts';
import { type Answer, cors, type Manners } from './receiver.ts';

export const status =
  (code: number, body = '{}', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, { ...cors, ...headers }).end(body);

export const after =
  (milliseconds: number, answer: Answer): Answer =>
  (response, request) =>
    void setTimeout(() => answer(response, request), milliseconds);

export const never: Answer = () => {};

/** The receivers whose response promises that they have the lead. */
export const takers: [what: string, answer: Answer][] = [
  ['answers 200', status(200)],
  ['answers 204', status(204, '')],
  ['answers 201 with garbage', status(201, '<<<\u0000 not JSON')],
  ['answers with a page of its own', status(200, '<p>Thanks</p>', { 'Content-Type': 'text/html' })],
  [
    'resets the connection in the middle of its answer',
    (response) => {
      response.writeHead(200, { ...cors, 'Content-Length': '1000' });
      response.write('{"half":');
      setTimeout(() => response.socket?.resetAndDestroy(), 100);
    },
  ],
];

// Longer than the buffers of a network connection: the receiver reads only the first piece of it.
const longRequest = { ...awkwardRequest, message: 'Fourteen windows. '.repeat(100_000).trim() };

export interface Refuser extends Manners {
  what: string;
  request?: typeof awkwardRequest;
  /** The form's timeout has to end before the page shows anything. */
  isSilent?: true;
}

/** The receivers that may not have the lead, or whose response the page cannot read. */
export const refusers: Refuser[] = [
  {
    what: 'redirects elsewhere with 301',
    // The redirect's target responds with success: following it would request a page and lose the lead.
    answer: (response, request) =>
      (request.url === '/elsewhere' ? status(200) : status(301, '', { Location: '/elsewhere' }))(response, request),
  },
  ...[400, 401, 404, 429, 500, 503].map((code) => ({ what: `answers ${code}`, answer: status(code) })),
  { what: 'never answers', answer: never, isSilent: true },
  {
    what: 'resets the connection while the request is uploading',
    answer: never,
    interrupt: (request) => request.once('data', () => request.socket.resetAndDestroy()),
    request: longRequest,
  },
  {
    what: 'resets the connection before it answers',
    answer: (response) => response.socket?.resetAndDestroy(),
    // On a reused connection Chromium itself repeats the request; receivers link such duplicates.
    preflight: { ...cors, Connection: 'close' },
  },
  { what: 'sends no CORS headers on the preflight', answer: status(200), preflight: {} },
  { what: 'sends no CORS headers on the answer', answer: (response) => response.writeHead(200).end('{}') },
];

/** Tags receivers that are similar to another one, which run only in npm run test:all. */
export const tagSimilarFaults = (what: string) =>
  /answers 20[0-4]|page of its own|40[014]|429|503|CORS|refuses the connection|no such host|fails to encrypt|301|while the request/.test(
    what,
  )
    ? ['@all']
    : [];

/** Starts an https webhook whose server does not speak TLS. */
export async function startBrokenTls() {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end('this is no TLS\r\n');
  });
  const port = await getFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { url: `https://127.0.0.1:${port}/hook`, close: () => void server.close() };
}
