import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export interface ReceivedPost {
  key: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, string>;
}

/** A complete response: status, headers, body. */
export type FullResponse = [status: number, headers: Record<string, string>, body?: string | Buffer];
/** `undefined` means no response. */
export type ReceiverResponse = number | 'hang up' | FullResponse | undefined;

/** Starts a webhook in this process that stores requests and responds as `decide` returns. */
export async function startReceiver(
  decide: (key: string, post: ReceivedPost) => ReceiverResponse = () => 201,
  port = 0,
  /** The response to a GET, which follows a redirect. */
  get: (headers: ReceivedPost['headers'], path: string) => FullResponse = () => [404, {}],
) {
  const posts: ReceivedPost[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const { headers, method, url = '' } = request;
      if (method === 'GET') return writeResponse(response, get(headers, url));
      const key = String(headers['idempotency-key']);
      const post = { key, headers, body: JSON.parse(text) };
      const answer = decide(key, post);
      // A request that fails was not stored; one whose connection breaks may have been.
      const status = Array.isArray(answer) ? answer[0] : answer;
      if (status === 'hang up' || (status ?? 500) < 300) posts.push(post);
      if (answer === 'hang up') response.destroy();
      else if (Array.isArray(answer)) writeResponse(response, answer);
      else if (answer !== undefined) writeResponse(response, [answer, { Location: '/elsewhere' }, 'whatever']);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const portUsed = typeof address === 'object' && address ? address.port : 0;
  return {
    port: portUsed,
    url: `http://127.0.0.1:${portUsed}/quote`,
    posts,
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
}

const writeResponse = (response: ServerResponse, [status, headers, body = '']: FullResponse) =>
  void response.writeHead(status, headers).end(body);
