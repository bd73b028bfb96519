import { expect, type Page } from '@playwright/test';

export const cards = (page: Page) => page.locator('[data-card]:visible');
export const cardLink = (page: Page, item: string) => page.locator(`[data-card][id="${item}"] a`);
export const filterButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter projects' }).getByRole('radio', { name });
export const lightbox = (page: Page) => page.getByRole('dialog');
/** The picture in the lightbox that the URL names. */
export const openPicture = (page: Page) => lightbox(page).locator('figure[aria-current]');

/** Astro removes the ssr attribute after hydration. */
export const liveGallery = 'main astro-island:not([ssr])';
export const waitForGallery = (page: Page) => page.locator(liveGallery).waitFor({ state: 'attached' });

export async function openGallery(page: Page, site: string, address = '') {
  await page.goto(`${site}/gallery${address}`);
  await waitForGallery(page);
}

export async function openItem(page: Page, item: string) {
  await cardLink(page, item).click();
  await expect(lightbox(page)).toBeVisible();
}

/** Moves one finger from one point to another, as the touch screen reports it. */
export async function strokeFinger(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= 8; step++) {
    const point = { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    await page.waitForTimeout(16);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
