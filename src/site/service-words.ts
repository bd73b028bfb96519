import type { ServiceKind } from './paths.ts';

const longestTitle = 65;

/** The browser title: the fullest form that search engines do not cut. */
export function getServiceTitle(kind: ServiceKind, name: string, brand: string): string {
  const fullName = `${kind === 'residential' ? 'Residential' : 'Commercial'} ${name}`;
  const forms = [
    `${fullName} in Colorado Springs | ${brand}`,
    `${fullName}, Colorado Springs | ${brand}`,
    `${name} in Colorado Springs | ${brand}`,
  ];
  return forms.find((form) => form.length <= longestTitle) ?? `${fullName} | ${brand}`;
}

/** Heading of a service's list of areas. */
export function getNearYouHeading(name: string): string {
  return `${name.charAt(0)}${name.slice(1).toLowerCase()} near you`;
}
