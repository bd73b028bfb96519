import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { lowerFirst } from '../../src/lib/site/lower-first.ts';
import { strokeFinger } from './gallery-page.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';
import { watchShifts } from './watch-shifts.ts';

const sash = (page: Page) => page.locator('[data-wipeable]');
const range = (page: Page) => sash(page).getByRole('slider', { name: 'Wipe the window clean' });
const next = (page: Page) => page.getByText('That was one pane');

/** Opens Home and waits for the script of the window, which loads last. */
async function openHome(page: Page) {
  const script = page.waitForResponse(/wipe-glass\.[^/]*js$/);
  await page.goto(`${site()}/`);
  await script;
  await expect(sash(page).locator('[data-dirt] img')).toHaveJSProperty('complete', true);
}

/** Returns the share of dirt that is left in the canvas, from 0 to 1; NaN before the first touch. */
const readDirt = (page: Page) =>
  sash(page).evaluate((element) => {
    const canvas = element.querySelector('canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    if (!pixels) return Number.NaN;
    let left = 0;
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at]) left++;
    return left / (pixels.length / 4);
  });

async function getSashBox(page: Page) {
  const box = await sash(page).boundingBox();
  if (!box) throw new Error('the sash is not shown');
  return box;
}

/** Moves the mouse back and forth, in rows as far apart as the blade is long. */
async function wipe(page: Page, rows: number) {
  const { x, y, width, height } = await getSashBox(page);
  await page.mouse.move(x + 2, y + 20);
  await page.mouse.down();
  for (let row = 0; row < rows; row++) {
    const at = y + 20 + (row * (height - 40)) / 7;
    await page.mouse.move(row % 2 ? x + width - 2 : x + 2, at, { steps: 6 });
    await page.mouse.move(row % 2 ? x + 2 : x + width - 2, at, { steps: 12 });
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tags days that are similar to another one, which run only in npm run test:all. */
const tagSimilarDays = (day: string) => (/-08-|-10-/.test(day) ? ['@all'] : []);

interface Dirt {
  name: string;
  glass?: string;
}
const { rows }: { rows: Dirt[] } = parse(readFileSync('src/content/pages/home.yaml', 'utf8')).calendar.lands;

for (const { day, dirt, view } of [
  { day: '2026-01-20', dirt: 'grit', view: 'winter' },
  { day: '2026-05-20', dirt: 'moths', view: 'new-snow' },
  { day: '2026-06-05', dirt: 'pollen', view: 'summer' },
  { day: '2026-06-20', dirt: 'fluff', view: 'summer' },
  { day: '2026-08-05', dirt: 'mud', view: 'summer' },
  { day: '2026-10-10', dirt: 'needles', view: 'new-snow' },
]) {
  test(`on ${day} the window of Home shows ${dirt} before ${view} and loads no other dirt`, {
    tag: tagSimilarDays(day),
  }, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00-07:00`));
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, slot] = /\/(glass-\w+)\.[^/]*$/.exec(request.url()) ?? [];
      if (slot) asked.add(slot);
    });
    await openHome(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(new Set([`glass-${dirt}`]));
    const mountain = page.locator('[data-seasonal] > picture > img');
    expect(await mountain.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`/view-${view}`);
    const { name = '' } = rows.find(({ glass }) => glass === `glass-${dirt}`) ?? {};
    await expect(page.locator('main section').first()).toContainText(lowerFirst(name));
  });
}

const areaPage = (area: string) => `/areas-served/colorado-springs/${area}/residential-window-cleaning`;
const readView = (area: string) => parse(readFileSync(`src/content/areas/${area}.yaml`, 'utf8')).view;
const areasWithView = ['briargate', 'black-forest', 'downtown', 'security-widefield', 'fountain', 'manitou-springs'];

for (const { area, day, view, dirt } of [
  { area: 'fountain', day: '2026-01-20', view: 'view-fountain-winter', dirt: 'glass-grit' },
]) {
  test(`the window of ${area} shows ${dirt} before ${view} on ${day} and loads no other dirt`, {
    tag: tagSimilarDays(day),
  }, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00-07:00`));
    const asked = new Set<string | undefined>();
    page.on('request', (request) => {
      // The view of the season of the build may be requested before a script has set the day.
      if (/\/glass-/.test(request.url())) asked.add(/([\w-]+)\.[^/]*$/.exec(request.url())?.[1]);
    });
    await page.goto(`${site()}${areaPage(area)}`, { waitUntil: 'networkidle' });
    const shown = await page
      .locator('[data-seasonal] img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ currentSrc }) => /([\w-]+)\.[^/]*$/.exec(currentSrc)?.[1]),
      );
    expect(shown).toEqual([view, dirt]);
    expect([...asked]).toEqual([dirt]);
    await expect(page.getByText(readView(area).sill)).toBeVisible();
  });
}

