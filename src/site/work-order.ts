import type { Area, getZipCodes, Service } from '../content-loading/load-content.ts';
import type { TravelTerms, Zone } from '../islands/quote-form/find-travel.ts';
import type { Preparation } from '../islands/quote-form/receipt.tsx';
import type { WorkOrderProps } from '../islands/quote-form/work-order.tsx';

interface WorkOrderContent {
  words: WorkOrderProps['words'];
  zipCodes: Awaited<ReturnType<typeof getZipCodes>>;
  denverPlaces: { name: string }[];
  areas: Area[];
}

/** What to do before the work, by what the form holds for a visitor of the service's page. */
export function listPreparations(services: Service[]): Preparation[] {
  return services.map(({ name, preparation, quote }) => ({ name, items: preparation, ...quote }));
}

const placesByZip = (zips: { zip: string; places: string }[]) =>
  Object.fromEntries(zips.map(({ zip, places }) => [zip, places]));

/** What the work order of the quote form knows. */
export function composeWorkOrder({ words, zipCodes, denverPlaces, areas }: WorkOrderContent): WorkOrderProps {
  const { city, nearby, denver } = zipCodes;
  const named: [string, Zone][] = [
    [city.heading, 'city'],
    ...areas.map(({ name, zone }): [string, Zone] => [name, zone]),
    ['Denver', 'denver'],
    ...denverPlaces.map(({ name }): [string, Zone] => [name, 'denver']),
  ];
  const terms: TravelTerms = {
    answers: { city: city.answer, nearby: nearby.answer, denver: denver.answer },
    zips: { city: placesByZip(city.zips), nearby: placesByZip(nearby.zips) },
    names: Object.fromEntries(named.map(([name, zone]) => [name.toLowerCase(), zone])),
  };
  return { words, terms };
}
