import type { Business } from '../schemas/business.ts';
import type { WorkName } from '../schemas/seasons.ts';
import { formatDay } from '../site/denver-clock.ts';
import { interpolate } from '../site/interpolate.ts';
import { askForDate, quoteHref } from '../site/paths.ts';
import { areAllSeasonal, composeBookingTexts, composeClosedTexts, describeSeasons } from '../site/season.ts';
import { getCurrentText, readDenverDate } from '../site/today.ts';
import {
  type Area,
  type CommercialService,
  getBusiness,
  getLowestPrice,
  getPage,
  getPanePrices,
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

const getWorks = async (names: WorkName[]) => {
  const { works, words } = await getSeasons();
  return { works: names.map((name) => works[name]), templates: words };
};

/** What can be booked today, with a link to ask for a date. */
export async function composeTodayLine(names: WorkName[], href: string) {
  const { works, templates } = await getWorks(names);
  return {
    plain: describeSeasons(works),
    words: composeBookingTexts(works, templates),
    link: { name: templates.ask, href: askForDate(href) },
  };
}

/**
 * When the work starts again, for the hero; `undefined` if some of it is available all year. If it is closed at build
 * time, `likely` reserves the space, which avoids a layout shift.
 */
export async function composeClosedLine(names: WorkName[], href?: string) {
  const { works, templates } = await getWorks(names);
  const closed = composeClosedTexts(works, templates);
  if (!closed) return undefined;
  const link = href ? { name: templates.first, href: askForDate(href) } : undefined;
  return { likely: getCurrentText(closed, readDenverDate(new Date()).half)[0], words: closed, link };
}

/** 349.5 becomes 349.50, and 1200 becomes 1,200. */
const formatDollars = (dollars: number) =>
  dollars.toLocaleString('en-US', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' });

const getFactTexts = async () => (await getPage('services')).facts;

/** Leads with the owner's lowest price where there is a confirmed one, and moves the price factors to its details. */
async function createPriceAnswer(
  factors: Answer,
  service: Pick<Service, 'kind' | 'slug'> | undefined,
): Promise<Answer> {
  const lowest = service && (await getLowestPrice(`${service.kind}/${service.slug}`));
  if (!lowest) return factors;
  const { from } = (await getPage('services')).price;
  const line = interpolate(from, { dollars: formatDollars(lowest.dollars), unit: lowest.unit });
  return { line, more: join(factors.line, factors.more) };
}

type OwnerTemplates = Awaited<ReturnType<typeof getFactTexts>>['owned'];

const formatLeadTime = (templates: OwnerTemplates, { leadTime }: Business) =>
  leadTime && interpolate(templates.lead, { ...leadTime, date: formatDay(leadTime.date) });

const listLicenses = (templates: OwnerTemplates, { licenses = [], insurance }: Business) => [
  ...licenses.map((license) => interpolate(templates.license, license)),
  insurance && interpolate(templates.insurer, insurance),
];

/** The credentials on About, each with its sources. */
export async function composeCredentials(
  items: { label: string; text: string; sources?: string[] | undefined }[],
  template: string,
) {
  return Promise.all(
    items.map(async ({ label, text, sources: ids = [] }) => {
      const sources = await getSources(ids);
      const texts = sources.map(({ name, date }) => interpolate(template, { name, date: formatDay(date) }));
      return { label, line: join(text, ...texts) };
    }),
  );
}

/** The area of an area page, and the texts that replace those of the service. */
interface AreaTexts<Texts> {
  area: Area;
  own: Texts | undefined;
}

type FactTexts = Awaited<ReturnType<typeof getFactTexts>>;

const createTravelRow = ({ travel }: FactTexts, area: Area | undefined) => {
  const { line, more } = travel[area?.zone ?? 'both'];
  return createRow('Travel', { line: interpolate(line, { area: area?.name ?? '' }), more }, area?.edge);
};

/** Leads from an area page to the pane counter on the service's own page, if there is one. */
async function createCounterLink({ example, href }: ResidentialService) {
  if (!example || !(await getPanePrices())) return undefined;
  return { name: (await getPage('services')).price.count, href: `${href}#example` };
}

/** The facts on pages for homes, in the order in which customers ask. */
export async function composeResidentialFacts(
  service: ResidentialService,
  areaTexts?: AreaTexts<Partial<Record<'price' | 'date' | 'prepare' | 'pets', Answer | undefined>>>,
) {
  const [texts, business, { works }] = await Promise.all([getFactTexts(), getBusiness(), getSeasons()]);
  const { terms } = business;
  const { seasons, quote } = service;
  const own = { ...service.facts, ...areaTexts?.own };
  const zone = areaTexts?.area.zone ?? 'both';
  const zoneDates = texts.date[zone];
  // On its own page the example stands below the facts.
  const example = areaTexts && service.example && `[${texts.example}](${service.href}#example)`;
  const counter = areaTexts && (await createCounterLink(service));
  const lead = formatLeadTime(texts.owned, business);
  // Seasonal work has no same-day line in the city: its line is about the weather.
  const date =
    own.date ?? (zone === 'nearby' || !areAllSeasonal(seasons.map((name) => works[name])) ? zoneDates : undefined);
  return [
    {
      ...createRow(
        'What it costs',
        await createPriceAnswer(own.price, service),
        counter ? undefined : example,
        terms.estimate,
      ),
      link: counter,
    },
    {
      ...(date
        ? createRow('How soon', date, lead, terms.weather)
        : createRow('How soon', { line: terms.weather, more: lead }, zoneDates.line, zoneDates.more)),
      today: await composeTodayLine(seasons, quoteHref(quote)),
      call: { words: texts.date.certainDay, phone: business.phone },
    },
    createRow('The day we come', own.prepare, ...(areaTexts ? (own.home ?? []).map(({ text }) => text) : [])),
    createRow('Pets and plants', own.pets),
    createRow('If it’s not right', texts.guarantee),
    createRow('Who comes', joinLines([...texts.insurance.residential, ...listLicenses(texts.owned, business)])),
    createRow('Paying', { line: terms.payment }),
    createTravelRow(texts, areaTexts?.area),
  ];
}

/** The facts on pages for building managers. Universities have no service. Dates are agreed with each building. */
export async function composeCommercialFacts(
  service: CommercialService | undefined,
  areaTexts?: AreaTexts<Partial<Record<'price' | 'date' | 'safety', Answer | undefined>>>,
) {
  const [texts, business] = await Promise.all([getFactTexts(), getBusiness()]);
  const { terms } = business;
  const own = { ...(service?.facts ?? texts.university), ...areaTexts?.own };
  const lead = formatLeadTime(texts.owned, business);
  return [
    createRow('What it costs', await createPriceAnswer(own.price, service), terms.estimate),
    own.date
      ? createRow('Dates', own.date, texts.walk, lead, terms.weather)
      : createRow('Dates', { line: texts.walk }, lead, terms.weather),
    createRow('Access and safety', own.safety, terms.safetySheets),
    createRow('Insurance', joinLines([...texts.insurance.commercial, ...listLicenses(texts.owned, business)])),
    createRow('Invoices', { line: terms.invoices }, terms.netTerms, terms.purchaseOrders),
    createTravelRow(texts, areaTexts?.area),
    createRow('If it’s not right', texts.guarantee),
    // Emergencies are answered at night, too, so what they are comes before the hours.
    createRow(
      'Contact',
      joinLines(
        service?.alwaysOpen
          ? [terms.emergency, terms.emergencyExample, ...texts.contact, texts.hoursElse]
          : [...texts.contact, texts.hours],
      ),
    ),
  ];
}
