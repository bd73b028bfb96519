import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export interface Manners {
  answer: Answer;
  /** Headers of the response to an OPTIONS request. */
  preflight?: Record<string, string> | undefined;
  /** Called with each POST as soon as its headers have arrived. */
  interrupt?: ((request: IncomingMessage) => void) | undefined;
}

export const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Allow-Methods': 'POST',
};

/** Starts a webhook on its own origin, with behavior that may be faulty; `leads` receives complete bodies. */
export async function startReceiver({ answer, preflight = cors, interrupt }: Manners, leads: string[]) {
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, preflight).end();
      return;
    }
    interrupt?.(request);
    let body = '';
    request.on('error', () => {});
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (request.method === 'POST') leads.push(body);
      answer(response, request);
    });
  });
  const address = await listen(server);
  return { url: `${address}/hook`, close: () => closeServer(server) };
}

export interface SiteOptions {
  upstream?: string;
  /** Added to every policy, for features that a browser is set to deny. */
  denied?: string;
  /** A script that runs on every page before its own. */
  prelude?: string;
}

/**
 * Serves the built site like a build for another webhook: contact.html contains its address, and the policy allows it.
 */
export async function startSiteFor(
  webhookUrl: string,
  { upstream = process.env['SITE'] ?? '', denied, prelude }: SiteOptions = {},
) {
  const origin = new URL(webhookUrl).origin;
  const forward: RequestListener = async (request, response) => {
    if (request.url === '/prelude.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(prelude);
      return;
    }
    const answer = await fetch(upstream + request.url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-encoding'];
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    if (denied) headers['content-security-policy'] = [headers['content-security-policy'], denied].join('; ');
    const body = Buffer.from(await answer.arrayBuffer());
    const head = prelude ? '<head><script src="/prelude.js"></script>' : '<head>';
    const page = () =>
      body
        .toString()
        .replaceAll('/api/quote', webhookUrl)
        .replace("connect-src 'self'", `connect-src 'self' ${origin}`)
        .replace("form-action 'self'", `form-action 'self' ${origin}`)
        .replace('<head>', head);
    const isPage = headers['content-type']?.startsWith('text/html');
    response.writeHead(answer.status, headers).end(isPage ? page() : body);
  };
  const server = createServer(forward);
  const url = await listen(server);
  return { url, close: () => closeServer(server) };
}

function listen(server: ReturnType<typeof createServer>): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

function closeServer(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
