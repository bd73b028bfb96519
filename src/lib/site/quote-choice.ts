import type { QuoteOption } from '../quotes/quote-fields.ts';
import type { GalleryCategory } from '../schemas/gallery.ts';

/** The query parameters with which a page prefills the form on Contact. */
export interface QuoteChoice {
  service?: QuoteOption<'service'>;
  property?: QuoteOption<'property'>;
  /** A detail beyond service and property, such as Hotel. It becomes a line in Project Details. */
  about?: string | undefined;
}

/** The values that prefill the form for links from the gallery. A service defines them in its own file. */
export const galleryQuoteChoices: Record<GalleryCategory, QuoteChoice> = {
  windows: { service: 'window-cleaning' },
  'pressure-washing': { service: 'pressure-washing' },
  'house-washing': { service: 'house-washing' },
  commercial: { property: 'commercial' },
  concrete: { service: 'concrete-cleaning' },
};
