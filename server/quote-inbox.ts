import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contact } from '../src/lib/quotes/error-page.ts';
import { getErrorPageStyle } from '../src/lib/quotes/error-page-style.ts';
import { isUnknownOption } from '../src/lib/quotes/quote-fields.ts';
import * as body from '../src/lib/quotes/quote-request.ts';
import * as replies from '../src/lib/quotes/replies.ts';
import { quotePath } from '../src/lib/site/addresses.ts';
import { clientKey } from './client-address.ts';
import { formatTime } from './denver-time.ts';
import { escapeControls } from './printable-text.ts';
import { hashWithSecret } from './quote-database.ts';
import { type QuoteStore, StoreError } from './quote-store.ts';
import { type BodyLimits, createBodyReader } from './request-body.ts';
import { createWindowCounter } from './window-counter.ts';

export interface InboxLimits extends BodyLimits {
  postsPerMinute: number;
  /** Maximum number of bytes that one client may store in an hour. */
  bytesPerHour: number;
}

export interface QuoteInboxOptions {
  store: QuoteStore;
  contact: Contact;
  limits: InboxLimits;
  siteUrl: string;
  print: (text: string) => void;
  onStored: () => void;
  now: () => number;
  /** A clock in milliseconds that no change of the system time affects. */
  monotonic?: (() => number) | undefined;
}

const minute = 60_000;

/** Accepts quote requests at /api/quote. It replies with success only after the request is on disk. */
export function registerQuoteInbox(app: FastifyInstance, options: QuoteInboxOptions): void {
  const { store, contact, limits, siteUrl, print, now, monotonic } = options;
  const addPosts = createWindowCounter(minute, monotonic);
  const addStoredBytes = createWindowCounter(60 * minute, monotonic);
  const readBody = createBodyReader(limits);
  // Hashes are equal only within this run, so that the database does not reveal a request's origin.
  const salt = randomBytes(16).toString('hex');
  const site: replies.ReplySite = { contact, ...getErrorPageStyle() };

  // The handlers read the bodies themselves, within their limits.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.all(quotePath, async (request, reply) => {
    return request.method === 'POST' ? takePost(request, reply) : refuse(request, reply, replies.methodNotAllowed);
  });

  async function takePost(request: FastifyRequest, reply: FastifyReply) {
    const { headers } = request;
    const client = clientKey(request);
    const posts = addPosts(client, 1);
    const limited =
      posts.count > limits.postsPerMinute ? replies.tooManyRequests(Math.ceil(posts.left / 1000)) : undefined;
    const mediaType = body.quoteMediaType(headers['content-type'] ?? '', headers['content-encoding'] ?? '');
    // Only a form gets its values back in a page, so no other body is read.
    if (limited && mediaType !== 'form') return refuse(request, reply, limited);

    const read = await readBody(request.raw, client).catch(() => 'gone' as const);
    // A request without its end cannot be answered: the client is gone.
    if (read === 'gone') return reply.hijack();
    if (!read) return refuse(request, reply.header('Connection', 'close'), replies.storageFailed(503));
    const { bytes, overLimit } = read;
    if (overLimit) {
      const values = mediaType === 'form' ? body.parseFormBeginning(bytes) : {};
      return refuse(request, reply, replies.payloadTooLarge, { values });
    }
    if (!mediaType) return refuse(request, reply, replies.unsupportedMediaType);
    const parsed = body.parseQuote(mediaType, bytes, headers[body.retryKeyName]?.toString());
    const { retryKey, result } = parsed;
    if (limited) return refuse(request, reply, limited, parsed);
    if ('errors' in result) return refuse(request, reply, replies.validationFailed(result.errors), parsed);
    const { quote } = result;
    const fields = body.composeFields(result);
    // Counts the stored bytes, not the received ones: a control character takes one byte in a form and six in the
    // store.
    const { count, left } = addStoredBytes(client, Buffer.byteLength(fields));
    if (count > limits.bytesPerHour)
      return refuse(request, reply, replies.tooManyRequests(Math.ceil(left / 1000)), parsed);

    const [id, at, flags] = [body.createId(), now(), [...result.flags]];
    if (isCrossSite(request)) flags.push('cross-site');
    const resubmissionHash = retryKey === undefined ? undefined : await body.hashRetry(retryKey, fields);
    let stored: string;
    try {
      stored = await store.run('add', {
        id,
        at,
        quote,
        fields,
        resubmissionHash,
        clientHash: hashWithSecret(client, salt),
        flags,
      });
    } catch (error) {
      print(`A quote request could not be stored: ${escapeControls(String(error))}\n`);
      const isFull = error instanceof StoreError && error.isDiskFull;
      return refuse(request, reply, replies.storageFailed(isFull ? 507 : 503), parsed);
    }
    if (stored === id) {
      options.onStored();
      print(
        `New quote request ${id}, ${formatTime(at)}, ${isUnknownOption('service', quote.service) ? 'another service' : quote.service}\n`,
      );
    }
    return send(reply, replies.composeStored(stored, mediaType));
  }

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: replies.ErrorReply,
    parsed?: Partial<body.ParsedQuote>,
  ) {
    const asPage = replies.acceptsHtml(request.headers['content-type'] ?? '', request.headers.accept ?? '');
    return send(reply, replies.composeErrorReply(refusal, asPage, site, parsed));
  }

  /**
   * Returns whether a browser sent the request from another site. Over plain http browsers omit Sec-Fetch-Site. An
   * Origin that is no address, such as "null", counts as unknown.
   */
  function isCrossSite({ headers, host }: FastifyRequest): boolean {
    const { origin = '', 'sec-fetch-site': site } = headers;
    if (site !== undefined) return site === 'cross-site';
    return URL.canParse(origin) && ![host, new URL(siteUrl).host].includes(new URL(origin).host);
  }
}

function send(reply: FastifyReply, { status, headers, body: text }: replies.Reply) {
  return reply.code(status).headers(headers).send(text);
}
