import {
  type Area,
  type AreaPage,
  getBusiness,
  getLowestPrice,
  getPage,
  type Service,
} from '../content-loading/load-content.ts';
import type { Fact } from '../ui/fact-list.tsx';
import { nameHalfMonths } from './half-month-names.ts';

type Good = AreaPage['timing']['good'];
/** Whose terms hold: those of an area, on pages about no area all. */
type Zone = Area['zone'] | 'both';

interface Told<Own> {
  own: Own;
  zone: Zone;
  /** The good dates of an area. */
  good?: Good;
}

interface Line {
  text: string;
}

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
const joinLines = (lines: Line[]) => join(...lines.map(({ text }) => text));

/** Dates with a name of their own come last, and once. */
function nameDates(good: Good): string {
  const names = [
    ...good.filter(({ called }) => !called).map(nameHalfMonths),
    ...new Set(good.flatMap(({ called }) => called ?? [])),
  ];
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
}

const getWords = async () => (await getPage('services')).facts;

function sayBest(best: string, good: Good | undefined) {
  return good && best.replace('[dates]', nameDates(good));
}

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
  good,
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
      text: join(
        own.date ? join(own.date, words.travel[zone]) : words.date[zone],
        edge,
        sayBest(words.best, good),
        terms.weather,
      ),
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
  good,
  hospitality,
}: Told<{ price: string; safety: string }> & {
  service?: Pick<Service, 'kind' | 'slug'> | undefined;
  hospitality?: boolean;
}): Promise<Fact[]> {
  const [words, { terms, guarantees, phone, hours }] = await Promise.all([getWords(), getBusiness()]);
  return [
    { label: 'Price', text: join(own.price, service && (await sayFrom(service)), terms.estimate) },
    { label: 'Date', text: join(words.walk, sayBest(words.best, good), terms.weather) },
    { label: 'Safety', text: own.safety },
    { label: 'Insurance', text: joinLines(words.insurance.commercial) },
    {
      label: 'Invoice, guarantee',
      text: join(terms.invoices, words.travel[zone], `${guarantees.satisfaction}.`, terms.guarantee),
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
