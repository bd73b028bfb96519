import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { describePaneCount, readPaneCount } from '../../src/lib/site/pane-count.ts';
import { formatPriceRange, type PanePrices } from '../../src/lib/site/price-range.ts';
import { site, waitForQuoteForm } from './quote-page.ts';
import { test } from './same-tab.ts';

const read = (file: string) => parse(readFileSync(`src/content/${file}.yaml`, 'utf8'));
const prices: { confirmed: string | false; panes?: PanePrices } = read('prices');
const { counter: words, caption } = read('services/residential/window-cleaning').example;

const path = '/services/residential/window-cleaning';
const counter = (page: Page) => page.getByRole('form', { name: words.heading });
const field = (page: Page, name: string) => counter(page).getByRole('spinbutton', { name });
const total = (page: Page) => counter(page).getByRole('status', { name: 'Total' });
const details = (page: Page) => page.getByLabel('Project Details');
const suggestions = (page: Page) => page.getByRole('group', { name: 'Add:' }).getByRole('button');
const note = (page: Page) => page.locator('[data-count-note]');

// The counter exists once the owner has confirmed prices: tests/launch/filled-copy.test.ts runs these on such a copy.
if (prices.confirmed && prices.panes) {
  const { panes } = prices;

  test('a visitor counts panes, sees an estimate and takes it to the form', async ({ page }) => {
    await page.goto(`${site()}/areas-served/colorado-springs/briargate/residential-window-cleaning`);
    await page.getByRole('link', { name: 'Count your panes' }).click();
    await expect(counter(page)).toBeInViewport();
    const glass = counter(page).locator('svg path').nth(1);
    const exampleGlass = await glass.getAttribute('d');

    for (const name of ['Double-hung', 'Sliders', 'Picture', 'Small panes', 'Skylights'])
      await field(page, name).fill('0');
    await expect(total(page)).toHaveText('0 panes');
    await counter(page).getByRole('button', { name: 'More: Double-hung windows' }).click();
    await field(page, 'Skylights').press('ArrowUp');
    await field(page, 'Sliders').fill('12');
    await field(page, 'Small panes').fill('');
    await counter(page).getByRole('radio', { name: 'One story' }).check();
    await counter(page).getByRole('radio', { name: 'Outside only' }).check();
    const query = new URLSearchParams('double-hung=1&sliders=12&skylights=1&stories=1&sides=outside');
    await expect(total(page)).toContainText('27 panes');
    await expect(total(page)).toContainText(formatPriceRange(readPaneCount(query), panes));
    expect(await glass.getAttribute('d')).not.toBe(exampleGlass);

    await counter(page).getByRole('button', { name: words.button }).click();
    await waitForQuoteForm(page);
    await expect(details(page)).toHaveValue(describePaneCount(readPaneCount(query)));
    await expect(note(page)).toBeVisible();
    await expect(page.getByLabel('Service Needed')).toHaveValue('window-cleaning');
    await expect(page.getByLabel('Property Type')).toHaveValue('residential');
    const texts = await suggestions(page).allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    for (const answered of words.answers) expect(texts).not.toContain(answered.replace(/:$/, ''));

    await details(page).fill('');
    await expect(note(page)).toBeHidden();
    await expect(suggestions(page)).toHaveCount(texts.length + words.answers.length);
  });

  test('a new count replaces the last one in every link to the form', async ({ page }) => {
    await page.goto(`${site()}/contact?service=window-cleaning&property=residential&skylights=3&sides=both`);
    await waitForQuoteForm(page);
    await details(page).pressSequentially('\nA dog');
    await page.goto(`${site()}${path}#example`);
    await field(page, 'Skylights').fill('4');
    await page.getByRole('main').getByRole('link', { name: 'Get FREE Quote' }).first().click();
    await waitForQuoteForm(page);
    await expect(details(page)).toHaveValue(/^A dog\n\d+ panes: .*4 skylights.*$/);
  });

  test('an unchanged count is not added to links', async ({ page }) => {
    await page.goto(`${site()}${path}`);
    await page.getByRole('main').getByRole('link', { name: 'Get FREE Quote' }).first().click();
    await waitForQuoteForm(page);
    await expect(details(page)).toHaveValue('');
    await expect(note(page)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('without JavaScript the example is a table', async ({ page }) => {
      await page.goto(`${site()}${path}#example`);
      await expect(page.getByRole('table', { name: caption })).toBeVisible();
      await expect(counter(page)).toBeHidden();
    });
  });
} else {
  test('without confirmed prices the example is a table', async ({ page }) => {
    await page.goto(`${site()}${path}#example`);
    await expect(page.getByRole('table', { name: caption })).toBeInViewport();
    await expect(counter(page)).toHaveCount(0);
    await page.goto(`${site()}/contact?skylights=3&sides=both`);
    await waitForQuoteForm(page);
    await expect(details(page)).toHaveValue('');
  });
}
