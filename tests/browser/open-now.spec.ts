import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { formatStoredTime, type OpeningHours, readSpans, weekdays } from '../../src/lib/hours/opening-hours.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';

const { hours, serviceArea, terms } = parse(readFileSync('src/content/business.yaml', 'utf8')) as {
  hours: OpeningHours;
  serviceArea: string;
  terms: { emergency: string; emergencyExample: string };
};
/** A day of the week on which the company works, counted from Monday, and its closing time. */
const openDay = weekdays.findIndex((day) => readSpans(hours[day]).length > 0);
const closes = formatStoredTime(readSpans(hours[weekdays[openDay] ?? 'monday']).at(-1)?.closes ?? 0);
/** Returns the moment so many seconds before closing time, on that day of the week that begins on a Monday. */
function getTimeBeforeClosing(seconds: number, monday: string, zone: string) {
  const closing = Date.parse(`${monday}T${closes}:00${zone}`) + openDay * 24 * 60 * 60 * 1000;
  return new Date(closing - seconds * 1000).toISOString();
}

const home = () => `${site()}/`;

async function openAt(page: Page, time: string, route = '/') {
  await page.clock.install({ time: new Date(time) });
  await page.goto(site() + route);
  return page.getByRole('complementary', { name: 'Call us' }).locator('[data-open-now]');
}

test('the top bar shows "Open now" and updates every minute', async ({ page }) => {
  const opening = await openAt(page, getTimeBeforeClosing(80, '2026-07-13', '-06:00'));
  await expect(opening).toContainText('Open now');
  await page.clock.runFor(19_000);
  await expect(opening).toContainText('Open now');
  await page.clock.runFor(61_000);
  await expect(opening).toHaveText(/^We open at\s*.+[AP]M$/);
});

const forHotels = [
  '/services/commercial/hotel-hospitality',
  '/areas-served/colorado-springs/downtown/commercial-window-cleaning/hotel',
  '/contact?service=window-cleaning&property=commercial&about=Hotel',
];
for (const route of forHotels) {
  const tag = route.startsWith('/areas-served/') ? [] : '@all';
  test(`at night ${route} shows the 24/7 line, also on a phone`, { tag }, async ({ page }) => {
    const opening = await openAt(page, '2026-07-15T23:00:00-06:00', route);
    const line = page.getByRole('complementary', { name: 'Call us' }).getByText('24/7 line');
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(line).toBeVisible();
      await expect(opening).toBeHidden();
    }
  });
}

test('the contact row of a hotel page names night calls first', async ({ page }) => {
  await page.goto(`${site()}/areas-served/colorado-springs/downtown/commercial-window-cleaning/hotel`);
  const summary = page.locator('#facts summary', { hasText: terms.emergency });
  await summary.click();
  await expect(summary.locator('+ p')).toHaveText(new RegExp(`^${terms.emergencyExample}`));
});

test('the top bar names the region from 768 pixels and is never cut', async ({ page }) => {
  await page.goto(home());
  const bar = page.getByRole('complementary', { name: 'Call us' });
  const region = bar.getByText(serviceArea);
  for (const width of [390, 767, 768, 820, 991, 992, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(region).toBeVisible({ visible: width >= 768 });
    const { content, box } = await bar.evaluate((element) => ({
      content: element.scrollWidth,
      box: element.clientWidth,
    }));
    expect([width, content <= box]).toEqual([width, true]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('without JavaScript nothing is claimed about the current hour', async ({ page }) => {
    await page.goto(home());
    await expect(page.locator('[data-open-now]').first()).toBeHidden();
  });
});
