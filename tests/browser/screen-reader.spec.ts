import { expect, type Locator } from '@playwright/test';
import { requiredQuoteFields } from '../../src/lib/quotes/quote-fields.ts';
import { openGallery } from './gallery-page.ts';
import { site, submitButton, waitForQuoteForm } from './quote-page.ts';
import { test } from './same-tab.ts';
import { pageTypes } from './site-pages.ts';

const factPage = '/areas-served/colorado-springs/briargate/residential-window-cleaning';

test('the months of the ruler are announced by their whole names only', async ({ tab: page }) => {
  await page.goto(site());
  const months = 'January February March April May June July August September October November December'.split(' ');
  const ruler = page.locator('[data-month-picker]');
  await expect(ruler.getByRole('radio')).toHaveCount(months.length);
  for (const month of months) await expect(ruler.getByRole('radio', { name: month, exact: true })).toHaveCount(1);
  // May is a whole name.
  expect(await ruler.ariaSnapshot()).not.toMatch(/text: (?!May$)\w{1,3}\b/m);
});

test('the rows of "Before you book" announce their term', async ({ tab: page }) => {
  await page.goto(site() + factPage);
  const rows = await page.locator('main dl > div:has(details)').all();
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    const term = (await row.locator('dt').textContent()) ?? '';
    const line = (await row.locator('summary').textContent()) ?? '';
    await expect(row.locator('summary')).toHaveAccessibleName(`${term} ${line}`);
  }
});

// Uses a page of its own: a shared tab may contain the draft of another test.
test('an empty form announces all its errors; no field is invalid before', async ({ page }) => {
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  const form = page.locator('main form');
  await expect(form.locator('[required]:not([aria-invalid=false])')).toHaveCount(0);
  expect(await form.ariaSnapshot()).not.toContain('[invalid');
  // Presses Enter in the first field, which has the focus already.
  await form.getByLabel('Full Name').focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(summary.getByRole('link')).toHaveCount(requiredQuoteFields.length);
  await submitButton(page).click();
  await expect(summary).toBeFocused();
});

test('the gallery filter announces a choice even if the number stays the same', async ({ tab: page }) => {
  await openGallery(page, site());
  const status = page.locator('main [role=status]');
  await page.getByRole('radio', { name: 'Window Cleaning' }).check();
  await expect(status).toHaveText('Window Cleaning: 1 pair');
  await page.getByRole('radio', { name: 'Pressure Washing' }).check();
  await expect(status).toHaveText('Pressure Washing: 1 pair');
});

/** Records the texts of a live region in order. */
async function watchTexts(region: Locator) {
  await region.evaluate((element) => {
    const texts = Object.assign(window, { announced: [] as string[] }).announced;
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => region.page().evaluate(() => (window as typeof window & { announced: string[] }).announced);
}

test('Enter does not repeat the answer of the ZIP check', async ({ tab: page }) => {
  await page.goto(`${site()}/areas-served`);
  const readTexts = await watchTexts(page.locator('#zip output'));
  await page.locator('#zip-asked').pressSequentially('80919');
  await expect.poll(readTexts).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await readTexts()).toHaveLength(1);
});

for (const [type, path] of pageTypes) {
  test(`${type} announces nothing on load`, async ({ page }) => {
    await page.addInitScript(() => {
      const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output';
      const changed: string[] = [];
      Object.assign(window, { changed });
      new MutationObserver((records) => {
        if (document.readyState === 'loading') return;
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest(live);
          if (region?.checkVisibility() && region.textContent?.trim()) changed.push(region.textContent.trim());
        }
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
    await page.goto(site() + path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as typeof window & { changed: string[] }).changed)).toEqual([]);
  });
}
