import { expect, it } from 'vitest';
import { renderRefusalPage } from '../../inbox/refusal-page.ts';
import { getQuoteField, isQuoteField, quoteFormOrder } from '../../src/lib/schemas/quote-fields.ts';
import { readPage, textOf } from './site-files.ts';

const refusal = renderRefusalPage({ brand: 'Brand', phone: { display: '', href: '' }, answer: 'call' }, '', {
  title: '',
  reason: '',
  retryKey: '',
});

// What one page alone has: words beside a field, and what was typed before.
const ownAttributes = ['aria-describedby', 'class', 'value'];

/** The fields of a page's form with their labels, attributes and options. */
function listControls(html: string) {
  return [...html.matchAll(/<(input|select|textarea)\b([^>]*)>/g)].flatMap(({ 1: tag, 2: written = '', index }) => {
    const attributes = [...written.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
      .map(([, name = '', value = '']) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !ownAttributes.includes(name))
      .sort();
    const { id = '' } = Object.fromEntries(attributes);
    if (!isQuoteField(id)) return [];
    const inside = tag === 'select' ? (html.slice(index).split('</select>')[0] ?? '') : '';
    const options = [...inside.matchAll(/<option([^>]*)>([^<]*)/g)].map(([, value, label]) => [
      value?.replace(' selected=""', '').trim(),
      label,
    ]);
    const label = textOf(new RegExp(`<label for="${id}">(.*?)</label>`).exec(html)?.[1] ?? '');
    return [{ id, tag, attributes, options, label: label.replace(/\s+/g, ' ').trim() }];
  });
}

it('the form and the page after a refused post ask for the same, field by field', () => {
  const asked = listControls(readPage('contact.html'));
  expect(asked.map(({ id }) => id)).toEqual(quoteFormOrder);
  for (const { id, options } of asked) {
    const field = getQuoteField(id);
    expect(options.length).toBe(field.control === 'select' ? Object.keys(field.options).length + 1 : 0);
  }
  expect(listControls(refusal)).toEqual(asked);
});
