import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import type { QuoteValues } from '../../src/schemas/quote-fields.ts';
import { emptyRequest } from '../any-request.ts';
import {
  awkwardRequest,
  expectQuoteForm,
  fillQuoteForm,
  plainRequest,
  readLeads,
  site,
  submitButton,
  thankYou,
  waitForQuoteForm,
} from './quote-page.ts';

const remove = (page: Page) => page.getByRole('button', { name: 'Remove' });
const receipt = (page: Page) => page.locator('main h1 ~ *, main div:has(> div > h1)').filter({ has: remove(page) });
const row = (page: Page, label: string) =>
  receipt(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

async function openForm(page: Page) {
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
}

async function send(page: Page, request: QuoteValues) {
  await fillQuoteForm(page, request);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
}

/** What a visitor finds who has sent a request and comes again in the same tab. */
async function returnAfter(page: Page, request: QuoteValues) {
  await openForm(page);
  await send(page, request);
  await page.reload();
  await waitForQuoteForm(page);
  await expect(remove(page)).toBeVisible();
}

const readPreparation = (service: string): string[] =>
  parse(readFileSync(`src/content/services/${service}.yaml`, 'utf8')).preparation;

test.beforeEach(({ page }) => page.route('**/api/quote', (route) => route.fulfill({ status: 201 })));

test('after the thanks stands over an empty form, with all that was sent and when the answer comes', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T09:14:00-07:00') });
  await page.goto(`${site()}/contact`);
  await page.clock.runFor(500);
  await waitForQuoteForm(page);
  await page.clock.pauseAt(new Date('2026-11-22T09:14:30-07:00'));
  await send(page, awkwardRequest);
  await page.clock.runFor(2900);
  await expect(thankYou(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(thankYou(page)).toBeHidden();
  await expect(page.locator('form')).toBeVisible();
  await expectQuoteForm(page, emptyRequest);

  const { name, phone, email, address, message } = awkwardRequest;
  for (const [label, value] of Object.entries({
    'Full Name': name,
    'Phone Number': phone,
    'Email Address': email,
    'Property Address': address,
    'Project Details': message,
    'Property Type': 'Residential Home',
    'Service Needed': 'Multiple services, or painting',
  })) {
    expect((await row(page, label).textContent()) ?? '').toBe(value);
  }
  await expect(row(page, 'Our answer')).toHaveText(/^By Monday, 9:14\sAM, Denver time$/);
  await expect(receipt(page).getByRole('heading', { name: /Sunday, November 22, 9:14\sAM/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('outlives a reload and a way back, and goes for good when it is removed', async ({ page, context }) => {
  await returnAfter(page, plainRequest);
  await expect(row(page, 'Full Name')).toHaveText(plainRequest.name);
  await expectQuoteForm(page, emptyRequest);
  await page.goto(`${site()}/about`);
  await page.goBack();
  await expect(row(page, 'Full Name')).toHaveText(plainRequest.name);

  const other = await context.newPage();
  await openForm(other);
  await expect(remove(other)).toBeHidden();

  await remove(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(remove(page)).toBeHidden();
  await page.reload();
  await waitForQuoteForm(page);
  await expect(page.locator('form')).toBeVisible();
  await expect(remove(page)).toBeHidden();
});

test('stays while a next request fails, and gives way to the next that is sent', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await returnAfter(page, plainRequest);
  await page.route('**/api/quote', (route) => route.fulfill({ status: 500 }), { times: 1 });
  const next = { ...plainRequest, name: 'Jo Reyes' };
  await fillQuoteForm(page, next);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(row(page, 'Full Name')).toHaveText(plainRequest.name);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await expect(row(page, 'Full Name')).toHaveText(next.name, { timeout: 6000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leaves the first place to the form when a link asks for another quote', async ({ page }) => {
    await returnAfter(page, plainRequest);
    await page.goto(`${site()}/contact?service=roof-cleaning`);
    await waitForQuoteForm(page);
    await expect(remove(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ask for another quote' })).toBeInViewport();
    await expect(page.getByLabel('Full Name')).toBeInViewport();
  });
});

test('of an earlier request goes when the browser itself posts the next one', async ({ page }) => {
  await returnAfter(page, plainRequest);
  await page.unroute('**/api/quote');
  await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const next = { ...plainRequest, name: `Without island ${test.info().testId}` };
  await send(page, next);
  expect(readLeads(next.name)).toHaveLength(1);
  await page.unroute('**/_astro/*.js');
  await page.reload();
  await waitForQuoteForm(page);
  await expect(remove(page)).toBeHidden();
});

for (const [what, choice, services] of [
  ['the service of a home', { service: 'roof-cleaning', property: 'apartment' }, ['residential/roof-cleaning']],
  [
    'the kind of a building',
    { service: 'window-cleaning', property: 'warehouse' },
    ['commercial/warehouse-industrial'],
  ],
  [
    'each service that may be meant by several',
    { service: 'multiple-services', property: 'residential' },
    ['window-cleaning', 'house-washing', 'pressure-washing', 'roof-cleaning', 'concrete-paint-removal', 'painting'].map(
      (name) => `residential/${name}`,
    ),
  ],
] as const) {
  test(`says how to prepare for ${what}`, async ({ page }) => {
    await returnAfter(page, { ...plainRequest, ...choice });
    const items = page.locator('main div:has(> div > h1) li');
    await expect(items).toHaveText(services.flatMap(readPreparation));
    for (const summary of await page.locator('main summary').all()) await summary.click();
    for (const item of await items.all()) await expect(item).toBeVisible();
  });
}
