import type { Page } from '@playwright/test';

/** The script that every page has comes after the first paint, and says at once whether the company is open. */
export const waitForSiteScript = (page: Page) =>
  page.locator('[data-open-now]:not([hidden])').first().waitFor({ state: 'attached' });

/** Once the typefaces are there, it says of every section that it is to be laid out, however near to the screen. */
export const waitForWholePage = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('main > *')].every(({ style }) => style.contentVisibility === 'visible'),
  );
