import { z } from 'zod';
import { getQuoteField, isBlank, type QuoteField, type QuoteRequest, quoteFieldNames } from './quote-fields.ts';

/** The rule of one field. No length bounds: the specification sets none, and a bound would lose a real lead. */
function createRule(name: QuoteField) {
  const field = getQuoteField(name);
  const { control, required, error } = field;
  if (field.control === 'select') {
    return z.enum([...(required ? [] : ['']), ...Object.keys(field.options)], error);
  }
  const text = z.string(error).refine((value) => !(required && isBlank(value)), error);
  // The browser's own rule for type=email, so that no address the form accepts is refused behind it.
  return control === 'email' ? text.refine((value) => value === '' || z.regexes.html5Email.test(value), error) : text;
}

type FieldRules = { [Field in QuoteField]: z.ZodType<QuoteRequest[Field], QuoteRequest[Field]> };

/** A quote request as the form sends it: exactly the fields of src/schemas/quote-fields.ts. */
export const quoteRequest = z.strictObject(
  Object.fromEntries(quoteFieldNames.map((name) => [name, createRule(name)])) as unknown as FieldRules,
);
