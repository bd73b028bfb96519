import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { waitForGallery } from './gallery-page.ts';
import { holdRequests } from './held-requests.ts';
import { site } from './quote-page.ts';

/** One page of each type, and the gallery with a picture open; a second of some types in npm run test:all. */
const pages = [
  '/',
  '/services',
  '/services/residential/window-cleaning',
  ...(process.env['TEST_ALL']
    ? [
        '/services/residential/roof-cleaning',
        '/areas-served/colorado-springs/fountain/residential-pressure-washing',
        '/gallery?category=concrete',
      ]
    : []),
  '/services/commercial/hotel-hospitality',
  '/areas-served',
  '/areas-served/colorado-springs/manitou-springs/residential-window-cleaning',
  '/areas-served/colorado-springs/downtown/commercial-window-cleaning/hotel',
  '/gallery',
  '/gallery#windows-after',
  '/reviews',
  '/about',
  '/terms-of-service',
  '/404',
].filter((page) => existsSync(`dist${page === '/' ? '/index' : page.replace(/[?#].*/, '')}.html`));

/** Where a wide screen shows them in other frames than a phone. */
const widePages = process.env['TEST_ALL']
  ? pages
  : pages.filter((page) => !/residential\/|commercial|#|\?|404|terms|reviews/.test(page));

const pictureFiles = /\.(avif|jpeg)$/;

/** Comes by each picture as a visitor does, and measures its box in CSS pixels, whether its file is there or not. */
const measureBoxes = (page: Page) =>
  page.evaluate(async () => {
    const boxes: { file: string; width: number; height: number }[] = [];
    // A drawing is as sharp at every size.
    for (const image of [...document.images].filter((each) => each.checkVisibility() && !each.src.endsWith('.svg'))) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      boxes.push({ file: image.src.replace(/^.*\//, ''), width: image.clientWidth, height: image.clientHeight });
    }
    return boxes;
  });

/** Which file each picture is delivered in, and how wide it is shown; `most` is the widest that its original can give. */
const measurePictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility() && !image.src.endsWith('.svg'));
    // A picture that is clipped away until it is wanted counts too.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const candidates = [...(image.parentElement?.querySelectorAll('source') ?? [])].flatMap((source) =>
        source.srcset.split(', ').map((candidate) => {
          const [address = '', width = ''] = candidate.split(' ');
          return { address: new URL(address, location.href).href, width: Number.parseInt(width, 10) };
        }),
      );
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return {
        file: image.currentSrc.replace(/^.*\//, ''),
        delivered: candidates.find(({ address }) => address === image.currentSrc)?.width ?? Number.NaN,
        most: Math.max(...candidates.map(({ width }) => width)),
        least: Math.min(...candidates.map(({ width }) => width)),
        // A covering picture goes on behind the edges of its frame; a contained one leaves some of it free.
        shown:
          getComputedStyle(image).objectFit === 'cover'
            ? Math.max(image.clientWidth, image.clientHeight * ratio)
            : Math.min(image.clientWidth, image.clientHeight * ratio),
      };
    });
  });

/** The two screens that the files are chosen by; phones at 3x, tablets and others in npm run test:all. */
const screens = [
  { width: 390, density: 2 },
  { width: 1440, density: 1 },
  ...(process.env['TEST_ALL']
    ? [
        { width: 390, density: 3 },
        { width: 820, density: 1 },
        { width: 820, density: 2 },
        { width: 1440, density: 2 },
        { width: 1920, density: 1 },
      ]
    : []),
];

for (const { width, density } of screens) {
  test(`every picture fits its place at ${width} pixels and density ${density}, and moves nothing`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 900 },
      deviceScaleFactor: density,
    });
    const faults: string[] = [];
    let measured = 0;
    for (const path of width < 400 ? pages : widePages) {
      // In one tab, Chromium would show a larger file that it still holds from the page before.
      const page = await context.newPage();
      const deliver = await holdRequests(page, pictureFiles);
      await page.goto(site() + path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      if (path.includes('#')) await page.getByRole('dialog').waitFor();
      // A pair alone is wider than the first paint can know.
      if (path.startsWith('/gallery')) await waitForGallery(page);
      const empty = await measureBoxes(page);
      deliver();
      for (const { file, delivered, shown, most, least } of await measurePictures(page)) {
        measured++;
        const report = `${path}: ${file} delivers ${delivered} for ${Math.round(shown)} at ${density}x`;
        if (Number.isNaN(delivered)) faults.push(`${path}: ${file} is none of its AVIF files`);
        if (delivered < 0.93 * shown * density && delivered < most) faults.push(`${report}: blurred`);
        if (delivered > 1.6 * shown * density && delivered > least) faults.push(`${report}: wasteful`);
      }
      const full = await measureBoxes(page);
      expect(full.map(({ file }) => file)).toEqual(empty.map(({ file }) => file));
      for (const [index, { file, width, height }] of full.entries()) {
        const { width: emptyWidth = 0, height: emptyHeight = 0 } = empty[index] ?? {};
        // A file's own ratio differs from the promised one by part of a pixel.
        const moves = Math.abs(width - emptyWidth) > 1 || Math.abs(height - emptyHeight) > 1;
        if (moves) faults.push(`${path}: ${file} moves from ${emptyWidth} x ${emptyHeight} to ${width} x ${height}`);
      }
      await page.close();
    }
    await context.close();
    expect(measured).toBeGreaterThan(widePages.length / 2);
    expect(faults).toEqual([]);
  });
}

test('the first screen of Home on a phone needs at most 50 KB of pictures', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(site());
  // Lazy pictures below are fetched too, a screen or two ahead: only what the first screen shows is counted.
  const sizes = await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => {
      const { top, height } = image.getBoundingClientRect();
      return image.checkVisibility() && top + height / 2 < innerHeight;
    });
    await Promise.all(shown.map((image) => image.decode()));
    return shown.map((image) => {
      const [entry] = performance.getEntriesByName(image.currentSrc) as PerformanceResourceTiming[];
      return entry?.encodedBodySize ?? Number.NaN;
    });
  });
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(50 * 1024);
  await context.close();
});
