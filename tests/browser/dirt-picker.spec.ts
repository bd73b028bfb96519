import { expect, type Page, test } from '@playwright/test';
import { site } from './quote-page.ts';

const group = (page: Page) => page.getByRole('group', { name: 'What is on the glass' });
const button = (page: Page, name: string) => group(page).getByRole('button', { name });
const status = (page: Page) => group(page).getByRole('status');
const slider = (page: Page) => page.locator('[data-compare-slider]').first();
const dirtShown = (page: Page) =>
  slider(page)
    .locator(':scope > div > picture img')
    .evaluate((image: HTMLImageElement) => /hero-home-(\w+)/.exec(image.currentSrc)?.[1]);
const pressed = (page: Page) => group(page).locator('[aria-pressed=true]');

/** The files of pictures that the page asks for from now on. */
function listRequests(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, slot] = /(hero-home-\w+)\..*\.(avif|jpeg)$/.exec(request.url()) ?? [];
    if (slot) asked.push(slot);
  });
  return asked;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('opens with dust, and fetches each other dirt when it is asked for', async ({ page }) => {
  const asked = listRequests(page);
  await page.goto(site(), { waitUntil: 'networkidle' });
  expect(new Set(asked)).toEqual(new Set(['hero-home-clean', 'hero-home-dust']));
  await expect(pressed(page)).toHaveText('Dust');
  await expect(status(page)).toHaveText(/dust.* Illustration\.$/);

  await button(page, 'Pollen').click();
  await expect(status(page)).toHaveText(/pollen.* Illustration\.$/);
  await expect(pressed(page)).toHaveText('Pollen');
  expect(await dirtShown(page)).toBe('pollen');
  await expect(slider(page).locator(':scope > picture img')).toHaveAttribute('src', /hero-home-clean/);
  expect(asked.filter((slot) => slot === 'hero-home-sprinkler')).toEqual([]);

  await button(page, 'Sprinkler spots').click();
  await expect(status(page)).toHaveText(/sprinkler/);
  expect(await dirtShown(page)).toBe('sprinkler');
  expect(asked.filter((slot) => slot === 'hero-home-sprinkler')).toHaveLength(1);
});

test('works from the keyboard alone, and comes after the slider', async ({ page }) => {
  await page.goto(site());
  await slider(page).getByRole('slider').focus();
  // Behind the two ways to get a quote.
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
  await expect(button(page, 'Dust')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/pollen/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText(/sprinkler/);
  await expect(button(page, 'Sprinkler spots')).toBeFocused();
});

test('brings the stroke back where the glass was wiped clean, and leaves it elsewhere', async ({ page }) => {
  await page.goto(site());
  const range = slider(page).getByRole('slider');
  await range.focus();
  await page.keyboard.press('End');
  await button(page, 'Pollen').click();
  await expect(range).toHaveValue('50');
  await range.focus();
  await page.keyboard.press('Home');
  await button(page, 'Dust').click();
  await expect(status(page)).toHaveText(/dust/);
  await expect(range).toHaveValue('0');
});

test('shows the last of two quick presses, whichever picture comes first', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/hero-home-pollen/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site());
  await button(page, 'Pollen').click();
  await button(page, 'Sprinkler spots').click();
  await expect(status(page)).toHaveText(/sprinkler/);
  const answer = page.waitForResponse(/hero-home-pollen/);
  release();
  await (await answer).finished();
  await expect(pressed(page)).toHaveText('Sprinkler spots');
  expect(await dirtShown(page)).toBe('sprinkler');
});

test('says so when a picture does not come, and keeps the one that is there', async ({ page }) => {
  await page.route(/hero-home-pollen/, (route) => route.abort());
  await page.goto(site());
  await button(page, 'Pollen').click();
  await expect(status(page)).toHaveText(/did not come/);
  await expect(pressed(page)).toHaveText('Dust');
  expect(await dirtShown(page)).toBe('dust');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('changes what the finger then wipes off', async ({ page }) => {
    await page.goto(site());
    await button(page, 'Pollen').tap();
    await expect(status(page)).toHaveText(/pollen/);
    expect(await dirtShown(page)).toBe('pollen');
    await expect(slider(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /cleaned/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is not there, and the clean picture fills its place', async ({ page }) => {
    await page.goto(site());
    await expect(page.locator('[data-dirts]')).toBeHidden();
    const picture = await slider(page).boundingBox();
    const hero = await page.locator('main > section').first().boundingBox();
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeCloseTo((hero?.y ?? 0) + (hero?.height ?? 0), 0);
  });
});

test('a pressed button can be read under the pointer', async ({ page }) => {
  await page.goto(site());
  await button(page, 'Dust').hover();
  const { color, backgroundColor } = await button(page, 'Dust').evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });
  expect(backgroundColor).toBe('rgb(255, 255, 255)');
  expect(color).not.toBe(backgroundColor);
});
