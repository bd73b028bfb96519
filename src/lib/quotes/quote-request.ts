import { quoteRequestSchema } from '../schemas/quote.ts';
import {
  isQuoteField,
  isUnknownOption,
  type QuoteField,
  type QuoteValues,
  quoteFieldNames,
  requiredQuoteFields,
} from './quote-fields.ts';
import { launchCheckName, type QuoteFlag } from './quote-flags.ts';

// No Node APIs in this file: the serverless functions in hosting/ import it too.

export const maxBodyBytes = 256 * 1024;
/** The limit of what one client may store. */
export const maxBytesPerHour = 4 * 1024 * 1024;

/** The header, or the hidden field of a form post, whose value identifies one request however often it is sent. */
export const retryKeyName = 'idempotency-key';

export type QuoteMediaType = 'json' | 'form';
/** The values that the visitor entered, as far as they could be read. */
export type EnteredValues = Partial<Record<QuoteField, string>>;
export type QuoteErrors = Record<string, string>;

/** A request that can be accepted. */
export interface CheckedQuote {
  quote: QuoteValues;
  /** Fields of a page that is newer than this code, or of no page of this site. */
  unknown: Record<string, string>;
  flags: QuoteFlag[];
}

export interface ParsedQuote {
  /** The values that could be read, to fill the form in again. */
  values: EnteredValues;
  retryKey?: string | undefined;
  result: CheckedQuote | { errors: QuoteErrors };
}

/** Returns the kind of body that a request declares; `undefined` for any kind that the inbox does not accept. */
export function getQuoteMediaType(contentType: string, contentEncoding: string): QuoteMediaType | undefined {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  if (!['', 'identity'].includes(contentEncoding) || !['utf-8', 'utf8'].includes(charset ?? 'utf-8')) return undefined;
  if (type.trim() === 'application/json') return 'json';
  if (type.trim() === 'application/x-www-form-urlencoded') return 'form';
  return undefined;
}

/** Parses a whole body of either kind and validates it with the schema of the form. */
export function parseQuote(mediaType: QuoteMediaType, bytes: Uint8Array, headerKey?: string | null): ParsedQuote {
  const parsed = mediaType === 'json' ? parseJson(bytes) : checkEntries([...new URLSearchParams(decode(bytes))]);
  const retryKey = [headerKey ?? '', parsed.retryKey ?? ''].find((key) => /^[\w-]{16,64}$/.test(key));
  return { ...parsed, retryKey };
}

/** Parses a form whose end is cut off, as far as it can be read. */
export function parseFormBeginning(bytes: Uint8Array): EnteredValues {
  return checkEntries([...new URLSearchParams(decode(bytes).replace(/%[0-9a-f]?$/i, ''))]).values;
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function parseJson(bytes: Uint8Array): ParsedQuote {
  const createResult = (body: string) => ({ values: {}, result: { errors: { body } } });
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return createResult('The request must be one JSON object.');
    }
    // JSON.parse keeps the last of two equal keys.
    return checkEntries(Object.entries(value));
  } catch {
    return createResult('The request is not valid JSON in UTF-8.');
  }
}

function checkEntries(entries: [string, unknown][]): ParsedQuote {
  const fields: Partial<Record<QuoteField, unknown>> = {};
  const unknown = new Map<string, string>();
  const errors: QuoteErrors = {};
  for (const [key, value] of entries) {
    const text = typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value;
    if (!isQuoteField(key)) {
      const earlierText = unknown.get(key);
      const storedText = typeof text === 'string' ? text : JSON.stringify(text);
      unknown.set(key, earlierText === undefined ? storedText : `${earlierText}\n${storedText}`);
    } else if (!fields[key]) fields[key] = text;
    else if (text !== '' && text !== fields[key]) errors[key] = 'This field came twice, with different values.';
  }
  const retryKey = unknown.get(retryKeyName);
  unknown.delete(retryKeyName);
  const values = Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));
  const { data, error } = quoteRequestSchema.safeParse(fields);
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  if (!data || Object.keys(errors).length > 0) return { values, retryKey, result: { errors } };
  const flags: QuoteFlag[] = [];
  if (unknown.size > 0) flags.push('unknown-field');
  if (quoteFieldNames.some((field) => isUnknownOption(field, data[field]))) flags.push('unknown-option');
  if (requiredQuoteFields.some((field) => !(field in fields))) flags.push('missing-field');
  if (data.name === launchCheckName) flags.push('launch-check');
  return { values, retryKey, result: { quote: data, unknown: Object.fromEntries(unknown), flags } };
}

/** Composes the stored fields: those that the form has today, then the others. */
export const composeFields = ({ quote, unknown }: Pick<CheckedQuote, 'quote' | 'unknown'>) =>
  JSON.stringify({ ...quote, ...unknown });

/** Identifies a retry by its key and its fields, since a visitor may go back and change them. */
export const hashRetry = (retryKey: string, fields: string) => hashText(`${retryKey}\n${fields}`);

/** The hash is short, because the database is full of them and a wrong match only flags a request. */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 12)));
}

/** Returns twelve letters and digits, without those that are mistaken for each other when read aloud. */
export function createId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % alphabet.length]).join('');
}
