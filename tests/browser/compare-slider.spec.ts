import { expect, type Page } from '@playwright/test';
import { strokeFinger } from './gallery-page.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';
import { watchShifts } from './watch-shifts.ts';

const range = (page: Page) => page.locator('main').getByRole('slider').first();
const slider = (page: Page) => page.locator('[data-compare-slider]').first();
const bladeCenter = (page: Page) =>
  slider(page).evaluate((element) => {
    const blade = element.querySelector(':scope > span[aria-hidden]')?.getBoundingClientRect();
    return blade ? blade.left + blade.width / 2 - element.getBoundingClientRect().left : Number.NaN;
  });

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 700, height: 1100 } });

test('the slider moves by arrow and page keys and announces its value', async ({ tab: page }) => {
  await page.goto(`${site()}/services/residential/window-cleaning`);
  await range(page).focus();
  const named = async (value: number) => {
    await expect(range(page)).toHaveAttribute('aria-valuetext', `${value} % cleaned`);
    expect(await slider(page).evaluate((element) => getComputedStyle(element).getPropertyValue('--position'))).toBe(
      String(value),
    );
  };
  const start = Number(await range(page).inputValue());
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await named(start + 10);
  await page.keyboard.press('PageDown');
  await named(start - 10);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await named(start);
});

test('the slider leaves Alt with an arrow to the browser', async ({ tab: page }) => {
  await page.goto(`${site()}/services/residential/window-cleaning`);
  const isLeft = (init: { altKey?: boolean }) =>
    range(page).evaluate(
      (element, options) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...options }),
        ),
      init,
    );
  expect(await isLeft({ altKey: true })).toBe(true);
  expect(await isLeft({})).toBe(false);
});

test('the slider follows the pointer to both ends', async ({ tab: page }) => {
  await page.goto(`${site()}/services/residential/window-cleaning`);
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('the slider has no place');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.44, y);
  await page.mouse.down();
  for (const share of [0.3, 0.5, 0.7]) {
    await page.mouse.move(box.x + box.width * share, y, { steps: 4 });
    // The slant lets the blade run a little past both edges, so it is off the pointer by a few pixels.
    expect(Math.abs((await bladeCenter(page)) - box.width * share)).toBeLessThan(box.width * 0.06);
  }
  await page.mouse.move(box.x + 1, y, { steps: 4 });
  expect(Number(await range(page).inputValue())).toBeGreaterThanOrEqual(99);
  await page.mouse.move(box.x + box.width - 1, y, { steps: 4 });
  expect(Number(await range(page).inputValue())).toBeLessThanOrEqual(1);
  await page.mouse.up();
});

test('the slider labels before on the left and after on the right, and shows its focus', async ({ tab: page }) => {
  await page.goto(`${site()}/services/residential/window-cleaning`);
  const labelAt = async (name: string) => (await slider(page).getByText(name, { exact: true }).boundingBox())?.x;
  expect(await labelAt('Before')).toBeLessThan((await labelAt('After')) ?? 0);
  const outline = () =>
    slider(page)
      .locator(':scope > svg')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline()).toBe('none');
  await page.locator('main a').last().focus();
  await page.keyboard.press('Tab');
  await range(page).focus();
  await page.keyboard.press('ArrowRight');
  expect(await outline()).toBe('solid');
});

test('wiping shifts no layout, and reduced motion stops the animation', async ({ tab: page }) => {
  const readShifts = await watchShifts(page);
  await page.goto(`${site()}/services/residential/window-cleaning`);
  // Layout shifts from fonts that load late are not the slider's.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  });
  const before = await readShifts();
  expect(await slider(page).evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  await range(page).evaluate(async (element) => {
    const input = element as HTMLInputElement;
    for (const value of [0, 20, 40, 60, 80, 100]) {
      input.value = String(value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  expect(await readShifts()).toEqual(before);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger wipes the slider sideways and scrolls the page up and down', async ({ page }) => {
    await page.goto(`${site()}/services/residential/window-cleaning`);
    await slider(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('[data-compare-slider]')?.scrollIntoView({ block: 'center' }));
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('the slider has no place');
    const y = box.y + box.height / 2;
    const blade = box.x + (await bladeCenter(page));
    await strokeFinger(page, { x: blade, y }, { x: blade - 100, y });
    const value = Number(await range(page).inputValue());
    expect(value).toBeGreaterThan(70);
    const before = await page.evaluate(() => scrollY);
    await strokeFinger(page, { x: 100, y: y + 60 }, { x: 100, y: y - 160 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    expect(Number(await range(page).inputValue())).toBe(value);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the slider is half wiped and has no handle', async ({ page }) => {
    await page.goto(`${site()}/services/residential/window-cleaning`);
    await expect(range(page)).toBeHidden();
    await expect(slider(page).getByText('Before', { exact: true })).toBeVisible();
    await expect(slider(page).getByText('After', { exact: true })).toBeVisible();
  });
});
