import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { mapFormats } from '../../src/service-area-map/compose-map.ts';
import { serviceAreaMapHref } from '../../src/site/paths.ts';
import { site } from './quote-page.ts';

/** What the column of a phone of 390 pixels leaves a drawing, and the footer of the smallest wide screen. */
const shownWidths = { narrow: 350, wide: 430 };
/** Height of a capital of 12 pixels: both typefaces have capitals of 0.7 em or more. */
const leastCapital = 12 * 0.7;

const readDrawing = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => {
      const { x, y, right, bottom } = element.getBoundingClientRect();
      return { name: element.querySelector('title')?.textContent ?? '', x, y, right, bottom };
    };
    const roads = [...document.querySelectorAll<SVGPathElement>('.ground path')].slice(1).flatMap((road) => {
      const matrix = road.getCTM() ?? new DOMMatrix();
      const length = road.getTotalLength();
      return Array.from({ length: 400 }, (_, index) => {
        const { x, y } = road.getPointAtLength((length * index) / 399).matrixTransform(matrix);
        return { x, y };
      });
    });
    return {
      width: document.documentElement.getBoundingClientRect().width,
      names: [...document.querySelectorAll('.name')].map(box),
      // The first letter of a name is a capital.
      capitals: [...document.querySelectorAll('.name > g:first-of-type path:first-child')].map(
        (letter) => letter.getBoundingClientRect().height,
      ),
      dots: [...document.querySelectorAll('circle')].map(box),
      roads,
    };
  });

type Box = Awaited<ReturnType<typeof readDrawing>>['dots'][number];
const overlap = (one: Box, other: Box) =>
  one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom;

for (const format of mapFormats) {
  test(`on the ${format} map no name is smaller than 12 pixels, cut, or under another, a dot or a road`, async ({
    page,
  }) => {
    await page.goto(site() + serviceAreaMapHref(format));
    const { width, names, capitals, dots, roads } = await readDrawing(page);
    expect(names.length).toBeGreaterThanOrEqual(14);
    expect(Math.min(...capitals) * (shownWidths[format] / width)).toBeGreaterThanOrEqual(leastCapital);
    for (const [index, name] of names.entries()) {
      expect(name.x, name.name).toBeGreaterThanOrEqual(0);
      expect(name.right, name.name).toBeLessThanOrEqual(width);
      const others = [...names.slice(index + 1), ...dots].filter((other) => overlap(name, other));
      expect(others, name.name).toEqual([]);
      const crossed = roads.filter(({ x, y }) => x > name.x && x < name.right && y > name.y && y < name.bottom);
      expect(crossed, name.name).toEqual([]);
    }
  });
}

for (const path of ['/', '/areas-served']) {
  test(`a press on ${path} brings the map of the provider, in place of the drawing`, async ({ page }) => {
    await page.route(
      (url) => url.origin !== site(),
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto(site() + path);
    const map = page.locator('[data-map]').first();
    const link = map.getByRole('link', { name: 'Open the map' });
    const ownPage = await link.getAttribute('href');
    // In a tab of its own where that is what the visitor asks for.
    const opened = page.context().waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(map.locator('iframe')).toHaveCount(0);
    await link.click();
    await expect(map.locator('iframe')).toBeFocused();
    await expect(map.getByRole('img')).toHaveCount(0);
    // Whoever's frame stays empty still gets to the map.
    await expect(map.getByRole('link').first()).toHaveAttribute('href', ownPage ?? '');
    await expect(map.getByRole('link', { name: 'Open the map' })).toHaveCount(0);
  });
}

test('without JavaScript the button leads to the map of the provider', async ({ browser }) => {
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
