import { expect, type Page, test } from '@playwright/test';
import { site } from './quote-page.ts';
import { watchShifts } from './watch-shifts.ts';

const readFace = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '').trim());

const readFiles = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      name.endsWith('.woff2'),
    ),
  );

const readLoadEnd = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart;

test('the first page of a visit asks for them after it has loaded', async ({ page }) => {
  await page.goto(`${site()}/`);
  await expect.poll(async () => (await readFiles(page)).length).toBeGreaterThan(1);
  const loaded = await page.evaluate(readLoadEnd);
  for (const { startTime } of await readFiles(page)) expect(startTime).toBeGreaterThan(loaded);
});

for (const width of [390, 820, 1440]) {
  test(`the first page shows them at ${width} px as soon as they are there, and nothing shifts`, async ({ page }) => {
    const readShifts = await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site()}/services`);
    await expect.poll(() => readFace(page, 'h1')).toBe('Besley');
    expect(await readFace(page, 'main p')).toBe('Figtree');
    await page.waitForTimeout(300);
    expect(await readShifts()).toEqual([]);
  });
}

test('a typeface that would take another number of lines waits for the next page', async ({ page }) => {
  const readShifts = await watchShifts(page);
  // A system whose fallback is far wider.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root:not([data-faces~="head"]) h1 { letter-spacing: 0.4em }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.goto(`${site()}/services`);
  await expect.poll(() => readFace(page, 'main p')).toBe('Figtree');
  expect(await readFace(page, 'h1')).not.toBe('Besley');
  await page.waitForTimeout(300);
  expect(await readShifts()).toEqual([]);
});

test('the second page has them from its first paint', async ({ page }) => {
  await page.goto(`${site()}/about`);
  await expect.poll(async () => new Set((await readFiles(page)).map(({ name }) => name)).size).toBe(2);
  await page.locator('footer a[href="/terms-of-service"]').click();
  await page.waitForURL(/terms-of-service/);
  expect(await readFace(page, 'h1')).toBe('Besley');
  expect(await readFace(page, 'header nav a')).toBe('Figtree');
});

test('a visitor who saves data gets none', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`${site()}/`);
  await page.waitForLoadState('networkidle');
  expect(await readFiles(page)).toEqual([]);
});
