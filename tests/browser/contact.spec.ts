import { expect, type Page, test } from '@playwright/test';
import { site, submitButton, waitForQuoteForm } from './quote-page.ts';

const next = (page: Page) => page.getByRole('complementary', { name: 'What happens next' });
const readNext = async (page: Page) => (await next(page).locator('li:visible').allTextContents()).join('\n');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('Contact says what follows, to buildings other than to homes', async ({ page }) => {
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

test('they follow the property that a link names', async ({ page }) => {
  await page.goto(`${site()}/contact?service=window-cleaning&property=residential`);
  await waitForQuoteForm(page);
  const homes = await readNext(page);
  await page.goto(`${site()}/contact?service=window-cleaning&property=commercial`);
  await waitForQuoteForm(page);
  expect(await readNext(page)).not.toBe(homes);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a field that the browser asks for stands clear of the header, with its label', async ({ page }) => {
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
