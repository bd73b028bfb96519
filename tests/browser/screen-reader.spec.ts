import { expect, type Locator } from '@playwright/test';
import { requiredQuoteFields } from '../../src/lib/quotes/quote-fields.ts';
import { openGallery } from './gallery-page.ts';
import { plainRequest, site, submitButton, thankYou, typeQuoteForm, waitForQuoteForm } from './quote-page.ts';
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

// Uses a separate page, because a shared tab may contain the draft of another test.
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

// Uses a separate page, as above.
test('no corrected field is announced as invalid after a failed request', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.route('**/api/quote', (route) => route.fulfill({ status: 503 }));
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  const form = page.locator('main form');
  await submitButton(page).click();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(requiredQuoteFields.length);
  await typeQuoteForm(page, plainRequest);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your request was not sent.');
  // Firefox announces a required field as invalid once the attribute has been removed.
  await expect(form.locator('[required][aria-invalid=false]')).toHaveCount(requiredQuoteFields.length);
  expect(await form.ariaSnapshot()).not.toContain('[invalid');
});

test('the accessible name of the confirmation has its time and service', async ({ page }) => {
  await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
  await page.clock.install();
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  await page.locator('main form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values))
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }, plainRequest);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page.locator('#sent')).toBeFocused();
  await expect(page.locator('#sent')).toHaveAccessibleName(/ at \d+:\d\d [AP]M\..*window cleaning/i);
});

test('a hint is read before its field', async ({ tab: page }) => {
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  const snapshot = await page.locator('div:has(> #address)').ariaSnapshot();
  expect(snapshot).toMatch(/paragraph.*\n.*textbox "Property Address"/);
});

test('the sheet of a hotel starts with its title and links to its facts by name', async ({ tab: page }) => {
  await page.goto(`${site()}/areas-served/colorado-springs/downtown/commercial-window-cleaning/hotel`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Hotel windows, Downtown');
  const link = await page.locator('main a[href="#facts"]').textContent();
  await expect(page.locator('#facts').getByRole('heading', { level: 2 })).toHaveText(link ?? '');
});

test('both pictures of a slider have their own description', async ({ tab: page }) => {
  await page.goto(site() + factPage);
  const slider = page.locator('[data-compare-slider]:not([data-wipeable])');
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.getByRole('img')).toHaveCount(2);
  for (const image of await slider.getByRole('img').all()) await expect(image).toHaveAccessibleName(/^(?!The same)./);
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
async function recordAnnouncements(region: Locator) {
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

test('Enter does not repeat the answer of the ZIP check', { tag: '@all' }, async ({ tab: page }) => {
  await page.goto(`${site()}/areas-served`);
  const readTexts = await recordAnnouncements(page.locator('#zip output'));
  await page.locator('#zip-asked').pressSequentially('80919');
  await expect.poll(readTexts).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await readTexts()).toHaveLength(1);
});

for (const [type, path] of pageTypes) {
  // Home, Contact and the gallery have a line of the day, a form and a filter; the other pages hardly change.
  const tag = ['/', '/contact', '/gallery'].includes(path) ? [] : '@all';
  test(`${type} announces nothing on load`, { tag }, async ({ page }) => {
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
