import { expect, type Locator, type Page, test } from '@playwright/test';
import { site } from './quote-page.ts';

const panes = (page: Page) => page.locator('[data-pane]');
/** How far the stroke over a pane has come: half way at rest, past the edge when done. */
const readStroke = (pane: Locator) =>
  pane.locator('i').evaluate((stroke) => Number(getComputedStyle(stroke).getPropertyValue('--wiped')));
const expectDone = (pane: Locator) => expect.poll(() => readStroke(pane)).toBeGreaterThan(100);
const expectHalf = (pane: Locator) => expect.poll(() => readStroke(pane)).toBeLessThan(50);

for (const path of ['/', '/services']) {
  test.describe(`the twelve panes of ${path}`, { tag: path === '/' ? [] : '@all' }, () => {
    test('lead to the twelve services, residential first', async ({ page }) => {
      await page.goto(site() + path);
      const hrefs = await panes(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(hrefs).size).toBe(12);
      expect(hrefs.slice(0, 6).every((href) => href?.startsWith('/services/residential/'))).toBe(true);
      expect(hrefs.slice(6).every((href) => href?.startsWith('/services/commercial/'))).toBe(true);
    });

    test('are half wiped, and finish the stroke under the pointer alone', async ({ page }) => {
      await page.goto(site() + path);
      const pane = panes(page).nth(1);
      await expectHalf(pane);
      await pane.hover();
      await expectDone(pane);
      await expectHalf(panes(page).nth(2));
      await page.mouse.move(0, 0);
      await expectHalf(pane);
    });

    test('finish the stroke when the keyboard comes by', async ({ page }) => {
      await page.goto(site() + path);
      await panes(page).nth(3).getByRole('link').focus();
      await page.keyboard.press('Tab');
      await expect(panes(page).nth(4).getByRole('link')).toBeFocused();
      await expectDone(panes(page).nth(4));
      await expectHalf(panes(page).nth(3));
    });

    test('fetch no picture before they are near', async ({ page }) => {
      await page.goto(site() + path);
      for (const image of await panes(page).locator('img').all()) {
        expect(await image.getAttribute('loading')).toBe('lazy');
      }
    });

    test.describe('by touch', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('finish the stroke as they come into sight', async ({ page }) => {
        await page.goto(site() + path);
        const pane = panes(page).nth(4);
        await expectHalf(pane);
        await pane.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 100));
        await expectDone(pane);
        await expectHalf(panes(page).last());
      });
    });

    test.describe('by touch and with reduced motion', () => {
      test.use({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('stay as they are', async ({ page }) => {
        await page.goto(site() + path);
        await panes(page).nth(4).scrollIntoViewIfNeeded();
        await expectHalf(panes(page).nth(4));
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('do all of it', async ({ page }) => {
        await page.goto(site() + path);
        await panes(page).nth(0).hover();
        await expectDone(panes(page).nth(0));
      });
    });
  });
}

test('each pane wipes the dirt of its own picture: twelve pairs', async ({ page }) => {
  await page.goto(`${site()}/services`);
  const pairs = await panes(page).evaluateAll((list) =>
    list.map((pane) => [...pane.querySelectorAll('img')].map((image) => /picture-([\w-]+)/.exec(image.className)?.[1])),
  );
  expect(pairs).toHaveLength(12);
  for (const [after = '', ...others] of pairs) expect(others).toEqual([`${after.replace(/-after$/, '')}-before`]);
});

test('Home keeps a summary of both kinds, each with its way to all of them', async ({ page }) => {
  await page.goto(`${site()}/`);
  await expect(page.locator('main a[href="/services#residential"]')).toBeVisible();
  await expect(page.locator('main a[href="/services#commercial"]')).toBeVisible();
});
