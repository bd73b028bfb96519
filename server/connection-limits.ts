import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, clientKey } from './client-address.ts';

export interface ConnectionLimits {
  connections: number;
  connectionsPerAddress: number;
  /** Maximum number of unanswered requests on one connection; browsers send one at a time. */
  unanswered: number;
  /** Maximum number of files being sent to clients, which may read slowly. */
  openFiles: number;
  /** Maximum time for the headers; `requestTimeout` is the limit for the whole request. */
  headersTimeout: number;
  requestTimeout: number;
}

/** Closes a connection that has neither sent nor read for this long. */
const stalledMilliseconds = 20_000;
/**
 * A trusted proxy keeps idle connections for up to 15 minutes (Cloudflare; Caddy 2, nginx 1). If the server closed one
 * first, the proxy could send a request into it and respond with 502: proxies do not repeat a POST.
 */
const proxyIdleMilliseconds = 16 * 60_000;
/** Files, the database and deliveries need descriptors besides the connections. */
const otherDescriptors = 600;

const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | string } } };

export function standardLimits(): ConnectionLimits {
  // May be 'unlimited'; Windows has no such limit.
  const descriptors = Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY;
  const connections = Math.max(16, Math.min(600, descriptors - otherDescriptors));
  return {
    connections,
    connectionsPerAddress: 100,
    unanswered: 8,
    openFiles: Math.min(128, connections),
    headersTimeout: 10_000,
    requestTimeout: 20_000,
  };
}

interface Connection {
  /** The client as the limits count it: an address or an IPv6 /64. */
  key: string;
  unanswered: Set<IncomingMessage>;
}

/**
 * Creates an HTTP server that bounds the memory and descriptors of all clients together. If every connection is taken,
 * or every one that an address may have, a new one closes the oldest that is not waiting for a response. So an
 * attacker's connections make room for a visitor's, and those of one machine in an office for the others'.
 */
export function createLimitedServer(
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
  handle: RequestListener,
): Server {
  /** Sorted by opening, the oldest first. */
  const open = new Map<Socket, Connection>();

  const { headersTimeout, requestTimeout } = limits;
  const timeouts = { headersTimeout, requestTimeout, connectionsCheckingInterval: 1_000 };
  const server = createServer({ ...timeouts, keepAliveTimeout: stalledMilliseconds }, (request, response) => {
    const { socket } = request;
    const waiting = open.get(socket)?.unanswered;
    if (!waiting || waiting.size >= limits.unanswered) socket.destroy();
    // The parser still emits requests that it has read from a connection after the connection has ended.
    if (!waiting || socket.destroyed) return;
    waiting.add(request);
    response.once('close', () => waiting.delete(request));
    // Node sets its own timeout for idle connections after a response, and clears this one at the next request.
    if (isProxy(socket.remoteAddress ?? '')) response.once('finish', () => socket.setTimeout(proxyIdleMilliseconds));
    handle(request, response);
  });

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const key = addressKey(remoteAddress);
    const ofAddress = isProxy(remoteAddress) ? [] : [...open].filter(([, connection]) => connection.key === key);
    if (ofAddress.length >= limits.connectionsPerAddress && !closeIdle(ofAddress)) return void socket.destroy();
    if (open.size >= limits.connections && !closeIdle([...open])) return void socket.destroy();
    open.set(socket, { key, unanswered: new Set() });
    socket.once('close', () => open.delete(socket));
  });

  /** Closes the oldest connection without a request in progress, or with one that is still incomplete. */
  function closeIdle(connections: [Socket, Connection][]): boolean {
    const isIdle = ({ unanswered }: Connection) => [...unanswered].every((request) => !request.complete);
    const [socket] = connections.find(([, connection]) => isIdle(connection)) ?? [];
    socket?.destroy();
    return socket !== undefined && open.delete(socket);
  }
  return server.setTimeout(stalledMilliseconds);
}

/**
 * Limits the files that are being sent to `most`. One more closes a connection of the client that has most of them: the
 * new one if that client asks for it, else the oldest. Returns whether the new file may be sent.
 */
export function limitOpenFiles(most: number): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const clients = new Map<FastifyReply['raw'], string>();
  return (request, { raw }) => {
    const key = clientKey(request);
    clients.set(raw, key);
    raw.once('close', () => clients.delete(raw));
    if (clients.size <= most) return true;
    const byClient = Map.groupBy(clients.keys(), (answer) => clients.get(answer) ?? '');
    const heaviest = [...byClient.values()].reduce((one, other) => (other.length > one.length ? other : one));
    const own = byClient.get(key)?.length ?? 0;
    const loser = own > 1 && own >= heaviest.length ? raw : (heaviest[0] ?? raw);
    clients.delete(loser);
    loser.req.socket.destroy();
    return loser !== raw;
  };
}
