import { z } from 'zod';
import { isEmailAddress } from '../quotes/email-address.ts';
import { getQuoteField, type QuoteField, quoteFieldNames } from '../quotes/quote-fields.ts';
import { isBlank } from '../visible-text.ts';

/** Without one of these no quote can be prepared. Any other field may be missing: the page may be older than it. */
export const alwaysAsked: readonly string[] = ['name', 'phone', 'service', 'property', 'address'];

/** What a page may call one of its options: a line of text. */
const optionLike = /^[^\p{C}\p{Zl}\p{Zp}]{1,60}$/u;

/** The rule of one field. */
function createRule(name: QuoteField): z.ZodType<string, string | undefined> {
  const rule = getQuoteField(name).control === 'select' ? createChoiceRule(name) : createTextRule(name);
  return alwaysAsked.includes(name) ? rule : rule.default('');
}

/** A choice that is none of the options may be one of a page that is older or newer than this code. */
function createChoiceRule(name: QuoteField) {
  const { required, error } = getQuoteField(name);
  return z
    .string(error)
    .refine((value) => (value === '' && !required) || (optionLike.test(value) && !isBlank(value)), error);
}

/** No length bounds: the specification sets none, and a bound would lose a real lead. */
function createTextRule(name: QuoteField) {
  const field = getQuoteField(name);
  const { control, required, error } = field;
  // Accepts whatever a browser's form accepts. Otherwise the visitor could never send the request.
  const pattern = 'pattern' in field && field.pattern ? new RegExp(`^(?:${field.pattern})$`, 'v') : undefined;
  const hasValidFormat = (value: string) =>
    control === 'email' ? isEmailAddress(value) : pattern === undefined || pattern.test(value);
  return z
    .string(error)
    .refine((value) => !(required && isBlank(value)) && (value === '' || hasValidFormat(value)), error);
}

type FieldRules = Record<QuoteField, ReturnType<typeof createRule>>;

/** A quote request: the fields of src/lib/quotes/quote-fields.ts, whatever else came left out. */
export const quoteRequest = z.object(
  Object.fromEntries(quoteFieldNames.map((name) => [name, createRule(name)])) as FieldRules,
);
