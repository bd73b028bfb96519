import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

export const site = () => process.env['SITE'] ?? '';

/** What a visitor types: every kind of character that has broken a form before. */
export const awkwardRequest = {
  name: 'Zoë "Ana" O’Néill <b>&amp;</b>',
  email: 'zoe.oneill+quote@example.com',
  phone: '+1 (719) 555-0188 ext. 4',
  address: '12 Calle de la Peña, № 7 🏔️ Colorado Springs',
  property: 'residential',
  service: 'multiple-services',
  message: `مرحبا بالعالم ‏RTL\nשלום\n${'Fourteen windows, two stories. 🪟\n'.repeat(150)}`.slice(0, 5000).trim(),
};

export type QuoteRequest = typeof awkwardRequest;

export const plainRequest: QuoteRequest = {
  name: 'Dana Reyes',
  email: '',
  phone: '719 555 0188',
  address: '1200 Example Ave, Colorado Springs',
  property: 'apartment',
  service: 'window-cleaning',
  message: '',
};

/** Fills the form by its labels, as a person would. */
export async function fillQuoteForm(page: Page, request: QuoteRequest) {
  await page.getByLabel('Full Name').fill(request.name);
  await page.getByLabel('Phone Number').fill(request.phone);
  await page.getByLabel('Email Address').fill(request.email);
  await page.getByLabel('Property Address').fill(request.address);
  await page.getByLabel('Property Type').selectOption(request.property);
  await page.getByLabel('Service Needed').selectOption(request.service);
  await page.getByLabel('Project Details').fill(request.message);
}

export async function expectQuoteForm(page: Page, request: QuoteRequest) {
  await expect(page.getByLabel('Full Name')).toHaveValue(request.name);
  await expect(page.getByLabel('Phone Number')).toHaveValue(request.phone);
  await expect(page.getByLabel('Email Address')).toHaveValue(request.email);
  await expect(page.getByLabel('Property Address')).toHaveValue(request.address);
  await expect(page.getByLabel('Property Type')).toHaveValue(request.property);
  await expect(page.getByLabel('Service Needed')).toHaveValue(request.service);
  await expect(page.getByLabel('Project Details')).toHaveValue(request.message);
}

/** Astro removes the ssr attribute once the island is alive. */
export const liveQuoteForm = 'main astro-island:not([ssr])';

export const waitForQuoteForm = (page: Page) => page.locator(liveQuoteForm).waitFor({ state: 'attached' });

export const submitButton = (page: Page) => page.locator('form button[type=submit]');
export const thankYou = (page: Page) => page.locator('#thank-you');

/** Notes in each page to come whether the thanks were shown: they are gone after three seconds. */
export async function watchThanks(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset['quote']) Object.assign(window, { wasThanked: true });
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-quote'] });
  });
}

/** That this page, which `watchThanks` watched from its start, has never shown the thanks. */
export async function expectNoThanks(page: Page) {
  await expect(page.locator('form')).toBeVisible();
  await expect(thankYou(page)).toBeHidden();
  expect(await page.evaluate(() => 'wasThanked' in window)).toBe(false);
}

export interface StoredQuote {
  id: string;
  at: string;
  [field: string]: unknown;
}

/** The leads on disk that carry this name. */
export function readLeads(name: string, folder = process.env['QUOTES_DIR'] ?? ''): StoredQuote[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as StoredQuote)
    .filter((quote) => quote['name'] === name);
}
