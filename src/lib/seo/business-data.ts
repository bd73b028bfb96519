import type {
  City,
  EducationalOccupationalCredential,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Person,
} from 'schema-dts';
import { listOpenings } from '../opening-hours.ts';
import type { Answers } from '../schemas/answers.ts';
import type { Business } from '../schemas/business.ts';
import { isPlaceholderLink } from '../settings/placeholder-host.ts';
import { formatDollars } from '../site/format-dollars.ts';
import { paths, shareCardHref } from '../site/paths.ts';

export const getBusinessId = (siteUrl: string) => `${siteUrl}/#business`;

export const getRegions = (business: Business): City[] =>
  business.regions.map((name): City => ({ '@type': 'City', name }));

/** What the owner has given and confirmed. */
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

/** The company, the same on every page. A street, a position or a person appears once the owner has given it. */
export function composeBusiness(
  business: Business,
  siteUrl: string,
  { people = [], languages = [], areLicensesConfirmed = false, prices = [] }: ConfirmedFacts = {},
): HomeAndConstructionBusiness {
  const { address } = business;
  const licenses = areLicensesConfirmed ? (business.licenses ?? []) : [];
  const founders = people.filter(({ founder }) => founder);
  const employees = people.filter(({ founder }) => !founder);
  const openings = listOpenings(business.hours).map(
    (opening): OpeningHoursSpecification => ({ '@type': 'OpeningHoursSpecification', ...opening }),
  );
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
    openingHoursSpecification: openings.length === 1 ? openings[0] : openings,
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
