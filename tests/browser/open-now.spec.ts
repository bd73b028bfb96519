import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { type OpeningHours, parseDay, weekdays } from '../../src/lib/opening-hours.ts';
import { site } from './quote-page.ts';

const { hours, serviceArea } = parse(readFileSync('src/content/business.yaml', 'utf8')) as {
  hours: OpeningHours;
  serviceArea: string;
};
/** A day of the week on which the company works, counted from Monday, and when it stops. */
const openDay = weekdays.findIndex((day) => parseDay(hours[day]));
const closes = parseDay(hours[weekdays[openDay] ?? 'monday'])?.closes ?? '';
/** Seconds before it stops, on that day of the week that begins on a Monday. */
function before(seconds: number, monday: string, zone: string) {
  const closing = Date.parse(`${monday}T${closes}:00${zone}`) + openDay * 24 * 60 * 60 * 1000;
  return new Date(closing - seconds * 1000).toISOString();
}

const home = () => `${site()}/`;

async function openAt(page: Page, time: string, route = '/') {
  await page.clock.install({ time: new Date(time) });
  await page.goto(site() + route);
  return page.getByRole('complementary', { name: 'Call us' }).locator('[data-open-now]');
}

test('the top bar says that the company is open, and turns with the minute', async ({ page }) => {
  const opening = await openAt(page, before(80, '2026-07-13', '-06:00'));
  await expect(opening).toContainText('Open now');
  await page.clock.runFor(19_000);
  await expect(opening).toContainText('Open now');
  await page.clock.runFor(61_000);
  await expect(opening).toHaveText(/^Opens\s*.+[AP]M$/);
});

test('a page for hospitality names the line that is answered at night', async ({ page }) => {
  const opening = await openAt(page, '2026-07-15T23:00:00-06:00', '/services/commercial/hotel-hospitality');
  await expect(opening).toHaveText(/\w/);
  await expect(opening).not.toHaveText(/^(Open|Opens)\b/);
});

test('the top bar names the region from 768 pixels on, and is never cut', async ({ page }) => {
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
  test('nothing is said about now', async ({ page }) => {
    await page.goto(home());
    await expect(page.locator('[data-open-now]').first()).toBeHidden();
  });
});
