import type { ZipAnswer, ZipAnswers } from '../site/find-zip-answer.ts';
import { lowerFirst } from '../site/lower-first.ts';
import { areaPageHref } from '../site/paths.ts';
import { type Area, getAreaPages, getAreas, getBusiness, getPage, getZipCodes } from './collections.ts';

type ZipCodes = Awaited<ReturnType<typeof getZipCodes>>;

interface ZipContent {
  zipCodes: ZipCodes;
  denverPlaces: string[];
  areas: NamedArea[];
  sameDay: string;
}

/** `href` is the address of the area's first page, if it has one. */
type NamedArea = Pick<Area, 'slug' | 'name' | 'zone' | 'zips'> & { href: string | undefined };

type Zone = 'city' | 'nearby' | 'denver';

/** One side of a line between zones, with its places. A ZIP that the line divides has two. */
interface ZoneSide {
  zone: Zone;
  places?: string;
  linkedAreas?: NamedArea[];
}

/** Splits a sentence into its first word, which the page emphasizes, and the rest. */
function splitLead(sentence: string) {
  const [lead = '', ...rest] = sentence.split(' ');
  return { lead, text: rest.join(' ') };
}

const listLinks = ({ ask }: ZipCodes, areas: NamedArea[]) =>
  areas.flatMap(({ name, href }) => (href ? [{ name: ask.link.replace('[area]', name), href }] : []));

/** Composes the answer for a place in the service area. If a ZIP is on both sides of a city line, each side is named. */
function composeServedAnswer(zipCodes: ZipCodes, place: string, sides: ZoneSide[]): ZipAnswer {
  const isSplit = sides.length > 1;
  const yes = zipCodes.ask.yes.replace('[place]', place);
  return {
    place,
    lines: sides.map(({ zone, places, linkedAreas = [] }, index) => {
      const isElsewhere = zone === 'nearby' && linkedAreas.length === 0;
      const terms = isElsewhere ? zipCodes.nearby.elsewhere : zipCodes[zone].answer;
      const opening = index ? { text: '' } : splitLead(isSplit ? yes.replace(/:$/, '.') : yes);
      return {
        ...opening,
        text: `${opening.text} ${isSplit ? `${places}: ` : ''}${lowerFirst(terms)}`.trim(),
        ...(zone === 'city' && { sameDay: true }),
        links: listLinks(zipCodes, linkedAreas),
      };
    }),
  };
}

/** Lists the rows of all zones. A ZIP may link to an area that does not list it: the areas that do come first. */
const listRows = (zipCodes: ZipCodes, areas: NamedArea[]) =>
  (['city', 'nearby', 'denver'] as const).flatMap((zone) =>
    zipCodes[zone].zips.map((row) => {
      const isOwn = (area: NamedArea) => area.zone === zone && area.zips.includes(row.zip);
      const isLinked = (area: NamedArea) => !isOwn(area) && row.areas.includes(area.slug);
      return { ...row, zone, linkedAreas: [...areas.filter(isOwn), ...areas.filter(isLinked)] };
    }),
  );

/** Composes the answers that the ZIP check looks up. */
function composeZipAnswers({ zipCodes, denverPlaces, areas, sameDay }: ZipContent): ZipAnswers {
  const { city, ask } = zipCodes;
  const known: ZipAnswers['known'] = {};
  const otherNames: ZipAnswers['otherNames'] = {};
  /** Adds the answer for a name, also with the town after it: "Capitol Hill Denver". */
  const addAnswer = (name: string, answer: ZipAnswer, zone?: Zone) => {
    const key = name.toLowerCase();
    known[key] = answer;
    const town = zone === 'denver' ? 'Denver' : zone === 'city' ? city.heading : undefined;
    if (town && town !== name) otherNames[`${key} ${town.toLowerCase()}`] = key;
  };
  const addServed = (name: string, sides: ZoneSide[], zone?: Zone) =>
    addAnswer(name, composeServedAnswer(zipCodes, name, sides), zone);

  for (const { place, area: slug } of zipCodes.beside) {
    const nearest = areas.filter((area) => area.slug === slug);
    const sentence = ask.beside.replace('[area]', nearest.map(({ name }) => name).join());
    const line = { ...splitLead(sentence), links: listLinks(zipCodes, nearest) };
    addAnswer(place, { place, lines: [line], send: true });
  }
  const rows = listRows(zipCodes, areas);
  for (const row of rows) for (const place of row.places.split(', ')) addServed(place, [row], row.zone);
  for (const [zip, sides] of Map.groupBy(rows, (row) => row.zip)) {
    const [{ places } = { places: '' }, secondSide] = sides;
    // A sentence about a ZIP of several places names the ZIP instead of them.
    const place = secondSide || places.includes(',') ? zip : places;
    addAnswer(zip, composeServedAnswer(zipCodes, place, sides));
  }
  addServed(city.heading, [{ zone: 'city' }]);
  for (const place of ['Denver', ...denverPlaces]) addServed(place, [{ zone: 'denver' }], 'denver');
  for (const area of areas) {
    const answer = composeServedAnswer(zipCodes, area.name, [{ zone: area.zone, linkedAreas: [area] }]);
    // Adds short names that people use: Security for Security-Widefield, Manitou for Manitou Springs.
    for (const name of [area.name, ...area.name.split(/-| Springs$/)]) if (name) addAnswer(name, answer, area.zone);
  }
  for (const { says, place } of zipCodes.also) otherNames[says.toLowerCase()] = place.toLowerCase();

  return {
    known,
    otherNames,
    far: { lines: [{ ...splitLead(ask.far), links: [] }], call: true, send: true },
    short: { lines: [{ text: ask.short, links: [] }] },
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
