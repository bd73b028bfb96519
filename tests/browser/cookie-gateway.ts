import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const cookie = 'gateway=passed';

/** Starts a proxy that requires its cookie with every request, as those of companies and of protected previews do. */
export async function startCookieGateway(upstream: string) {
  const { hostname, port } = new URL(upstream);
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    if (headers.cookie?.includes(cookie)) {
      const forwarded = request({ hostname, port, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      forwarded.on('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    } else if (headers['sec-fetch-mode'] === 'navigate' && method === 'GET') {
      outgoing.writeHead(302, { Location: url, 'Set-Cookie': cookie }).end();
    } else outgoing.writeHead(307, { Location: '/sign-in' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
