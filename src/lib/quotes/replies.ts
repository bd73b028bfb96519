import { thankYouPath } from '../site/addresses.ts';
import { type Contact, renderErrorPage } from './error-page.ts';
import { maxBodyBytes, type ParsedQuote, type QuoteErrors, type QuoteMediaType } from './quote-request.ts';

// No Node APIs in this file: the serverless functions in hosting/ import it too.

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface ErrorReply {
  status: number;
  title: string;
  reason: string;
  errors?: QuoteErrors;
  headers?: Record<string, string>;
}

/** The data that a reply needs besides its own texts. */
export interface ReplySite {
  contact: Contact;
  /** The style of the error page, and the policy that allows it: getErrorPageStyle(). */
  style: string;
  pagePolicy: string;
}

const notSentTitle = 'Your request was not sent';
const serverFaultReason =
  "Something went wrong on our side and we couldn't save it. Please call us, or send it again in a minute.";

export const methodNotAllowed: ErrorReply = {
  status: 405,
  title: 'Ask for a free quote',
  reason: 'This address only takes quote requests. Use the form below.',
  headers: { Allow: 'POST', Connection: 'close' },
};

export const payloadTooLarge: ErrorReply = {
  status: 413,
  title: notSentTitle,
  reason: `It's longer than the ${maxBodyBytes / 1024} KB we can take, and the end of it is missing below. Please shorten it and send it again.`,
  // Only this field is likely to contain so much.
  errors: { message: `Shorten this. All fields together may have ${maxBodyBytes / 1024} KB.` },
  headers: { Connection: 'close' },
};

export const unsupportedMediaType: ErrorReply = {
  status: 415,
  title: notSentTitle,
  reason:
    "It came in a form we can't read. It has to be application/json or application/x-www-form-urlencoded, in UTF-8.",
};

export const tooManyRequests = (seconds: number): ErrorReply => ({
  status: 429,
  title: notSentTitle,
  reason: `Too many requests came from your connection. Please wait ${describeWait(seconds)} and send it again, or call us.`,
  headers: { 'Retry-After': String(seconds) },
});

export const validationFailed = (errors: QuoteErrors): ErrorReply => ({
  status: 400,
  title: 'Please check your request',
  reason: "It hasn't been sent yet. Please look at this first:",
  errors,
});

/**
 * 507: no disk space, which the owner can fix. 502: the receiver behind a host's function has not accepted the request.
 * 503: anything else.
 */
export const storageFailed = (status: 502 | 503 | 507): ErrorReply => ({
  status,
  title: notSentTitle,
  reason: serverFaultReason,
  headers: { 'Retry-After': '60' },
});

/** The page contains the values of the request and its key, and is written for this one visitor. */
export function composeErrorReply(
  error: ErrorReply,
  asPage: boolean,
  site: ReplySite,
  { values = {}, retryKey = crypto.randomUUID() }: Partial<ParsedQuote> = {},
): Reply {
  const { status, reason, errors, headers } = error;
  if (!asPage) return composeJson(status, errors ? { errors } : { error: reason }, headers);
  return {
    status,
    headers: {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': site.pagePolicy,
      'Content-Type': 'text/html; charset=utf-8',
    },
    body: renderErrorPage(site.contact, site.style, { ...error, values, retryKey }),
  };
}

/** A form post is redirected to the thank-you screen. */
export function composeStored(id: string, mediaType: QuoteMediaType): Reply {
  if (mediaType === 'json') return composeJson(201, { id });
  return {
    status: 303,
    headers: { Location: thankYouPath, 'Cache-Control': 'no-store' },
    body: '',
  };
}

/** Returns true for a form post, and for any other request whose response a browser shows in its window. */
export function acceptsHtml(contentType: string, accept: string): boolean {
  const type = contentType.toLowerCase();
  if (type.startsWith('application/x-www-form-urlencoded')) return true;
  return !type.startsWith('application/json') && accept.includes('text/html');
}

function composeJson(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  };
}

function describeWait(seconds: number): string {
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
