import { expect, type Page, test } from '@playwright/test';
import { site } from './quote-page.ts';

async function openAt(page: Page, time: string, path = '/') {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(site() + path);
  return page.locator('[data-today]');
}

/** Where the line of the day stands in the charts, in percent of their width. */
const readLine = (page: Page) =>
  page
    .locator('section:has([data-today]) div:has(> svg)')
    .first()
    .evaluate((chart) => (Number.parseFloat(getComputedStyle(chart, '::after').left) / chart.clientWidth) * 100);

/** The same where one line runs through all charts. */
const readLongLine = (page: Page) =>
  page.locator('section:has([data-today]) div:has(> ul)').evaluate((calendar) => {
    const months = calendar.querySelector('div')?.getBoundingClientRect() ?? new DOMRect();
    const line = calendar.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(calendar, '::after').left) + 1;
    return ((line - months.x) / months.width) * 100;
  });

test('Home says what lands this month and when windows are next worth it', async ({ page }) => {
  await expect(await openAt(page, '2026-11-22T12:00:00-07:00')).toHaveText(
    /^November: road sand and deicer\. Next good window date: .*December\.$/,
  );
  expect(await readLongLine(page)).toBeCloseTo(89.3, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await readLine(page)).toBeCloseTo(89.3, 0);
});

test.describe('far from Colorado', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the last evening of a month in Denver is still that month', async ({ page }) => {
    await expect(await openAt(page, '2027-04-30T23:59:00-06:00')).toHaveText(/^April: .*late June\.$/);
    await expect(await openAt(page, '2027-05-01T00:00:00-06:00')).toHaveText(/^May: hail and mud-rain\. /);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home says nothing about today, and its chart stands', async ({ page }) => {
    await page.goto(site());
    await expect(page.locator('[data-today]')).toBeHidden();
    expect(await readLine(page)).toBeNaN();
    await expect(page.locator('section:has([data-today]) path').first()).toBeVisible();
  });
});