/**
 * Returns the least contrast of the text's own color with the picture behind a line of it, without the darkest
 * hundredth.
 */
async function measureWords(page: Page) {
  const { color, lines } = await page.locator('h1').evaluate((heading) => {
    const words = heading.parentElement as HTMLElement;
    const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      // A button has its own background.
      if (!walker.currentNode.parentElement?.closest('[data-hero-buttons]')) boxes.push(...range.getClientRects());
    }
    for (const part of words.children) (part as HTMLElement).style.visibility = 'hidden';
    return {
      color: getComputedStyle(heading).color.match(/\d+/g)?.map(Number) ?? [],
      lines: boxes.filter(({ width }) => width > 2).map(({ x, y, width, height }) => ({ x, y, width, height })),
    };
  });
  const luminance = (channels: number[]) =>
    channels
      .map((channel) => (channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4))
      .reduce((sum, channel, index) => sum + channel * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const shot = sharp(await page.screenshot()).removeAlpha();
  await page.locator('h1').evaluate((heading) => {
    for (const part of heading.parentElement?.children ?? []) (part as HTMLElement).style.visibility = '';
  });
  const ratios = await Promise.all(
    lines.map(async ({ x, y, width, height }) => {
      const box = { left: Math.floor(x), top: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
      const pixels = await shot.clone().extract(box).raw().toBuffer();
      const behind: number[] = [];
      for (let at = 0; at < pixels.length; at += 3) behind.push(luminance([...pixels.subarray(at, at + 3)]));
      behind.sort((one, other) => one - other);
      return ((behind[Math.floor(behind.length / 100)] ?? 0) + 0.05) / (luminance(color) + 0.05);
    }),
  );
  return Math.min(...ratios);
}

/** One column and a low screen have the least contrast; a tablet and a usual screen are left to npm run test:all. */
const viewScreens = [
  { width: 360, height: 844 },
  { width: 1024, height: 600 },
  ...(process.env['TEST_ALL']
    ? [
        { width: 820, height: 1100 },
        { width: 1440, height: 900 },
      ]
    : []),
];

for (const area of areasWithView) {
  test(`the caption of ${area} is on the sky, above the ridge, in each season`, async ({ page }) => {
    for (const day of readView(area).seasons.length > 1 ? ['2026-01-20', '2026-07-20'] : ['2026-07-20']) {
      await page.clock.setFixedTime(new Date(`${day}T12:00:00-07:00`));
      await page.goto(`${site()}${areaPage(area)}`);
      await page.evaluate(() => document.fonts.ready);
      for (const screen of viewScreens) {
        await page.setViewportSize(screen);
        // The new size may need another file of the view, from the next frame on; a file that it replaces cannot be
        // decoded.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        const views = page.locator('[data-seasonal] img');
        await expect(() =>
          views.evaluateAll((images: HTMLImageElement[]) => Promise.all(images.map((image) => image.decode()))),
        ).toPass();
        expect(await measureWords(page), `${day}, ${screen.width} pixels`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

test('dragging wipes the window, which finishes by itself once most is clean', async ({ page }) => {
  await openHome(page);
  await expect(next(page)).toBeHidden();
  await wipe(page, 1);
  await page.mouse.up();
  const once = await readDirt(page);
  expect(once).toBeLessThan(0.98);
  await expect(next(page)).toBeHidden();
  await wipe(page, 8);
  expect(await readDirt(page)).toBeLessThan(Math.min(0.3, once));
  await expect(sash(page).locator('[data-dirt]')).toHaveCSS('opacity', '1');
  await page.mouse.up();
  await expect(next(page)).toBeVisible();
  await expect(sash(page).locator('[data-dirt]')).toHaveCSS('opacity', '0');
  await next(page).getByRole('link').click();
  await expect(page).toHaveURL(/window-cleaning#example$/);
});

test('a drag before the script loads is counted', async ({ page }) => {
  let letScriptPass = () => {};
  const isFree = new Promise<void>((resolve) => {
    letScriptPass = resolve;
  });
  await page.route(/wipe-glass/, async (route) => {
    await isFree;
    await route.continue();
  });
  const isAsked = page.waitForRequest(/wipe-glass/);
  await page.goto(`${site()}/`);
  await isAsked;
  await wipe(page, 1);
  await page.mouse.up();
  letScriptPass();
  await expect.poll(() => readDirt(page)).toBeLessThan(0.98);
  await expect(next(page)).toBeHidden();
});

test('the keyboard wipes the window back and forth, and moves on at the end', async ({ page }) => {
  await openHome(page);
  await range(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(range(page)).toHaveAttribute('aria-valuetext', /^[1-9]\d? % cleaned$/);
  await expect(next(page)).toBeHidden();
  await page.keyboard.press('End');
  await expect(next(page)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(range(page)).toHaveAttribute('aria-valuetext', '0 % cleaned');
  await expect(sash(page).locator('[data-dirt]')).toHaveCSS('opacity', '1');
});

test('wiping the window shifts no layout and does not animate with reduced motion', async ({ page }) => {
  const readShifts = await watchShifts(page);
  await openHome(page);
  await page.evaluate(() => document.fonts.ready);
  const before = await readShifts();
  await expect(sash(page).locator('svg')).toHaveCSS('animation-name', 'none');
  await wipe(page, 8);
  await page.mouse.up();
  await expect(next(page)).toBeVisible();
  expect(await readShifts()).toEqual(before);
});

test('the keyboard wipes the window if the script for dragging fails to load', async ({ page }) => {
  await page.route(/wipe-glass/, (route) => route.abort());
  await page.goto(`${site()}/`, { waitUntil: 'networkidle' });
  await range(page).focus();
  await page.keyboard.press('End');
  await expect(range(page)).toHaveAttribute('aria-valuetext', '100 % cleaned');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a sideways finger wipes the window; an upward one scrolls the page', async ({ page }) => {
    await openHome(page);
    const { x, y, width, height } = await getSashBox(page);
    const middle = { x: x + width * 0.6, y: y + height * 0.6 };
    await strokeFinger(page, middle, { x: middle.x, y: middle.y - 300 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(sash(page).locator('canvas')).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await strokeFinger(page, middle, { x: x + width - 10, y: middle.y });
    await expect.poll(() => readDirt(page)).toBeLessThan(0.99);
    await range(page).focus();
    await page.keyboard.press('End');
    await expect(next(page)).toBeVisible();
    await expect(page.getByText('Wipe it off')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the window is half wiped and has nothing to drag', async ({ page }) => {
    await page.goto(`${site()}/`);
    await expect(sash(page).locator('[data-dirt] img')).toBeVisible();
    await expect(sash(page).getByRole('slider')).toBeHidden();
    await expect(page.getByText('Wipe it off')).toBeHidden();
    await expect(page.getByText('On this glass:')).toBeVisible();
  });
});
