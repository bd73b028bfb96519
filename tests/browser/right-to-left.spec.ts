import { expect, type Page } from '@playwright/test';
import { lightbox, openGallery, openItem, openPicture } from './gallery-page.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';

// With motion, animated elements would be measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sets the direction as translations into Arabic or Hebrew do, at any moment. */
const setRightToLeft = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));

const getBox = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

test('a slider on a right-to-left page is wiped at the pointer', async ({ tab: page }) => {
  await page.goto(`${site()}/services/residential/window-cleaning`);
  await setRightToLeft(page);
  const slider = 'main [data-compare-slider]';
  await page.locator(slider).first().scrollIntoViewIfNeeded();
  const box = await getBox(page, slider);
  for (const share of [0.2, 0.7]) {
    await page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
    const value = Number(await page.locator(`${slider} input`).first().inputValue());
    // The blade is slanted, so it is off the pointer by a little.
    expect(Math.abs(100 - value - 100 * share)).toBeLessThan(8);
    const blade = await getBox(page, `${slider} > span[aria-hidden]`);
    expect(Math.abs(blade.x + blade.width / 2 - box.x - box.width * share)).toBeLessThan(box.width * 0.08);
  }
  await page.locator(`${slider} input`).first().focus();
  const before = await getBox(page, `${slider} > span[aria-hidden]`);
  await page.keyboard.press('ArrowRight');
  expect((await getBox(page, `${slider} > span[aria-hidden]`)).x).toBeGreaterThan(before.x);
});

test('the lightbox on a right-to-left page shows the picture that it names', async ({ tab: page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openGallery(page, site());
  await setRightToLeft(page);
  const item = await page.locator('[data-card]').nth(2).getAttribute('id');
  await openItem(page, item ?? '');
  for (const pair of [2, 2, 3]) {
    await expect(lightbox(page).getByText(`Pair ${pair} of`).first()).toBeVisible();
    await expect(openPicture(page)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page).getByText('Pair 3 of').first()).toBeVisible();
  await expect(openPicture(page)).toBeInViewport({ ratio: 0.9 });
});

for (const path of ['/', '/services', '/services/residential/painting', '/areas-served', '/contact']) {
  test(`no picture covers the heading or buttons of ${path} on a right-to-left page`, async ({ tab: page }) => {
    await page.goto(site() + path);
    await setRightToLeft(page);
    for (const part of await page.locator('h1, main [data-hero-buttons] a').all()) {
      const isOnTop = await part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return element.contains(top) || top?.contains(element);
      });
      expect(isOnTop, (await part.textContent()) ?? '').toBe(true);
    }
  });
}
