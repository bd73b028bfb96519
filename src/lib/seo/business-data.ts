import type { City, HomeAndConstructionBusiness, OpeningHoursSpecification } from 'schema-dts';
import { listOpenings } from '../opening-hours.ts';
import type { Business } from '../schemas/business.ts';
import { isPlaceholderLink } from '../settings/placeholder-host.ts';
import { paths, shareCardHref } from '../site/paths.ts';

export const getBusinessId = (siteUrl: string) => `${siteUrl}/#business`;

export const getRegions = (business: Business): City[] =>
  business.regions.map((name): City => ({ '@type': 'City', name }));

/** The company, the same on every page. A street or a position appears once the owner has given it. */
export function composeBusiness(business: Business, siteUrl: string): HomeAndConstructionBusiness {
  const { address } = business;
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
    logo: `${siteUrl}${paths.logo}`,
    image: `${siteUrl}${shareCardHref(paths.home)}`,
  };
}
