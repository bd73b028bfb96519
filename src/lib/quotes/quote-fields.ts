// No Zod in this file: the form ships it to the browser.

interface FieldFacts {
  label: string;
  required: boolean;
  /** The message for a missing or wrong value, at the control and in the response of the inbox. */
  error: string;
  /** The position in the form. The order of the entries is that of the webhook's body. */
  rank: number;
  /** A token of https://html.spec.whatwg.org/#autofill */
  autoComplete: string;
  /** Spans both columns of the form. */
  wide?: boolean;
}

export type QuoteFieldEntry = FieldFacts &
  (
    | {
        control: 'text' | 'tel' | 'email';
        inputMode?: 'tel' | 'email' | 'numeric';
        placeholder?: string;
        pattern?: string;
      }
    | { control: 'select'; options: Readonly<Record<string, string>> }
    | { control: 'textarea'; rows: number }
  );

/**
 * The fields of a quote request, in the order of the webhook's body. Form, schema, store, error page and receivers take
 * their fields from here: a new field is one entry (docs/developing.md).
 */
export const quoteFields = {
  name: {
    label: 'Full Name',
    control: 'text',
    required: true,
    autoComplete: 'name',
    placeholder: 'Your full name',
    error: 'Add your full name.',
    rank: 1,
  },
  email: {
    label: 'Email Address',
    control: 'email',
    required: false,
    autoComplete: 'email',
    inputMode: 'email',
    error: 'Check the email address, or leave it empty.',
    rank: 3,
  },
  phone: {
    label: 'Phone Number',
    control: 'tel',
    required: true,
    autoComplete: 'tel',
    inputMode: 'tel',
    // Requires at least seven digits, in any script: no country has whole numbers of fewer.
    pattern: '(?:\\P{Nd}*\\p{Nd}){7}[^]*',
    error: 'Add a whole phone number, in digits, so we can reach you.',
    rank: 2,
  },
  service: {
    label: 'Service Needed',
    control: 'select',
    required: true,
    autoComplete: 'off',
    options: {
      'window-cleaning': 'Window Cleaning',
      'pressure-washing': 'Pressure Washing',
      'house-washing': 'House Washing',
      'roof-cleaning': 'Roof Cleaning',
      'concrete-cleaning': 'Concrete Cleaning',
      // The form has no option for painting.
      'multiple-services': 'Multiple services, or painting',
    },
    error: 'Choose the service you need.',
    rank: 6,
  },
  property: {
    label: 'Property Type',
    control: 'select',
    required: true,
    autoComplete: 'off',
    options: {
      residential: 'Residential Home',
      apartment: 'Apartment/Condo',
      commercial: 'Commercial Building',
      'apartment-complex': 'Apartment Complex',
      warehouse: 'Warehouse/Industrial',
      other: 'Other',
    },
    error: 'Choose the type of property.',
    rank: 5,
  },
  message: {
    label: 'Project Details',
    control: 'textarea',
    required: false,
    autoComplete: 'off',
    rows: 4,
    error: 'Project details must be text.',
    rank: 7,
    wide: true,
  },
  address: {
    label: 'Property Address',
    control: 'text',
    required: true,
    autoComplete: 'address-line1',
    error: 'Add the address of the property.',
    rank: 4,
  },
} as const satisfies Record<string, QuoteFieldEntry>;

export type QuoteField = keyof typeof quoteFields;

/** The values of a select that this code has as options. */
export type QuoteOption<Field extends 'service' | 'property'> = keyof (typeof quoteFields)[Field]['options'];

/** The fields as the visitor filled them in. A choice may be one that only a page of another deploy offers. */
export type QuoteValues = Record<QuoteField, string>;

/** Returns an entry typed as its interface, for code that loops over all of them. */
export const getQuoteField = (field: QuoteField): QuoteFieldEntry => quoteFields[field];

const findLabel = (field: QuoteField, value: string): string | undefined => {
  const entry = getQuoteField(field);
  return 'options' in entry && Object.hasOwn(entry.options, value) ? entry.options[value] : undefined;
};

/** Returns an answer as the form shows it. */
export const formatAnswer = (field: QuoteField, value: string): string => findLabel(field, value) ?? value;

/** Returns true if an answer is none of the options that the form has. */
export const isUnknownOption = (field: QuoteField, value: string): boolean =>
  'options' in quoteFields[field] && value !== '' && findLabel(field, value) === undefined;

/** The names in the order of the webhook's body. */
export const quoteFieldNames = Object.keys(quoteFields) as readonly QuoteField[];

export const requiredQuoteFields = quoteFieldNames.filter((field) => quoteFields[field].required);

/** The names in the order of the form. */
export const quoteFormOrder = [...quoteFieldNames].sort(
  (one, other) => quoteFields[one].rank - quoteFields[other].rank,
);

export const isQuoteField = (name: string): name is QuoteField => Object.hasOwn(quoteFields, name);
