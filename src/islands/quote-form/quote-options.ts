import type { propertyTypes, quoteFields, quoteServices } from '../../schemas/quote.ts';

// Values and order come from the schema; Zod itself stays out of the browser, so only its types are used here.
export const propertyTypeLabels = {
  residential: 'Residential Home',
  apartment: 'Apartment/Condo',
  commercial: 'Commercial Building',
  'apartment-complex': 'Apartment Complex',
  warehouse: 'Warehouse/Industrial',
  other: 'Other',
} satisfies Record<(typeof propertyTypes)[number], string>;

export const serviceLabels = {
  'window-cleaning': 'Window Cleaning',
  'pressure-washing': 'Pressure Washing',
  'house-washing': 'House Washing',
  'roof-cleaning': 'Roof Cleaning',
  'concrete-cleaning': 'Concrete Cleaning',
  // Painting has no option of its own.
  'multiple-services': 'Multiple services, or painting',
} satisfies Record<(typeof quoteServices)[number], string>;

export type QuoteField = (typeof quoteFields)[number];

/** The seven fields in the order of the webhook's body. */
export const fieldNames = [
  'name',
  'email',
  'phone',
  'service',
  'property',
  'message',
  'address',
] as const satisfies readonly QuoteField[];

/** What a missing or wrong value is told, in the same words as the inbox's answer. */
export const fieldErrors = {
  name: 'Add your full name.',
  email: 'Check the email address, or leave it empty.',
  phone: 'Add a phone number so we can reach you.',
  service: 'Choose the service you need.',
  property: 'Choose the type of property.',
  message: 'Project details must be text.',
  address: 'Add the address of the property.',
} satisfies Record<QuoteField, string>;
