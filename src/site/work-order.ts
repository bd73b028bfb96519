import type { Area, getReviews, getZipCodes, Service } from '../content-loading/load-content.ts';
import type { TravelTerms, Zone } from '../islands/quote-form/find-travel.ts';
import type { WorkOrderProps } from '../islands/quote-form/work-order.tsx';
import { quoteFields } from '../schemas/quote-fields.ts';

interface WorkOrderContent {
  words: WorkOrderProps['words'];
  zipCodes: Awaited<ReturnType<typeof getZipCodes>>;
  denverPlaces: { name: string }[];
  areas: Area[];
  services: Service[];
  reviews: Awaited<ReturnType<typeof getReviews>>;
}

/** Where the list to print stands, by the service that a home asks for and by the kind of a building. */
export function listChecklists(services: Service[]): Record<string, string> {
  return Object.fromEntries(
    services.flatMap(({ kind, quote: { service, property }, href }) => {
      const asked = kind === 'residential' ? service : property;
      // More than one page answers to these.
      return asked === 'multiple-services' || asked === 'commercial' ? [] : [[asked, `${href}#checklist`]];
    }),
  );
}

/** What the card beside the quote form knows. */
export function composeWorkOrder({
  words,
  zipCodes,
  denverPlaces,
  areas,
  services,
  reviews,
}: WorkOrderContent): WorkOrderProps {
  const { city, nearby, denver } = zipCodes;
  const named: [string, Zone][] = [
    [city.heading, 'city'],
    ...areas.map(({ name, zone }): [string, Zone] => [name, zone]),
    ['Denver', 'denver'],
    ...denverPlaces.map(({ name }): [string, Zone] => [name, 'denver']),
  ];
  const terms: TravelTerms = {
    answers: { city: city.answer, nearby: nearby.answer, denver: denver.answer },
    zips: [
      ...city.zips.map(({ zip, places }) => ({ zip, places, zone: 'city' as const })),
      ...nearby.zips.map(({ zip, places }) => ({ zip, places, zone: 'nearby' as const })),
    ],
    names: Object.fromEntries(named.map(([name, zone]) => [name.toLowerCase(), zone])),
  };
  const residential = services.filter(({ kind }) => kind === 'residential');
  const reviewOf = (option: string) =>
    reviews.find(({ service }) => residential.some(({ name, quote }) => name === service && quote.service === option));
  return {
    words,
    terms,
    reviews: Object.fromEntries(
      Object.keys(quoteFields.service.options).flatMap((option) => {
        const review = reviewOf(option);
        if (!review) return [];
        const { text, name, location, sample } = review;
        return [[option, { text, name, location, sample }]];
      }),
    ),
  };
}
