import { expect, type Page } from '@playwright/test';
import { lightbox, openGallery } from './gallery-page.ts';
import { findGeometryFaults } from './geometry-faults.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';
import { pageTypes } from './site-pages.ts';

/** Renames a feature in every page, so that this browser lacks it like one from before it. */
async function removeFeatures(
  page: Page,
  ...features: (':has' | ':popover-open' | '@property' | '::details-content')[]
) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    let body = await response.text();
    // The changed styles have other hashes.
    body = body.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    for (const feature of features) body = body.replaceAll(feature, feature.replace(/(\w)/, 'unknown-$1'));
    if (features.includes(':popover-open')) body = body.replaceAll(/ popover(target|targetaction)?="/g, ' data-p$1="');
    return route.fulfill({ response, body });
  });
}

for (const [width, height] of [
  [390, 844],
  [1366, 680],
] as const) {
  test(`without popovers the menu is hidden and the header links work at ${width} pixels`, async ({ page }) => {
    await removeFeatures(page, ':popover-open');
    await page.setViewportSize({ width, height });
    await page.goto(site());
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    expect(await findGeometryFaults(page)).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click();
    await expect(page).toHaveURL(`${site()}/reviews`);
  });
}

test('without :has() the gallery filter shows one category and marks its button', async ({ page }) => {
  await removeFeatures(page, ':has');
  await openGallery(page, site());
  const chosen = page.locator('fieldset input:checked');
  const border = () => chosen.evaluate((input) => getComputedStyle(input).borderTopWidth);
  expect(await border()).toBe('3px');
  await page.getByRole('radio', { name: 'Window Cleaning' }).check();
  await expect(page.locator('[data-card]:visible')).toHaveCount(2);
  expect(await border()).toBe('3px');
  await page.locator('[data-card] a:visible').first().click();
  await expect(lightbox(page)).toBeVisible();
});

/** Runs in the page. Returns the visible texts. */
function listTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (/\S/.test(data) && parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      texts.push(data.trim());
  }
  return texts;
}

test('each page type shows the same text without :has()', async ({ page }) => {
  const texts: Record<string, string[]> = {};
  for (const [type, path] of pageTypes) {
    await page.goto(site() + path);
    texts[type] = await page.evaluate(listTexts);
  }
  await removeFeatures(page, ':has');
  for (const [type, path] of pageTypes) {
    await page.goto(site() + path);
    expect.soft(await page.evaluate(listTexts), type).toEqual(texts[type]);
  }
});

test('without @property a slider starts half wiped', async ({ page }) => {
  await removeFeatures(page, '@property');
  await page.goto(`${site()}/services/residential/painting`);
  const slider = page.locator('[data-compare-slider]').first();
  const { blade, width } = await slider.evaluate((element) => {
    const input = element.querySelector('input') as HTMLInputElement;
    const { left, width } = element.getBoundingClientRect();
    const bar = input.nextElementSibling?.getBoundingClientRect();
    return { blade: ((bar?.left ?? 0) + (bar?.right ?? 0)) / 2 - left, width };
  });
  expect(blade / width).toBeCloseTo(0.52, 1);
});

test('without ::details-content all answers are printed, and closed again afterwards', async ({ page }) => {
  await removeFeatures(page, '::details-content');
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto(`${site()}/about`);
  const closed = page.locator('main details:not([open])');
  const count = await closed.count();
  expect(count).toBeGreaterThan(3);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(count);
});
