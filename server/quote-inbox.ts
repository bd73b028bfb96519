import { randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as answers from '../src/inbox/answers.ts';
import * as body from '../src/inbox/quote-request.ts';
import { composeRefusalLook } from '../src/inbox/refusal-look.ts';
import type { Contact } from '../src/inbox/refusal-page.ts';
import { clientKey } from './client-address.ts';
import { showControls } from './printable-text.ts';
import { hashText } from './quote-database.ts';
import { formatTime } from './quote-listing.ts';
import { type QuoteStore, StoreError } from './quote-store.ts';
import { type BodyLimits, createBodyReader, freeBytes } from './request-body.ts';
import { createWindowCounter, rateStore } from './window-counter.ts';

export interface InboxLimits extends BodyLimits {
  postsPerMinute: number;
  /** What one client may store in an hour. */
  bytesPerHour: number;
}

export interface QuoteInboxOptions {
  store: QuoteStore;
  contact: Contact;
  limits: InboxLimits;
  /** Other origins whose pages may post with fetch and read the answer. */
  allowedOrigins: readonly string[];
  print: (text: string) => void;
  onStored: () => void;
  now: () => number;
  /** Milliseconds that no change of the clock moves. */
  monotonic?: (() => number) | undefined;
}

const minute = 60_000;

/** Takes quote requests at /api/quote. It says "taken" only once the request is on disk. */
export async function addQuoteInbox(app: FastifyInstance, options: QuoteInboxOptions): Promise<void> {
  const { store, contact, limits, allowedOrigins, print, now, monotonic } = options;
  await app.register(rateLimit, { global: false, store: rateStore(createWindowCounter(minute, monotonic)) });
  const countPost = app.createRateLimit({ max: limits.postsPerMinute, timeWindow: minute, keyGenerator: clientKey });
  const addStoredBytes = createWindowCounter(60 * minute, monotonic);
  const readBody = createBodyReader(limits);
  let storingBytes = 0;
  // Equal only within this run: where a request came from is not to be read from the database.
  const salt = randomBytes(16).toString('hex');
  const site: answers.AnswerSite = { contact, ...composeRefusalLook() };

  // The handlers read the bodies themselves, within their bounds.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.all(body.quotePath, async (request, reply) => {
    const origin = allowOrigin(request, reply);
    if (request.method === 'POST') return takePost(request, reply, origin);
    const Allow = allowedOrigins.length > 0 ? 'POST, OPTIONS' : 'POST';
    if (request.method !== 'OPTIONS' || origin === undefined) {
      return refuse(request, reply, { ...answers.notPost, headers: { ...answers.notPost.headers, Allow } });
    }
    reply.headers({ 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'Content-Type' });
    return reply.headers({ 'Access-Control-Max-Age': 600, 'Cache-Control': 'no-store' }).code(204).send();
  });

  async function takePost(request: FastifyRequest, reply: FastifyReply, origin: string | undefined) {
    const { headers } = request;
    const client = clientKey(request);
    const rate = await countPost(request);
    const limited = !rate.isAllowed && rate.isExceeded ? answers.tooMany(Math.max(1, rate.ttlInSeconds)) : undefined;
    const mediaType = body.quoteMediaType(headers['content-type'] ?? '', headers['content-encoding'] ?? '');
    // Only a form needs its values back, so only its body is read.
    if (limited && mediaType !== 'form') return refuse(request, reply, limited);

    const read = await readBody(request.raw, client).catch(() => 'gone' as const);
    // Without its end a request cannot be answered either: the client is gone.
    if (read === 'gone') return reply.hijack();
    if (!read) return refuse(request, reply.header('Connection', 'close'), answers.notStored(503));
    const { bytes, overLimit } = read;
    if (overLimit) {
      return refuse(request, reply, answers.tooLarge, mediaType === 'form' ? body.parseFormBeginning(bytes) : {});
    }
    if (!mediaType) return refuse(request, reply, answers.unknownType);
    const { values, result } = body.parseQuote(mediaType, bytes);
    if (limited) return refuse(request, reply, limited, values);
    if ('errors' in result) return refuse(request, reply, answers.incomplete(result.errors), values);
    const isCrowded = bytes.length > freeBytes && storingBytes + bytes.length > limits.bodyBytes;
    if (isCrowded) return refuse(request, reply, answers.notStored(503), values);
    // Not what came: a control character takes one byte in a form and six in the store.
    const { count, left } = addStoredBytes(client, Buffer.byteLength(JSON.stringify(result.quote)));
    if (count > limits.bytesPerHour) return refuse(request, reply, answers.tooMany(Math.ceil(left / 1000)), values);

    const [id, at] = [body.createId(), now()];
    const crossSite = headers['sec-fetch-site'] === 'cross-site' && origin === undefined;
    storingBytes += bytes.length;
    try {
      await store.run('add', { id, at, quote: result.quote, client: hashText(salt + client), crossSite });
    } catch (error) {
      print(`A quote request could not be stored: ${showControls(String(error))}\n`);
      const isFull = error instanceof StoreError && error.full;
      return refuse(request, reply, answers.notStored(isFull ? 507 : 503), values);
    } finally {
      storingBytes -= bytes.length;
    }
    options.onStored();
    print(`New quote request ${id}, ${formatTime(at)}, ${result.quote.service}\n`);
    return send(reply, answers.answerStored(id, mediaType, origin));
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, refusal: answers.Refusal, values?: body.QuoteValues) {
    const asPage = answers.wantsPage(request.headers['content-type'] ?? '', request.headers.accept ?? '');
    return send(reply, answers.answerRefusal(refusal, asPage, site, values));
  }

  /** The request's origin, told that it may read the answer, when it is one of the allowed ones. */
  function allowOrigin({ headers: { origin } }: FastifyRequest, reply: FastifyReply): string | undefined {
    if (allowedOrigins.length === 0) return undefined;
    reply.header('Vary', 'Origin');
    if (origin === undefined || !allowedOrigins.includes(origin)) return undefined;
    reply.header('Access-Control-Allow-Origin', origin);
    return origin;
  }
}

function send(reply: FastifyReply, { status, headers, body: text }: answers.Answer) {
  return reply.code(status).headers(headers).send(text);
}
