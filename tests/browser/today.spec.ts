import { expect, type Page, test } from '@playwright/test';
import { site } from './quote-page.ts';

const calendar = (page: Page) => page.locator('section:has([data-months])');
const heading = (page: Page) => calendar(page).getByRole('heading', { level: 2 });
const sentence = (page: Page) => page.locator('main span[data-today]');
const inMonument = '/areas-served/colorado-springs/monument/residential-pressure-washing';
const ofHotels = '/services/commercial/hotel-hospitality';

async function openAt(page: Page, time: string, path = '/') {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(site() + path);
}

test('Home says what lands this month and what can be done about it', async ({ page }) => {
  await openAt(page, '2026-11-22T12:00:00-07:00');
  await expect(heading(page)).toHaveText('November puts road sand and deicer on your glass');
  await expect(sentence(page)).toHaveText(/^Windows now: .* 40\s°F .* From mid-\u2060March .*Ask for a date\.$/);
});

for (const [day, path, said] of [
  ['2026-11-23', inMonument, /^Pressure washing now: .* list\. \w+ dates here from mid-\u2060May\. Get on the list\.$/],
  ['2027-07-01', inMonument, /^Pressure washing now: .* dry day\. \w+ dates here until late September\. Ask/],
  ['2027-07-01', ofHotels, /^Windows now: .* dry day\.\s+Ask/],
] as const) {
  test(`on ${day} ${path} says what can be done now, then the good dates, with the form at hand`, async ({ page }) => {
    await openAt(page, `${day}T12:00:00-07:00`, path);
    await expect(sentence(page)).toHaveText(said);
    const main = page.getByRole('main');
    const quote = await main.getByRole('link', { name: 'Get FREE Quote' }).first().getAttribute('href');
    expect(quote).toContain('service=');
    await expect(sentence(page).getByRole('link')).toHaveAttribute('href', quote ?? '');
  });
}

test('the frame of the month stands under its name, on phones too', async ({ page }) => {
  await openAt(page, '2027-09-03T12:00:00-06:00');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const [name, frame] = await calendar(page).evaluate((section) => {
      const month = section.querySelector('[data-now]')?.getBoundingClientRect() ?? new DOMRect();
      const strip = section.querySelector('li > div') as HTMLElement;
      const { left } = getComputedStyle(strip, '::after');
      return [month.x, strip.getBoundingClientRect().x + Number.parseFloat(left)];
    });
    expect(frame).toBeCloseTo(name ?? Number.NaN, 0);
  }
});

test.describe('far from Colorado', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the last evening of a month in Denver is still that month', async ({ page }) => {
    await openAt(page, '2027-04-30T23:59:00-06:00');
    await expect(heading(page)).toHaveText(/^April /);
    await openAt(page, '2027-05-01T00:00:00-06:00');
    await expect(heading(page)).toHaveText(/^May .*hail/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home names no month and no date, and its chart stands', async ({ page }) => {
    await page.goto(site());
    await expect(heading(page)).toHaveText('What lands on your glass');
    await expect(sentence(page)).toHaveText(/^Windows: all year[^.]*\.\s+Ask for a date\.$/);
    await expect(calendar(page).locator('svg').first()).toBeVisible();
  });

  test('a page of an area names the season and no day', async ({ page }) => {
    await page.goto(site() + inMonument);
    await expect(sentence(page)).toHaveText(/^Pressure washing: [^.]*\.\s+Ask for a date\.$/);
  });
});
