import type { Page } from '@playwright/test';

/** The script that every page has comes after the first paint, and says at once whether the company is open. */
export const waitForSiteScript = (page: Page) =>
  page.locator('[data-open-now]:not([hidden])').first().waitFor({ state: 'attached' });

/** Once the typefaces are there, it has the sections laid out that are far from the screen. */
export const waitForWholePage = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main > *')].every(
      (section) => getComputedStyle(section).contentVisibility === 'visible',
    ),
  );

/** The last thing that script does, on any page: it says so of every section, whether that was near the screen or far. */
export const waitForLastLayout = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('main > *')].every(({ style }) => style.contentVisibility === 'visible'),
  );
