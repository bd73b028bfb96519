import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type FunctionSite, forwardQuote } from './quote-forwarder.ts';

/** Generous: the web server in front has read the whole request before it passes it on. */
const requestSeconds = 30;

/** The forwarder as a program of its own, for web servers that read no bodies: for this machine alone. */
export function serveForwarder(site: FunctionSite, receiverUrl: string | undefined, port: number): Server {
  const server = createServer({ requestTimeout: requestSeconds * 1000 }, (incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = 'GET', headers } = incoming;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const request = new Request('http://127.0.0.1/', {
      method,
      headers: headers as Record<string, string>,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
    });
    const response = await forwardQuote(request, receiverUrl, site);
    outgoing.writeHead(response.status, [...response.headers].flat());
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }
  return server.listen(port, '127.0.0.1');
}
