import type { Page } from '@playwright/test';

/** The script that every page has comes after the first paint, and says at once whether the company is open. */
export const waitForSiteScript = (page: Page) =>
  page.locator('[data-open-now]:not([hidden])').first().waitFor({ state: 'attached' });

/** The script's last act, on a page that has it: it says of every section, near the screen or far, that it is laid out. */
export const waitForWholePage = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[data-manifest]') ||
      [...document.querySelectorAll<HTMLElement>('main > *')].every(
        ({ style }) => style.contentVisibility === 'visible',
      ),
  );
