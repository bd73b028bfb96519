import type { Area, getZipCodes } from '../content-loading/load-content.ts';
import type { ZipAnswers } from '../scripts/zip-check.ts';
import type { TravelTerms, Zone } from './find-travel.ts';
import { residentialAreaHref } from './paths.ts';

interface TravelContent {
  zipCodes: Awaited<ReturnType<typeof getZipCodes>>;
  denverPlaces: string[];
  areas: Area[];
}

const placesByZip = (zips: { zip: string; places: string }[]) =>
  Object.fromEntries(zips.map(({ zip, places }) => [zip, places]));

/** What the ZIP check and the work order answer from. */
export function composeTravelTerms({ zipCodes, denverPlaces, areas }: TravelContent): TravelTerms {
  const { city, nearby, denver } = zipCodes;
  const named: [string, Zone][] = [
    [city.heading, 'city'],
    ...areas.map(({ name, zone }): [string, Zone] => [name, zone]),
    ...['Denver', ...denverPlaces].map((name): [string, Zone] => [name, 'denver']),
  ];
  return {
    answers: { city: city.answer, nearby: nearby.answer, denver: denver.answer },
    zips: { city: placesByZip(city.zips), nearby: placesByZip(nearby.zips) },
    names: Object.fromEntries(named),
  };
}

/** What the ZIP check answers from. */
export function composeZipAnswers(content: TravelContent): ZipAnswers {
  const { city, nearby, ask } = content.zipCodes;
  const { yes, denver, denverEdge, link } = ask;
  /** A ZIP may lead on to an area that does not name it itself. */
  const zipsIn = (zone: 'city' | 'nearby', area: Area) =>
    (zone === 'city' ? city : nearby).zips
      .filter(({ zip, areas }) => (area.zone === zone && area.zips.includes(zip)) || areas.includes(area.slug))
      .map(({ zip }) => zip);
  return {
    words: { yes, denver, denverEdge, link },
    terms: composeTravelTerms(content),
    areas: content.areas.map((area) => ({
      name: area.name,
      href: residentialAreaHref(area.slug, 'window-cleaning'),
      zips: { city: zipsIn('city', area), nearby: zipsIn('nearby', area) },
    })),
  };
}
