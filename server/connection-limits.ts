import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, clientKey } from './client-address.ts';

export interface ConnectionLimits {
  connections: number;
  connectionsPerAddress: number;
  /** Requests of one connection that wait for their answers; browsers send one at a time. */
  unanswered: number;
  /** Files on their way to clients, who may be slow to take them. */
  openFiles: number;
  /** How long a client may take over the headers and over the whole request. */
  headersTimeout: number;
  requestTimeout: number;
}

/** A connection that has neither sent nor read for this long is ended. */
const stalledMilliseconds = 20_000;
/**
 * A trusted proxy keeps idle connections for up to 15 minutes (Cloudflare; Caddy 2, nginx 1). If the server closed one
 * first, the proxy could send a request into it and answer 502: proxies do not repeat a POST.
 */
const proxyIdleMilliseconds = 16 * 60_000;
/** Files, the database and deliveries need descriptors besides the connections. */
const otherDescriptors = 600;

const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | string } } };

export function standardLimits(): ConnectionLimits {
  // May be 'unlimited', and Windows has none.
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
  /** Of the client, as the limits count it. */
  key: string;
  unanswered: Set<IncomingMessage>;
}

/**
 * An HTTP server that bounds the memory and descriptors of all clients together. When every connection is taken, or
 * every one that an address may have, a new one ends the oldest that waits for no answer: an attacker's connections make
 * room for a visitor's, and those of one machine in an office for the others'.
 */
export function createLimitedServer(
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
  handle: RequestListener,
): Server {
  /** The oldest first. */
  const open = new Map<Socket, Connection>();

  const { headersTimeout, requestTimeout } = limits;
  const timeouts = { headersTimeout, requestTimeout, connectionsCheckingInterval: 1_000 };
  const server = createServer({ ...timeouts, keepAliveTimeout: stalledMilliseconds }, (request, response) => {
    const { socket } = request;
    const waiting = open.get(socket)?.unanswered;
    if (!waiting || waiting.size >= limits.unanswered) socket.destroy();
    // The parser hands on what it has read of a connection even after the connection has ended.
    if (!waiting || socket.destroyed) return;
    waiting.add(request);
    response.once('close', () => waiting.delete(request));
    // Node sets its own timeout for idle connections when an answer has been sent, and ends this one at the next request.
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

  /** Ends the oldest connection that has no request under way, or whose request has not come to its end. */
  function closeIdle(connections: [Socket, Connection][]): boolean {
    const isIdle = ({ unanswered }: Connection) => [...unanswered].every((request) => !request.complete);
    const [socket] = connections.find(([, connection]) => isIdle(connection)) ?? [];
    socket?.destroy();
    return socket !== undefined && open.delete(socket);
  }
  return server.setTimeout(stalledMilliseconds);
}

/**
 * Lets at most `most` files be on their way. One more costs a connection of the client who has most of them: the new
 * one where that is who asks, else the oldest. Answers whether the new one may go.
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
