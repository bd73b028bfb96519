import { describe, expect, test } from 'vitest';
import {
  fieldErrors,
  fieldNames,
  propertyTypeLabels,
  serviceLabels,
} from '../../src/islands/quote-form/quote-options.ts';
import { propertyTypes, quoteFields, quoteRequest, quoteServices } from '../../src/schemas/quote.ts';

const whole = {
  name: 'Dana',
  email: '',
  phone: '719 555 0188',
  service: 'window-cleaning',
  property: 'other',
  message: '',
  address: '1 Main St',
};

describe('the rules that the form ships without Zod', () => {
  test('name the same fields and options in the same order as the schema', () => {
    expect(fieldNames).toEqual(quoteFields);
    expect(Object.keys(serviceLabels)).toEqual(quoteServices);
    expect(Object.keys(propertyTypeLabels)).toEqual(propertyTypes);
  });

  test.each(quoteFields)('give a wrong %s the same words as the schema', (field) => {
    const wrong = field === 'message' ? 7 : field === 'email' ? 'no address' : ' ';
    const result = quoteRequest.safeParse({ ...whole, [field]: wrong });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([fieldErrors[field]]);
  });

  test('accept a request whose optional fields are blank', () => {
    expect(quoteRequest.safeParse(whole).success).toBe(true);
  });
});
