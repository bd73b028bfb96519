import { getQuoteField, type QuoteValues, quoteFieldNames } from '../src/lib/quotes/quote-fields.ts';

export const emptyRequest = Object.fromEntries(quoteFieldNames.map((name) => [name, ''])) as QuoteValues;

/** A value for each field of the form, so that a new field needs no change in any test. */
export const anyRequest = Object.fromEntries(
  quoteFieldNames.map((name) => {
    const field = getQuoteField(name);
    if (field.control === 'select') return [name, Object.keys(field.options)[0]];
    return [name, field.control === 'tel' ? '719 555 0188' : 'Anything'];
  }),
) as QuoteValues;
