import type { IncomingMessage } from 'node:http';
import { quoteRequest } from '../src/schemas/quote.ts';
import {
  isQuoteField,
  type QuoteField,
  type QuoteRequest,
  quoteFieldNames,
  quoteFields,
} from '../src/schemas/quote-fields.ts';

export type QuoteMediaType = 'json' | 'form';
export type QuoteValues = Partial<Record<QuoteField, string>>;
export type QuoteErrors = Record<string, string>;

export interface ParsedQuote {
  /** What was understood, to fill a form in again. */
  values: QuoteValues;
  result: { quote: QuoteRequest } | { errors: QuoteErrors };
}

export interface RequestBody {
  /** The body, or its beginning when it was longer than the limit. */
  bytes: Buffer;
  overLimit: boolean;
}

/** How much of an oversized body is read and dropped, so that its sender gets to read why it was refused. */
const drainBytes = 2 * 1024 * 1024;
const maxListedErrors = 20;
const shownKeyLength = 40;

/** Reads a body up to `limit` bytes. Rejects when the client goes away before its end. */
export function readBody(request: IncomingMessage, limit: number): Promise<RequestBody> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let kept = 0;
    let total = 0;
    const finish = () => {
      request.removeAllListeners('data');
      resolve({ bytes: Buffer.concat(chunks), overLimit: total > limit });
    };
    request.on('data', (chunk: Buffer) => {
      total += chunk.length;
      if (kept < limit) {
        const part = chunk.subarray(0, limit - kept);
        chunks.push(part);
        kept += part.length;
      }
      if (total > limit + drainBytes) {
        request.pause();
        finish();
      }
    });
    request.once('end', finish);
    request.once('error', reject);
    request.once('close', () => reject(new Error('The client went away.')));
  });
}

/** What kind of body a request declares; `undefined` for every kind the inbox does not take. */
export function quoteMediaType(request: IncomingMessage): QuoteMediaType | undefined {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  if (encoding !== 'identity' || !['utf-8', 'utf8'].includes(charset ?? 'utf-8')) return undefined;
  if (type.trim() === 'application/json') return 'json';
  if (type.trim() === 'application/x-www-form-urlencoded') return 'form';
  return undefined;
}

/** Reads a whole body of either kind and checks it against the schema of the form. */
export function parseQuote(mediaType: QuoteMediaType, bytes: Buffer): ParsedQuote {
  return mediaType === 'json' ? parseJson(bytes) : parseForm(bytes.toString('utf8'));
}

/** Reads what can be read of a form whose end is cut off. */
export function parseFormBeginning(bytes: Buffer): QuoteValues {
  const text = bytes.toString('utf8').replace(/%[0-9a-f]?$/i, '');
  return parseForm(text).values;
}

function parseJson(bytes: Buffer): ParsedQuote {
  let value: unknown;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    return { values: {}, result: { errors: { body: 'The request is not valid JSON in UTF-8.' } } };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { values: {}, result: { errors: { body: 'The request must be one JSON object.' } } };
  }
  const parsed = checkEntries(Object.entries(value));
  // JSON.parse keeps the last of two equal keys. A right request is seven keys and seven strings, nothing else, so
  // any further string is a repeated key.
  if ('quote' in parsed.result && countStrings(text) !== quoteFieldNames.length * 2) {
    return { ...parsed, result: { errors: { body: 'Send each field once.' } } };
  }
  return parsed;
}

function parseForm(text: string): ParsedQuote {
  return checkEntries([...new URLSearchParams(text)]);
}

function checkEntries(entries: [string, unknown][]): ParsedQuote {
  const values: QuoteValues = {};
  const errors: [string, string][] = [];
  for (const [key, value] of entries) {
    if (!isQuoteField(key)) errors.push([key, 'This field is not part of a quote request.']);
    else if (values[key] !== undefined) errors.push([key, 'Send each field once.']);
    else if (typeof value === 'string') values[key] = value.replace(/\r\n?/g, '\n');
  }
  const checked = quoteRequest.safeParse(values);
  for (const issue of checked.error?.issues ?? []) {
    const key = String(issue.path[0] ?? 'body');
    errors.push([key, isQuoteField(key) ? quoteFields[key].error : issue.message]);
  }
  if (checked.success && errors.length === 0) return { values, result: { quote: checked.data } };
  return { values, result: { errors: listErrors(errors) } };
}

/** The first message of each key. Keys come from outside, so their number and length are bounded. */
function listErrors(errors: [string, string][]): QuoteErrors {
  const listed = new Map<string, string>();
  for (const [key, message] of errors) {
    const shown = key.slice(0, shownKeyLength);
    if (!listed.has(shown) && (listed.size < maxListedErrors || isQuoteField(key))) listed.set(shown, message);
  }
  return Object.fromEntries(listed);
}

/** Counts the string literals of a text that is known to be valid JSON. */
function countStrings(json: string): number {
  let count = 0;
  for (let index = json.indexOf('"'); index >= 0; index = json.indexOf('"', index + 1)) {
    count += 1;
    for (index += 1; json[index] !== '"'; index += 1) {
      if (json[index] === '\\') index += 1;
    }
  }
  return count;
}
