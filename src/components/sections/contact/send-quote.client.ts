import type { QuoteValues } from '../../../lib/quotes/quote-fields.ts';
import { lastAttemptKey } from '../../../lib/site/addresses.ts';
import { readStored, removeStored, saveStored } from './tab-storage.client.ts';

const responseTimeoutMilliseconds = 15_000;
/** 10 KB a second. A slower connection counts as broken. */
const minBytesPerMillisecond = 10;

/** The receiver responded that it did not accept the request. */
export class RefusedError extends Error {
  /** Errors by field name, as far as the response contains them. */
  readonly fieldErrors: Record<string, unknown>;

  constructor(status: number, fieldErrors: Record<string, unknown>) {
    super(`the receiver answered ${status}`);
    this.fieldErrors = fieldErrors;
  }
}

/** No response arrived in time. The receiver may still have accepted the request. */
export class TimeoutError extends Error {}

/**
 * Resolves the form's action. A login in the page's address (https://user:password@host) is left out, because `fetch`
 * refuses such a URL. The browser sends that login by itself.
 */
export function resolveAction(action: string): URL {
  const url = new URL(action, location.href);
  if (url.origin === location.origin) {
    url.username = '';
    url.password = '';
  }
  return url;
}

/** The body of the last attempt, and the idempotency key it was sent under. */
let lastAttempt: { body?: string; key?: string | undefined } | undefined;

function createKey(): string {
  // Only https pages have randomUUID.
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the idempotency key of a request: a retry with the same values has the same key, also after a reload. */
export function getIdempotencyKey(values: QuoteValues): string {
  const body = JSON.stringify(values);
  lastAttempt ??= readStored(lastAttemptKey);
  if (lastAttempt.body === body && lastAttempt.key) return lastAttempt.key;
  const key = createKey();
  lastAttempt = { body, key };
  saveStored(lastAttemptKey, lastAttempt);
  return key;
}

/** Reads `{"errors": {"email": "…"}}`. Any other body means that no field is named. */
const readFieldErrors = (response: Response): Promise<Record<string, unknown>> =>
  response
    .json()
    .then((body) => body?.errors ?? {})
    .catch(() => ({}));

/**
 * Posts a quote request as JSON. Resolves if the receiver itself responded with an ok status, whatever the body of the
 * response. Rejects with RefusedError for another status, and with any other error if no response arrived. Redirects
 * are refused: following one can turn the POST into a GET and lose the request.
 */
export async function sendQuote(action: string, values: QuoteValues): Promise<void> {
  const url = resolveAction(action);
  const body = JSON.stringify(values);
  // On another origin the receiver would have to allow the header (CORS), which few do.
  const key = url.origin === location.origin && getIdempotencyKey(values);
  const timeoutMilliseconds = responseTimeoutMilliseconds + new Blob([body]).size / minBytesPerMillisecond;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new TimeoutError(`no answer within ${Math.round(timeoutMilliseconds / 1000)} s`);
      controller.abort(error);
      reject(error);
    }, timeoutMilliseconds);
  });
  // An extension may have replaced `fetch` by a function that ignores the signal, so the time limit must not depend on it.
  const waitFor = <Result>(promise: Promise<Result>) => Promise.race([promise, timeout]);
  try {
    const response = await waitFor(
      fetch(url.href, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
        body,
        redirect: 'error',
        // Sends cookies, as the browser's own submission does. A gateway in front of the site may require its cookie.
        credentials: 'same-origin',
        cache: 'no-store',
        signal: controller.signal,
      }),
    );
    if (typeof response?.status !== 'number') throw new Error('fetch returned no response');
    if (response.redirected) throw new Error('the receiver redirected the request');
    if (!response.ok) throw new RefusedError(response.status, await waitFor(readFieldErrors(response)));
    // Sending the same values again is a new request.
    lastAttempt = {};
    removeStored(lastAttemptKey);
  } finally {
    clearTimeout(timer);
  }
}
