import { type QuoteValues, quoteFieldNames } from '../../schemas/quote-fields.ts';

const timeoutMilliseconds = 15_000;
// A receiver may accept the lead and then keep the connection open; its status counts then.
const bodyPatienceMilliseconds = 2_000;

/** The fields of the form as the webhook gets them: all strings, blank ones empty. */
export function readQuoteValues(form: HTMLFormElement): QuoteValues {
  const data = new FormData(form);
  return Object.fromEntries(quoteFieldNames.map((name) => [name, String(data.get(name) ?? '')])) as QuoteValues;
}

/**
 * Posts a quote request as JSON. Resolves only when the receiver itself answered with an ok status; throws on every
 * other outcome. Redirects are refused: following one can turn the POST into a GET and lose the lead.
 */
export async function sendQuote(url: string, values: QuoteValues): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
  // The body is drained, never read for meaning: a connection cut in the middle of an answer is no success.
  const patience = new Promise((resolve) => setTimeout(resolve, bodyPatienceMilliseconds));
  await Promise.race([response.arrayBuffer(), patience]);
}
