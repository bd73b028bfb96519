import type { City, HomeAndConstructionBusiness, OpeningHoursSpecification } from 'schema-dts';
import { formatStoredTime, listOpenings, minutesPerDay, readSpans, type Span } from '../hours/opening-hours.ts';
import { getSchedule, type Schedule } from '../hours/schedule.ts';
import type { Business } from '../schemas/business.ts';
import { isPlaceholderLink } from '../settings/placeholder-host.ts';
import { paths, shareCardHref } from '../site/paths.ts';

export const getBusinessId = (siteUrl: string) => `${siteUrl}/#business`;

export const getRegions = (business: Business): City[] =>
  business.regions.map((name): City => ({ '@type': 'City', name }));

/** Search engines read a day from midnight to 23:59 as open for 24 hours, and one that closes at 00:00 as closed at midnight. */
const formatTimes = ({ opens, closes }: Span) => ({
  opens: formatStoredTime(opens),
  closes: closes - opens === minutesPerDay ? '23:59' : formatStoredTime(closes % minutesPerDay),
});

const listWeekly = ({ weeks }: Schedule): OpeningHoursSpecification[] =>
  weeks.flatMap(({ from, through, hours }) =>
    listOpenings(hours).map(({ dayOfWeek, ...span }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek,
      ...formatTimes(span),
      ...(from && { validFrom: from }),
      ...(through && { validThrough: through }),
    })),
  );

/** A closed day opens and closes at midnight: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const closed: Span = { opens: 0, closes: 0 };

const listSpecial = ({ exceptions }: Schedule): OpeningHoursSpecification[] =>
  exceptions.flatMap(({ from, through, hours }) => {
    const spans = readSpans(hours);
    return (spans.length > 0 ? spans : [closed]).map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
      ...formatTimes(span),
      validFrom: from,
      validThrough: through,
    }));
  });

/** The company, the same on every page. A street or a position appears once the owner has given it. */
export function composeBusiness(business: Business, siteUrl: string): HomeAndConstructionBusiness {
  const { address } = business;
  const schedule = getSchedule(business);
  const weekly = listWeekly(schedule);
  const special = listSpecial(schedule);
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
    openingHoursSpecification: weekly.length === 1 ? weekly[0] : weekly,
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    foundingDate: String(business.founded),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
    logo: `${siteUrl}${paths.logo}`,
    image: `${siteUrl}${shareCardHref(paths.home)}`,
  };
}
