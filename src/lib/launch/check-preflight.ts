import { tryFetch } from './try-fetch.ts';

const timeoutMilliseconds = 10_000;

/**
 * Sends the preflight request that a browser on `origin` would send before it posts a quote. Returns the fault of the
 * response by the rules of the Fetch standard, or `undefined` if the browser would continue.
 */
export async function findPreflightFault(webhook: string, origin: string): Promise<string | undefined> {
  const response = await tryFetch(webhook, timeoutMilliseconds, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  if (typeof response === 'string') return response;
  if (!response.ok) return `responds to the preflight request of the browser with status ${response.status}`;
  const allowedOrigin = response.headers.get('access-control-allow-origin');
  if (allowedOrigin !== origin && allowedOrigin !== '*') {
    return allowedOrigin
      ? `allows ${allowedOrigin}, not ${origin}`
      : `does not allow other sites to post (no CORS headers)`;
  }
  const allowedHeaders =
    response.headers
      .get('access-control-allow-headers')
      ?.toLowerCase()
      .split(/\s*,\s*/) ?? [];
  if (!allowedHeaders.includes('content-type') && !allowedHeaders.includes('*')) {
    return 'does not allow the header content-type, without which JSON cannot be sent';
  }
  return undefined;
}
