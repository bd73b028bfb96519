import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { requiredQuoteFields } from '../../src/lib/quotes/quote-fields.ts';
import { site, submitButton, waitForQuoteForm } from './quote-page.ts';
import { test } from './same-tab.ts';

const { terms } = parse(readFileSync('src/content/business.yaml', 'utf8')) as { terms: Record<string, string> };
const { next: words, hints } = parse(readFileSync('src/content/pages/contact.yaml', 'utf8')) as {
  next: { talk: { heading: string } };
  hints: Record<'property' | 'service', string>;
};

const next = (page: Page) => page.getByRole('complementary', { name: 'What happens next' });
const readNext = async (page: Page) => (await next(page).locator('li:visible').allTextContents()).join('\n');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('Contact lists the next steps, which differ for buildings and homes', async ({ page }) => {
      await page.goto(`${site()}/contact`);
      const property = page.getByLabel('Property Type');
      const homes = await readNext(page);
      await property.selectOption('warehouse');
      const buildings = await readNext(page);
      expect(buildings).not.toBe(homes);
      for (const [kind, lines] of [
        ['commercial', buildings],
        ['apartment-complex', buildings],
        ['residential', homes],
        ['apartment', homes],
        ['other', homes],
      ] as const) {
        await property.selectOption(kind);
        expect(await readNext(page)).toBe(lines);
      }
    });
  });
}

test('the next steps follow the property type in the link', async ({ page }) => {
  await page.goto(`${site()}/contact?service=window-cleaning&property=residential`);
  await waitForQuoteForm(page);
  const homes = await readNext(page);
  await page.goto(`${site()}/contact?service=window-cleaning&property=commercial`);
  await waitForQuoteForm(page);
  expect(await readNext(page)).not.toBe(homes);
});

test('a link whose & became &amp; in an email still fills the form', async ({ page }) => {
  await page.goto(`${site()}/contact?service=window-cleaning&amp;property=commercial`);
  await waitForQuoteForm(page);
  await expect(page.locator('[name=service]')).toHaveValue('window-cleaning');
  await expect(page.locator('[name=property]')).toHaveValue('commercial');
});

test('no field is announced as invalid before it is touched', async ({ page }) => {
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const states = nodes
    .filter(({ role }) => ['textbox', 'combobox'].includes(role?.value))
    .map(({ properties = [] }) => properties.find(({ name }) => name === 'invalid')?.value.value);
  expect(states.length).toBeGreaterThanOrEqual(requiredQuoteFields.length);
  expect(new Set(states)).toEqual(new Set(['false']));
});

test('a hint appears only where it applies', async ({ page }) => {
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  const townhomes = page.getByText(hints.property);
  const painting = page.getByText(hints.service);
  await expect(townhomes).toBeHidden();
  await expect(painting).toBeVisible();
  const property = page.getByLabel('Property Type');
  await property.selectOption('apartment');
  await expect(townhomes).toBeVisible();
  await expect(property).toHaveAccessibleDescription(hints.property);
  await property.selectOption('residential');
  await expect(townhomes).toBeHidden();
  await page.getByLabel('Service Needed').selectOption('roof-cleaning');
  await expect(painting).toBeHidden();
  await expect(page.getByLabel('Service Needed')).toHaveAccessibleDescription('');
});

test('a visitor with a Denver address reads the Denver terms', async ({ page }) => {
  await page.goto(`${site()}/contact?place=Capitol+Hill`);
  await waitForQuoteForm(page);
  const address = page.getByLabel('Property Address');
  const denver = page.locator('form').getByText(terms['denver'] ?? '');
  await expect(address).toHaveValue('Capitol Hill, Denver');
  await expect(denver).toBeVisible();
  await expect(address).toHaveAccessibleDescription(new RegExp(terms['denver'] ?? ''));
  await address.fill('1200 Example Ave, Colorado Springs');
  await expect(denver).toBeHidden();
});

test('nothing in the form contradicts 24/7 for a hotel', async ({ page }) => {
  await page.goto(`${site()}/contact?service=window-cleaning&property=commercial&about=Hotel`);
  await waitForQuoteForm(page);
  await expect(page.getByText(terms['emergencyExample'] ?? '').first()).toBeVisible();
  const talk = next(page).locator('p', { has: page.locator('a[href^="tel:"]') });
  await expect(next(page).getByRole('heading', { name: words.talk.heading })).toBeVisible();
  await expect(talk.locator('span:visible')).toHaveText(new RegExp(`^${terms['emergency']}`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the browser scrolls an invalid field clear of the header', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(`${site()}/contact`);
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 650);
    await expect
      .poll(() => page.locator('label[for=name]').evaluate((label) => label.getBoundingClientRect().top))
      .toBeLessThan(0);
    await submitButton(page).click();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    const label = await page.locator('label[for=name]').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
});
