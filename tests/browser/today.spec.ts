import { expect, type Page } from '@playwright/test';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';

const calendar = (page: Page) => page.locator('section:has([data-months])');
const heading = (page: Page) => calendar(page).getByRole('heading', { level: 2 });
/** The bookable dates: next to the month on Home, among the facts of other pages. */
const booking = (page: Page) => page.locator('main :is(section:has([data-months]), dd) span[data-today]');
/** Shown under the hero of a page whose service is out of season. */
const closed = (page: Page) => page.locator('main p span[data-today]');
const aDay =
  /\b(?:early |late |mid-\u2060?)?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const inMonument = '/areas-served/colorado-springs/monument/residential-pressure-washing';

async function openAt(page: Page, time: string, path = '/') {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(site() + path);
}

test("Home shows this month's dirt and the work that can be booked", async ({ page }) => {
  await openAt(page, '2026-11-22T12:00:00-07:00');
  await expect(heading(page)).toContainText('November');
  await expect(booking(page)).toBeVisible();
  await expect(booking(page).getByRole('link')).toHaveAttribute('href', /^\/contact\?.*days=1$/);
});

for (const [turn, evening, month, halfMonth] of [
  ['a month', '2026-11-30T23:59:30-07:00', /^December /, '23'],
  ['the year', '2026-12-31T23:59:30-07:00', /^January /, '1'],
] as const) {
  const tag = turn === 'the year' ? '@all' : [];
  test(`Home left open over the end of ${turn} updates its heading and line`, { tag }, async ({ page }) => {
    await page.clock.install({ time: new Date(evening) });
    await page.goto(site());
    const old = (await heading(page).textContent()) ?? '';
    const line = () => calendar(page).evaluate((section) => section.style.getPropertyValue('--half-month'));
    await expect.poll(line).not.toBe('');
    const caption = page.locator('[data-note] [data-today]');
    const dirt = await caption.textContent();
    await page.clock.runFor(60_000);
    await expect(heading(page)).toHaveText(month);
    await expect(heading(page)).not.toHaveText(old);
    expect(await line()).toBe(halfMonth);
    await expect(calendar(page).locator('[data-now]')).toHaveCount(1);
    // The picture in the window is still that of the evening.
    await expect(caption).toHaveText(dirt ?? '');
  });
}

test('a page of work out of season says when it starts again', async ({ page }) => {
  await openAt(page, '2026-12-23T12:00:00-07:00', inMonument);
  await expect(closed(page)).toHaveText(aDay);
  await expect(closed(page).getByRole('link')).toHaveAttribute(
    'href',
    /^\/contact\?service=pressure-washing&.*days=1$/,
  );
});

test('a page of work in season names no date', async ({ page }) => {
  await openAt(page, '2027-07-01T12:00:00-06:00', inMonument);
  await expect(closed(page)).toBeHidden();
  await expect(booking(page)).not.toHaveText(aDay);
});

test('the link in the line of the day opens the form from a closed row', async ({ page }) => {
  await openAt(page, '2027-07-01T12:00:00-06:00', inMonument);
  await page.locator('dl').getByRole('link', { name: 'Ask for a date' }).click();
  await expect(page).toHaveURL(/\/contact\?.*days=1/);
});

test.describe('the month picker', () => {
  test('the month picker shows the view, dirt and caption of the chosen month', async ({ page }) => {
    await openAt(page, '2026-11-22T12:00:00-07:00');
    const months = page.getByRole('group', { name: 'Show the window in another month' });
    await expect(months.getByRole('radio', { name: 'November' })).toBeChecked();
    const dirt = page.locator('[data-dirt] > img');
    const before = await dirt.getAttribute('src');
    await months.getByRole('radio', { name: 'June' }).check();
    await expect(dirt).toHaveCount(1);
    await expect(dirt).not.toHaveAttribute('src', before ?? '');
  });

  for (const width of process.env['TEST_ALL'] ? [320, 390, 1440] : [320]) {
    test(`the month picker has thumb-sized targets at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site());
      const { box, windowBottom, targets } = await page.locator('[data-month-picker]').evaluate((picker) => ({
        box: picker.getBoundingClientRect(),
        windowBottom: picker.previousElementSibling?.getBoundingClientRect().bottom,
        targets: [...picker.querySelectorAll('label')].map(({ offsetWidth, offsetHeight }) => [
          offsetWidth,
          offsetHeight,
        ]),
      }));
      expect(box.top).toBe(windowBottom);
      expect(box.width).toBe(width);
      expect(targets).toHaveLength(12);
      for (const [wide = 0, high = 0] of targets) {
        expect(wide).toBeGreaterThanOrEqual(24);
        expect(high).toBeGreaterThanOrEqual(44);
      }
    });
  }
});

test.describe('far from Colorado', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the last evening of a month in Denver still counts as that month', { tag: '@all' }, async ({ page }) => {
    await openAt(page, '2027-04-30T23:59:00-06:00');
    await expect(heading(page)).toHaveText(/^April /);
    await openAt(page, '2027-05-01T00:00:00-06:00');
    await expect(heading(page)).toHaveText(/^May /);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript Home names no month and shows its chart', async ({ page }) => {
    await page.goto(site());
    await expect(heading(page)).not.toHaveText(aDay);
    await expect(booking(page)).toBeVisible();
    await expect(calendar(page).locator('svg').first()).toBeVisible();
  });

  test('without JavaScript an area page names the season and no day', async ({ page }) => {
    await page.goto(site() + inMonument);
    await expect(closed(page)).toBeHidden();
    await expect(booking(page)).toBeVisible();
  });
});
