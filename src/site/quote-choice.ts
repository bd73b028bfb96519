import type { QuoteRequest } from '../schemas/quote-fields.ts';
import type { AreaPageKey } from './paths.ts';

export type QuoteChoice = Pick<QuoteRequest, 'service' | 'property'>;

/** What the form on Contact should already hold for a visitor of an area page; a service says it in its own file. */
export function getAreaQuoteChoice(page: AreaPageKey): QuoteChoice {
  if (page.kind === 'residential') return { service: page.service, property: 'residential' };
  return { service: 'window-cleaning', property: page.type === 'apartment' ? 'apartment-complex' : 'commercial' };
}
