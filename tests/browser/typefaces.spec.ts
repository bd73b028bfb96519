import { expect, type Page, test } from '@playwright/test';
import { site } from './quote-page.ts';
import { watchShifts } from './watch-shifts.ts';

/** The typeface that an element's words are drawn with, as the browser knows it; a system's own is a fallback. */
async function readFace(page: Page, selector: string): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  // A variable file has its lightest weight in its name.
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName.split(' ')[0] : 'fallback')).join();
}

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
    sheet.replaceSync(':root { --fallback-head: monospace }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${site()}/services`);
  await expect.poll(() => readFace(page, 'main p')).toBe('Figtree');
  await page.waitForTimeout(300);
  expect(await readFace(page, 'h1')).toBe('fallback');
  expect(await readShifts()).toEqual([]);
});

test('the second page has them from its first paint', async ({ page }) => {
  await page.goto(`${site()}/about`);
  await expect.poll(async () => new Set((await readFiles(page)).map(({ name }) => name)).size).toBe(2);
  await page.locator('footer a[href="/terms-of-service"]').click();
  await page.waitForURL(/terms-of-service/);
  await page.waitForTimeout(500);
  expect(await readFace(page, 'h1')).toBe('Besley');
  expect(await readFace(page, 'header nav a')).toBe('Figtree');
});

test('a visitor who saves data gets none, on no page of the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`${site()}/`);
  await page.waitForLoadState('networkidle');
  expect(await readFiles(page)).toEqual([]);
  await page.locator('footer a[href="/terms-of-service"]').click();
  await page.waitForURL(/terms-of-service/);
  await page.waitForLoadState('networkidle');
  expect(await readFiles(page)).toEqual([]);
});
