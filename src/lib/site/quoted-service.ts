import type { QuoteOption, QuoteValues } from '../quotes/quote-fields.ts';

/** The data of a service that the quote form uses. */
export interface QuotedService {
  name: string;
  /** Suggested lines of Project Details, which help with an estimate. */
  details: string[];
  /** The choices in the form for a visitor of the service's page. */
  service: QuoteOption<'service'>;
  property: QuoteOption<'property'>;
  /** A detail beyond service and property, such as Hotel. It becomes a line in Project Details. */
  about?: string | undefined;
}

/** The suggestions for Project Details on Contact, and the texts with which a link may begin them. */
export interface DetailTexts {
  services: QuotedService[];
  /** The suggestions for a building whose service defines none. */
  building: string[];
  /** Values of `about` that a link may have in addition to those of services. */
  topics: string[];
  /** The text after which a visitor who asks for a date continues. */
  days: string;
  /** The suggestions that a pane count makes unnecessary. */
  counted?: string[] | undefined;
}

/** The choice for several services, or for one that the form does not list. */
const multipleServices: QuoteOption<'service'> = 'multiple-services';

/** The style sheet of src/components/sections/contact/contact-opening.tsx lists the same three. */
const buildingProperties: string[] = [
  'commercial',
  'apartment-complex',
  'warehouse',
] satisfies QuoteOption<'property'>[];

/** Returns the suggestions for the chosen service. A building is never asked the questions of a home. */
export function findDetails(
  { services, building }: DetailTexts,
  { service, property }: Pick<QuoteValues, 'service' | 'property'>,
  about?: string,
): string[] {
  if (!service) return [];
  const isBuilding = buildingProperties.includes(property);
  const candidates = services.filter((one) => buildingProperties.includes(one.property) === isBuilding);
  const quotedService =
    candidates.find((one) => about && one.about === about) ??
    candidates.find((one) => !one.about && one.service === service && (!isBuilding || one.property === property)) ??
    // An entry for several services at such a property applies to each of them.
    candidates.find(
      (one) => isBuilding && !one.about && one.property === property && one.service === multipleServices,
    ) ??
    candidates.find((one) => !isBuilding && one.service === service && service !== multipleServices);
  return quotedService?.details ?? (isBuilding ? building : candidates.map(({ name }) => name));
}
