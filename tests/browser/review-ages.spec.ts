import { expect, type Page } from '@playwright/test';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';

/** Returns the age that the page shows for a review of this day, at a moment of the visitor's clock. */
async function readAge(page: Page, day: string, moment: string) {
  await page.route('**/reviews', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<time datetime=")[\d-]+/i, `$1${day}`);
    await route.fulfill({ response: answer, body });
  });
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(`${site()}/reviews`);
  return page.locator(`time[datetime="${day}"]`).first();
}

test.use({ timezoneId: 'Pacific/Kiritimati' });

test('review ages are counted in Denver days, wherever the visitor is', async ({ page }) => {
  await expect(await readAge(page, '2026-11-21', '2026-11-22T06:59:00Z')).toHaveText('today');
  await expect(await readAge(page, '2026-11-21', '2026-11-22T07:00:00Z')).toHaveText('yesterday');
});
