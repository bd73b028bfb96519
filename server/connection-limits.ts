import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getAddressKey, getClientKey } from './client-address.ts';

export interface ConnectionLimits {
  maxConnections: number;
  /** The connections of a trusted proxy are not counted. */
  maxConnectionsPerAddress: number;
  /** Maximum number of unanswered requests on one connection; browsers send one at a time. */
  maxUnansweredRequests: number;
  /** Maximum number of files being sent to clients, which may read slowly. */
  maxOpenFiles: number;
  /** Options of `http.createServer`, in milliseconds: the time for the headers, and for the whole request. */
  headersTimeout: number;
  requestTimeout: number;
}

/** Closes a connection that has neither sent nor read for this long. */
const stalledTimeoutMilliseconds = 20_000;
/**
 * A trusted proxy keeps idle connections for up to 15 minutes (Cloudflare; Caddy 2, nginx 1). If the server closed one
 * first, the proxy could send a request into it and respond with 502: proxies do not repeat a POST.
 */
const proxyIdleTimeoutMilliseconds = 16 * 60_000;
/** Files, the database and deliveries need descriptors besides the connections. */
const reservedDescriptors = 600;

const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | string } } };

/** Returns limits that fit the file descriptors which this process may open. */
export function getDefaultLimits(): ConnectionLimits {
  // May be 'unlimited'; Windows has no such limit.
  const descriptors = Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY;
  const connections = Math.max(16, Math.min(600, descriptors - reservedDescriptors));
  return {
    maxConnections: connections,
    maxConnectionsPerAddress: 100,
    maxUnansweredRequests: 8,
    maxOpenFiles: Math.min(128, connections),
    headersTimeout: 10_000,
    requestTimeout: 20_000,
  };
}

interface Connection {
  /** The client as the limits count it: an address or an IPv6 /64. */
  key: string;
  unansweredRequests: Set<IncomingMessage>;
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
  const openConnections = new Map<Socket, Connection>();

  const { headersTimeout, requestTimeout } = limits;
  const timeouts = { headersTimeout, requestTimeout, connectionsCheckingInterval: 1_000 };
  const server = createServer({ ...timeouts, keepAliveTimeout: stalledTimeoutMilliseconds }, (request, response) => {
    const { socket } = request;
    const pendingRequests = openConnections.get(socket)?.unansweredRequests;
    if (!pendingRequests || pendingRequests.size >= limits.maxUnansweredRequests) socket.destroy();
    // The parser still emits requests that it has read from a connection after the connection has ended.
    if (!pendingRequests || socket.destroyed) return;
    pendingRequests.add(request);
    response.once('close', () => pendingRequests.delete(request));
    // Node sets its own timeout for idle connections after a response, and clears this one at the next request.
    if (isProxy(socket.remoteAddress ?? ''))
      response.once('finish', () => socket.setTimeout(proxyIdleTimeoutMilliseconds));
    handle(request, response);
  });

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const key = getAddressKey(remoteAddress);
    const sameAddress = isProxy(remoteAddress)
      ? []
      : [...openConnections].filter(([, connection]) => connection.key === key);
    if (sameAddress.length >= limits.maxConnectionsPerAddress && !closeIdle(sameAddress)) return void socket.destroy();
    if (openConnections.size >= limits.maxConnections && !closeIdle([...openConnections])) return void socket.destroy();
    openConnections.set(socket, { key, unansweredRequests: new Set() });
    socket.once('close', () => openConnections.delete(socket));
  });

  /** Closes the oldest connection without a request in progress, or with one that is still incomplete. */
  function closeIdle(connections: [Socket, Connection][]): boolean {
    const isIdle = ({ unansweredRequests }: Connection) =>
      [...unansweredRequests].every((request) => !request.complete);
    const [socket] = connections.find(([, connection]) => isIdle(connection)) ?? [];
    socket?.destroy();
    return socket !== undefined && openConnections.delete(socket);
  }
  return server.setTimeout(stalledTimeoutMilliseconds);
}

/**
 * Limits the files that are being sent. The returned function counts one more, and returns whether it may be sent. If
 * there are too many, it closes a connection of the client that has most of them: the new one if that client asked for
 * it, else the oldest.
 */
export function createOpenFileLimiter(maxOpenFiles: number): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const clients = new Map<FastifyReply['raw'], string>();
  return (request, { raw }) => {
    const key = getClientKey(request);
    clients.set(raw, key);
    raw.once('close', () => clients.delete(raw));
    if (clients.size <= maxOpenFiles) return true;
    const responsesByClient = Map.groupBy(clients.keys(), (response) => clients.get(response) ?? '');
    const largestGroup = [...responsesByClient.values()].reduce((a, b) => (b.length > a.length ? b : a));
    const ownFileCount = responsesByClient.get(key)?.length ?? 0;
    const closedResponse = ownFileCount > 1 && ownFileCount >= largestGroup.length ? raw : (largestGroup[0] ?? raw);
    clients.delete(closedResponse);
    closedResponse.req.socket.destroy();
    return closedResponse !== raw;
  };
}
