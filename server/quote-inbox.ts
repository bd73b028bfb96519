import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contact } from '../src/lib/quotes/error-page.ts';
import { getErrorPageStyle } from '../src/lib/quotes/error-page-style.ts';
import { isUnknownOption } from '../src/lib/quotes/quote-fields.ts';
import * as body from '../src/lib/quotes/quote-request.ts';
import * as replies from '../src/lib/quotes/replies.ts';
import { quotePath } from '../src/lib/site/addresses.ts';
import { getClientKey } from './client-address.ts';
import { formatTime } from './denver-time.ts';
import { escapeControls } from './printable-text.ts';
import { hashWithSecret } from './quote-database.ts';
import { type QuoteStore, StoreError } from './quote-store.ts';
import { type BodyLimits, createBodyReader } from './request-body.ts';
import { createWindowCounter } from './window-counter.ts';

export interface InboxLimits extends BodyLimits {
  /** For each client. */
  maxPostsPerMinute: number;
  /** Maximum number of bytes that one client may store in an hour. */
  maxBytesPerHour: number;
}

export interface QuoteInboxOptions {
  store: QuoteStore;
  contact: Contact;
  limits: InboxLimits;
  siteUrl: string;
  print: (text: string) => void;
  /** Called after a new request is on disk. */
  onStored: () => void;
  now: () => number;
  /** A clock in milliseconds that no change of the system time affects. */
  monotonic?: (() => number) | undefined;
}

const minuteMilliseconds = 60_000;

/** Accepts quote requests at /api/quote. It replies with success only after the request is on disk. */
export function registerQuoteInbox(app: FastifyInstance, options: QuoteInboxOptions): void {
  const { store, contact, limits, siteUrl, print, now, monotonic } = options;
  const addPosts = createWindowCounter(minuteMilliseconds, monotonic);
  const addStoredBytes = createWindowCounter(60 * minuteMilliseconds, monotonic);
  const readBody = createBodyReader(limits);
  // Hashes are equal only within this run, so that the database does not reveal a request's origin.
  const clientSalt = randomBytes(16).toString('hex');
  const site: replies.ReplySite = { contact, ...getErrorPageStyle() };

  // The handlers read the bodies themselves, within their limits.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.all(quotePath, async (request, reply) => {
    return request.method === 'POST' ? handlePost(request, reply) : sendError(request, reply, replies.methodNotAllowed);
  });

  async function handlePost(request: FastifyRequest, reply: FastifyReply) {
    const { headers } = request;
    const client = getClientKey(request);
    const posts = addPosts(client, 1);
    const rateLimitError =
      posts.count > limits.maxPostsPerMinute
        ? replies.tooManyRequests(Math.ceil(posts.remainingMilliseconds / 1000))
        : undefined;
    const mediaType = body.getQuoteMediaType(headers['content-type'] ?? '', headers['content-encoding'] ?? '');
    // Only a form gets its values back in a page, so no other body is read.
    if (rateLimitError && mediaType !== 'form') return sendError(request, reply, rateLimitError);

    const bodyResult = await readBody(request.raw, client).catch(() => 'disconnected' as const);
    // Without the end of the request there is no client to respond to.
    if (bodyResult === 'disconnected') return reply.hijack();
    if (!bodyResult) return sendError(request, reply.header('Connection', 'close'), replies.storageFailed(503));
    const { bytes, isOverLimit } = bodyResult;
    if (isOverLimit) {
      const values = mediaType === 'form' ? body.parseFormBeginning(bytes) : {};
      return sendError(request, reply, replies.payloadTooLarge, { values });
    }
    if (!mediaType) return sendError(request, reply, replies.unsupportedMediaType);
    const parsed = body.parseQuote(mediaType, bytes, headers[body.retryKeyName]?.toString());
    const { retryKey, result } = parsed;
    if (rateLimitError) return sendError(request, reply, rateLimitError, parsed);
    if ('errors' in result) return sendError(request, reply, replies.validationFailed(result.errors), parsed);
    const { quote } = result;
    const fields = body.composeFields(result);
    // Counts the stored bytes, not the received ones: a control character takes one byte in a form and six in the
    // store.
    const { count, remainingMilliseconds } = addStoredBytes(client, Buffer.byteLength(fields));
    if (count > limits.maxBytesPerHour)
      return sendError(request, reply, replies.tooManyRequests(Math.ceil(remainingMilliseconds / 1000)), parsed);

    const [id, at, flags] = [body.createId(), now(), [...result.flags]];
    if (isCrossSite(request, siteUrl)) flags.push('cross-site');
    const resubmissionHash = retryKey === undefined ? undefined : await body.hashRetry(retryKey, fields);
    const clientHash = hashWithSecret(client, clientSalt);
    let storedId: string;
    try {
      storedId = await store.run('add', { id, at, quote, fields, resubmissionHash, clientHash, flags });
    } catch (error) {
      print(`A quote request could not be stored: ${escapeControls(String(error))}\n`);
      const isDiskFull = error instanceof StoreError && error.isDiskFull;
      return sendError(request, reply, replies.storageFailed(isDiskFull ? 507 : 503), parsed);
    }
    // A resubmission has the id of the request that is already stored.
    if (storedId === id) {
      options.onStored();
      print(
        `New quote request ${id}, ${formatTime(at)}, ${isUnknownOption('service', quote.service) ? 'another service' : quote.service}\n`,
      );
    }
    return send(reply, replies.composeStored(storedId, mediaType));
  }

  function sendError(
    request: FastifyRequest,
    reply: FastifyReply,
    errorReply: replies.ErrorReply,
    parsed?: Partial<body.ParsedQuote>,
  ) {
    const asPage = replies.acceptsHtml(request.headers['content-type'] ?? '', request.headers.accept ?? '');
    return send(reply, replies.composeErrorReply(errorReply, asPage, site, parsed));
  }
}

/**
 * Returns whether a browser sent the request from another site. Over plain http browsers omit Sec-Fetch-Site. An Origin
 * that is no address, such as "null", counts as unknown.
 */
function isCrossSite({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin = '', 'sec-fetch-site': fetchSite } = headers;
  if (fetchSite !== undefined) return fetchSite === 'cross-site';
  return URL.canParse(origin) && ![host, new URL(siteUrl).host].includes(new URL(origin).host);
}

function send(reply: FastifyReply, { status, headers, body: text }: replies.Reply) {
  return reply.code(status).headers(headers).send(text);
}
