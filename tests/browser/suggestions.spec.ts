import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { fillQuoteForm, plainRequest, site, submitButton, waitForQuoteForm } from './quote-page.ts';
import { test } from './same-tab.ts';

interface Lines {
  name: string;
  details: string[];
}
const read = <File>(file: string): File =>
  parse(readFileSync(`src/content/${file}.yaml`, 'utf8').replaceAll('{interval}', String(interval)));
const { interval } = parse(readFileSync('src/content/business.yaml', 'utf8')).terms;
const readService = (service: string) => read<Lines>(`services/${service}`);
const { hints } = read<{ hints: { days: string; building: string[] } }>('pages/contact');

const suggestions = (page: Page) => page.locator('form fieldset button');
const suggestion = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const details = (page: Page) => page.getByLabel('Project Details');
const lines = readService('residential/window-cleaning').details;
/** A complete suggestion, and one that the visitor finishes. */
const whole = lines.find((line) => !line.endsWith(':')) ?? '';
const open = (lines.find((line) => line.endsWith(':')) ?? '').replace(/:$/, '');

const withoutColon = (line: string) => line.replace(/:$/, '');

async function openForm(page: Page, query = '?service=window-cleaning&property=residential') {
  await page.goto(`${site()}/contact${query}`);
  await waitForQuoteForm(page);
}

test('suggestions follow the chosen service', async ({ page }) => {
  await openForm(page, '');
  await expect(suggestions(page)).toHaveCount(0);
  for (const [service, property, file] of [
    ['window-cleaning', 'residential', 'residential/window-cleaning'],
    ['roof-cleaning', 'apartment', 'residential/roof-cleaning'],
    ['concrete-cleaning', 'other', 'residential/concrete-paint-removal'],
    ['pressure-washing', 'commercial', 'commercial/pressure-washing'],
    ['window-cleaning', 'apartment-complex', 'commercial/apartment-complexes'],
    ['multiple-services', 'warehouse', 'commercial/warehouse-industrial'],
  ] as const) {
    await page.getByLabel('Service Needed').selectOption(service);
    await page.getByLabel('Property Type').selectOption(property);
    await expect(suggestions(page)).toHaveText(readService(file).details.map(withoutColon));
  }
  await page.getByLabel('Service Needed').selectOption('roof-cleaning');
  await page.getByLabel('Property Type').selectOption('commercial');
  await expect(suggestions(page)).toHaveText(hints.building.map(withoutColon));
});

test('suggestions follow a choice that a browser or extension makes without events', async ({ page }) => {
  await openForm(page, '');
  await page.getByLabel('Service Needed').evaluate((select: HTMLSelectElement) => {
    select.value = 'roof-cleaning';
  });
  await page.getByLabel('Full Name').focus();
  await page.getByLabel('Full Name').blur();
  await expect(suggestions(page)).toHaveText(readService('residential/roof-cleaning').details.map(withoutColon));
});

test('suggestions name the services if several are requested', async ({ page }) => {
  await openForm(page, '?service=multiple-services&property=residential');
  const [first = '', second = ''] = await suggestions(page).allTextContents();
  await suggestion(page, first).click();
  await suggestion(page, second).click();
  await expect(details(page)).toHaveValue(`${first}\n${second}`);
});

for (const file of ['commercial/painting', 'commercial/hotel-hospitality']) {
  test(`a link from ${file} brings its own suggestions`, async ({ page }) => {
    await page.goto(`${site()}/services/${file}`);
    await page.getByRole('main').getByRole('link', { name: 'Get FREE Quote' }).first().click();
    await waitForQuoteForm(page);
    await expect(suggestions(page)).toHaveText(readService(file).details.map(withoutColon));
  });
}

test('hotel and apartment managers are offered certificate and W-9', async ({ page }) => {
  for (const link of ['property=commercial&about=Hotel', 'property=apartment-complex']) {
    await openForm(page, `?service=window-cleaning&${link}`);
    await suggestion(page, 'Certificate and W-9').click();
    await expect(details(page)).toHaveValue(/^Certificate and W-9$/m);
  }
});

test('each suggestion appends one line, once, after the text of the visitor', async ({ page }) => {
  await openForm(page);
  await details(page).fill('A dog in the yard.');
  await suggestion(page, whole).click();
  await expect(details(page)).toBeFocused();
  await suggestion(page, open).click();
  await page.keyboard.type('2');
  await suggestion(page, whole).click();
  await expect(details(page)).toHaveValue(`A dog in the yard.\n${whole}\n${open}: 2`);
  await suggestion(page, open).click();
  await page.keyboard.type(', with a loft');
  await expect(details(page)).toHaveValue(`A dog in the yard.\n${whole}\n${open}: 2, with a loft`);
});

test('suggestions work by keyboard', async ({ page }) => {
  await openForm(page);
  await details(page).focus();
  await page.keyboard.press('Tab');
  await expect(suggestions(page).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(details(page)).toBeFocused();
  await page.keyboard.type('about 24');
  await expect(details(page)).toHaveValue(/ about 24$/);
  await expect(page).toHaveURL(/\/contact/);
});

test('suggestions are kept in the draft and sent as edited', async ({ page }) => {
  await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
  await openForm(page);
  await suggestion(page, open).click();
  await page.keyboard.type('2');
  await page.reload();
  await waitForQuoteForm(page);
  await expect(details(page)).toHaveValue(`${open}: 2`);
  const request = { ...plainRequest, message: await details(page).inputValue() };
  await fillQuoteForm(page, request);
  const posting = page.waitForRequest((sent) => sent.method() === 'POST');
  await submitButton(page).click();
  expect((await posting).postDataJSON()).toEqual(request);
});

test.describe('whoever asks for a date', () => {
  test('the cursor is after the requested date, which a reload does not repeat', async ({ page }) => {
    await openForm(page, '?service=house-washing&property=residential&days=1');
    // A screen reader begins with the heading and the required fields.
    await expect(page.locator('body')).toBeFocused();
    await details(page).focus();
    await page.keyboard.type('Tuesdays');
    await expect(details(page)).toHaveValue(`${hints.days} Tuesdays`);
    await page.reload();
    await waitForQuoteForm(page);
    await expect(details(page)).toHaveValue(`${hints.days} Tuesdays`);
    await details(page).fill('');
    await page.reload();
    await waitForQuoteForm(page);
    await expect(details(page)).toHaveValue('');
  });

  test('a request for a date does not take the focus from a started field', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => document.getElementById('name')?.focus(), { once: true }),
    );
    await page.goto(`${site()}/contact?days=1`);
    await waitForQuoteForm(page);
    await expect(details(page)).toHaveValue(`${hints.days} `);
    await expect(page.getByLabel('Full Name')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a hint under the field replaces the suggestions', async ({ page }) => {
    await page.goto(`${site()}/contact`);
    await expect(page.locator('form fieldset')).toBeHidden();
    const hint = page.locator('#message-hint');
    const field = await details(page).boundingBox();
    expect((await hint.boundingBox())?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0) - 1);
    await expect(hint).toBeVisible();
  });
});
