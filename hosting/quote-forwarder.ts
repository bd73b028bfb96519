import { DeliveryError } from '../src/lib/quotes/delivery-error.ts';
import { postToReceiver, type ReceiverPost } from '../src/lib/quotes/post-to-receiver.ts';
import { quoteFieldNames } from '../src/lib/quotes/quote-fields.ts';
import { getFlagHeaders } from '../src/lib/quotes/quote-flags.ts';
import { composeFields, hashRetry, type ParsedQuote, retryKeyName } from '../src/lib/quotes/quote-request.ts';
import { parseReceiver, type ReceiverVariables } from '../src/lib/quotes/receiver-address.ts';
import {
  acceptsHtml,
  composeErrorReply,
  type ErrorReply,
  type ReplySite,
  storageFailed,
} from '../src/lib/quotes/replies.ts';
import { thankYouPath } from '../src/lib/site/addresses.ts';
import { createResponse, readQuotePost } from './quote-post.ts';

/** Shorter than the form's own timeout (15 s), so that the visitor gets a reply instead of a timeout. */
const receiverTimeoutMilliseconds = 12_000;

/**
 * Checks a quote request as the inbox does and forwards it to the receiver, unchanged except for its key, which is sent
 * as a header. `site` is the content of dist/quote-site.json. Neither the receiver's response text nor its address
 * reaches the visitor: if it accepted the request, the reply is the thank-you screen (a form post) or JSON (a script);
 * otherwise it is 502.
 */
export async function forwardQuote(request: Request, variables: ReceiverVariables, site: ReplySite): Promise<Response> {
  const at = Date.now();
  const respond = (status: number, headers: Record<string, string>, body: string) =>
    createResponse({ status, headers: { 'Cache-Control': 'no-store', ...headers }, body });
  const contentType = request.headers.get('content-type') ?? '';
  const asPage = acceptsHtml(contentType, request.headers.get('accept') ?? '');
  const respondWithError = (errorReply: ErrorReply, parsed?: Partial<ParsedQuote>) =>
    createResponse(composeErrorReply(errorReply, asPage, site, parsed));

  const post = await readQuotePost(request);
  if ('errorReply' in post) return respondWithError(post.errorReply, post.parsed);
  const isForm = post.mediaType === 'form';
  const { retryKey } = post.parsed;
  const headers = {
    'Content-Type': contentType,
    ...(retryKey && { 'Idempotency-Key': await hashRetry(retryKey, composeFields(post.checked)) }),
    ...getFlagHeaders(post.checked.flags, null),
  };
  const body = isForm ? cleanForm(post.bytes) : post.bytes;
  const signal = AbortSignal.timeout(receiverTimeoutMilliseconds);
  const isAccepted = await sendToReceiver(variables, {
    headers,
    body,
    at,
    siteHost: new URL(request.url).host,
    signal,
  });
  if (!isAccepted) return respondWithError(storageFailed(502), post.parsed);
  if (isForm) return respond(303, { Location: thankYouPath }, '');
  return respond(200, { 'Content-Type': 'application/json; charset=utf-8' }, '{"sent":true}');
}

/** Removes the key, and repeated fields, which many receivers would read as a list. The form is otherwise unchanged. */
function cleanForm(bytes: Uint8Array<ArrayBuffer>): BodyInit {
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  const repeated = quoteFieldNames.filter((name) => form.getAll(name).length > 1);
  if (!form.has(retryKeyName) && repeated.length === 0) return bytes;
  form.delete(retryKeyName);
  // The values are equal except for empty ones: `readQuotePost` refuses anything else.
  for (const name of repeated) form.set(name, form.getAll(name).find(Boolean) ?? '');
  return form.toString();
}

/**
 * Returns whether the receiver accepted the request. The host's log has the reason, without any content of the request.
 */
async function sendToReceiver(variables: ReceiverVariables, post: ReceiverPost): Promise<boolean> {
  try {
    const receiver = parseReceiver(variables);
    if (!receiver) throw new Error('QUOTE_FORWARD_URL is not set in the settings of this host');
    await postToReceiver(receiver, post);
    return true;
  } catch (error) {
    // Other errors may contain user input in their message.
    const hasSafeMessage = error instanceof DeliveryError || /^QUOTE_/.test((error as Error).message);
    console.error(
      `A quote request was not sent: ${hasSafeMessage ? (error as Error).message : (error as Error).name}.`,
    );
    return false;
  }
}
