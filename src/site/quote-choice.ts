import type { QuoteRequest } from '../schemas/quote-fields.ts';
import type { AreaPageKey, ServiceKind } from './paths.ts';

export type QuoteChoice = Pick<QuoteRequest, 'service' | 'property'>;

const residentialServices: Record<string, QuoteChoice['service']> = {
  'window-cleaning': 'window-cleaning',
  'pressure-washing': 'pressure-washing',
  'house-washing': 'house-washing',
  'roof-cleaning': 'roof-cleaning',
  'concrete-paint-removal': 'concrete-cleaning',
};

const commercialChoices: Record<string, Partial<QuoteChoice>> = {
  'pressure-washing': { service: 'pressure-washing' },
  'parking-garages': { service: 'pressure-washing' },
  'apartment-complexes': { property: 'apartment-complex' },
  'warehouse-industrial': { property: 'warehouse' },
};

/** What the form on Contact should already hold for a visitor of this service's page. */
export function getQuoteChoice(kind: ServiceKind, slug: string): QuoteChoice {
  return kind === 'residential'
    ? { service: residentialServices[slug] ?? 'multiple-services', property: 'residential' }
    : { service: 'multiple-services', property: 'commercial', ...commercialChoices[slug] };
}

/** The same for an area page. */
export function getAreaQuoteChoice(page: AreaPageKey): QuoteChoice {
  if (page.kind === 'residential') return getQuoteChoice('residential', page.service);
  return { service: 'window-cleaning', property: page.type === 'apartment' ? 'apartment-complex' : 'commercial' };
}
