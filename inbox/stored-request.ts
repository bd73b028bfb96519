import { z } from 'zod';
import { isQuoteField, type QuoteValues, quoteFieldNames } from '../src/lib/schemas/quote-fields.ts';
import { findMarks, foundLikes } from './quote-marks.ts';
import type { CheckedQuote } from './quote-request.ts';
import { insertRecent, insertRequest, insertRetry } from './quote-sql.ts';

/** What is stored: the fields that the form has today, then the others. */
export const composeFields = ({ quote, unknown }: Pick<CheckedQuote, 'quote' | 'unknown'>) =>
  JSON.stringify({ ...quote, ...unknown });

export interface NewRequest extends Pick<CheckedQuote, 'quote' | 'marks'> {
  id: string;
  at: number;
  /** The whole of it as JSON. */
  fields: string;
  /** What a retry of it is known by. */
  retry: string | undefined;
  /** A hash of where it came from. */
  client: string;
}

type Value = string | number | null;

/** What is written of a request beside its deliveries: `findLikes` was asked for `keys` and answered `found`. */
export function composeInserts(request: NewRequest, keys: Value[], found: unknown) {
  const { id, at, quote, fields, retry } = request;
  const likes = foundLikes.parse(found);
  const { duplicateOf } = likes;
  const marks = findMarks(quote, likes, request.marks);
  const inserts: [sql: string, values: Value[]][] = [
    [insertRequest, [id, at, fields, marks.join(' '), duplicateOf]],
    [insertRecent, [...keys, duplicateOf ?? id]],
  ];
  if (retry !== undefined) inserts.push([insertRetry, [retry, id, at]]);
  return { marks, duplicateOf, inserts };
}

/** What was stored, as the form is today: it may have more fields or fewer than then. */
function parseFields(json: string): Pick<CheckedQuote, 'quote' | 'unknown'> {
  const fields = new Map(Object.entries<string>(JSON.parse(json)));
  const quote = Object.fromEntries(quoteFieldNames.map((field) => [field, fields.get(field) ?? '']));
  const unknown = Object.fromEntries([...fields].filter(([key]) => !isQuoteField(key)));
  return { quote: quote as QuoteValues, unknown };
}

/** A row of the table `requests`. */
export const storedRequest = z.object({
  id: z.string(),
  at: z.number(),
  fields: z.string().transform(parseFields),
  marks: z.string().transform((text) => text.split(' ').filter(Boolean)),
  duplicateOf: z.string().nullable(),
});

/** The answer of `takeDue` in quote-sql.ts: what is due, with the attempt that begins now counted. */
export const dueDelivery = storedRequest.extend({ attempts: z.number(), since: z.number() });
export type Delivery = z.infer<typeof dueDelivery>;

/** The answer of `findRetry` in quote-sql.ts. */
export const foundRetry = z.object({ id: z.string() }).optional();
