import { lowerFirst } from '../site/lower-first.ts';
import { areaPageHref } from '../site/paths.ts';
import type { ZipAnswer, ZipAnswers } from '../site/zip-check-rule.ts';
import { type Area, getAreaPages, getAreas, getBusiness, getPage, getZipCodes } from './collections.ts';

interface ZipContent {
  zipCodes: Awaited<ReturnType<typeof getZipCodes>>;
  denverPlaces: string[];
  areas: NamedArea[];
  sameDay: string;
}

/** `href` is the address of the area's first page, if it has one. */
type NamedArea = Pick<Area, 'slug' | 'name' | 'zone' | 'zips'> & { href: string | undefined };

/** One side of a line between zones, with its places. A ZIP that the line divides has two. */
interface Side {
  zone: 'city' | 'nearby' | 'denver';
  places?: string;
  of?: NamedArea[];
}

function splitLead(sentence: string) {
  const [lead = '', ...rest] = sentence.split(' ');
  return { lead, words: rest.join(' ') };
}

/** Composes the answers that the ZIP check looks up. */
function composeZipAnswers({ zipCodes, denverPlaces, areas, sameDay }: ZipContent): ZipAnswers {
  const { city, ask, also, beside } = zipCodes;
  const known: ZipAnswers['known'] = {};
  const getTerms = ({ zone, of }: Side) =>
    zone === 'nearby' && !of?.length ? zipCodes.nearby.elsewhere : zipCodes[zone].answer;
  const link = ({ name, href }: NamedArea) => (href ? [{ name: ask.link.replace('[area]', name), href }] : []);
  /** If a ZIP is on both sides of a city line, each side is named. */
  const sayYes = (place: string, sides: Side[]): ZipAnswer => ({
    place,
    lines: sides.map((each, index) => {
      const { places, zone, of = [] } = each;
      const isSplit = sides.length > 1;
      const yes = ask.yes.replace('[place]', place);
      const opening = index ? { words: '' } : splitLead(isSplit ? yes.replace(/:$/, '.') : yes);
      const side = isSplit ? `${places}: ` : '';
      return {
        ...opening,
        words: `${opening.words} ${side}${lowerFirst(getTerms(each))}`.trim(),
        ...(zone === 'city' && { sameDay: true }),
        links: of.flatMap(link),
      };
    }),
  });
  const otherNames: ZipAnswers['otherNames'] = {};
  /** Adds the answer for a name, also with the town after it: "Capitol Hill Denver". */
  const learn = (name: string, answer: ZipAnswer, zone?: Side['zone']) => {
    const place = name.toLowerCase();
    known[place] = answer;
    const town = zone === 'denver' ? 'Denver' : zone === 'city' ? city.heading : undefined;
    if (town && town !== name) otherNames[`${place} ${town.toLowerCase()}`] = place;
  };

  for (const { place, area: slug } of beside) {
    const of = areas.filter((area) => area.slug === slug);
    const sentence = ask.beside.replace('[area]', of.map(({ name }) => name).join());
    learn(place, { place, lines: [{ ...splitLead(sentence), links: of.flatMap(link) }], send: true });
  }
  const rows = (['city', 'nearby', 'denver'] as const).flatMap((zone) =>
    zipCodes[zone].zips.map((row) => ({
      ...row,
      zone,
      /** A ZIP may link to an area that does not list it. */
      of: areas.filter((area) => (area.zone === zone && area.zips.includes(row.zip)) || row.areas.includes(area.slug)),
    })),
  );
  for (const row of rows) for (const place of row.places.split(', ')) learn(place, sayYes(place, [row]), row.zone);
  for (const [zip, sides] of Map.groupBy(rows, (row) => row.zip)) {
    const [{ places } = { places: '' }, other] = sides;
    // A sentence about a ZIP of several places names the ZIP instead of them.
    learn(zip, sayYes(other || places.includes(',') ? zip : places, sides));
  }
  learn(city.heading, sayYes(city.heading, [{ zone: 'city' }]));
  for (const place of ['Denver', ...denverPlaces]) learn(place, sayYes(place, [{ zone: 'denver' }]), 'denver');
  for (const area of areas) {
    const answer = sayYes(area.name, [{ zone: area.zone, of: [area] }]);
    // Adds short names that people use: Security for Security-Widefield, Manitou for Manitou Springs.
    for (const name of [area.name, ...area.name.split(/-| Springs$/)]) if (name) learn(name, answer, area.zone);
  }

  for (const { says, place } of also) otherNames[says.toLowerCase()] = place.toLowerCase();

  return {
    known,
    otherNames,
    far: { lines: [{ ...splitLead(ask.far), links: [] }], call: true, send: true },
    short: { lines: [{ words: ask.short, links: [] }] },
    sameDay,
    send: ask.send,
  };
}

export async function getZipAnswers() {
  const [areas, pages] = await Promise.all([getAreas(), getAreaPages()]);
  const { terms } = await getBusiness();
  const findHref = (slug: string) => pages.filter(({ area }) => area === slug).map(areaPageHref)[0];
  return composeZipAnswers({
    zipCodes: await getZipCodes(),
    denverPlaces: (await getPage('areasServed')).denver.places,
    areas: areas.map((area) => ({ ...area, href: findHref(area.slug) })),
    sameDay: `${terms.sameDay} ${terms.sameDayWhen}`,
  });
}
