import type { QuoteOption, QuoteValues } from '../../schemas/quote-fields.ts';

/** What a service's page says to the form. */
export interface QuotedService {
  name: string;
  /** What helps an estimate, as lines of Project Details. */
  details: string[];
  /** What the form holds for a visitor of that page. */
  service: QuoteOption<'service'>;
  property: QuoteOption<'property'>;
  /** More than service and property say, such as Hotel: a line for Project Details. */
  about?: string | undefined;
}

/** What to do before the day of the work. */
export interface Preparation extends Pick<QuotedService, 'name' | 'service' | 'property'> {
  points: string[];
}

type Choice = Partial<Pick<QuoteValues, 'service' | 'property'>>;

/** Asked for by whoever wants several services, or none that the form names. */
const many: QuoteOption<'service'> = 'multiple-services';

/** The services whose lists of preparations fit a request: one, or all in question where it names none. */
export function findPreparations(services: Preparation[], { service, property }: QuoteValues): Preparation[] {
  const ofProperty = (wanted: string) => services.filter((one) => one.property === wanted);
  const inQuestion = ofProperty(property).length ? ofProperty(property) : ofProperty('residential');
  const asked = service === many ? [] : inQuestion.filter((one) => one.service === service);
  return asked.length ? asked : inQuestion;
}

const buildings: string[] = ['commercial', 'apartment-complex', 'warehouse'] satisfies QuoteOption<'property'>[];
export const isBuilding = (property?: string) => buildings.includes(property ?? '');

/** The chips for the chosen service; for several services their names. */
export function findDetails(services: QuotedService[], { service, property }: Choice, about?: string): string[] {
  if (!service) return [];
  const several = service === many;
  const meant = services.filter((one) => about && one.about === about);
  const plain = services.filter((one) => !one.about);
  const found =
    meant.find((one) => one.service === service && one.property === property) ??
    meant.find((one) => one.service === service || one.property === property) ??
    // One of several services at such a property speaks for each of them.
    plain.find((one) => one.property === property && [service, many].includes(one.service)) ??
    (several
      ? undefined
      : (plain.find((one) => one.service === service) ?? services.find((one) => one.service === service)));
  if (found) return found.details;
  return services.filter((one) => (one.property === 'residential') !== isBuilding(property)).map(({ name }) => name);
}
