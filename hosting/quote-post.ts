import {
  type CheckedQuote,
  getQuoteMediaType,
  maxBodyBytes,
  type ParsedQuote,
  parseFormBeginning,
  parseQuote,
  type QuoteMediaType,
  retryKeyName,
} from '../src/lib/quotes/quote-request.ts';
import type { ErrorReply, Reply } from '../src/lib/quotes/replies.ts';
import {
  methodNotAllowed,
  payloadTooLarge,
  unsupportedMediaType,
  validationFailed,
} from '../src/lib/quotes/replies.ts';
import { filePolicy, httpsHeaders, pageHeaders } from './headers.ts';

export type QuotePost =
  | { errorReply: ErrorReply; parsed?: Partial<ParsedQuote> }
  | { checked: CheckedQuote; parsed: ParsedQuote; mediaType: QuoteMediaType; bytes: Uint8Array<ArrayBuffer> };

/** Reads a post and checks it as the inbox does: method, size, type, and each field. */
export async function readQuotePost(request: Request): Promise<QuotePost> {
  if (request.method !== 'POST') return { errorReply: methodNotAllowed };
  const { headers } = request;
  const mediaType = getQuoteMediaType(headers.get('content-type') ?? '', headers.get('content-encoding') ?? '');
  const bytes = await readBeginning(request, maxBodyBytes + 1);
  if (bytes.length > maxBodyBytes) {
    return {
      errorReply: payloadTooLarge,
      ...(mediaType === 'form' && { parsed: { values: parseFormBeginning(bytes) } }),
    };
  }
  if (!mediaType) return { errorReply: unsupportedMediaType };
  const parsed = parseQuote(mediaType, bytes, headers.get(retryKeyName));
  const { result } = parsed;
  return 'errors' in result
    ? { errorReply: validationFailed(result.errors), parsed }
    : { checked: result, parsed, mediaType, bytes };
}

async function readBeginning(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let readBytes = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    readBytes += chunk.length;
    if (readBytes >= maxBytes) break;
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer()).subarray(0, maxBytes);
}

/**
 * Creates a response with the headers of an https site, because hosts serve it only by https. A page has its own
 * policy.
 */
export function createResponse({ status, headers, body }: Reply): Response {
  const allHeaders = new Headers({
    ...pageHeaders,
    ...httpsHeaders,
    'Content-Security-Policy': filePolicy,
    ...headers,
  });
  // Some hosts refuse a response that sets Connection.
  allHeaders.delete('Connection');
  return new Response(body === '' ? null : body, { status, headers: allHeaders });
}
