import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { fillQuoteForm, plainRequest, site, submitButton, thankYou, waitForQuoteForm } from './quote-page.ts';

const readService = (service: string): { name: string; details: string[] } =>
  parse(readFileSync(`src/content/services/${service}.yaml`, 'utf8').replaceAll('{interval}', '3 to 6 months'));
const chips = (page: Page) => page.getByRole('group', { name: 'Choose what helps the estimate' }).getByRole('button');
const chip = (page: Page, name: string) => chips(page).filter({ hasText: new RegExp(`^${name}$`) });
const details = (page: Page) => page.getByLabel('Project Details');

async function openForm(page: Page, query = '?service=window-cleaning&property=residential') {
  await page.goto(`${site()}/contact${query}`);
  await waitForQuoteForm(page);
}

test('come with the service, and change with it', async ({ page }) => {
  await openForm(page, '');
  await expect(chips(page)).toHaveCount(0);
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
    await expect(chips(page)).toHaveText(readService(file).details.map((line) => line.replace(/:$/, '')));
  }
});

test('name the services where several are asked for', async ({ page }) => {
  await openForm(page, '?service=multiple-services&property=residential');
  await expect(chips(page)).toHaveCount(6);
  await chip(page, 'Roof Cleaning').click();
  await chip(page, 'Painting').click();
  await expect(details(page)).toHaveValue('Roof Cleaning\nPainting');
});

for (const file of ['residential/painting', 'commercial/painting', 'commercial/hotel-hospitality']) {
  test(`are those of ${file} for whoever comes from its page`, async ({ page }) => {
    await page.goto(`${site()}/services/${file}`);
    await page.getByRole('main').getByRole('link', { name: 'Get FREE Quote' }).first().click();
    await waitForQuoteForm(page);
    await expect(chips(page).first()).toHaveAttribute('aria-pressed', 'true');
    const lines = readService(file).details.map((line) => line.replace(/:$/, ''));
    expect((await chips(page).allTextContents()).slice(1)).toEqual(lines);
  });
}

test('write a line each, behind what stands there, and take it back', async ({ page }) => {
  await openForm(page);
  await details(page).fill('A dog in the yard.');
  const every = chip(page, 'Every 3 to 6 months');
  await expect(every).toHaveAttribute('aria-pressed', 'false');
  await every.click();
  await expect(every).toHaveAttribute('aria-pressed', 'true');
  await expect(details(page)).toHaveValue('A dog in the yard.\nEvery 3 to 6 months');
  await chip(page, 'Outside only').click();
  await every.click();
  await expect(details(page)).toHaveValue('A dog in the yard.\nOutside only');
  await expect(every).toHaveAttribute('aria-pressed', 'false');
});

test('leave a line that the visitor has changed', async ({ page }) => {
  await openForm(page);
  const every = chip(page, 'Every 3 to 6 months');
  await every.click();
  await details(page).fill('Every 4 months');
  await expect(every).toHaveAttribute('aria-pressed', 'true');
  await every.click();
  await expect(details(page)).toHaveValue('Every 4 months');
  await expect(every).toHaveAttribute('aria-pressed', 'false');
});

test('go out with a line that the visitor has removed', async ({ page }) => {
  await openForm(page);
  await chip(page, 'Outside only').click();
  await details(page).fill('');
  await expect(chip(page, 'Outside only')).toHaveAttribute('aria-pressed', 'false');
});

test('work by the keyboard, which goes on where a line wants to be finished', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Service Needed').focus();
  await page.keyboard.press('Tab');
  await expect(chip(page, 'Panes')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(details(page)).toBeFocused();
  await page.keyboard.type('about 24');
  await page.keyboard.press('Shift+Tab');
  await expect(chip(page, 'Days that suit')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Every 3 to 6 months')).toBeFocused();
  await expect(details(page)).toHaveValue('Panes: about 24\nEvery 3 to 6 months');
  await expect(page).toHaveURL(/\/contact/);

  // Released, the finished line stays; pressed once more, it is gone on with.
  await chip(page, 'Panes').press('Enter');
  await expect(chip(page, 'Panes')).toHaveAttribute('aria-pressed', 'false');
  await chip(page, 'Panes').press('Enter');
  await page.keyboard.type(', one cracked');
  await expect(details(page)).toHaveValue('Panes: about 24, one cracked\nEvery 3 to 6 months');
});

test('are as they were after a reload, and send what they wrote', async ({ page }) => {
  await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
  await openForm(page);
  await chip(page, 'Stories').click();
  await page.keyboard.type('2');
  await page.reload();
  await waitForQuoteForm(page);
  await expect(details(page)).toHaveValue('Stories: 2');
  await expect(chip(page, 'Stories')).toHaveAttribute('aria-pressed', 'true');
  const message = await details(page).inputValue();
  await fillQuoteForm(page, { ...plainRequest, message });
  const posting = page.waitForRequest((request) => request.method() === 'POST');
  await submitButton(page).click();
  expect((await posting).postDataJSON()).toEqual({ ...plainRequest, message });
  await expect(thankYou(page)).toBeHidden({ timeout: 6000 });
  await page.getByLabel('Service Needed').selectOption('window-cleaning');
  await expect(chip(page, 'Stories')).toHaveAttribute('aria-pressed', 'false');
});

test('ask a building for all of its addresses', async ({ page }) => {
  await openForm(page);
  await expect(details(page)).not.toHaveAccessibleDescription(/every address/);
  for (const property of ['commercial', 'apartment-complex', 'warehouse']) {
    await page.getByLabel('Property Type').selectOption(property);
    await expect(details(page)).toHaveAccessibleDescription(/List every address here/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('give way to one hint under the field', async ({ page }) => {
    await page.goto(`${site()}/contact`);
    await expect(chips(page)).toHaveCount(0);
    const hint = page.getByText(/^Helps the estimate:/);
    await expect(hint).toBeVisible();
    const field = await details(page).boundingBox();
    expect((await hint.boundingBox())?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0) - 1);
  });
});
