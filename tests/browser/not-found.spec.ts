import { expect } from '@playwright/test';
import { test } from './same-tab.ts';
import { sum, watchShifts } from './watch-shifts.ts';

const site = process.env['SITE'];

test('a mistyped address gets a link to the intended page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    // Ignores the fonts, which every page loads.
    if (!request.url().endsWith('.woff2')) requests.push(request.resourceType());
  });
  const response = await page.goto(`${site}/servces/residental/window-cleening`);
  expect(response?.status()).toBe(404);
  const suggestion = page.getByRole('main').locator('[data-suggestions]').getByRole('link').first();
  await expect(suggestion).toHaveAttribute('href', '/services/residential/window-cleaning');
  expect(requests).not.toContain('fetch');
  expect(requests).not.toContain('xhr');
});

test('an address unlike any other gets no suggestion', async ({ page }) => {
  await page.goto(`${site}/xyzzy-plugh`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-suggestions]')).toBeHidden();
});

test('three suggestions fit on a phone without shifting the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const readShifts = await watchShifts(page);
  await page.goto(`${site}/manitou-springs`);
  await expect(page.locator('[data-suggestions]').getByRole('link')).toHaveCount(3);
  await page.waitForTimeout(500);
  expect(sum(await readShifts())).toBeLessThan(0.05);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('without JavaScript the links to the main pages are shown', async ({ page }) => {
    await page.goto(`${site}/contcat`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(page.locator('[data-suggestions]')).toBeHidden();
  });
});
