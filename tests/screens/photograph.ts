import { type BrowserContextOptions, type Page, type TestInfo, test } from '@playwright/test';

const heights: Record<number, number> = { 320: 700, 390: 844, 820: 1180, 1280: 720, 1440: 900, 1920: 1080 };
export const widths = Object.keys(heights).map(Number);

/** Narrower screens are phones: with touch, and with a device pixel ratio of 2. */
const leastTablet = 600;

export interface Screen {
  /** The base of the file names: lowercase words with hyphens. */
  name: string;
  shows: string;
  widths: number[];
  /** One file for each; only the visible window if not set. */
  extents?: ('first-screen' | 'whole')[];
  context?: BrowserContextOptions | undefined;
  reach: (page: Page) => Promise<unknown>;
}

/** Converts a type of pages to a part of a file name. */
export const nameOfType = (type: string) =>
  type
    .replaceAll('/*', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'home';

/** Waits until fonts, visible pictures and finite animations have finished. */
async function settle(page: Page) {
  await page.evaluate(async (limit) => {
    const through = Promise.all([
      document.fonts.ready,
      ...[...document.images]
        .filter((image) => !image.complete && image.loading !== 'lazy')
        .map((image) => image.decode()),
      ...document
        .getAnimations()
        .filter(
          ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ]);
    await Promise.race([through.catch(() => {}), new Promise((resolve) => setTimeout(resolve, limit))]);
  }, 3000);
}

/** Loads all lazy pictures, and hides elements fixed to the window, which would appear in the middle of the page. */
async function unrollPage(page: Page) {
  await page.evaluate(async (limit) => {
    for (const element of document.querySelectorAll<HTMLElement>('body > *')) {
      if (getComputedStyle(element).position === 'fixed') element.style.visibility = 'hidden';
    }
    const late = [...document.images].filter(({ complete }) => !complete);
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    const arrived = Promise.all(late.map((image) => image.decode().catch(() => {})));
    await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, limit))]);
  }, 10_000);
}

async function photograph(
  page: Page,
  { name, shows, extents = ['first-screen'] }: Screen,
  width: number,
  info: TestInfo,
) {
  await settle(page);
  for (const extent of extents) {
    const fullPage = extent === 'whole';
    if (fullPage) await unrollPage(page);
    const path = `screens/${name}-${width}${fullPage ? '-whole' : ''}.jpg`;
    // A whole page at a device pixel ratio of 2 is taller than the browser can draw.
    await page.screenshot({ path, fullPage, type: 'jpeg', quality: 88, scale: fullPage ? 'css' : 'device' });
    await info.attach(`${shows}, ${extent}`, { path, contentType: 'image/jpeg' });
  }
}

/** Takes a screenshot of a page at each of its widths. */
export function testScreen(screen: Screen) {
  for (const width of screen.widths) {
    const isPhone = width < leastTablet;
    test.describe(() => {
      test.use({
        viewport: { width, height: heights[width] ?? 900 },
        deviceScaleFactor: isPhone ? 2 : 1,
        isMobile: isPhone,
        hasTouch: isPhone,
        contextOptions: screen.context ?? {},
      });
      test(`${screen.name} at ${width}`, async ({ page }, info) => {
        await screen.reach(page);
        await photograph(page, screen, width, info);
      });
    });
  }
}
