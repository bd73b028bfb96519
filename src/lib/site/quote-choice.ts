import type { QuoteOption } from '../quotes/quote-fields.ts';
import type { GalleryCategory } from '../schemas/gallery.ts';

/** What a page hands over to the form on Contact, in the link's query. */
export interface QuoteChoice {
  service?: QuoteOption<'service'>;
  property?: QuoteOption<'property'>;
  /** More than service and property say, such as Hotel: it comes up as a line in Project Details. */
  about?: string | undefined;
}

/** What the form should already know of one who looks at a picture in the gallery; a service says it in its own file. */
export const galleryQuoteChoices: Record<GalleryCategory, QuoteChoice> = {
  windows: { service: 'window-cleaning' },
  'pressure-washing': { service: 'pressure-washing' },
  'house-washing': { service: 'house-washing' },
  commercial: { property: 'commercial' },
  concrete: { service: 'concrete-cleaning' },
};
