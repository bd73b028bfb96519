import { z } from 'zod';
import { isEmailAddress } from '../quotes/email-address.ts';
import { getQuoteField, type QuoteField, quoteFieldNames } from '../quotes/quote-fields.ts';
import { isBlank } from '../visible-text.ts';

/**
 * The fields without which no quote can be prepared. Any other field may be missing, because the page may be older than
 * the field.
 */
export const alwaysAsked: readonly string[] = ['name', 'phone', 'service', 'property', 'address'];

/** Matches any value that a page may have as an option: one line of text. */
const optionLike = /^[^\p{C}\p{Zl}\p{Zp}]{1,60}$/u;

function createRule(name: QuoteField): z.ZodType<string, string | undefined> {
  const rule = getQuoteField(name).control === 'select' ? createChoiceRule(name) : createTextRule(name);
  return alwaysAsked.includes(name) ? rule : rule.default('');
}

/** Accepts a choice that is none of the options, because the page may be older or newer than this code. */
function createChoiceRule(name: QuoteField) {
  const { required, error } = getQuoteField(name);
  return z
    .string(error)
    .refine((value) => (value === '' && !required) || (optionLike.test(value) && !isBlank(value)), error);
}

/** Sets no length limits: the specification has none, and a limit would lose a real lead. */
function createTextRule(name: QuoteField) {
  const field = getQuoteField(name);
  const { control, required, error } = field;
  // The pattern accepts whatever a browser's form accepts. Otherwise the visitor could never send the request.
  const pattern = 'pattern' in field && field.pattern ? new RegExp(`^(?:${field.pattern})$`, 'v') : undefined;
  const hasValidFormat = (value: string) =>
    control === 'email' ? isEmailAddress(value) : pattern === undefined || pattern.test(value);
  return z
    .string(error)
    .refine((value) => !(required && isBlank(value)) && (value === '' || hasValidFormat(value)), error);
}

type FieldRules = Record<QuoteField, ReturnType<typeof createRule>>;

/** A quote request with the fields of src/lib/quotes/quote-fields.ts. Other fields are left out. */
export const quoteRequestSchema = z.object(
  Object.fromEntries(quoteFieldNames.map((name) => [name, createRule(name)])) as FieldRules,
);
