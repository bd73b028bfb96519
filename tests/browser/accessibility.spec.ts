import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { fillQuoteForm, plainRequest, site, submitButton, thankYou, waitForQuoteForm } from './quote-page.ts';

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}

for (const width of [390, 820, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    // Without motion nothing is half transparent while it is measured.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/contact']) {
      test(`${path} has no violations`, async ({ page }) => {
        await page.goto(site() + path);
        await expectNoViolations(page);
      });
    }

    test('the form with errors has none', async ({ page }) => {
      await page.goto(`${site()}/contact`);
      await waitForQuoteForm(page);
      await submitButton(page).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNoViolations(page);
    });

    test('the failed form has none', async ({ page }) => {
      await page.route('**/api/quote', (route) => route.fulfill({ status: 500 }));
      page.on('dialog', (dialog) => dialog.accept());
      await page.goto(`${site()}/contact`);
      await waitForQuoteForm(page);
      await fillQuoteForm(page, plainRequest);
      await submitButton(page).click();
      await expect(page.getByRole('alert')).toContainText('not sent');
      await expectNoViolations(page);
    });

    test('the thank-you screen has none', async ({ page }) => {
      await page.clock.install();
      await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
      await page.goto(`${site()}/contact`);
      await page.clock.runFor(500);
      await waitForQuoteForm(page);
      await fillQuoteForm(page, plainRequest);
      await submitButton(page).click();
      await expect(thankYou(page)).toBeVisible();
      await expectNoViolations(page);
    });

    test(`the ${width < 1120 ? 'menu' : 'dropdown'} has none`, async ({ page }) => {
      await page.goto(`${site()}/`);
      if (width < 1120) await page.getByRole('button', { name: 'Open menu' }).click();
      else await page.locator('[data-dropdown] summary').click();
      await expectNoViolations(page);
    });
  });
}
