import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyRequest } from 'fastify';
import { clientKey } from './client-address.ts';
import { deleteSession, hasSession, saveSession } from './requests-sessions.ts';
import { createWindowCounter } from './window-counter.ts';

const minute = 60_000;
const sessionMilliseconds = 14 * 24 * 60 * minute;
const attemptWindowMilliseconds = 15 * minute;
const maxAttemptsPerClient = 10;
/** For all clients together, because an attacker may have many addresses. */
const maxAttempts = 100;

export interface SignInOptions {
  password: string;
  /** The public address of the site. */
  siteUrl: string;
  print: (text: string) => void;
  /** Milliseconds that no change of the clock moves, for the limit of attempts. */
  monotonic?: (() => number) | undefined;
}

const hash = (text: string) => createHash('sha256').update(text).digest();

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
const isLoopback = (address = '') => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Names of this machine. Any other name may be an attacker's that resolves to it (DNS rebinding). */
const isLocalName = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

/** Headers that a proxy adds and a browser never sends by itself. */
const proxyHeader = /^(x-forwarded-|forwarded$|x-real-ip$|via$)/;

const isLocal = ({ socket, headers }: FastifyRequest) =>
  isLoopback(socket.remoteAddress) &&
  !Object.keys(headers).some((name) => proxyHeader.test(name)) &&
  isLocalName(headers.host ?? '');

/** Browsers send the origin with every form post. */
export const isSameOrigin = ({ headers, protocol }: FastifyRequest) =>
  headers.origin === `${protocol}://${headers.host}`;

/** Reads and writes the database of the inbox, and throws if it is not there. */
export type WithDatabase = <Result>(work: (database: DatabaseSync) => Result) => Result;

/** Sessions are stored, so that a restart of the server does not end them. A change of the password ends all. */
export function createSignIn(
  { password, siteUrl, print, monotonic = () => performance.now() }: SignInOptions,
  now: () => number,
  withDatabase: WithDatabase,
) {
  const passwordHash = hash(password.trim());
  const addClientAttempt = createWindowCounter(attemptWindowMilliseconds, monotonic);
  const addAttempt = createWindowCounter(attemptWindowMilliseconds, monotonic);

  // Browsers accept a cookie of this name only over TLS, and from no subdomain.
  const getCookieName = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-requests' : 'requests');

  // With the password as the key, another password makes every stored hash useless.
  const hashToken = (token: string) => createHmac('sha256', passwordHash).update(token).digest('base64');

  /** Returns `undefined` without a cookie that could be one of ours, so that strangers cost no look into the database. */
  function getTokenHash(request: FastifyRequest): string | undefined {
    const start = `${getCookieName(request)}=`;
    const cookies = (request.headers.cookie ?? '').split(/; */);
    const token = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? '';
    return /^[\w-]{43}$/.test(token) ? hashToken(token) : undefined;
  }

  const formatCookie = (request: FastifyRequest, token: string, seconds: number) =>
    `${getCookieName(request)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${request.protocol === 'https' ? '; Secure' : ''}`;

  return {
    /** Returns why this connection is shown no requests, in a sentence; `undefined` if it is. */
    findRefusal(request: FastifyRequest): string | undefined {
      if (isLocal(request)) return undefined;
      const { protocol, host } = new URL(siteUrl);
      if (protocol !== 'https:') return 'Requests are shown over https, or on the machine of the server itself.';
      if (request.protocol !== 'https') {
        return 'Requests are shown over https alone. If a proxy encrypts the connection, set TRUSTED_PROXY to its address.';
      }
      return request.headers.host === host ? undefined : `Requests are shown at ${siteUrl}/requests alone.`;
    },
    hasSession(request: FastifyRequest): boolean {
      const tokenHash = getTokenHash(request);
      if (tokenHash === undefined) return false;
      // A clock that was set back must not make a session longer.
      return withDatabase((database) => hasSession(database, tokenHash, now(), now() + sessionMilliseconds));
    },
    /** Returns the cookie of a new session, or the seconds until the next attempt (0 for at once). */
    signIn(request: FastifyRequest, typed: string): { cookie: string } | { retryAfter: number } {
      const ofClient = addClientAttempt(clientKey(request), 1);
      // Attempts that are refused anyway must not use up those of others.
      const isClientOver = ofClient.count > maxAttemptsPerClient;
      const ofAll = addAttempt('all', isClientOver ? 0 : 1);
      if (isClientOver || ofAll.count > maxAttempts) {
        const over = isClientOver ? ofClient : ofAll;
        if ([maxAttemptsPerClient + 1, maxAttempts + 1].includes(over.count)) {
          print('Too many sign-ins to /requests: further ones are refused for up to 15 minutes.\n');
        }
        return { retryAfter: Math.ceil(over.left / 1000) };
      }
      // A password that is pasted from a message often brings a space or a line break along.
      if (!timingSafeEqual(hash(typed.trim()), passwordHash)) return { retryAfter: 0 };
      const token = randomBytes(32).toString('base64url');
      withDatabase((database) => saveSession(database, hashToken(token), now(), now() + sessionMilliseconds));
      print('Somebody signed in to /requests.\n');
      return { cookie: formatCookie(request, token, sessionMilliseconds / 1000) };
    },
    /** Ends the session and returns the cookie that removes it from the browser. */
    signOut(request: FastifyRequest): string {
      const tokenHash = getTokenHash(request);
      if (tokenHash !== undefined) withDatabase((database) => deleteSession(database, tokenHash));
      return formatCookie(request, '', 0);
    },
  };
}
