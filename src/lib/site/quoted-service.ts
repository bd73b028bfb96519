import type { QuoteOption, QuoteValues } from '../quotes/quote-fields.ts';

/** What a service's page says to the form. */
export interface QuotedService {
  name: string;
  /** What helps an estimate, as lines of Project Details. */
  details: string[];
  /** What the form holds for a visitor of that page. */
  service: QuoteOption<'service'>;
  property: QuoteOption<'property'>;
  /** More than service and property say, such as Hotel: a line for Project Details. */
  about?: string | undefined;
}

/** What Contact's form suggests for Project Details, and what the link to it may begin them with. */
export interface DetailWords {
  services: QuotedService[];
  /** Suggested for a building whose service has none of its own. */
  building: string[];
  /** What a link may hand over as `about` besides what services have there. */
  topics: string[];
  /** What whoever asks for a date goes on behind. */
  days: string;
  /** Suggestions that a count of panes answers. */
  counted?: string[] | undefined;
}

/** Asked for by whoever wants several services, or none that the form names. */
const many: QuoteOption<'service'> = 'multiple-services';

/** The style sheet of src/components/sections/contact/contact-opening.tsx has the same three. */
const buildings: string[] = ['commercial', 'apartment-complex', 'warehouse'] satisfies QuoteOption<'property'>[];

/** What to suggest for the chosen service: a building is never asked what a home is. */
export function findDetails(
  { services, building }: DetailWords,
  { service, property }: Pick<QuoteValues, 'service' | 'property'>,
  about?: string,
): string[] {
  if (!service) return [];
  const isLarge = buildings.includes(property);
  const fitting = services.filter((one) => buildings.includes(one.property) === isLarge);
  const found =
    fitting.find((one) => about && one.about === about) ??
    fitting.find((one) => !one.about && one.service === service && (!isLarge || one.property === property)) ??
    // One of several services at such a property speaks for each of them.
    fitting.find((one) => isLarge && !one.about && one.property === property && one.service === many) ??
    fitting.find((one) => !isLarge && one.service === service && service !== many);
  return found?.details ?? (isLarge ? building : fitting.map(({ name }) => name));
}
