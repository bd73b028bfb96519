import { fetchAnswer } from './fetch-answer.ts';

const waitMilliseconds = 10_000;

/**
 * Sends the preflight request that a browser on `origin` would send before it posts a quote. Returns the fault of the
 * response by the rules of the Fetch standard, or `undefined` if the browser would continue.
 */
export async function findPreflightFault(webhook: string, origin: string): Promise<string | undefined> {
  const answer = await fetchAnswer(webhook, waitMilliseconds, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  if (typeof answer === 'string') return answer;
  if (!answer.ok) return `answers the browser's first question with status ${answer.status}`;
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed !== origin && allowed !== '*') {
    return allowed ? `allows ${allowed}, not ${origin}` : `does not allow other sites to post (no CORS headers)`;
  }
  const headers =
    answer.headers
      .get('access-control-allow-headers')
      ?.toLowerCase()
      .split(/\s*,\s*/) ?? [];
  if (!headers.includes('content-type') && !headers.includes('*')) {
    return 'does not allow the header content-type, without which JSON cannot be sent';
  }
  return undefined;
}
