import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { waitForGallery } from './gallery-page.ts';
import { holdRequests } from './held-requests.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';

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

/** The pages that frame their pictures differently on a wide screen than on a phone. */
const widePages = process.env['TEST_ALL']
  ? pages
  : pages.filter((page) => !/residential\/|commercial|#|\?|404|terms|reviews/.test(page));

/** A page whose hero is a window, with a slider two screens down. */
const briargate = '/areas-served/colorado-springs/briargate/residential-window-cleaning';

const pictureFiles = /\.(avif|jpeg)$/;

/** Scrolls to each picture as a visitor does, and measures its box in CSS pixels, with or without its file. */
const measureBoxes = (page: Page) =>
  page.evaluate(async () => {
    const boxes: { file: string; width: number; height: number }[] = [];
    // An SVG is sharp at every size, and a picture on top of another one has its frame.
    const covered = 'picture + picture > img, [data-compare-slider] > div img';
    const images = [...document.images].filter((each) => !each.matches(`[src*=".svg"], ${covered}`));
    for (const image of images.filter((each) => each.checkVisibility())) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      boxes.push({ file: image.src.replace(/^.*\//, ''), width: image.clientWidth, height: image.clientHeight });
    }
    return boxes;
  });

/** Returns each picture's delivered file and displayed width; `most` is the largest width that its original allows. */
const measurePictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility() && !image.src.includes('.svg'));
    // A picture that is clipped until it is needed counts too.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const { srcset } = sources.find(({ media }) => matchMedia(media).matches) ?? image;
      const candidates = srcset.split(', ').map((candidate) => {
        const [address = '', width = ''] = candidate.split(' ');
        return { address: new URL(address, location.href).href, width: Number.parseInt(width, 10) };
      });
      const ratio = image.naturalWidth / image.naturalHeight;
      return {
        file: image.currentSrc.replace(/^.*\//, ''),
        delivered: candidates.find(({ address }) => address === image.currentSrc)?.width ?? Number.NaN,
        most: Math.max(...candidates.map(({ width }) => width)),
        // A covering picture extends past the edges of its frame; a contained one leaves some of the frame free.
        shown:
          getComputedStyle(image).objectFit === 'cover'
            ? Math.max(image.clientWidth, image.clientHeight * ratio)
            : Math.min(image.clientWidth, image.clientHeight * ratio),
      };
    });
  });

/** The frame of a pair, by the slot of its clean picture. */
const pair = (page: Page, slot: string) => page.locator(`main div:has(> picture > .picture-${slot})`).first();
/** The two screens for which the file widths are chosen; phones at 3x, tablets and others in npm run test:all. */
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
  test(`every picture fits its frame at ${width} pixels and density ${density}, without layout shift`, async ({
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
      // In one tab, Chromium would show a larger file that it still has from the page before.
      const page = await context.newPage();
      const deliver = await holdRequests(page, pictureFiles);
      await page.goto(site() + path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      if (path.includes('#')) await page.getByRole('dialog').waitFor();
      // If a filter leaves one pair, it gets wider after the first paint, because the HTML does not contain the filter.
      if (path.startsWith('/gallery')) await waitForGallery(page);
      const empty = await measureBoxes(page);
      deliver();
      // All pictures have been in view.
      await expect(page.locator('[data-before]')).toHaveCount(0);
      for (const { file, delivered, shown, most } of await measurePictures(page)) {
        measured++;
        const report = `${path}: ${file} delivers ${delivered} for ${Math.round(shown)} at ${density}x`;
        if (Number.isNaN(delivered)) faults.push(`${path}: ${file} is none of its AVIF files`);
        // Dirt and a distant mountain have no edge that must stay sharp. For other pictures, an eighth is not visible:
        // a pair's next files weigh 50 KB more.
        const sharp = /^(glass|view)-/.test(file) ? 0.7 : 0.87;
        if (delivered < sharp * shown * density && delivered < most) faults.push(`${report}: blurred`);
      }
      const full = await measureBoxes(page);
      expect(full.map(({ file }) => file)).toEqual(empty.map(({ file }) => file));
      for (const [index, { file, width, height }] of full.entries()) {
        const { width: emptyWidth = 0, height: emptyHeight = 0 } = empty[index] ?? {};
        // A file's own ratio differs from the reserved one by part of a pixel.
        const moves = Math.abs(width - emptyWidth) > 1 || Math.abs(height - emptyHeight) > 1;
        if (width < 8 || height < 8) faults.push(`${path}: ${file} is ${width} x ${height}`);
        if (moves) faults.push(`${path}: ${file} moves from ${emptyWidth} x ${emptyHeight} to ${width} x ${height}`);
      }
      await page.close();
    }
    await context.close();
    expect(measured).toBeGreaterThan(widePages.length / 2);
    expect(faults).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  test('a pair loads its before picture once it is in view on a phone', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site()}/`, { waitUntil: 'networkidle' });
    const isAsked = () => asked.some((url) => url.includes('commercial-hotel-before'));
    expect(isAsked()).toBe(false);
    const frame = pair(page, 'commercial-hotel');
    await frame.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(frame.locator('picture + picture img')).toBeVisible();
    expect(isAsked()).toBe(true);
  });
});

test.describe('a slider further down a page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  test('a slider has its before picture by the time a visitor reaches it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(site() + briargate, { waitUntil: 'networkidle' });
    expect(requests.filter((url) => url.includes('dirt-overspray-before'))).toEqual([]);
    const slider = page.locator('[data-compare-slider]:not([data-wipeable])');
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.getByText('Before', { exact: true })).toBeVisible();
    await expect(slider.locator('img')).toHaveCount(2);
  });

  test('a slider whose before picture fails to load is clean and has no handle', async ({ page }) => {
    await page.route(/dirt-overspray-before/, (route) => route.abort());
    await page.goto(site() + briargate);
    const slider = page.locator('[data-compare-slider]:not([data-wipeable])');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('dirt-overspray-before'));
    await slider.scrollIntoViewIfNeeded();
    await failed;
    await expect(slider.locator('img')).toHaveCount(1);
    await expect(slider.locator(':scope > svg')).toBeHidden();
  });
});

test('a pair whose before picture fails to load is whole and clean', async ({ page }) => {
  await page.route(/roof-cleaning-before/, (route) => route.abort());
  await page.goto(`${site()}/services`);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('roof-cleaning-before'));
  const frame = pair(page, 'roof-cleaning-after');
  await frame.scrollIntoViewIfNeeded();
  await failed;
  await expect(frame.locator('img')).toHaveCount(1);
  await expect(frame.locator('img')).toHaveCSS('clip-path', 'none');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript every pair of Services is clean', async ({ page }) => {
    await page.goto(`${site()}/services`);
    const frames = page.locator('main li > div:has(> picture)');
    expect(await frames.count()).toBeGreaterThan(0);
    for (const frame of await frames.all()) {
      await expect(frame.locator('img')).toHaveCount(1);
      await expect(frame.locator('img')).toHaveCSS('clip-path', 'none');
    }
  });
});
