import type { Business } from '../schemas/business.ts';
import type { WorkName } from '../schemas/seasons.ts';
import { formatDay } from '../site/denver-clock.ts';
import { fillIn } from '../site/fill-in.ts';
import { askForDate, quoteHref } from '../site/paths.ts';
import { areSeasonal, composeClosedWords, composeSeason, composeSeasonWords } from '../site/season.ts';
import { getTodayWords, readDenverDate } from '../site/today.ts';
import {
  type Area,
  type CommercialService,
  getBusiness,
  getLowestPrice,
  getPage,
  getSeasons,
  getSources,
  type ResidentialService,
  type Service,
} from './collections.ts';

/** As in src/lib/schemas/prose.ts. */
interface Answer {
  line: string;
  more?: string | undefined;
}

interface Line {
  text: string;
}

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Sentences in `after` follow the answer's own details. */
const createRow = (label: string, { line, more }: Answer, ...after: (string | undefined)[]) => ({
  label,
  line,
  more: join(more, ...after) || undefined,
});

/** A launch build leaves out unconfirmed sentences: the first that remains becomes the line, and the others its details. */
function joinLines(lines: (Line | string | undefined)[]): Answer {
  const [line = '', ...more] = lines.flatMap((item) => (typeof item === 'string' ? item : (item?.text ?? [])));
  return { line, more: join(...more) };
}

const pickWorks = async (names: WorkName[]) => {
  const { works, words } = await getSeasons();
  return { works: names.map((name) => works[name]), words };
};

/** What can be done about some kinds of work today, and the way to ask for it. */
export async function composeTodayLine(names: WorkName[], href: string) {
  const { works, words } = await pickWorks(names);
  return {
    plain: composeSeason(works),
    words: composeSeasonWords(works, words),
    link: { name: words.ask, href: askForDate(href) },
  };
}

/**
 * When the work of a page starts again, for its opening; undefined where some of it can be had all year. Where it is
 * closed at the build, room is kept for the words, so that nothing moves once the day is known.
 */
export async function composeClosedLine(names: WorkName[], href?: string) {
  const { works, words } = await pickWorks(names);
  const closed = composeClosedWords(works, words);
  if (!closed) return undefined;
  const link = href ? { name: words.first, href: askForDate(href) } : undefined;
  return { likely: getTodayWords(closed, readDenverDate(new Date()).half)[0], words: closed, link };
}

/** 349.5 is 349.50, and 1200 is 1,200. */
const formatDollars = (dollars: number) =>
  dollars.toLocaleString('en-US', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' });

const getWords = async () => (await getPage('services')).facts;

/** Leads with the owner's lowest price where there is a confirmed one, and moves the price factors to its details. */
async function createPriceAnswer(
  factors: Answer,
  service: Pick<Service, 'kind' | 'slug'> | undefined,
): Promise<Answer> {
  const lowest = service && (await getLowestPrice(`${service.kind}/${service.slug}`));
  if (!lowest) return factors;
  const { from } = (await getPage('services')).price;
  const line = fillIn(from, { dollars: formatDollars(lowest.dollars), unit: lowest.unit });
  return { line, more: join(factors.line, factors.more) };
}

type OwnedWords = Awaited<ReturnType<typeof getWords>>['owned'];

const formatLeadTime = (words: OwnedWords, { leadTime }: Business) =>
  leadTime && fillIn(words.lead, { ...leadTime, date: formatDay(leadTime.date) });

const listPapers = (words: OwnedWords, { licenses = [], insurance }: Business) => [
  ...licenses.map((license) => fillIn(words.license, license)),
  insurance && fillIn(words.insurer, insurance),
];

/** The credentials on About, with where some can be read. */
export async function composeCredentials(
  items: { label: string; text: string; sources?: string[] | undefined }[],
  words: string,
) {
  return Promise.all(
    items.map(async ({ label, text, sources = [] }) => {
      const read = (await getSources(sources)).map(({ name, date }) => fillIn(words, { name, date: formatDay(date) }));
      return { label, line: join(text, ...read) };
    }),
  );
}

/** A page of an area says some of it in its own words; whose terms hold there is the area's. */
interface Place<Own> {
  area: Area;
  own: Own | undefined;
}

type Words = Awaited<ReturnType<typeof getWords>>;

const createTravelRow = ({ travel }: Words, area: Area | undefined) => {
  const { line, more } = travel[area?.zone ?? 'both'];
  return createRow('Travel', { line: fillIn(line, { area: area?.name ?? '' }), more }, area?.edge);
};

/** What a home owner asks before booking, in the order of asking, each row from the one place of its fact. */
export async function composeHomeFacts(
  service: ResidentialService,
  place?: Place<Partial<Record<'price' | 'date' | 'prepare' | 'pets', Answer | undefined>>>,
) {
  const [words, business, { works }] = await Promise.all([getWords(), getBusiness(), getSeasons()]);
  const { terms } = business;
  const { seasons, quote } = service;
  const own = { ...service.facts, ...place?.own };
  const zone = place?.area.zone ?? 'both';
  const byZone = words.date[zone];
  const lead = formatLeadTime(words.owned, business);
  // Seasonal work has no same-day line in the city: its line is about the weather.
  const date = own.date ?? (zone === 'nearby' || !areSeasonal(seasons.map((name) => works[name])) ? byZone : undefined);
  return [
    createRow('What it costs', await createPriceAnswer(own.price, service), terms.estimate),
    {
      ...(date
        ? createRow('How soon', date, lead, terms.weather)
        : createRow('How soon', { line: terms.weather, more: lead }, byZone.line, byZone.more)),
      today: await composeTodayLine(seasons, quoteHref(quote)),
    },
    createRow('The day we come', own.prepare, ...(place ? (own.home ?? []).map(({ text }) => text) : [])),
    createRow('Pets and plants', own.pets),
    createRow('If it’s not right', words.guarantee),
    createRow('Who comes', joinLines([...words.insurance.residential, ...listPapers(words.owned, business)])),
    createRow('Paying', { line: terms.payment }),
    createTravelRow(words, place?.area),
  ];
}

/**
 * What whoever manages a building needs for an order; for universities without a service behind it. Of dates only how they
 * are set: a building has a calendar of its own.
 */
export async function composeManagerFacts(
  service: CommercialService | undefined,
  place?: Place<Partial<Record<'price' | 'date' | 'safety', Answer | undefined>>>,
) {
  const [words, business] = await Promise.all([getWords(), getBusiness()]);
  const { terms } = business;
  const own = { ...(service?.facts ?? words.university), ...place?.own };
  const lead = formatLeadTime(words.owned, business);
  return [
    createRow('What it costs', await createPriceAnswer(own.price, service), terms.estimate),
    own.date
      ? createRow('Dates', own.date, words.walk, lead, terms.weather)
      : createRow('Dates', { line: words.walk }, lead, terms.weather),
    createRow('Access and safety', own.safety, terms.safetySheets),
    createRow('Insurance and W-9', joinLines([...words.insurance.commercial, ...listPapers(words.owned, business)])),
    createRow('Invoices', { line: terms.invoices }, terms.netTerms, terms.purchaseOrders),
    createTravelRow(words, place?.area),
    createRow('If it’s not right', words.guarantee),
    // Emergencies are answered at night, too: the line says that first.
    createRow('Contact', joinLines([service?.alwaysOpen ? terms.emergency : undefined, ...words.contact, words.hours])),
  ];
}
