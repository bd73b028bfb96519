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
import type { WorkName } from '../schemas/seasons.ts';
import { askForDate } from '../site/paths.ts';
import { areSeasonal, composeClosedWords, composeSeason, composeSeasonWords } from '../site/season.ts';
import { fillIn } from '../text/fill-in.ts';
import type { Fact } from '../ui/fact-list.tsx';
import type { TodayLineProps } from '../ui/today-line.tsx';

/** Whose terms hold: those of the area's zone, or of both zones where the page is about no area. */
type Zone = Area['zone'] | 'both';

interface Told<Own> {
  own: Own;
  zone: Zone;
}

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
export async function composeTodayLine(names: WorkName[], quoteHref: string): Promise<TodayLineProps> {
  const { works, words } = await pickWorks(names);
  return {
    plain: composeSeason(works),
    words: composeSeasonWords(works, words),
    link: { name: words.ask, href: askForDate(quoteHref) },
  };
}

/** When the work of a page starts again, for its opening; undefined where some of it can be had all year. */
export async function composeClosedLine(names: WorkName[], quoteHref?: string): Promise<TodayLineProps | undefined> {
  const { works, words } = await pickWorks(names);
  const closed = composeClosedWords(works, words);
  return closed && { words: closed, link: quoteHref ? { name: words.first, href: askForDate(quoteHref) } : undefined };
}

const getWords = async () => (await getPage('services')).facts;

/** What moves the price, behind the owner's own figure where there is a confirmed one. */
async function sayPrice(moves: string, service: Pick<Service, 'kind' | 'slug'> | undefined): Promise<string> {
  const lowest = service && (await getLowestPrice(`${service.kind}/${service.slug}`));
  if (!lowest) return moves;
  const { from } = (await getPage('services')).price;
  const dollars = lowest.dollars.toLocaleString('en-US');
  return fillIn(from, { dollars, unit: lowest.unit, moves });
}

const formatDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

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

/** What a home owner asks before booking, in the order of asking, each row from the one place of its fact. */
export async function composeHomeFacts({
  own,
  service,
  zone,
  seasons,
  quoteHref,
  edge,
}: Told<{
  price: string;
  date?: string | undefined;
  prepare: string;
  home?: Line[] | undefined;
  pets: string;
}> & {
  service: Pick<Service, 'kind' | 'slug'>;
  seasons: WorkName[];
  /** The form with this service in it. */
  quoteHref: string;
  /** A neighborhood of the area with other terms. */
  edge?: string | undefined;
}): Promise<Fact[]> {
  const [words, business, { works }] = await Promise.all([getWords(), getBusiness(), getSeasons()]);
  const { terms } = business;
  const isSoon = zone === 'nearby' || !areSeasonal(seasons.map((name) => works[name]));
  return [
    { label: 'What it costs', text: join(await sayPrice(own.price, service), terms.estimate) },
    {
      label: 'How soon',
      today: await composeTodayLine(seasons, quoteHref),
      text: join(sayLead(words.owned, business), own.date ?? (isSoon ? words.date[zone] : undefined), terms.weather),
    },
    { label: 'The day we come', text: join(own.prepare, joinLines(own.home ?? [])), more: own.pets },
    sayGuarantee(business),
    { label: 'Who comes', text: join(joinLines(words.insurance.residential), sayPapers(words.owned, business)) },
    { label: 'Paying', text: terms.payment },
    { label: 'Travel', text: join(words.travel[zone], edge) },
  ];
}

/** What whoever manages a building needs for an order. Of dates only how they are set: a building has a calendar of its own. */
export async function composeManagerFacts({
  own,
  service,
  zone,
  alwaysOpen,
}: Told<{ price: string; date?: string | undefined; safety: string }> & {
  service?: Pick<Service, 'kind' | 'slug'> | undefined;
  alwaysOpen?: boolean | undefined;
}): Promise<Fact[]> {
  const [words, business] = await Promise.all([getWords(), getBusiness()]);
  const { terms } = business;
  return [
    { label: 'What it costs', text: join(await sayPrice(own.price, service), terms.estimate) },
    { label: 'Dates', text: join(sayLead(words.owned, business), own.date, words.walk, terms.weather) },
    { label: 'Access and safety', text: join(own.safety, terms.safetySheets) },
    {
      label: 'Insurance and W-9',
      text: join(joinLines(words.insurance.commercial), sayPapers(words.owned, business)),
    },
    { label: 'Invoices', text: join(terms.invoices, terms.netTerms, terms.purchaseOrders) },
    { label: 'Travel', text: words.travel[zone] },
    sayGuarantee(business),
    { label: 'Contact', text: join(joinLines(words.contact), words.hours, alwaysOpen ? terms.emergency : undefined) },
  ];
}
