import { expect, test } from '@playwright/test';
import { quoteRequest } from '../../src/schemas/quote.ts';
import { plainRequest, site } from './quote-page.ts';

const addresses = [
  'a@b.co',
  'first.last+tag@sub.example.com',
  'no-at.example.com',
  'two@@example.com',
  'space in@example.com',
  'a@b',
  'a@-b.com',
  'a@b..com',
  '.a@b.com',
  'a.@b.com',
  `${'x'.repeat(70)}@example.com`,
];

test('the inbox accepts exactly the email addresses that the browser accepts', async ({ page }) => {
  await page.goto(`${site()}/contact`);
  for (const address of addresses) {
    const field = page.getByLabel('Email Address');
    await field.fill(address);
    const inBrowser = await field.evaluate((input: HTMLInputElement) => input.validity.valid);
    expect({ address, valid: quoteRequest.safeParse({ ...plainRequest, email: address }).success }).toEqual({
      address,
      valid: inBrowser,
    });
  }
});

test('the form requires exactly the fields that the inbox requires', async ({ page }) => {
  await page.goto(`${site()}/contact`);
  for (const field of Object.keys(plainRequest)) {
    const isRequired = await page.locator(`form [name=${field}]`).evaluate((input: HTMLInputElement) => input.required);
    expect({ field, isRequired }).toEqual({
      field,
      isRequired: !quoteRequest.safeParse({ ...plainRequest, [field]: '' }).success,
    });
  }
});
