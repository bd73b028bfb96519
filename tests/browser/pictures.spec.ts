import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { site } from './quote-page.ts';
import { waitForWholePage } from './site-script.ts';

/** One page of each type, and the gallery with a picture open. */
const pages = [
  '/',
  '/services',
  '/services/residential/window-cleaning',
  '/services/residential/roof-cleaning',
  '/services/commercial/hotel-hospitality',
  '/areas-served',
  '/areas-served/colorado-springs/manitou-springs/residential-window-cleaning',
  '/areas-served/colorado-springs/fountain/residential-pressure-washing',
  '/areas-served/colorado-springs/downtown/commercial-window-cleaning/hotel',
  '/gallery',
  '/gallery?category=concrete',
  '/gallery#windows-after',
  '/reviews',
  '/about',
  '/contact',
  '/terms-of-service',
  '/404',
].filter((page) => existsSync(`dist${page === '/' ? '/index' : page.replace(/[?#].*/, '')}.html`));

/** How each picture is delivered and shown, in CSS pixels; `most` is the widest file that its original can give. */
async function measurePictures(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    // A picture that is clipped away until it is wanted counts too.
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
  });
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.currentSrc && image.width > 0)
      // A drawing is as sharp at every size.
      .filter((image) => !image.currentSrc.endsWith('.svg'))
      .map((image) => {
        const candidates = [...(image.parentElement?.querySelectorAll('source') ?? [])].flatMap((source) =>
          source.srcset.split(', ').map((candidate) => {
            const [address = '', width = ''] = candidate.split(' ');
            return { address: new URL(address, location.href).href, width: Number.parseInt(width, 10) };
          }),
        );
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const box = { width: image.clientWidth, height: image.clientHeight };
        const { objectFit } = getComputedStyle(image);
        return {
          file: image.currentSrc.replace(/^.*\//, ''),
          delivered: candidates.find(({ address }) => address === image.currentSrc)?.width ?? Number.NaN,
          most: Math.max(...candidates.map(({ width }) => width)),
          // A covering picture goes on behind the edges of its frame.
          shown: objectFit === 'cover' ? Math.max(box.width, box.height * ratio) : box.width,
          frame: box.width,
        };
      }),
  );
}

/** Runs in the page, before its own scripts. */
function watchShifts() {
  Object.assign(window, { shifts: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: { node?: Element }[] };
      (window as unknown as { shifts: string[] }).shifts.push(`${value} ${sources[0]?.node?.outerHTML?.slice(0, 90)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Each width and each density once; all nine together in npm run test:all. */
const screens = [
  [390, 3],
  [820, 1],
  [1440, 2],
];

for (const width of [390, 820, 1440]) {
  for (const density of [1, 2, 3]) {
    if (!process.env['TEST_ALL'] && !screens.some(([wide, dense]) => wide === width && dense === density)) continue;
    test(`every picture fits its place at ${width} pixels and density ${density}, and moves nothing`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({
        viewport: { width, height: width === 390 ? 844 : 900 },
        deviceScaleFactor: density,
      });
      await context.addInitScript(watchShifts);
      const faults: string[] = [];
      let measured = 0;
      for (const path of pages) {
        // In one tab, Chromium would show a larger file that it still holds from the page before.
        const page = await context.newPage();
        // What comes late at the top has to come before the page scrolls away from it.
        await page.goto(site() + path, { waitUntil: 'networkidle' });
        await waitForWholePage(page);
        if (path.includes('#')) await page.getByRole('dialog').waitFor();
        for (const picture of await measurePictures(page)) {
          measured++;
          const { file, delivered, shown, most } = picture;
          const report = `${path}: ${file} delivers ${delivered} for ${Math.round(shown)} at ${density}x`;
          if (Number.isNaN(delivered)) faults.push(`${path}: ${file} is none of its offered formats`);
          if (density === 1 && delivered < Math.floor(shown) - 1 && delivered < most) faults.push(`${report}: blurred`);
          if (delivered > Math.ceil(1.5 * shown * density)) faults.push(`${report}: wasteful`);
        }
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        faults.push(...shifts.map((shift) => `${path}: moves by ${shift}`));
        await page.close();
      }
      await context.close();
      expect(measured).toBeGreaterThan(pages.length / 2);
      expect(faults).toEqual([]);
    });
  }
}

test('the first screen of Home on a phone needs at most 44 KB of pictures', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(site());
  await page.waitForLoadState('networkidle');
  const pictures = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => /\.(avif|webp|jpe?g|png)$/.test(entry.name))
      .map((entry) => ({ name: entry.name, size: (entry as PerformanceResourceTiming).encodedBodySize })),
  );
  // Lazy pictures below are fetched too, a screen or two ahead: only what the first screen shows is counted.
  const shown = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.currentSrc),
  );
  const counted = pictures.filter(({ name }) => shown.includes(name));
  expect(counted).toHaveLength(2);
  expect(counted.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(44 * 1024);
  await context.close();
});
