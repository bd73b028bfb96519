import { expect } from '@playwright/test';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';
import { pagesToTest } from './site-pages.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of pagesToTest) {
  test(`${path} shows all items of its lists on a phone`, async ({ tab: page }) => {
    await page.goto(`${site()}${path}`);
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(li, dt)')]
        // One of the two lists of what happens next is hidden: it is for homes or for buildings.
        .filter(
          (part) =>
            !part.closest('details, [hidden], dialog, template, [inert], #zip-codes, [aria-labelledby=next] ol'),
        )
        .filter((part) => part.textContent?.trim())
        .filter((part) => part.getClientRects().length === 0)
        .map((part) => part.textContent),
    );
    expect(hidden).toEqual([]);
  });
}
