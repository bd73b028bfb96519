import { expect, type Page, test } from '@playwright/test';
import { site } from './quote-page.ts';

/** What the page says of a review of a day, at a moment of the visitor's clock. */
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

// The first and the last to begin a day.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`a visitor whose clock is that of ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [day, moment, age] of [
      ['2026-11-21', '2026-11-22T06:59:00Z', 'today'],
      ['2026-11-21', '2026-11-22T07:00:00Z', 'yesterday'],
      ['2026-03-07', '2026-03-09T06:00:00Z', '2 days ago'],
      ['2026-10-18', '2026-11-08T07:00:00Z', '3 weeks ago'],
    ] as const) {
      test(`reads of a review of ${day}, at ${moment}: ${age}`, async ({ page }) => {
        await expect(await readAge(page, day, moment)).toHaveText(age);
      });
    }
  });
}
