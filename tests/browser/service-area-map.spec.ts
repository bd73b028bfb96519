import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { mapFormats } from '../../src/lib/drawings/compose-map.ts';
import { serviceAreaMapHref } from '../../src/lib/site/paths.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';

/** Width of the column on a phone of 390 pixels, and of the footer on the smallest screen with the wide drawing. */
const shownWidths = { narrow: 350, wide: 430 };
/** Height of a capital of 12 pixels: both typefaces have capitals of 0.7 em or more. */
const leastCapital = 12 * 0.7;

interface Box {
  name: string;
  x: number;
  y: number;
  right: number;
  bottom: number;
}

const readBoxes = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, right, bottom } = element.getBoundingClientRect();
      return { name: element.querySelector('title')?.textContent ?? element.tagName, x, y, right, bottom };
    }),
  );

const readDrawing = (page: Page) =>
  page.evaluate(() => {
    const each = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    return {
      width: document.documentElement.getBoundingClientRect().width,
      // The first letter of a name is a capital.
      capitals: each('.name > g:first-of-type path:first-child').map((letter) => letter.getBoundingClientRect().height),
    };
  });

const overlap = (one: Box, other: Box) =>
  one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom;

for (const format of mapFormats) {
  test(`no name on the ${format} map is under 12 pixels, cut or covered`, async ({ page }) => {
    await page.goto(site() + serviceAreaMapHref(format));
    const { width, capitals } = await readDrawing(page);
    const names = await readBoxes(page, '.name');
    const marks = await readBoxes(page, 'circle, .peak');
    expect(names.length).toBeGreaterThan(0);
    expect(Math.min(...capitals) * (shownWidths[format] / width)).toBeGreaterThanOrEqual(leastCapital);
    for (const [index, name] of names.entries()) {
      expect(name.x, name.name).toBeGreaterThanOrEqual(0);
      expect(name.right, name.name).toBeLessThanOrEqual(width);
      const others = [...names.slice(index + 1), ...marks].filter((other) => overlap(name, other));
      expect(others, name.name).toEqual([]);
    }
  });
}

const readFrames = (page: Page) =>
  page.locator('[data-map]').evaluateAll((frames) =>
    frames.map((frame) => {
      const image = frame.querySelector('img');
      if (!image) throw new Error('no drawing');
      const inner = image.getBoundingClientRect();
      const indent = Number.parseFloat(getComputedStyle(image).paddingLeft);
      const [width, height] = [image.width - indent, image.height];
      const { naturalWidth, naturalHeight } = image;
      // Scales as object-fit: contain does.
      const scale = Math.min(width / naturalWidth, height / naturalHeight);
      const box = (element: Element) => {
        const { x, y, right, bottom } = element.getBoundingClientRect();
        return { name: element.textContent, x, y, right, bottom };
      };
      return {
        src: new URL(image.currentSrc).pathname,
        fit: getComputedStyle(image).objectFit,
        scale,
        left: inner.x + indent + (width - scale * naturalWidth) / 2,
        top: inner.y + (height - scale * naturalHeight) / 2,
        frame: box(frame),
        // The offset of the slant at the top.
        cut: Number(/polygon\(([\d.]+)px/.exec(getComputedStyle(frame).clipPath)?.[1] ?? 0),
        links: [...frame.querySelectorAll('a')].map(box),
      };
    }),
  );

test('the map is whole at every width, and no name is covered', async ({ page }) => {
  const named = new Map<string, Box[]>();
  for (const src of mapFormats.map(serviceAreaMapHref)) {
    await page.goto(site() + src);
    named.set(src, await readBoxes(page, '.name'));
  }
  const sizes = ['/', '/areas-served'].flatMap((path) =>
    [320, 390, 820, 1120, 1440, 1920].map((width) => ({ path, width })),
  );
  for (const { path, width } of sizes) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site() + path);
    const map = page.locator('[data-map] img').last();
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const { src, fit, scale, left, top, frame, cut, links } of await readFrames(page)) {
      expect(fit).toBe('contain');
      for (const { name, ...at } of named.get(src) ?? []) {
        const words = `${name} on ${path} at ${width} px`;
        const [x, right] = [left + scale * at.x, left + scale * at.right];
        const [y, bottom] = [top + scale * at.y, top + scale * at.bottom];
        expect(x, words).toBeGreaterThanOrEqual(frame.x + (cut * (frame.bottom - y)) / (frame.bottom - frame.y));
        expect(right, words).toBeLessThanOrEqual(frame.right);
        expect(y, words).toBeGreaterThanOrEqual(frame.y);
        expect(bottom, words).toBeLessThanOrEqual(frame.bottom);
        expect(
          links.filter((link) => overlap({ name, x, y, right, bottom }, link)),
          words,
        ).toEqual([]);
      }
    }
  }
});

for (const path of ['/', '/areas-served']) {
  test(`a press on ${path} replaces the drawing with the provider's map`, async ({ page }) => {
    await page.route(
      (url) => url.origin !== site(),
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto(site() + path);
    const map = page.locator('[data-map]').first();
    const link = map.getByRole('link', { name: 'Open the map' });
    const ownPage = await link.getAttribute('href');
    // The link opens a new tab if the visitor asks for one.
    const opened = page.context().waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(map.locator('iframe')).toHaveCount(0);
    await link.click();
    await expect(map.locator('iframe')).toBeFocused();
    await expect(map.getByRole('img')).toHaveCount(0);
    // A visitor whose frame stays empty can still open the map.
    await expect(map.getByRole('link').first()).toHaveAttribute('href', ownPage ?? '');
    await expect(map.getByRole('link', { name: 'Open the map' })).toHaveCount(0);
  });
}

test('without JavaScript the button links to the map of the provider', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route(
    (url) => url.origin !== site(),
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto(`${site()}/`);
  await page.getByRole('link', { name: 'Open the map' }).click();
  await expect(page).toHaveURL(parse(readFileSync('src/content/business.yaml', 'utf8')).map.pageUrl);
  await context.close();
});
