import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export interface Receiver {
  url: string;
  requests: { path: string; headers: IncomingHttpHeaders; body: Buffer }[];
  /** Answers the next requests to the receiver. */
  respond: (...parameters: Parameters<RequestListener>) => void;
  close(): Promise<void>;
}

export const acceptRequest: Receiver['respond'] = (_request, response) => {
  // These headers must not reach the visitor.
  response
    .writeHead(200, { 'Content-Type': 'text/plain', 'Set-Cookie': 'flow=1', 'X-Powered-By': 'flow', Server: 'flow' })
    .end('Workflow was started');
};

/** Starts a webhook at an address of its own. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (incoming, response) => {
    try {
      const body = await readAll(incoming);
      receiver.requests.push({ path: incoming.url ?? '', headers: incoming.headers, body });
    } catch {
      return;
    }
    receiver.respond(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/quote?key=private`,
    requests: [],
    respond: acceptRequest,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
}
