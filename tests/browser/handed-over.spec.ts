import { expect, type Page } from '@playwright/test';
import { quoteFieldNames } from '../../src/lib/quotes/quote-fields.ts';
import { emptyRequest } from '../any-request.ts';
import { lightbox, openGallery, openItem } from './gallery-page.ts';
import {
  expectQuoteForm,
  fillQuoteForm,
  plainRequest,
  site,
  submitButton,
  thankYou,
  waitForQuoteForm,
} from './quote-page.ts';
import { test } from './same-tab.ts';

const areas = '/areas-served/colorado-springs';

/** Goes from a page to the form by the page's first button. */
async function askForQuote(page: Page, path: string) {
  await page.goto(`${site()}${path}`);
  await page.getByRole('main').getByRole('link', { name: 'Get FREE Quote' }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  await waitForQuoteForm(page);
}

test('a link from an area page fills in service and property only', async ({ page }) => {
  await askForQuote(page, `${areas}/manitou-springs/residential-house-washing`);
  await expectQuoteForm(page, { ...emptyRequest, service: 'house-washing', property: 'residential' });
});

test('the answer of the ZIP check fills in an empty address only', async ({ page }) => {
  const address = page.getByLabel('Property Address');
  await page.goto(site());
  await page.getByLabel('Do we come to you?').fill('80920');
  await page.getByLabel('Do we come to you?').press('Enter');
  await page.locator('#zip').getByRole('link', { name: 'Get FREE Quote' }).click();
  await waitForQuoteForm(page);
  await expect(address).toHaveValue(/80920|Briargate/);
  await address.fill('12 Example Ave');
  await page.goto(`${site()}/contact?place=Fountain`);
  await waitForQuoteForm(page);
  await expect(address).not.toHaveValue('12 Example Ave');
  await page.reload();
  await expect(address).not.toHaveValue('');
  await page.goto(`${site()}/contact?about=Win%20a%20prize`);
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Project Details')).toHaveValue('');
});

test('an unchanged message follows the next link; an edited message is kept', async ({ page }) => {
  const details = page.getByLabel('Project Details');
  await askForQuote(page, `${areas}/briargate/commercial-window-cleaning/university`);
  await expect(details).toHaveValue('University');
  await askForQuote(page, '/services/commercial/parking-garages');
  await expect(details).toHaveValue('Parking garage');
  await details.fill('Parking garage, 3 levels\nA dog');
  await askForQuote(page, '/services/commercial/hotel-hospitality');
  await expect(details).toHaveValue('Parking garage, 3 levels\nA dog\nHotel');
  await askForQuote(page, `${areas}/monument/residential-house-washing`);
  await expect(details).toHaveValue('Parking garage, 3 levels\nA dog');
});

test('text from the suggestions is kept on return to the same service', { tag: '@all' }, async ({ page }) => {
  await askForQuote(page, '/services/residential/window-cleaning');
  await page.getByRole('button', { name: 'Outside only' }).click();
  await askForQuote(page, `${areas}/monument/residential-window-cleaning`);
  await expect(page.getByLabel('Project Details')).toHaveValue('Outside only');
});

test("a hotel's message is kept when its manager follows another link for hotels", { tag: '@all' }, async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T23:00:00-07:00') });
  const line = page.getByRole('complementary', { name: 'Call us' }).getByText('24/7 line');
  await askForQuote(page, `${areas}/briargate/commercial-window-cleaning/hotel`);
  await expect(line).toBeVisible();
  await page.goto(`${site()}/contact`);
  await expect(line).toBeHidden();
});

test('each gallery picture fills in its own project', { tag: '@all' }, async ({ page }) => {
  await openGallery(page, site());
  for (const [item, query] of [
    ['windows-before', 'service=window-cleaning'],
    ['pressure-washing-before', 'service=pressure-washing'],
    ['house-washing-before', 'service=house-washing'],
    ['commercial-before', 'property=commercial'],
    ['concrete-before', 'service=concrete-cleaning'],
  ] as const) {
    await openItem(page, item);
    const link = lightbox(page).getByRole('link', { name: 'Get FREE Quote' });
    await expect(link).toHaveAttribute('href', `/contact?${query}`);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
  }
});

test('a form filled by links sends the seven fields and nothing else', async ({ page }) => {
  await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
  await page.goto(`${site()}/contact?service=window-cleaning&property=residential&place=Fountain&about=Hotel&days=1`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, plainRequest);
  const posting = page.waitForRequest((request) => request.method() === 'POST');
  await submitButton(page).click();
  const sent = (await posting).postDataJSON();
  expect(Object.keys(sent)).toEqual([...quoteFieldNames]);
  expect(sent).toEqual(plainRequest);
  await expect(thankYou(page)).toBeVisible();
});

test.describe('a phone number', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
    await page.goto(`${site()}/contact`);
    await waitForQuoteForm(page);
  });

  const phone = (page: Page) => page.getByLabel('Phone Number');
  const short = /looks short/;

  test('a phone number under ten digits is questioned once and sent as typed', async ({ page }) => {
    let posts = 0;
    page.on('request', (request) => {
      posts += Number(request.method() === 'POST');
    });
    await fillQuoteForm(page, { ...plainRequest, phone: '555-0188' });
    await submitButton(page).click();
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveAccessibleDescription(short);
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'false');
    expect(posts).toBe(0);
    const posting = page.waitForRequest((request) => request.method() === 'POST');
    await page.keyboard.press('Enter');
    expect((await posting).postDataJSON().phone).toBe('555-0188');
    await expect(thankYou(page)).toBeVisible();
  });

  test('an impossible phone number is refused, a short one is questioned until corrected', async ({ page }) => {
    await fillQuoteForm(page, { ...plainRequest, phone: '12, or call Dana' });
    for (let press = 0; press < 2; press++) {
      await submitButton(page).click();
      await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(thankYou(page)).toBeHidden();

    await phone(page).fill('555-0188');
    await submitButton(page).click();
    await expect(phone(page)).toHaveAccessibleDescription(short);
    await phone(page).fill('٧١٩ ٥٥٥ ٠١٨٨');
    await expect(phone(page)).toHaveAccessibleDescription('');
    await submitButton(page).click();
    await expect(thankYou(page)).toBeVisible();
  });

  test('the question about a short number is shown with the other errors', { tag: '@all' }, async ({ page }) => {
    const email = page.getByLabel('Email Address');
    await fillQuoteForm(page, { ...plainRequest, phone: '555-0188', email: 'nobody@' });
    await submitButton(page).click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(phone(page)).toHaveAccessibleDescription(short);
    await email.fill('');
    await submitButton(page).click();
    await expect(thankYou(page)).toBeVisible();
  });
});
