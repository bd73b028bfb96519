import { expect, type Page, test } from '@playwright/test';
import { site } from './quote-page.ts';

const calendar = (page: Page) => page.locator('[data-today]');
const heading = (page: Page) => calendar(page).getByRole('heading', { level: 2 });
const sentence = (page: Page) => calendar(page).locator('p').first();

async function openAt(page: Page, time: string) {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(site());
}

test('Home says what lands this month and what can be done about it', async ({ page }) => {
  await openAt(page, '2026-11-22T12:00:00-07:00');
  await expect(heading(page)).toHaveText('November puts road sand and deicer on your glass');
  await expect(sentence(page)).toHaveText(/^Windows: yes.* March dates\.$/);
});

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
    await expect(sentence(page)).toHaveText(/^Windows: all year[^.]*\.$/);
    await expect(calendar(page).locator('svg').first()).toBeVisible();
  });
});
