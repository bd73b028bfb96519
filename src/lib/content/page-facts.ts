import type { Answers } from '../schemas/answers.ts';
import type { Business } from '../schemas/business.ts';
import type { WorkName } from '../schemas/seasons.ts';
import { formatDay } from '../site/denver-clock.ts';
import { formatDollars } from '../site/format-dollars.ts';
import { interpolate } from '../site/interpolate.ts';
import { dateRequestHref, quoteHref } from '../site/paths.ts';
import { areAllSeasonal, composeBookingTexts, composeClosedTexts, describeSeasons } from '../site/season.ts';
import { getCurrentText, readDenverDate } from '../site/today.ts';
import {
  type Area,
  type CommercialService,
  getAnswers,
  getBusiness,
  getLowestPrice,
  getPage,
  getPanePrices,
  getSeasons,
  getSources,
  type ResidentialService,
  type Service,
} from './collections.ts';
import { composeLeadTime } from './compose-lead-time.ts';

/** Has the fields of `answer` in src/lib/schemas/fields.ts. */
interface Answer {
  line: string;
  more?: string | undefined;
}

interface TextLine {
  text: string;
}

const joinSentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Creates a row. Sentences in `after` follow the answer's own details. */
const createRow = (label: string, { line, more }: Answer, ...after: (string | undefined)[]) => ({
  label,
  line,
  more: joinSentences(more, ...after) || undefined,
});

/**
 * Joins sentences into an answer. A launch build leaves out unconfirmed sentences: the first that remains becomes the
 * line, with the papers that visitors look for first, and the others become its details.
 */
function joinLines(lines: (TextLine | string | undefined)[], papers: (string | undefined)[] = []): Answer {
  const [line = '', ...more] = lines.flatMap((item) => (typeof item === 'string' ? item : (item?.text ?? [])));
  return { line: joinSentences(line, ...papers), more: joinSentences(...more) };
}

const pickWorks = async (names: WorkName[]) => {
  const { works, words: templates } = await getSeasons();
  return { works: names.map((name) => works[name]), templates };
};

/** Composes the line about work that can be booked today, with a link to ask for a date. */
export async function composeTodayLine(names: WorkName[], href: string) {
  const { works, templates } = await pickWorks(names);
  return {
    fallback: describeSeasons(works),
    texts: composeBookingTexts(works, templates),
    link: { name: templates.ask, href: dateRequestHref(href) },
  };
}

/**
 * Composes the line about when the work starts again, for the hero; `undefined` if some of it is available all year. If
 * it is closed at build time, `likely` reserves the space, which avoids a layout shift.
 */
export async function composeClosedLine(names: WorkName[], href?: string) {
  const { works, templates } = await pickWorks(names);
  const closed = composeClosedTexts(works, templates);
  if (!closed) return undefined;
  const link = href ? { name: templates.first, href: dateRequestHref(href) } : undefined;
  return { placeholder: getCurrentText(closed, readDenverDate(new Date()).halfMonth)[0], texts: closed, link };
}

const getFactTexts = async () => (await getPage('services')).facts;

/** Puts the owner's lowest price first if there is a confirmed one, and moves the price factors to the details. */
async function createPriceAnswer(
  factors: Answer,
  service: Pick<Service, 'kind' | 'slug'> | undefined,
): Promise<Answer> {
  const lowestPrice = service && (await getLowestPrice(`${service.kind}/${service.slug}`));
  if (!lowestPrice) return factors;
  const { from } = (await getPage('services')).price;
  const line = interpolate(from, { dollars: formatDollars(lowestPrice.dollars), unit: lowestPrice.unit });
  return { line, more: joinSentences(factors.line, factors.more) };
}

type OwnerTemplates = Awaited<ReturnType<typeof getFactTexts>>['owned'];

/** Lists the license numbers, the bonding company, and the insurer with workers' compensation. */
const listPapers = (
  templates: OwnerTemplates,
  { licenses = [], bond, insurance }: Business,
  { workersCompensation }: Partial<Answers>,
) => ({
  licenses: licenses.map((license) => interpolate(templates.license, license)),
  bond: [bond && interpolate(templates.bond, { company: [bond.company, bond.amount].filter(Boolean).join(', ') })],
  insurance: [insurance && interpolate(templates.insurer, insurance), workersCompensation],
});

/** Composes the credentials on About, each with its sources or papers. */
export async function composeCredentials(
  items: {
    label: string;
    text: string;
    ask?: string | undefined;
    sources?: string[] | undefined;
    papers?: 'licenses' | 'bond' | 'insurance' | undefined;
  }[],
  template: string,
) {
  const papers = listPapers((await getFactTexts()).owned, await getBusiness(), await getAnswers());
  return Promise.all(
    items.map(async ({ label, text, ask, sources: ids = [], papers: name }) => {
      const sources = await getSources(ids);
      const texts = sources.map(({ name, date }) => interpolate(template, { name, date: formatDay(date) }));
      const paperTexts = name ? papers[name].filter(Boolean) : [];
      return { label, line: joinSentences(text, ...(paperTexts.length ? paperTexts : [ask]), ...texts) };
    }),
  );
}

/** A warranty of the service has its own row, because the guarantee ends a day after the work. */
const createGuaranteeRows = ({ guarantee, owned }: FactTexts, warranty: string | undefined) => [
  ...(warranty ? [createRow('Warranty', { line: warranty, more: owned.warranty })] : []),
  createRow('If it’s not right', guarantee),
];

/** The area of an area page, and the texts that replace those of the service. */
interface AreaContext<Texts> {
  area: Area;
  overrides: Texts | undefined;
}

