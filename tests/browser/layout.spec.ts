import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { readRoute } from '../built/page-links.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';
import { pagesToTest, pageTypes } from './site-pages.ts';
import { sum, watchShifts } from './watch-shifts.ts';

// Still, so that the contact bar stands and nothing is on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isAreaPage = (path: string) => path.startsWith('/areas-served/');

async function open(page: Page, path: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto(site() + path);
  await page.evaluate(() => document.fonts.ready);
}

/** How much of the hero's picture stands above a line, and how many pictures follow it. */
const measurePictures = (page: Page, line: number) =>
  page.locator('main').evaluate((main, below) => {
    const [hero, ...others] = [...main.querySelectorAll('img')]
      .filter((image) => image.checkVisibility())
      .map((image) => image.closest('[data-compare-slider]') ?? image)
      .filter((frame, index, frames) => frames.indexOf(frame) === index);
    const box = hero?.getBoundingClientRect();
    return { above: box ? Math.min(box.bottom, below) - Math.max(box.top, 0) : 0, following: others.length };
  }, line);

test.describe('on a phone', () => {
  for (const path of pagesToTest.filter(isAreaPage)) {
    test(`${path} opens with its picture and shows another`, async ({ tab: page }) => {
      // In January a line more says when washing starts again.
      for (const [day, least] of [
        ['2026-07-15', 160],
        ['2026-01-15', 120],
      ] as const) {
        await page.clock.setFixedTime(new Date(`${day}T12:00:00-07:00`));
        await open(page, path, 390, 844);
        const { above, following } = await measurePictures(page, 640);
        expect(above, day).toBeGreaterThanOrEqual(least);
        expect(following).toBeGreaterThanOrEqual(1);
      }
    });
  }

  for (const path of pagesToTest.filter((name) => /^\/(services|areas-served)\/.*washing/.test(name))) {
    const isForHomes = path.includes('residential');
    const order = isForHomes
      ? 'closed line, buttons and picture to its lead'
      : 'picture, closed line and buttons to its lead';
    test(`${path} goes from heading over ${order}`, async ({ tab: page }) => {
      await page.clock.setFixedTime(new Date('2026-01-15T12:00:00-07:00'));
      await open(page, path, 390, 844);
      const hero = page.locator('main > section').first();
      const buttons = hero.locator('[data-hero-buttons]');
      const heading = hero.getByRole('heading');
      const picture = hero.locator('img').first();
      const closed = hero.locator('p:has([data-today])');
      const lead = hero.locator('p:not(:has([data-today]))', { hasText: /\w+(\W+\w+){12}/ });
      const parts = isForHomes ? [heading, closed, buttons, picture, lead] : [heading, picture, closed, buttons, lead];
      const tops = await Promise.all(
        parts.map((part) => part.evaluate((element) => element.getBoundingClientRect().top)),
      );
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    });
  }

  test('Areas served has the ZIP check on its first screen', async ({ tab: page }) => {
    await open(page, '/areas-served', 390, 844);
    await expect(page.getByRole('textbox')).toBeInViewport({ ratio: 1 });
  });
});

// In January a line more says when washing starts again.
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

for (const path of pagesToTest) {
  test(`${path} has the buttons of its hero above the fold, and nothing beside the screen of a small phone`, async ({
    tab: page,
  }) => {
    // Contact opens with its form, the gallery with its filters.
    const opens = !/^\/(404|contact|gallery|reviews|privacy-policy|terms-of-service)$/.test(path);
    const buttons = page.locator('[data-hero-buttons] a');
    for (const [day, sizes] of Object.entries(folds)) {
      await page.clock.setFixedTime(new Date(`${day}T12:00:00-07:00`));
      await page.goto(site() + path);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const button of await buttons.all()) {
          await expect(button, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
        }
        expect(await buttons.count()).toBe(opens ? 2 : 0);
        // A visitor of Home sees where to ask before all else.
        if (path === '/' && height > 700) {
          expect((await buttons.first().boundingBox())?.y).toBeLessThanOrEqual(width < 600 ? 480 : 500);
        }
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test.describe('an opening of which only the beginning has come', () => {
  for (const [type, path] of pageTypes) {
    test(`stays where it is as the rest follows: ${type}`, async ({ tab: page }) => {
      await open(page, path, 390, 844);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const moved = await page
          .locator('main > *')
          .first()
          .evaluate((opening) => {
            const parts = [...opening.children] as HTMLElement[];
            const measure = (part: Element | undefined) => Math.round(part?.getBoundingClientRect().top ?? 0);
            const whole = measure(parts[0]);
            for (const part of parts.slice(1)) part.style.display = 'none';
            const begun = measure(parts[0]);
            for (const part of parts.slice(1)) part.style.display = '';
            return begun - whole;
          });
        expect([width, moved]).toEqual([width, 0]);
      }
    });
  }

  test('is shown at once on a phone, whatever stands in another order there', async ({ page }) => {
    const shown = { html: '', lead: 0 };
    const slow = createServer(async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write(shown.html.slice(0, shown.lead));
      await setTimeout(300);
      response.end(shown.html.slice(shown.lead));
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/\.(?!html)\w+$/, (route) => route.abort());
    const readShifts = await watchShifts(page);
    for (const [type, path] of pageTypes) {
      shown.html = readRoute(path);
      shown.lead = shown.html.indexOf('</p>', shown.html.indexOf('<h1')) + '</p>'.length;
      await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`);
      expect.soft(sum(await readShifts()), type).toBeLessThanOrEqual(0.02);
    }
    slow.close();
  });
});
