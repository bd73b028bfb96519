import { once } from 'node:events';
import { createServer } from 'node:http';

export interface ReceivedPost {
  key: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, string>;
}

/** `undefined`: it never answers. */
export type ReceiverAnswer = number | 'hang up' | undefined;

/** A webhook in this process that keeps what it gets and answers as `decide` says. */
export async function startReceiver(decide: (key: string) => ReceiverAnswer = () => 201, port = 0) {
  const posts: ReceivedPost[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      const answer = decide(key);
      // What is answered with a failure was not kept; a connection that breaks may have been.
      if (answer === 'hang up' || (answer ?? 500) < 300)
        posts.push({ key, headers: request.headers, body: JSON.parse(text) });
      if (answer === 'hang up') response.destroy();
      else if (answer !== undefined) response.writeHead(answer, { Location: '/elsewhere' }).end('whatever');
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
