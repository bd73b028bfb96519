/** The names and ZIP codes by which the form recognizes an address in the Denver metro area. */
export interface DenverPlaces {
  /** Towns and neighborhoods, as Areas Served lists them. */
  places: string[];
  /** The places that are part of Denver itself. */
  neighborhoods: string[];
  zips: string[];
}

const stateAndZip = /(?:\b(?:colorado|co|usa?|\d{5}(?:-\d{4})?)\W*)+$/;
const lastZip = /\b(\d{5})(?:-\d{4})?\W*(?:usa?)?\W*$/;

/**
 * Returns true if an address ends with one of the places or ZIP codes, with or without the state. "12 Denver Ave,
 * Fountain" does not.
 */
export function isDenverAddress(address: string, { places, zips }: DenverPlaces): boolean {
  const text = address.toLowerCase();
  const zip = lastZip.exec(text)?.[1];
  if (zip && zips.includes(zip)) return true;
  const beginning = text.replace(stateAndZip, '').replace(/\W+$/, '');
  return ['Denver', ...places].some((place) => new RegExp(`(?:^|[\\s,])${place.toLowerCase()}$`).test(beginning));
}

/** Returns a neighborhood with its town, "Capitol Hill, Denver", and any other place as it is. */
export const completePlace = (place: string, { neighborhoods }: DenverPlaces): string =>
  neighborhoods.some((name) => name.toLowerCase() === place.toLowerCase()) ? `${place}, Denver` : place;
