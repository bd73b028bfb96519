import { z } from 'zod';

export const propertyTypes = [
  'residential',
  'apartment',
  'commercial',
  'apartment-complex',
  'warehouse',
  'other',
] as const;

export const quoteServices = [
  'window-cleaning',
  'pressure-washing',
  'house-washing',
  'roof-cleaning',
  'concrete-cleaning',
  'multiple-services',
] as const;

/** The order in which the form, the webhook body and the inbox name the seven fields. */
export const quoteFields = ['name', 'email', 'phone', 'service', 'property', 'message', 'address'] as const;
export type QuoteField = (typeof quoteFields)[number];

// No length bounds: the specification sets none, and a bound would lose a real lead.
const required = (message: string) => z.string(message).refine((value) => value.trim() !== '', message);

export const quoteRequest = z.strictObject({
  name: required('Add your full name.'),
  // The browser's own rule for type=email, so that no address the form accepts is refused behind it.
  email: z
    .string('Check the email address, or leave it empty.')
    .refine((value) => value === '' || z.regexes.html5Email.test(value), 'Check the email address, or leave it empty.'),
  phone: required('Add a phone number so we can reach you.'),
  service: z.enum(quoteServices, 'Choose the service you need.'),
  property: z.enum(propertyTypes, 'Choose the type of property.'),
  message: z.string('Project details must be text.'),
  address: required('Add the address of the property.'),
});
export type QuoteRequest = z.infer<typeof quoteRequest>;
