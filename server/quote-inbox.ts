import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { BusinessContact } from './business-contact.ts';
import { clientAddress, rateLimitKey } from './client-address.ts';
import { quoteAnswerPolicy, renderQuoteAnswer } from './quote-answer.ts';
import {
  parseFormBeginning,
  parseQuote,
  type QuoteErrors,
  type QuoteValues,
  quoteMediaType,
  readBody,
} from './quote-body.ts';
import { isDiskFull, type QuoteStore, type StoredQuote } from './quote-store.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RequestHandler } from './static-files.ts';

export const quotePath = '/api/quote';
export const maxBodyBytes = 256 * 1024;

export interface QuoteInboxOptions {
  store: QuoteStore;
  business: BusinessContact;
  rateLimit: RateLimit;
  trustedProxies: BlockList;
  /** Other origins whose pages may post with fetch and read the answer. */
  allowedOrigins: readonly string[];
  onStored: (quote: StoredQuote) => void;
  onFailure: (error: unknown) => void;
}

interface Refusal {
  status: number;
  title: string;
  reason: string;
  errors?: QuoteErrors;
  headers?: OutgoingHttpHeaders;
}

/** Takes quote requests at `quotePath`. It says "taken" only once the request is on disk. */
export function createQuoteInbox(options: QuoteInboxOptions): RequestHandler {
  const { store, business, rateLimit, trustedProxies, allowedOrigins, onStored, onFailure } = options;
  const allowedMethods = allowedOrigins.length > 0 ? 'POST, OPTIONS' : 'POST';

  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const allowedOrigin = setCrossOriginHeaders(request, response);
    if (request.method === 'OPTIONS' && allowedOrigin !== undefined) {
      response.writeHead(204, {
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type',
        'Access-Control-Max-Age': 600,
      });
      response.end();
      return;
    }
    if (request.method !== 'POST') {
      refuse(request, response, {
        status: 405,
        title: 'Ask for a free quote',
        reason: 'This address only takes quote requests. Use the form below.',
        headers: { Allow: allowedMethods, Connection: 'close' },
      });
      return;
    }
    await takePost(request, response, allowedOrigin);
  };

  async function takePost(request: IncomingMessage, response: ServerResponse, allowedOrigin: string | undefined) {
    const client = clientAddress(request.socket.remoteAddress, forwardedFor(request), trustedProxies);
    const secondsToWait = rateLimit.take(rateLimitKey(client));
    const body = await readBody(request, maxBodyBytes).catch(() => undefined);
    // Without its end a request cannot be answered either: the client is gone.
    if (!body) return;

    const mediaType = quoteMediaType(request);
    if (body.overLimit) {
      const values = mediaType === 'form' ? parseFormBeginning(body.bytes) : {};
      refuse(request, response, tooLarge, values);
      return;
    }
    if (!mediaType) {
      refuse(request, response, unknownType);
      return;
    }
    const parsed = parseQuote(mediaType, body.bytes);
    if (secondsToWait > 0) {
      refuse(request, response, tooMany(secondsToWait), parsed.values);
      return;
    }
    if ('errors' in parsed.result) {
      refuse(request, response, incomplete(parsed.result.errors), parsed.values);
      return;
    }
    let stored: StoredQuote;
    try {
      stored = await store.add(parsed.result.quote, client);
    } catch (error) {
      onFailure(error);
      refuse(request, response, notStored(error), parsed.values);
      return;
    }
    onStored(stored);
    if (mediaType === 'json') sendJson(response, 201, { id: stored.id });
    else response.writeHead(303, { Location: `${allowedOrigin ?? ''}/contact#thank-you`, 'Content-Length': 0 }).end();
  }

  /** Answers the request's origin when it is one of the allowed ones. */
  function setCrossOriginHeaders(request: IncomingMessage, response: ServerResponse): string | undefined {
    if (allowedOrigins.length === 0) return undefined;
    response.setHeader('Vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowedOrigins.includes(origin)) return undefined;
    response.setHeader('Access-Control-Allow-Origin', origin);
    return origin;
  }

  function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal, values: QuoteValues = {}) {
    const { status, reason, errors, headers } = refusal;
    if (!wantsPage(request)) {
      sendJson(response, status, errors ? { errors } : { error: reason }, headers);
      return;
    }
    const page = renderQuoteAnswer({ business, action: quotePath, values, ...refusal });
    response.writeHead(status, {
      ...headers,
      'Content-Security-Policy': quoteAnswerPolicy,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(page),
    });
    response.end(request.method === 'HEAD' ? undefined : page);
  }
}

const notSent = 'Your request was not sent';

const tooLarge: Refusal = {
  status: 413,
  title: notSent,
  reason: `It is longer than the ${maxBodyBytes / 1024} KB we can take. What was left out is missing below: please shorten it and send it again.`,
  headers: { Connection: 'close' },
};

const unknownType: Refusal = {
  status: 415,
  title: notSent,
  reason: 'A quote request must be application/json or application/x-www-form-urlencoded, in UTF-8.',
};

function tooMany(secondsToWait: number): Refusal {
  return {
    status: 429,
    title: notSent,
    reason: `Too many requests came from your connection. Please wait ${secondsToWait} seconds and send it again.`,
    headers: { 'Retry-After': secondsToWait },
  };
}

function incomplete(errors: QuoteErrors): Refusal {
  return { status: 400, title: 'Please check your request', reason: 'It was not sent yet:', errors };
}

function notStored(error: unknown): Refusal {
  return {
    status: isDiskFull(error) ? 507 : 503,
    title: notSent,
    reason: 'Something is wrong on our side and we could not keep it. Please call us, or send it again in a minute.',
    headers: { 'Retry-After': 60 },
  };
}

/** A form post gets a page to read, and so does anything else a browser shows in its window. */
function wantsPage(request: IncomingMessage): boolean {
  const type = request.headers['content-type']?.toLowerCase() ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) return true;
  return !type.startsWith('application/json') && (request.headers.accept ?? '').includes('text/html');
}

function forwardedFor(request: IncomingMessage): string | undefined {
  const header = request.headers['x-forwarded-for'];
  return Array.isArray(header) ? header.join(',') : header;
}

function sendJson(response: ServerResponse, status: number, value: unknown, headers: OutgoingHttpHeaders = {}): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
