import type {
  City,
  EducationalOccupationalCredential,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Person,
} from 'schema-dts';
import { formatStoredTime, listOpenings, minutesPerDay, readSpans, type Span } from '../hours/opening-hours.ts';
import { getSchedule, type Schedule } from '../hours/schedule.ts';
import type { Answers } from '../schemas/answers.ts';
import type { Business } from '../schemas/business.ts';
import { isPlaceholderLink } from '../settings/placeholder-host.ts';
import { formatDollars } from '../site/format-dollars.ts';
import { paths, shareCardHref } from '../site/paths.ts';

export const getBusinessId = (siteUrl: string) => `${siteUrl}/#business`;

export const getRegions = (business: Business): City[] =>
  business.regions.map((name): City => ({ '@type': 'City', name }));

/** Search engines expect 00:00 to 23:59 for a day that is open around the clock, and 00:00 for closing at midnight. */
const formatOpeningTimes = ({ opens, closes }: Span) => ({
  opens: formatStoredTime(opens),
  closes: closes - opens === minutesPerDay ? '23:59' : formatStoredTime(closes % minutesPerDay),
});

const listWeeklyHours = ({ weeks }: Schedule): OpeningHoursSpecification[] =>
  weeks.flatMap(({ from, through, hours }) =>
    listOpenings(hours).map(({ dayOfWeek, ...span }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek,
      ...formatOpeningTimes(span),
      ...(from && { validFrom: from }),
      ...(through && { validThrough: through }),
    })),
  );

/** A closed day opens and closes at midnight: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const closedDay: Span = { opens: 0, closes: 0 };

const listExceptionHours = ({ exceptions }: Schedule): OpeningHoursSpecification[] =>
  exceptions.flatMap(({ from, through, hours }) => {
    const spans = readSpans(hours);
    return (spans.length > 0 ? spans : [closedDay]).map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
      ...formatOpeningTimes(span),
      validFrom: from,
      validThrough: through,
    }));
  });

/** Facts that the owner has given and confirmed. */
export interface ConfirmedFacts {
  people?: Answers['people'];
  /** Codes of the languages besides English. */
  languages?: string[] | undefined;
  areLicensesConfirmed?: boolean;
  /** The lowest price of each service that has one, in dollars. */
  prices?: number[];
}

const composePerson = ({ name, role }: NonNullable<Answers['people']>[number]): Person => ({
  '@type': 'Person',
  name,
  jobTitle: role,
});

const composeCredential = ({
  number,
  issuer,
}: NonNullable<Business['licenses']>[number]): EducationalOccupationalCredential => ({
  '@type': 'EducationalOccupationalCredential',
  credentialCategory: 'license',
  identifier: number,
  recognizedBy: { '@type': 'Organization', name: issuer },
});

/**
 * Composes the structured data of the company, which is the same on every page. Omits the street, the coordinates and
 * the people that the owner has not given.
 */
export function composeBusiness(
  business: Business,
  siteUrl: string,
  { people = [], languages = [], areLicensesConfirmed = false, prices = [] }: ConfirmedFacts = {},
): HomeAndConstructionBusiness {
  const { address } = business;
  const licenses = areLicensesConfirmed ? (business.licenses ?? []) : [];
  const founders = people.filter(({ founder }) => founder);
  const employees = people.filter(({ founder }) => !founder);
  const schedule = getSchedule(business);
  const weeklyHours = listWeeklyHours(schedule);
  const exceptionHours = listExceptionHours(schedule);
  const profiles = [business.links.social, business.links.reviews].filter(({ url }) => !isPlaceholderLink(url));
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': getBusinessId(siteUrl),
    name: business.brand,
    ...(business.legalName !== business.brand && { legalName: business.legalName }),
    url: `${siteUrl}/`,
    telephone: business.phone.e164,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      ...(address.street && { streetAddress: address.street }),
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(address.geo && { geo: { '@type': 'GeoCoordinates', ...address.geo } }),
    areaServed: getRegions(business),
    openingHoursSpecification: weeklyHours.length === 1 ? weeklyHours[0] : weeklyHours,
    ...(exceptionHours.length > 0 && { specialOpeningHoursSpecification: exceptionHours }),
    foundingDate: String(business.founded),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
    ...(prices.length > 0 && { priceRange: `From $${formatDollars(Math.min(...prices))}` }),
    ...(founders.length > 0 && { founder: founders.map(composePerson) }),
    ...(employees.length > 0 && { employee: employees.map(composePerson) }),
    ...(licenses.length > 0 && { hasCredential: licenses.map(composeCredential) }),
    ...(languages.length > 0 && { knowsLanguage: ['en', ...languages] }),
    logo: `${siteUrl}${paths.logo}`,
    image: `${siteUrl}${shareCardHref(paths.home)}`,
  };
}