type FactTexts = Awaited<ReturnType<typeof getFactTexts>>;

const createTravelRow = ({ travel }: FactTexts, area: Area | undefined) => {
  const { line, more } = travel[area?.zone ?? 'both'];
  return createRow('Travel', { line: interpolate(line, { area: area?.name ?? '' }), more }, area?.edge);
};

/** Returns a link from an area page to the pane counter on the service's own page, or `undefined` if there is none. */
async function createCounterLink({ example, href }: ResidentialService) {
  if (!example || !(await getPanePrices())) return undefined;
  return { name: (await getPage('services')).price.count, href: `${href}#example` };
}

/** Composes the facts on pages for homes, in the order in which customers ask. */
export async function composeResidentialFacts(
  service: ResidentialService,
  areaContext?: AreaContext<Partial<Record<'price' | 'date' | 'prepare' | 'pets', Answer | undefined>>>,
) {
  const [texts, business, answers, { works }] = await Promise.all([
    getFactTexts(),
    getBusiness(),
    getAnswers(),
    getSeasons(),
  ]);
  const { terms } = business;
  const papers = listPapers(texts.owned, business, answers);
  const { seasons, quote } = service;
  const facts = { ...service.facts, ...areaContext?.overrides };
  const zone = areaContext?.area.zone ?? 'both';
  const zoneDates = texts.date[zone];
  // The service's own page shows the example below the facts.
  const example = areaContext && service.example && `[${texts.example}](${service.href}#example)`;
  const counter = areaContext && (await createCounterLink(service));
  const isSeasonal = areAllSeasonal(seasons.map((name) => works[name]));
  const { lead, sooner } = texts.owned;
  // A service with its own way to a date is not booked for the same day.
  const isSameDay = zone !== 'nearby' && !isSeasonal && !service.facts.date;
  const leadTime = composeLeadTime(
    isSameDay ? joinSentences(lead, sooner) : lead,
    business.leadTime,
    seasons.map((name) => works[name]),
  );
  // Seasonal work has no same-day line in the city: its line is about the weather.
  const date = facts.date ?? (zone === 'nearby' || !isSeasonal ? zoneDates : undefined);
  const dateRow = date
    ? createRow('How soon', date, terms.weather)
    : createRow('How soon', { line: terms.weather }, zoneDates.line, zoneDates.more);
  return [
    {
      ...createRow(
        'What it costs',
        await createPriceAnswer(facts.price, service),
        counter ? undefined : example,
        terms.estimate,
      ),
      link: counter,
    },
    {
      ...(answers.saturdays
        ? createRow('How soon', { line: answers.saturdays, more: joinSentences(dateRow.line, dateRow.more) })
        : dateRow),
      today: await composeTodayLine(seasons, quoteHref(quote)),
      lead: leadTime,
      call: { text: texts.date.certainDay, phone: business.phone },
    },
    createRow('The day we come', facts.prepare, ...(areaContext ? (facts.home ?? []).map(({ text }) => text) : [])),
    createRow('Pets and plants', facts.pets),
    ...createGuaranteeRows(texts, service.warranty),
    createRow(
      'Who comes',
      joinLines([...texts.insurance.residential, ...papers.bond, ...papers.insurance], papers.licenses),
    ),
    createRow('Paying', { line: terms.payment }),
    createTravelRow(texts, areaContext?.area),
  ];
}

/**
 * Composes the facts on pages for building managers. Universities have no service. Dates are agreed with each building.
 */
export async function composeCommercialFacts(
  service: CommercialService | undefined,
  areaContext?: AreaContext<Partial<Record<'price' | 'date' | 'safety', Answer | undefined>>>,
) {
  const [texts, business, answers, { works }] = await Promise.all([
    getFactTexts(),
    getBusiness(),
    getAnswers(),
    getSeasons(),
  ]);
  const { terms } = business;
  const facts = { ...(service?.facts ?? texts.university), ...areaContext?.overrides };
  const papers = listPapers(texts.owned, business, answers);
  const seasons = areaContext || !service ? (['windows'] as const) : service.seasons;
  const lead = composeLeadTime(
    texts.owned.lead,
    business.leadTime,
    seasons.map((name) => works[name]),
  );
  const dateRow = facts.date
    ? createRow('Dates', facts.date, texts.walk, terms.weather)
    : createRow('Dates', { line: texts.walk }, terms.weather);
  const paymentTerms = joinSentences(terms.netTerms, terms.purchaseOrders);
  return [
    createRow('What it costs', await createPriceAnswer(facts.price, service), terms.estimate),
    { ...dateRow, lead },
    createRow('Access and safety', facts.safety, terms.safetySheets),
    createRow(
      'Insurance',
      joinLines([...texts.insurance.commercial, ...papers.licenses, ...papers.bond], papers.insurance),
    ),
    createRow('Invoices', { line: paymentTerms || terms.invoices }),
    createTravelRow(texts, areaContext?.area),
    ...createGuaranteeRows(texts, service?.warranty),
    // Emergencies are answered at night as well, so their definition comes before the hours.
    {
      ...createRow(
        'Contact',
        joinLines(
          service?.alwaysOpen
            ? [
                joinSentences(terms.emergency, answers.nightCallOut),
                terms.emergencyExample,
                ...texts.contact,
                texts.hoursElse,
              ]
            : [...texts.contact, texts.hours],
        ),
      ),
      link: service?.alwaysOpen ? { name: `Call ${business.phone.display}`, href: business.phone.href } : undefined,
    },
  ];
}
