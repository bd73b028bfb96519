import type { Fact } from '../../components/ui/fact-list.tsx';
import type { TodayLineProps } from '../../components/ui/today-line.tsx';
import { getTodayWords, readDenverDate } from '../../scripts/today.ts';
import type { Business } from '../schemas/business.ts';
import type { WorkName } from '../schemas/seasons.ts';
import { formatDay } from '../site/denver-clock.ts';
import { fillIn } from '../site/fill-in.ts';
import { askForDate, quoteHref } from '../site/paths.ts';
import { areSeasonal, composeClosedWords, composeSeason, composeSeasonWords } from '../site/season.ts';
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

interface Line {
  text: string;
}

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
const joinLines = (lines: Line[]) => join(...lines.map(({ text }) => text));

const pickWorks = async (names: WorkName[]) => {
  const { works, words } = await getSeasons();
  return { works: names.map((name) => works[name]), words };
};

/** What can be done about some kinds of work today, and the way to ask for it. */
export async function composeTodayLine(names: WorkName[], href: string): Promise<TodayLineProps> {
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
export async function composeClosedLine(names: WorkName[], href?: string): Promise<TodayLineProps | undefined> {
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

/** What moves the price, behind the owner's own figure where there is a confirmed one. */
async function sayPrice(moves: string, service: Pick<Service, 'kind' | 'slug'> | undefined): Promise<string> {
  const lowest = service && (await getLowestPrice(`${service.kind}/${service.slug}`));
  if (!lowest) return moves;
  const { from } = (await getPage('services')).price;
  return fillIn(from, { dollars: formatDollars(lowest.dollars), unit: lowest.unit, moves });
}

type OwnedWords = Awaited<ReturnType<typeof getWords>>['owned'];

const sayLead = (words: OwnedWords, { leadTime }: Business) =>
  leadTime && fillIn(words.lead, { ...leadTime, date: formatDay(leadTime.date) });

const sayPapers = (words: OwnedWords, { licenses = [], insurance }: Business) =>
  join(...licenses.map((license) => fillIn(words.license, license)), insurance && fillIn(words.insurer, insurance));

const sayGuarantee = ({ terms }: Business): Fact => ({
  label: 'If it’s not right',
  text: join(`${terms.satisfaction}.`, terms.guarantee),
});

/** The credentials on About, with where some can be read. */
export async function composeCredentials(
  items: { label: string; text: string; sources?: string[] | undefined }[],
  words: string,
): Promise<Fact[]> {
  return Promise.all(
    items.map(async ({ label, text, sources = [] }) => {
      const said = (await getSources(sources)).map(({ name, date }) => fillIn(words, { name, date: formatDay(date) }));
      return { label, text: join(text, ...said) };
    }),
  );
}

/** A page of an area says some of it in its own words; whose terms hold there is the area's. */
interface Place<Own> {
  area: Area;
  own: Own | undefined;
}

/** What a home owner asks before booking, in the order of asking, each row from the one place of its fact. */
export async function composeHomeFacts(
  service: ResidentialService,
  place?: Place<Partial<Record<'price' | 'date' | 'prepare' | 'pets', string | undefined>>>,
): Promise<Fact[]> {
  const [words, business, { works }] = await Promise.all([getWords(), getBusiness(), getSeasons()]);
  const { terms } = business;
  const { seasons, quote } = service;
  const own = { ...service.facts, ...place?.own };
  const zone = place?.area.zone ?? 'both';
  const saysTermsOfZone = zone === 'nearby' || !areSeasonal(seasons.map((name) => works[name]));
  return [
    { label: 'What it costs', text: join(await sayPrice(own.price, service), terms.estimate) },
    {
      label: 'How soon',
      today: await composeTodayLine(seasons, quoteHref(quote)),
      text: join(
        sayLead(words.owned, business),
        own.date ?? (saysTermsOfZone ? words.date[zone] : undefined),
        terms.weather,
      ),
    },
    { label: 'The day we come', text: join(own.prepare, place && joinLines(own.home ?? [])), more: own.pets },
    sayGuarantee(business),
    { label: 'Who comes', text: join(joinLines(words.insurance.residential), sayPapers(words.owned, business)) },
    { label: 'Paying', text: terms.payment },
    { label: 'Travel', text: join(words.travel[zone], place?.area.edge) },
  ];
}

/**
 * What whoever manages a building needs for an order; for universities without a service behind it. Of dates only how they
 * are set: a building has a calendar of its own.
 */
export async function composeManagerFacts(
  service: CommercialService | undefined,
  place?: Place<Partial<Record<'price' | 'date' | 'safety', string | undefined>>>,
): Promise<Fact[]> {
  const [words, business] = await Promise.all([getWords(), getBusiness()]);
  const { terms } = business;
  const own = { ...(service?.facts ?? words.university), ...place?.own };
  return [
    { label: 'What it costs', text: join(await sayPrice(own.price, service), terms.estimate) },
    { label: 'Dates', text: join(sayLead(words.owned, business), own.date, words.walk, terms.weather) },
    { label: 'Access and safety', text: join(own.safety, terms.safetySheets) },
    {
      label: 'Insurance and W-9',
      text: join(joinLines(words.insurance.commercial), sayPapers(words.owned, business)),
    },
    { label: 'Invoices', text: join(terms.invoices, terms.netTerms, terms.purchaseOrders) },
    { label: 'Travel', text: words.travel[place?.area.zone ?? 'both'] },
    sayGuarantee(business),
    {
      label: 'Contact',
      text: join(joinLines(words.contact), words.hours, service?.alwaysOpen ? terms.emergency : undefined),
    },
  ];
}
