import {
  type Area,
  getBusiness,
  getLowestPrice,
  getPage,
  getSeasons,
  type Service,
} from '../content-loading/load-content.ts';
import type { WorkName } from '../schemas/seasons.ts';
import type { Fact } from '../ui/fact-list.tsx';
import type { TodayLineProps } from '../ui/today-line.tsx';
import { composeSeason, composeSeasonWords } from './season.ts';

/** Whose terms hold: those of an area, on pages about no area all. */
type Zone = Area['zone'] | 'both';

interface Told<Own> {
  own: Own;
  zone: Zone;
  seasons: WorkName[];
  /** Where it has good dates of its own. */
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

/** The owner's own figure, where there is a confirmed one. */
async function sayFrom(service: Pick<Service, 'kind' | 'slug'>): Promise<string | undefined> {
  const lowest = await getLowestPrice(`${service.kind}/${service.slug}`);
  const { from } = (await getPage('services')).price;
  return lowest && from.replace('[dollars]', lowest.dollars.toLocaleString('en-US')).replace('[unit]', lowest.unit);
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
  const [words, { terms, guarantees }] = await Promise.all([getWords(), getBusiness()]);
  return [
    { label: 'Price', text: join(own.price, await sayFrom(service), terms.estimate) },
    {
      label: 'Date',
      today: await composeTodayLine(seasons, quoteHref, area),
      text: join(own.date ?? words.date[zone], terms.weather),
      more: join(words.travel[zone], edge),
    },
    { label: 'Prepare', text: join(own.prepare, joinLines(own.home ?? [])) },
    { label: 'Pets, plants', text: own.pets },
    { label: 'Insurance', text: joinLines(words.insurance.residential) },
    { label: 'Payment, guarantee', text: join(terms.payment, `${guarantees.satisfaction}.`, terms.guarantee) },
  ];
}

/** The same for whoever manages a building. */
export async function composeManagerFacts({
  own,
  service,
  zone,
  seasons,
  area,
  quoteHref,
  hospitality,
}: Told<{ price: string; safety: string }> & {
  service?: Pick<Service, 'kind' | 'slug'> | undefined;
  hospitality?: boolean;
}): Promise<Fact[]> {
  const [words, { terms, guarantees, phone, hours }] = await Promise.all([getWords(), getBusiness()]);
  return [
    { label: 'Price', text: join(own.price, service && (await sayFrom(service)), terms.estimate) },
    {
      label: 'Date',
      today: await composeTodayLine(seasons, quoteHref, area),
      text: join(words.walk, terms.weather),
    },
    { label: 'Safety', text: own.safety },
    { label: 'Insurance', text: joinLines(words.insurance.commercial) },
    {
      label: 'Invoice, guarantee',
      text: join(terms.invoices, words.travel[zone]),
      more: join(`${guarantees.satisfaction}.`, terms.guarantee),
    },
    {
      label: 'Contact',
      text: join(
        `[${phone.display}](${phone.href}), ${hours.text}.`,
        joinLines(words.contact),
        hospitality ? terms.emergency : undefined,
      ),
    },
  ];
}
