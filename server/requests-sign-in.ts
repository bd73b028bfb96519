import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyRequest } from 'fastify';
import { getClientKey } from './client-address.ts';
import { deleteSession, hasSession, saveSession } from './requests-sessions.ts';
import { createWindowCounter } from './window-counter.ts';

const minuteMilliseconds = 60_000;
const sessionMilliseconds = 14 * 24 * 60 * minuteMilliseconds;
const attemptWindowMilliseconds = 15 * minuteMilliseconds;
const maxAttemptsPerClient = 10;
/** For all clients together, because an attacker may have many addresses. */
const maxAttempts = 100;

export interface SignInOptions {
  password: string;
  /** The public address of the site. */
  siteUrl: string;
  print: (text: string) => void;
  /** A clock in milliseconds that no change of the system time affects, for the limit of attempts. */
  monotonic?: (() => number) | undefined;
}

const hashText = (text: string) => createHash('sha256').update(text).digest();

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');
const isLoopback = (address = '') => loopbackAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

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

/** Creates a function that counts an attempt of a client, and returns the seconds that it has to wait; 0 if none. */
function createAttemptLimit(print: (text: string) => void, monotonic: () => number) {
  const addClientAttempt = createWindowCounter(attemptWindowMilliseconds, monotonic);
  const addAttempt = createWindowCounter(attemptWindowMilliseconds, monotonic);
  return (client: string): number => {
    const clientAttempts = addClientAttempt(client, 1);
    // Attempts that are refused anyway must not use up those of others.
    const isClientOver = clientAttempts.count > maxAttemptsPerClient;
    const allAttempts = addAttempt('all', isClientOver ? 0 : 1);
    if (!isClientOver && allAttempts.count <= maxAttempts) return 0;
    const exceeded = isClientOver ? clientAttempts : allAttempts;
    if ([maxAttemptsPerClient + 1, maxAttempts + 1].includes(exceeded.count)) {
      print('Too many sign-ins to /requests: further ones are refused for up to 15 minutes.\n');
    }
    return Math.ceil(exceeded.remainingMilliseconds / 1000);
  };
}

/** Opens the database of the inbox for a function, and throws if there is none. */
export type WithDatabase = <Result>(use: (database: DatabaseSync) => Result) => Result;

export type SignIn = ReturnType<typeof createSignIn>;

/** Sessions are stored, so that a restart of the server does not end them. A change of the password ends all of them. */
export function createSignIn(
  { password, siteUrl, print, monotonic = () => performance.now() }: SignInOptions,
  now: () => number,
  withDatabase: WithDatabase,
) {
  const passwordHash = hashText(password.trim());
  const countAttempt = createAttemptLimit(print, monotonic);

  // Browsers accept a cookie of this name only over TLS, and from no subdomain.
  const getCookieName = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-requests' : 'requests');

  // The password is the key, so that a new password invalidates every stored hash.
  const hashToken = (token: string) => createHmac('sha256', passwordHash).update(token).digest('base64');

  /** Returns `undefined` if the cookie cannot be a token, so that such requests cause no query of the database. */
  function getTokenHash(request: FastifyRequest): string | undefined {
    const start = `${getCookieName(request)}=`;
    const cookies = (request.headers.cookie ?? '').split(/; */);
    const token = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? '';
    return /^[\w-]{43}$/.test(token) ? hashToken(token) : undefined;
  }

  const formatCookie = (request: FastifyRequest, token: string, seconds: number) =>
    `${getCookieName(request)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${request.protocol === 'https' ? '; Secure' : ''}`;

  return {
    /** Returns the reason why this connection must not show requests, as a sentence; `undefined` if it may. */
    getAccessError(request: FastifyRequest): string | undefined {
      if (isLocal(request)) return undefined;
      const { protocol, host } = new URL(siteUrl);
      if (protocol !== 'https:')
        return 'Requests are shown only over https, or on the machine of the server itself: set SITE_URL to the https address.';
      if (request.protocol !== 'https') {
        return 'Requests are shown only over https. If a proxy encrypts the connection, set TRUSTED_PROXY to its address.';
      }
      return request.headers.host === host ? undefined : `Requests are shown only at ${siteUrl}/requests.`;
    },
    hasSession(request: FastifyRequest): boolean {
      const tokenHash = getTokenHash(request);
      if (tokenHash === undefined) return false;
      // A clock that was set back must not make a session longer.
      return withDatabase((database) => hasSession(database, tokenHash, now(), now() + sessionMilliseconds));
    },
    /** Returns the cookie of a new session, or the seconds until the next attempt (0: at once). */
    signIn(request: FastifyRequest, typedPassword: string): { cookie: string } | { retryAfterSeconds: number } {
      const retryAfterSeconds = countAttempt(getClientKey(request));
      if (retryAfterSeconds > 0) return { retryAfterSeconds };
      // A password that is pasted from a message often has a space or a line break at its end.
      if (!timingSafeEqual(hashText(typedPassword.trim()), passwordHash)) return { retryAfterSeconds: 0 };
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
