import type { Business } from '../schemas/business.ts';

/** Formats the postal address in one line, without a street until the owner has given one. */
export const formatAddress = ({ street, locality, region, postalCode }: Business['address']) =>
  [street, locality, `${region} ${postalCode}`].filter(Boolean).join(', ');
