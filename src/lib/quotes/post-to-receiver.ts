import { thankYouPath } from '../site/addresses.ts';
import { DeliveryError, findConnectionFault, getErrorCode, isPlaintextCode } from './delivery-error.ts';
import type { Receiver } from './receiver-address.ts';
import { detectWebPage } from './web-page.ts';

// No Node APIs in this file: the serverless functions in hosting/ import it too.

const maxRedirects = 5;
/** Limits Retry-After to a day, because a wrong date must not end the deliveries. */
const maxRetryAfterMilliseconds = 24 * 60 * 60_000;

export interface ReceiverPost {
  headers: Record<string, string>;
  body: BodyInit;
  /** The time at which the request was made. */
  at: number;
  /** The host of the site, for the User-Agent header. */
  siteHost: string;
  signal: AbortSignal;
}

/**
 * Posts to the owner's receiver. Resolves once the receiver has accepted the request; rejects with a DeliveryError
 * otherwise.
 */
export async function postToReceiver(receiver: Receiver, post: ReceiverPost): Promise<void> {
  const { signal, siteHost } = post;
  // Form services respond with JSON to clients that accept it, and redirect all others to a page.
  const ownHeaders = { Accept: 'application/json', 'User-Agent': `quote-requests/1.0 (${siteHost})` };
  let { url, credentials } = receiver;
  const receivedHeader = { 'Quote-Received-At': new Date(post.at).toISOString() };
  const headers = { ...ownHeaders, ...receivedHeader, ...post.headers, ...credentials };
  let response = await tryRequest(url, { method: 'POST', headers, body: post.body, signal });
  for (let redirects = 0; response.status === 302 || response.status === 303; redirects += 1) {
    const location = findLocation(response, url);
    if (!location || redirects === maxRedirects) break;
    await discardBody(response);
    // The project's n8n flow redirects a form post that it has stored to the site's own thank-you screen.
    if (response.status === 303 && location.pathname + location.hash === thankYouPath) return;
    if (location.origin !== url.origin) credentials = {};
    url = location;
    response = await tryRequest(url, { method: 'GET', headers: { ...ownHeaders, ...credentials }, signal });
  }
  await checkResponse(response, url);
}

async function tryRequest(url: URL, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', ...options });
  } catch (error) {
    throw explainFetchError(error, url);
  }
}

function explainFetchError(error: unknown, url: URL): DeliveryError {
  if ((error as Error).name === 'TimeoutError') {
    return new DeliveryError('timed out: the receiver gave no answer', { retry: 'soon', blame: 'unclear' });
  }
  const code = getErrorCode(error);
  if (url.protocol === 'https:' && isPlaintextCode(code)) {
    const message = `the receiver does not encrypt there: is the address one with http://? (${code})`;
    return new DeliveryError(message, { retry: 'later' });
  }
  const fault = findConnectionFault(code);
  const message = fault?.message ?? `the connection failed${code && ` (${code})`}`;
  const blame = /RESET|SOCKET|EPIPE|TIMEOUT/.test(code) ? 'unclear' : 'target';
  return new DeliveryError(`the receiver could not be reached: ${message}`, { retry: fault?.retry ?? 'soon', blame });
}

/** Returns the address to which a response redirects, without a login; `undefined` if it cannot be fetched. */
function findLocation(response: Response, base: URL): URL | undefined {
  const text = response.headers.get('location');
  if (!text || !URL.canParse(text, base.href)) return undefined;
  const url = new URL(text, base);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  return url;
}

/** The response has already been judged, so a connection that breaks now changes nothing. */
const discardBody = (response: Response) => response.body?.cancel().catch(() => undefined);

async function checkResponse(response: Response, url: URL): Promise<void> {
  const { ok, status } = response;
  if (ok) {
    if (!(await detectWebPage(response))) return;
    throw new DeliveryError(
      `the receiver answered with a web page (${status}), so it may not have stored the request`,
      {
        retry: 'undecided',
      },
    );
  }
  await discardBody(response);
  throw explainStatus(response, url);
}

const statusNotes: Record<number, string> = {
  302: 'it redirects to no address that can be opened',
  303: 'it redirects to no address that can be opened',
  401: 'the login is missing or wrong (QUOTE_FORWARD_HEADER, or user and password in QUOTE_FORWARD_URL)',
  403: 'it denies access, or this login is not enough',
  404: 'the address does not accept requests',
  405: 'the address does not accept requests',
  407: 'a proxy in between wants a login',
  410: 'the address is switched off for good',
  413: 'the request is too long for it',
  429: 'it has too many requests',
};

function explainStatus(response: Response, url: URL): DeliveryError {
  const { status } = response;
  if (status === 301 || status === 307 || status === 308) {
    const location = findLocation(response, url);
    // The query is left out, because an address may contain the sent values there.
    const moved = location
      ? `the address has moved to ${location.origin}${location.pathname.slice(0, 200)}`
      : undefined;
    return new DeliveryError(`${moved ?? 'the address has moved, and the new one is not given'} (${status})`, {
      retry: 'later',
    });
  }
  const note = statusNotes[status];
  const message = `the receiver answered ${status}${note ? `: ${note}` : ''}`;
  if (status === 410) return new DeliveryError(message, { retry: 'never' });
  if ([401, 403, 404, 405, 407, 451].includes(status)) return new DeliveryError(message, { retry: 'later' });
  const retryAfterMilliseconds = [429, 503].includes(status) ? readRetryAfter(response) : undefined;
  const isAboutTarget = [408, 425, 429, 502, 503, 504, 507].includes(status) || status < 400;
  return new DeliveryError(message, {
    retry: 'soon',
    blame: isAboutTarget ? 'target' : 'unclear',
    retryAfterMilliseconds,
  });
}

/** The header contains seconds or a date. */
function readRetryAfter({ headers }: Response): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return milliseconds > 0 ? Math.min(milliseconds, maxRetryAfterMilliseconds) : undefined;
}
