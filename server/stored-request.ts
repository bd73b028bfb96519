import { z } from 'zod';
import { isQuoteField, type QuoteValues, quoteFieldNames } from '../src/lib/quotes/quote-fields.ts';
import type { CheckedQuote } from '../src/lib/quotes/quote-request.ts';

/** What was stored, as the form is today: it may have more fields or fewer than then. */
function parseFields(json: string): Pick<CheckedQuote, 'quote' | 'unknown'> {
  const fields = new Map(Object.entries<string>(JSON.parse(json)));
  const quote = Object.fromEntries(quoteFieldNames.map((field) => [field, fields.get(field) ?? '']));
  const unknown = Object.fromEntries([...fields].filter(([key]) => !isQuoteField(key)));
  return { quote: quote as QuoteValues, unknown };
}

/** A row of the table `requests`. */
export const requestRow = z.object({
  id: z.string(),
  at: z.number(),
  fields: z.string().transform(parseFields),
  flags: z.string().transform((text) => text.split(' ').filter(Boolean)),
  duplicateOf: z.string().nullable(),
});

/** The answer of `claimDue` in quote-sql.ts: what is due, with the attempt that begins now counted. */
export const deliveryRow = requestRow.extend({ attempts: z.number(), undecided: z.number(), since: z.number() });
export type Delivery = z.infer<typeof deliveryRow>;

/** The answer of `findRetry` in quote-sql.ts. */
export const retryRow = z.object({ id: z.string() }).optional();

/** The answer of `findFailingTarget` in quote-sql.ts. */
export const failingTargetRow = z.object({ failures: z.number(), schedule: z.string() }).optional();

/** The answer of `findUnreported` in quote-sql.ts. */
export const unreportedRow = z.object({ since: z.number(), error: z.string(), count: z.number() }).optional();
export type Outage = NonNullable<z.infer<typeof unreportedRow>>;
