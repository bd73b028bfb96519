import {
  type Area,
  getBusiness,
  getLowestPrice,
  getPage,
  getSeasons,
  getSources,
  type Service,
} from '../content-loading/load-content.ts';
import type { Business } from '../schemas/business.ts';
import { nameHours } from '../schemas/opening-hours.ts';
import type { WorkName } from '../schemas/seasons.ts';
import { areSeasonal, composeSeason, composeSeasonWords } from '../site/season.ts';
import { fillIn } from '../text/fill-in.ts';
import { lowerFirst } from '../text/lower-first.ts';
import type { Fact } from '../ui/fact-list.tsx';
import type { TodayLineProps } from '../ui/today-line.tsx';

/** Whose terms hold: those of the area's zone, or of both zones where the page is about no area. */
type Zone = Area['zone'] | 'both';

interface Told<Own> {
  own: Own;
  zone: Zone;
  seasons: WorkName[];
  /** Its slug, where the page is about one: an area may have good dates of its own. */
  area?: string;
  /** The form with this service in it. */
  quoteHref: string;
}

interface Line {
  text: string;
}

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
const joinLines = (lines: Line[]) => join(...lines.map(({ text }) => text));

/** What can be done about some kinds of work today, and the way to ask for it. */
export async function composeTodayLine(names: WorkName[], quoteHref: string, area?: string): Promise<TodayLineProps> {
  const { works, words } = await getSeasons();
  const chosen = names.map((name) => works[name]);
  return {
    plain: composeSeason(chosen),
    ask: words.ask,
    href: quoteHref,
    words: composeSeasonWords(chosen, words, area),
  };
}

const getWords = async () => (await getPage('services')).facts;

/** What moves the price, behind the owner's own figure where there is a confirmed one. */
async function sayPrice(moves: string, service: Pick<Service, 'kind' | 'slug'> | undefined): Promise<string> {
  const lowest = service && (await getLowestPrice(`${service.kind}/${service.slug}`));
  if (!lowest) return moves;
  const { from } = (await getPage('services')).price;
  const dollars = lowest.dollars.toLocaleString('en-US');
  return fillIn(from, { dollars, unit: lowest.unit, moves: lowerFirst(moves) });
}

const formatDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

type OwnedWords = Awaited<ReturnType<typeof getWords>>['owned'];

const sayLead = (words: OwnedWords, { leadTime }: Business) =>
  leadTime && fillIn(words.lead, { ...leadTime, date: formatDay(leadTime.date) });

const sayPapers = (words: OwnedWords, { licenses = [], insurance }: Business) =>
  join(...licenses.map((license) => fillIn(words.license, license)), insurance && fillIn(words.insurer, insurance));

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

/** What a home owner asks before booking, each row from the one place of its fact. */
export async function composeHomeFacts({
  own,
  service,
  zone,
  seasons,
  area,
  quoteHref,
  edge,
}: Told<{ price: string; date?: string | undefined; prepare: string; home?: Line[] | undefined; pets: string }> & {
  service: Pick<Service, 'kind' | 'slug'>;
  /** A neighborhood of the area with other terms. */
  edge?: string | undefined;
}): Promise<Fact[]> {
  const [words, business, { works }] = await Promise.all([getWords(), getBusiness(), getSeasons()]);
  const { terms } = business;
  const isSoon = zone === 'nearby' || !areSeasonal(seasons.map((name) => works[name]));
  return [
    { label: 'Price', text: join(await sayPrice(own.price, service), terms.estimate) },
    {
      label: 'Date',
      today: await composeTodayLine(seasons, quoteHref, area),
      text: join(sayLead(words.owned, business), own.date ?? (isSoon ? words.date[zone] : undefined), terms.weather),
      more: join(words.travel[zone], edge),
    },
    { label: 'Prepare', text: join(own.prepare, joinLines(own.home ?? [])) },
    { label: 'Pets, plants', text: own.pets },
    { label: 'Insurance', text: join(joinLines(words.insurance.residential), sayPapers(words.owned, business)) },
    { label: 'Payment, guarantee', text: join(terms.payment, `${terms.satisfaction}.`, terms.guarantee) },
  ];
}

/** What whoever manages a building asks before booking. */
export async function composeManagerFacts({
  own,
  service,
  zone,
  seasons,
  area,
  quoteHref,
  alwaysOpen,
}: Told<{ price: string; safety: string }> & {
  service?: Pick<Service, 'kind' | 'slug'> | undefined;
  alwaysOpen?: boolean | undefined;
}): Promise<Fact[]> {
  const [words, business] = await Promise.all([getWords(), getBusiness()]);
  const { terms, hours } = business;
  return [
    { label: 'Price', text: join(await sayPrice(own.price, service), terms.estimate) },
    {
      label: 'Date',
      today: await composeTodayLine(seasons, quoteHref, area),
      text: join(sayLead(words.owned, business), words.walk, terms.weather),
    },
    { label: 'Safety', text: join(own.safety, terms.safetySheets) },
    { label: 'Insurance', text: join(joinLines(words.insurance.commercial), sayPapers(words.owned, business)) },
    {
      label: 'Invoice, guarantee',
      text: join(terms.invoices, terms.netTerms, terms.purchaseOrders, words.travel[zone]),
      more: join(`${terms.satisfaction}.`, terms.guarantee),
    },
    {
      label: 'Contact',
      text: join(`${nameHours(hours)}.`, joinLines(words.contact), alwaysOpen ? terms.emergency : undefined),
    },
  ];
}
