import type { Service } from '../content-loading/load-content.ts';
import type { QuotedService } from '../islands/quote-form/quoted-service.ts';

/** What the quote form knows of each service. */
export function listQuotedServices(services: Service[]): QuotedService[] {
  return services.map(({ name, preparation, details, quote }) => ({ name, preparation, details, ...quote }));
}
