import { z } from 'zod';
import { getQuoteField, isBlank, type QuoteField, type QuoteRequest, quoteFieldNames } from './quote-fields.ts';

/** Without one of these no quote can be prepared. Any other field may be missing: the page may be older than it. */
export const alwaysAsked: readonly string[] = ['name', 'phone', 'service', 'property', 'address'];

/** The rule of one field. No length bounds: the specification sets none, and a bound would lose a real lead. */
function createRule(name: QuoteField) {
  const field = getQuoteField(name);
  const { required, error } = field;
  const rule =
    field.control === 'select'
      ? z.enum([...(required ? [] : ['']), ...Object.keys(field.options)], error)
      : createTextRule(name);
  return alwaysAsked.includes(name) ? rule : rule.default('');
}

function createTextRule(name: QuoteField) {
  const { control, required, error } = getQuoteField(name);
  const text = z.string(error).refine((value) => !(required && isBlank(value)), error);
  // The browser's own rule for type=email, so that no address the form accepts is refused behind it.
  return control === 'email' ? text.refine((value) => value === '' || z.regexes.html5Email.test(value), error) : text;
}

type FieldRules = { [Field in QuoteField]: z.ZodType<QuoteRequest[Field], QuoteRequest[Field]> };

/** A quote request: the fields of src/schemas/quote-fields.ts, whatever else came left out. */
export const quoteRequest = z.object(
  Object.fromEntries(quoteFieldNames.map((name) => [name, createRule(name)])) as unknown as FieldRules,
);
