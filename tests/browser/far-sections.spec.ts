import { expect, type Page, test } from '@playwright/test';
import { getChromium } from '../../scripts/find-chromium.ts';
import { site } from './quote-page.ts';
import { waitForWholePage } from './site-script.ts';
import { watchShifts } from './watch-shifts.ts';

const lastSection = 'main > section:last-of-type';
const longPages = ['/', '/services', '/areas-served', '/reviews', '/services/residential/window-cleaning'];
const isLaidOut = (page: Page, selector = `${lastSection} h2`) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test.describe('before and without the script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of longPages) {
    test(`the end of ${path} is laid out when somebody comes near it`, async ({ page }) => {
      await page.goto(`${site()}${path}`);
      expect(await isLaidOut(page)).toBe(false);
      // Its height is a guess until then, so that the end may have moved on.
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(page.locator('footer')).toBeInViewport({ timeout: 500 });
      }).toPass();
      expect(await isLaidOut(page)).toBe(true);
    });
  }

  test('a screen reader knows what is not laid out', async ({ playwright }) => {
    // The browser makes its whole tree only for somebody who reads it.
    const args = ['--force-renderer-accessibility'];
    const browser = await playwright.chromium.launch({ executablePath: getChromium(), args });
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site()}/reviews`);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const headings = nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value);
    expect(headings).toContain(await page.locator(`${lastSection} h2`).textContent());
    expect(await isLaidOut(page)).toBe(false);
    await browser.close();
  });
});

test.describe('with the script', () => {
  test('until it has run, the gallery asks for a picture only when somebody comes near it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await page.route('**/site-page*.js', (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site()}/gallery`, { waitUntil: 'networkidle' });
    // Well within the browser's own distance for lazy pictures, which is no less than 1,250 pixels.
    const card = page.locator('[data-card]').nth(2);
    const name = /[^/.]+/.exec((await card.locator('img').first().getAttribute('src'))?.split('/').at(-1) ?? '')?.[0];
    const isAsked = () => asked.some((path) => path.includes(`/${name}.`));
    expect(isAsked()).toBe(false);
    await card.scrollIntoViewIfNeeded();
    await expect.poll(isAsked).toBe(true);
  });

  for (const path of longPages) {
    test(`the end of ${path} is laid out once the page is on the screen`, async ({ page }) => {
      await page.goto(`${site()}${path}`);
      await expect.poll(() => isLaidOut(page)).toBe(true);
    });
  }

  test('a quick way down and back makes nothing on the screen shift', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const readShifts = await watchShifts(page);
    await page.goto(`${site()}/areas-served`);
    await waitForWholePage(page);
    for (const step of [2_000, -2_000]) {
      for (let moved = 0; moved < 16_000; moved += 2_000) {
        await page.mouse.wheel(0, step);
        await page.waitForTimeout(50);
      }
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await readShifts()).toEqual([]);
  });
});

for (const [path, id] of [
  ['/services', 'commercial'],
  ['/areas-served', 'denver-metro'],
  ['/privacy-policy', 'contact'],
] as const) {
  for (const width of [390, 1440]) {
    test(`a link to #${id} ends there at ${width} px, just below the header`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${site()}${path}#${id}`);
      const readDistance = () =>
        page.locator(`#${id}`).evaluate((target) => {
          const { top } = target.getBoundingClientRect();
          return Math.abs(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
        });
      await expect.poll(readDistance).toBeLessThan(8);
      // Sections above it take their true heights meanwhile.
      await waitForWholePage(page);
      await page.waitForTimeout(200);
      expect(await readDistance()).toBeLessThan(8);
    });
  }
}

test('a search in the page finds what is far down', async ({ page }) => {
  await page.goto(`${site()}/services/residential/window-cleaning`);
  const heading = page.locator(`${lastSection} h2`).first();
  const found = await page.evaluate(
    (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
    (await heading.textContent()) ?? '',
  );
  expect(found).toBe(true);
  await expect(heading).toBeInViewport();
});
