import { expect, type Page } from '@playwright/test';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';
import { allPages, mainPagesToTest, pagesToTest } from './site-pages.ts';
import { sum, watchShifts } from './watch-shifts.ts';

/** A slow phone network: resources that are fetched late appear late. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const highestShift = 0.05;

async function throttleNetwork(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', slowNetwork);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  return browser;
}

for (const width of [390, 1440]) {
  test.describe(`the first page of a visit over a slow network at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 500 ? 844 : 900 } });

    for (const path of width > 400 ? mainPagesToTest : pagesToTest) {
      test(`${path} hardly shifts while its fonts load`, async ({ page }) => {
        await throttleNetwork(page);
        const readShifts = await watchShifts(page);
        await page.goto(site() + path);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState('networkidle');
        const shift = sum(await readShifts());
        test.info().annotations.push({ type: 'layout shift', description: shift.toFixed(4) });
        expect(shift).toBeLessThanOrEqual(highestShift);
      });
    }
  });
}

for (const width of [390, 412]) {
  test(`no heading changes its number of lines when its font loads, at ${width} px`, async ({ browser }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ viewport: { width, height: 844 }, isMobile: true });
    await context.route(/\.(avif|jpeg|svg|js)$/, (route) => route.abort());
    const page = await context.newPage();
    const faults: string[] = [];
    for (const path of allPages) {
      await page.goto(site() + path, { waitUntil: 'domcontentloaded' });
      const [inFont, inFallback] = await page.evaluate(async () => {
        await document.fonts.ready;
        const readHeight = () => document.querySelector('h1')?.clientHeight ?? 0;
        const height = readHeight();
        for (const [token, family] of [
          ['--font-head', 'Besley'],
          ['--font-text', 'Figtree'],
        ] as const) {
          const fonts = getComputedStyle(document.documentElement).getPropertyValue(token);
          document.documentElement.style.setProperty(token, fonts.replace(`"${family}",`, ''));
        }
        return [height, readHeight()];
      });
      if (Math.abs(inFallback - inFont) > 4)
        faults.push(`${path}: ${inFallback} px in its fallback, ${inFont} px in its font`);
    }
    await context.close();
    expect(faults).toEqual([]);
  });
}

test.describe('over a slow network on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('the form does not shift while it reads its values from the address', async ({ page }) => {
    await throttleNetwork(page);
    const readShifts = await watchShifts(page);
    await page.goto(`${site()}/contact?service=window-cleaning&property=commercial&about=Hotel&place=Fountain`);
    await expect(page.getByRole('button', { name: 'Rooms' })).toBeVisible();
    await expect(page.getByLabel('Property Address')).toHaveValue('Fountain');
    expect(sum(await readShifts())).toBeLessThanOrEqual(highestShift);
  });
});
