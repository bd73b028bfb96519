import { z } from 'zod';
import { isQuoteField, type QuoteValues, quoteFieldNames } from '../src/lib/quotes/quote-fields.ts';
import type { CheckedQuote } from '../src/lib/quotes/quote-request.ts';

/** Parses stored fields by today's form, which may have more or fewer fields than the form had then. */
export function parseFields(json: string): Pick<CheckedQuote, 'quote' | 'unknown'> {
  const fields = new Map(Object.entries<string>(JSON.parse(json)));
  const quote = Object.fromEntries(quoteFieldNames.map((field) => [field, fields.get(field) ?? '']));
  const unknown = Object.fromEntries([...fields].filter(([key]) => !isQuoteField(key)));
  return { quote: quote as QuoteValues, unknown };
}

/**
 * A row of the table `requests`. `parseRequest` reads its texts. A `transform` of Zod would leave a kilobyte for each
 * row in V8's old generation until the next full collection: a search of 10,000 requests took 60 MB.
 */
export const requestRowSchema = z.object({
  id: z.string(),
  at: z.number(),
  fields: z.string(),
  flags: z.string(),
  duplicateOf: z.string().nullable(),
});

type Parsed<Row> = Omit<Row, 'fields' | 'flags'> & ReturnType<typeof parseTexts>;

const parseTexts = ({ fields, flags }: Pick<z.infer<typeof requestRowSchema>, 'fields' | 'flags'>) => ({
  fields: parseFields(fields),
  flags: flags.split(' ').filter(Boolean),
});

/** Parses the fields and flags of a row, which may have more columns. */
export const parseRequest = <Row extends z.infer<typeof requestRowSchema>>(row: Row): Parsed<Row> => ({
  ...row,
  ...parseTexts(row),
});

/** The result of `claimDue` in quote-sql.ts. The attempts include the one that begins now. */
export const deliveryRowSchema = requestRowSchema.extend({
  attempts: z.number(),
  undecided: z.number(),
  since: z.number(),
});
export type Delivery = Parsed<z.infer<typeof deliveryRowSchema>>;

/** The result of `findRetry` in quote-sql.ts. */
export const resubmissionRowSchema = z.object({ id: z.string() }).optional();

/** The result of `findFailingTarget` in quote-sql.ts. */
export const failingTargetRowSchema = z.object({ failures: z.number(), schedule: z.string() }).optional();

/** The result of `findUnreported` in quote-sql.ts. */
export const unreportedRowSchema = z.object({ since: z.number(), error: z.string(), count: z.number() }).optional();
export type Outage = NonNullable<z.infer<typeof unreportedRowSchema>>;
