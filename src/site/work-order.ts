import type { Service } from '../content-loading/load-content.ts';
import type { Preparation } from '../islands/quote-form/receipt.tsx';

/** What to do before the work, by what the form holds for a visitor of the service's page. */
export function listPreparations(services: Service[]): Preparation[] {
  return services.map(({ name, preparation, quote }) => ({ name, items: preparation, ...quote }));
}
