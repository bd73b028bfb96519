import { expect, type Page, test } from '@playwright/test';
import { getChromium } from '../../scripts/find-chromium.ts';
import { site } from './quote-page.ts';

const lastSection = 'main > section:last-of-type';
const isDrawn = (page: Page, selector: string) =>
  page
    .locator(`${selector} h2`)
    .first()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

const readTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

for (const path of ['/', '/services', '/areas-served', '/reviews', '/services/residential/window-cleaning']) {
  test(`the end of ${path} is not laid out before somebody comes near it`, async ({ page }) => {
    await page.goto(`${site()}${path}`);
    expect(await isDrawn(page, lastSection)).toBe(false);
    await page.keyboard.press('End');
    await expect.poll(() => isDrawn(page, lastSection)).toBe(true);
    await expect(page.locator('footer')).toBeInViewport();
  });
}

for (const [path, id] of [
  ['/services', 'commercial'],
  ['/areas-served', 'denver-metro'],
  ['/privacy-policy', 'contact'],
] as const) {
  for (const width of [390, 1440]) {
    test(`a link to #${id} ends there at ${width} px, just below the header`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${site()}${path}#${id}`);
      const place = () => readTop(page, `#${id}`);
      await expect.poll(async () => Math.abs((await place()) - 96)).toBeLessThan(8);
      // Sections above it take their true height when they come near.
      await page.waitForTimeout(400);
      expect(Math.abs((await place()) - 96)).toBeLessThan(8);
    });
  }
}

test('a search in the page finds what is far down', async ({ page }) => {
  await page.goto(`${site()}/services/residential/window-cleaning`);
  const words = await page.locator(`${lastSection} h2`).first().textContent();
  const found = await page.evaluate((text) => {
    const { find } = window as unknown as { find: (text: string) => boolean };
    return find(text);
  }, words ?? '');
  expect(found).toBe(true);
  await expect(page.locator(`${lastSection} h2`).first()).toBeInViewport();
});

test('a screen reader knows what is not laid out', async ({ playwright }) => {
  // The browser makes its whole tree only for somebody who reads it.
  const args = ['--force-renderer-accessibility'];
  const browser = await playwright.chromium.launch({ executablePath: getChromium(), args });
  const page = await browser.newPage();
  await page.goto(`${site()}/areas-served`);
  const isLaidOut = () =>
    page.locator('#zip input').evaluate((input) => input.checkVisibility({ contentVisibilityAuto: true }));
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const fields = nodes.filter(({ role }) => role?.value === 'textbox').map(({ name }) => name?.value);
  expect(fields).toEqual([await page.locator('#zip label').textContent()]);
  expect(await isLaidOut()).toBe(false);
  await browser.close();
});

test('nothing on screen shifts on the way down and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site()}/areas-served`);
  for (const step of [700, -700]) {
    for (let moved = 0; moved < 14_000; moved += 700) {
      await page.mouse.wheel(0, step);
      await page.waitForTimeout(60);
    }
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
