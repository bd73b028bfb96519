import { test as base, type Page } from '@playwright/test';

/**
 * The `test` of all browser tests: for tests with other worker fixtures, Playwright starts further workers, each with a
 * browser of its own.
 *
 * It provides a `tab` shared with earlier tests that have the same options, for checks that only look at a freshly
 * opened page: a separate tab costs each of them 0.6 s of processor time, opening another page in it 0.2 s. Storage and
 * cache stay, so a test that changes them uses `page`.
 */
export const test = base.extend<{ tab: Page }, { tabs: Map<string, Page> }>({
  tabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are asked for.
    async ({}, use) => {
      const tabs = new Map<string, Page>();
      await use(tabs);
      for (const tab of tabs.values()) await tab.context().close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ browser, tabs, viewport, bypassCSP, contextOptions }, use) => {
    const options = { ...contextOptions, viewport, bypassCSP };
    const key = JSON.stringify(options);
    let tab = tabs.get(key);
    if (!tab) {
      tab = await (await browser.newContext(options)).newPage();
      tabs.set(key, tab);
    }
    if (viewport) await tab.setViewportSize(viewport);
    await tab.emulateMedia({ media: null });
    // A URL that differs only by its fragment would not load the page again.
    await tab.goto('about:blank');
    await use(tab);
  },
});
