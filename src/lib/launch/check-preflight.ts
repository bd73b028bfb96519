import { fetchAnswer } from './fetch-answer.ts';

const waitMilliseconds = 10_000;

/**
 * Asks a webhook what a browser on `origin` would ask before it posts a quote. Says what is wrong with the answer, by
 * the rules of the Fetch standard, or nothing when the browser would go on.
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
