import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Formats a US number as (719) 555-0188. Returns `undefined` for any other, and for a number with words around it. */
export function formatUsNumber(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: 'US', extract: false });
  return number?.country === 'US' && number.isPossible() ? number.formatNational() : undefined;
}
