import { expect, type Page, test } from '@playwright/test';
import { site } from './quote-page.ts';

const dirt = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What is on the glass' }).getByRole('radio', { name });
const slider = (page: Page) => page.locator('[data-compare-slider]').first();
/** What lies over all else on the glass. */
const dirtShown = (page: Page) =>
  slider(page)
    .locator(':scope > div > picture img')
    .evaluateAll((images: HTMLImageElement[]) => {
      const shown = images.filter((image) => image.checkVisibility()).at(-1);
      return /hero-home-(\w+)/.exec(shown?.currentSrc ?? '')?.[1];
    });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('opens with dust, and fetches each other dirt when it is chosen', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, slot] = /(hero-home-\w+)\..*\.(avif|jpeg)$/.exec(request.url()) ?? [];
    if (slot) asked.add(slot);
  });
  await page.goto(site(), { waitUntil: 'networkidle' });
  expect(asked).toEqual(new Set(['hero-home-clean', 'hero-home-dust']));
  await expect(dirt(page, 'Dust')).toBeChecked();

  await dirt(page, 'Pollen').check();
  await expect.poll(() => dirtShown(page)).toBe('pollen');
  expect(asked).not.toContain('hero-home-sprinkler');
  await dirt(page, 'Sprinkler spots').check();
  await expect.poll(() => dirtShown(page)).toBe('sprinkler');
  await dirt(page, 'Dust').check();
  await expect.poll(() => dirtShown(page)).toBe('dust');
});

test('is chosen by the keyboard, right after the slider', async ({ page }) => {
  await page.goto(site());
  await slider(page).getByRole('slider').focus();
  await page.keyboard.press('Tab');
  await expect(dirt(page, 'Dust')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dirt(page, 'Pollen')).toBeChecked();
  await expect.poll(() => dirtShown(page)).toBe('pollen');
});

test('brings the stroke back where the glass was wiped clean, and leaves it elsewhere', async ({ page }) => {
  await page.goto(site());
  const range = slider(page).getByRole('slider');
  await range.focus();
  await page.keyboard.press('End');
  await dirt(page, 'Pollen').check();
  await expect(range).toHaveValue('50');
  await range.focus();
  await page.keyboard.press('Home');
  await dirt(page, 'Dust').check();
  await expect(range).toHaveValue('0');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is chosen all the same, on a glass that is half wiped', async ({ page }) => {
    await page.goto(site());
    await dirt(page, 'Sprinkler spots').check();
    await expect.poll(() => dirtShown(page)).toBe('sprinkler');
    await expect(slider(page).getByText('Before')).toBeVisible();
    await expect(slider(page).getByRole('slider')).toBeHidden();
  });
});
