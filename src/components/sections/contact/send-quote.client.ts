import type { QuoteValues } from '../../../lib/quotes/quote-fields.ts';
import { lastAttemptKey } from '../../../lib/site/addresses.ts';
import { readStored, removeStored, store } from './tab-storage.client.ts';

/** For the connection and the receiver. */
const patienceMilliseconds = 15_000;
/** A line slower than this is taken to be broken: 10 KB a second. */
const leastBytesPerMillisecond = 10;

/** The body of the last try, and the key it went under. */
let lastAttempt: { body?: string; key?: string | undefined } | undefined;

/**
 * What the inbox knows a request by: a retry with the same values carries the same key, after a reload too. None where
 * the browser makes no keys, as an old one or any without encryption.
 */
function getKey(body: string): string | undefined {
  lastAttempt ??= readStored(lastAttemptKey);
  if (lastAttempt.body !== body || !lastAttempt.key) {
    lastAttempt = { body, key: crypto.randomUUID?.() };
    store(lastAttemptKey, lastAttempt);
  }
  return lastAttempt.key;
}

/**
 * Posts a quote request as JSON. Resolves when the receiver itself answered with an ok status, whatever becomes of the
 * answer's body; throws on every other outcome. Redirects are refused: following one can turn the POST into a GET and
 * lose the lead.
 */
export async function sendQuote(url: string, values: QuoteValues): Promise<void> {
  const body = JSON.stringify(values);
  // On another origin the header would need the receiver's leave (CORS), which few give.
  const key = new URL(url, location.href).origin === location.origin ? getKey(body) : undefined;
  const limit = patienceMilliseconds + new Blob([body]).size / leastBytesPerMillisecond;
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(new Error(`no answer within ${Math.round(limit / 1000)} s`)), limit);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      body,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: timer.signal,
    });
    if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
    // The same words sent once more are another request.
    lastAttempt = {};
    removeStored(lastAttemptKey);
  } finally {
    clearTimeout(timeout);
  }
}
