import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { getPage, readPages } from '../built/site-files.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';
import { mainPagesToTest, pagesToTest, pageTypes } from './site-pages.ts';
import { sum, watchShifts } from './watch-shifts.ts';

// Without motion the contact bar is shown and nothing moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// In January one more line states when washing starts again.
const folds = {
  '2026-01-15': [
    [390, 844],
    [1280, 720],
    [1440, 900],
  ],
  '2026-07-15': [
    [1366, 650],
    [375, 667],
  ],
} as const;

/** Lists the hidden items of lists in the page, without those in parts that open. */
const listHiddenItems = () =>
  [...document.querySelectorAll('main :is(li, dt)')]
    // One of the two lists of what happens next is hidden: it is for homes or for buildings.
    .filter(
      (part) => !part.closest('details, [hidden], dialog, template, [inert], #zip-codes, [aria-labelledby=next] ol'),
    )
    .filter((part) => part.textContent?.trim())
    .filter((part) => part.getClientRects().length === 0)
    .map((part) => part.textContent);

test('hero buttons are above the fold, and no page is wider than a phone', async ({ tab: page }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  const heroButtons = page.locator('[data-hero-buttons] a');
  for (const path of pagesToTest) {
    let hasDayLine = true;
    for (const [day, sizes] of Object.entries(folds)) {
      await page.clock.setFixedTime(new Date(`${day}T12:00:00-07:00`));
      // Only the lines about the day differ.
      if (hasDayLine) await page.goto(site() + path);
      // The legal pages and others have no buttons.
      if ((await heroButtons.count()) === 0) break;
      hasDayLine = (await page.locator('main [data-today]').count()) > 0;
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const below = await heroButtons.evaluateAll(
          (buttons) => buttons.filter((button) => button.getBoundingClientRect().bottom > innerHeight).length,
        );
        if (below > 0) faults.push(`${path}: ${below} buttons below ${width} x ${height} on ${day}`);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) faults.push(`${path} is ${width} pixels wide`);
    for (const item of await page.evaluate(listHiddenItems)) faults.push(`${path} hides "${item}" on a phone`);
  }
  expect(faults).toEqual([]);
});

/** Serves a page whose second part arrives late. */
async function serveInTwoParts() {
  const shown = { html: '', firstLength: 0 };
  const server = createServer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(shown.html.slice(0, shown.firstLength));
    await setTimeout(300);
    response.end(shown.html.slice(shown.firstLength));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { shown, url, close: () => server.close() };
}

test('a hero does not shift on a phone while its page is still loading', async ({ page }) => {
  const pages = readPages();
  const { shown, url, close } = await serveInTwoParts();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\.(?!html)\w+$/, (route) => route.abort());
  const readShifts = await watchShifts(page);
  for (const [type, path] of pageTypes.filter(([, path]) => mainPagesToTest.includes(path))) {
    shown.html = getPage(pages, path).html;
    shown.firstLength = shown.html.indexOf('</p>', shown.html.indexOf('<h1')) + '</p>'.length;
    await page.goto(url);
    expect.soft(sum(await readShifts()), type).toBeLessThanOrEqual(0.02);
  }
  close();
});

test('header links do not shift while the button next to them is still loading', async ({ page }) => {
  const { shown, url, close } = await serveInTwoParts();
  await page.setViewportSize({ width: 1366, height: 680 });
  await page.route(/\.(?!html)\w+$/, (route) => route.abort());
  // A page that is painted before its hero is complete.
  const early = readPages().find(({ html }) => !html.includes('blocking="render"'));
  shown.html = early?.html ?? '';
  shown.firstLength = shown.html.indexOf('</nav>') + '</nav>'.length;
  const readShifts = await watchShifts(page);
  await page.goto(url);
  expect(sum(await readShifts())).toBeLessThanOrEqual(0.001);
  close();
});

test('the lists of a commercial window page have columns on a wide screen', async ({ tab: page }) => {
  const columns = { surfaces: 3, specialties: 3, challenges: 2, served: 4 };
  const [, path = ''] = pageTypes.find(([type]) => type === '/areas-served/commercial/*') ?? [];
  const [, area, type] = /springs\/([^/]+)\/commercial-window-cleaning\/([^/]+)$/.exec(path) ?? [];
  const file = `src/content/area-pages/${area}/commercial-window-cleaning-${type}.yaml`;
  const content = parse(readFileSync(file, 'utf8'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site() + path);
  for (const [list, count] of Object.entries(columns)) {
    const { heading, items } = content[list];
    const section = page.locator('main section', { has: page.getByRole('heading', { name: heading, exact: true }) });
    const lefts = await section
      .locator('ul, ol')
      .first()
      .locator('> li')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().left)));
    expect(new Set(lefts).size, list).toBe(Math.min(count, items.length));
  }
});
