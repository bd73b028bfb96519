import { type QuoteValues, quoteFieldNames } from '../../schemas/quote-fields.ts';

/** For the connection and the receiver. */
const patienceMilliseconds = 15_000;
/** A line slower than this is taken to be broken: 10 KB a second. */
const leastBytesPerMillisecond = 10;

/** The fields of the form as the webhook gets them: all strings, blank ones empty. */
export function readQuoteValues(form: HTMLFormElement): QuoteValues {
  const data = new FormData(form);
  return Object.fromEntries(quoteFieldNames.map((name) => [name, String(data.get(name) ?? '')])) as QuoteValues;
}

/**
 * Posts a quote request as JSON. Resolves when the receiver itself answered with an ok status, whatever becomes of the
 * answer's body; throws on every other outcome. Redirects are refused: following one can turn the POST into a GET and
 * lose the lead.
 */
export async function sendQuote(url: string, values: QuoteValues): Promise<void> {
  const body = JSON.stringify(values);
  const limit = patienceMilliseconds + new Blob([body]).size / leastBytesPerMillisecond;
  const timer = new AbortController();
  const ringing = setTimeout(() => timer.abort(new Error(`no answer within ${Math.round(limit / 1000)} s`)), limit);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: timer.signal,
    });
    if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
    // A host that sends each unknown address to a page answers so; another origin's flow may well thank with a page.
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (response.type === 'basic' && isPage) throw new Error("the site's own address answered with a page");
  } finally {
    clearTimeout(ringing);
  }
}
