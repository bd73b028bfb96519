import { type QuoteField, type QuoteValues, quoteFieldNames } from '../../../lib/quotes/quote-fields.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const getControl = (form: HTMLFormElement, name: QuoteField) =>
  form.querySelector(`[name="${name}"]`) as Control;

/** Returns the fields as the webhook gets them, all as strings. */
export function readQuoteValues(form: HTMLFormElement): QuoteValues {
  const data = new FormData(form);
  return Object.fromEntries(quoteFieldNames.map((name) => [name, String(data.get(name) ?? '')])) as QuoteValues;
}
