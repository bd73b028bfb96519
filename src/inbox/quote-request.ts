import { quoteRequest } from '../schemas/quote.ts';
import {
  isQuoteField,
  type QuoteField,
  type QuoteRequest,
  quoteFieldNames,
  quoteFields,
} from '../schemas/quote-fields.ts';

// Without anything of Node: the Worker (hosting/) reads its requests with this file too.

export const quotePath = '/api/quote';
export const maxBodyBytes = 256 * 1024;
/** What one client may send in a minute, and store in an hour. */
export const postsPerMinute = 20;
export const bytesPerHour = 4 * 1024 * 1024;

export type QuoteMediaType = 'json' | 'form';
export type QuoteValues = Partial<Record<QuoteField, string>>;
export type QuoteErrors = Record<string, string>;

export interface ParsedQuote {
  /** What was understood, to fill a form in again. */
  values: QuoteValues;
  result: { quote: QuoteRequest } | { errors: QuoteErrors };
}

const maxListedErrors = 20;
const shownKeyLength = 40;
/** What kind of body a request declares; `undefined` for every kind the inbox does not take. */
export function quoteMediaType(contentType: string, contentEncoding: string): QuoteMediaType | undefined {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  if (!['', 'identity'].includes(contentEncoding) || !['utf-8', 'utf8'].includes(charset ?? 'utf-8')) return undefined;
  if (type.trim() === 'application/json') return 'json';
  if (type.trim() === 'application/x-www-form-urlencoded') return 'form';
  return undefined;
}

/** Reads a whole body of either kind and checks it against the schema of the form. */
export function parseQuote(mediaType: QuoteMediaType, bytes: Uint8Array): ParsedQuote {
  return mediaType === 'json' ? parseJson(bytes) : checkEntries([...new URLSearchParams(decode(bytes))]);
}

/** Reads what can be read of a form whose end is cut off. */
export function parseFormBeginning(bytes: Uint8Array): QuoteValues {
  return checkEntries([...new URLSearchParams(decode(bytes).replace(/%[0-9a-f]?$/i, ''))]).values;
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function parseJson(bytes: Uint8Array): ParsedQuote {
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
  // JSON.parse keeps the last of two equal keys. A right request is a key and a string for each field and nothing
  // else, so any further string is a repeated key.
  if ('quote' in parsed.result && countStrings(text) !== quoteFieldNames.length * 2) {
    return { ...parsed, result: { errors: { body: 'Send each field once.' } } };
  }
  return parsed;
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

/** Twelve letters and digits without the ones that are mistaken for each other when read aloud. */
export function createId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % alphabet.length]).join('');
}
