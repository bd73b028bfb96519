import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { site } from './quote-page.ts';
import { allPages, pagesToTest, pagesToTestWide } from './site-pages.ts';
import { sum, watchShifts } from './watch-shifts.ts';

/** A phone far from the next mast: what is fetched late shows late. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const highestShift = 0.05;

interface DomNode {
  nodeId: number;
  nodeType: number;
  nodeValue: string;
  children?: DomNode[];
  shadowRoots?: DomNode[];
  pseudoElements?: DomNode[];
}

/** Everything that draws glyphs: words, what stands in controls, and what the style sheet adds. */
function listTexts(node: DomNode): DomNode[] {
  const inner = [...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(listTexts);
  const isText = node.nodeType === 3 && node.nodeValue.trim() !== '';
  return [...(isText ? [node] : []), ...(node.pseudoElements ?? []), ...inner];
}

/** What is drawn in another font than the site's two, as the browser knows it: its words and that font. */
async function findFallbacks(browser: CDPSession): Promise<string[]> {
  const { root } = await browser.send('DOM.getDocument', { depth: -1, pierce: true });
  const drawn = await Promise.all(
    listTexts(root as DomNode).map(async ({ nodeId, nodeValue }) => {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map((font) => ({ ...font, words: nodeValue.trim() }));
    }),
  );
  expect(drawn.flat().length).toBeGreaterThan(0);
  return drawn
    .flat()
    .filter(({ familyName, isCustomFont }) => !isCustomFont || !/^(Besley|Figtree)/.test(familyName))
    .map(({ familyName, words }) => `${familyName}: ${words}`);
}

async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', slowNetwork);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  return browser;
}

for (const width of [390, 1440]) {
  test.describe(`the first page of a visit over a slow network at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 500 ? 844 : 900 } });

    for (const path of width > 400 ? pagesToTestWide : pagesToTest) {
      test(`${path} shows every word and control in its font, and hardly moves for it`, async ({ page }) => {
        const browser = await slowDown(page);
        const readShifts = await watchShifts(page);
        await page.goto(site() + path);
        // A word that changes while the browser is asked, such as the opening hours, makes it ask anew.
        await expect(async () => expect(await findFallbacks(browser)).toEqual([])).toPass({ timeout: 30_000 });
        const shift = sum(await readShifts());
        test.info().annotations.push({ type: 'layout shift', description: shift.toFixed(4) });
        expect(shift).toBeLessThanOrEqual(highestShift);
      });
    }
  });
}

for (const width of [390, 412]) {
  test(`no heading of a page changes its number of lines as its font arrives at ${width} px`, async ({ browser }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ viewport: { width, height: 844 }, isMobile: true });
    await context.route(/\.(avif|jpeg|svg|js)$/, (route) => route.abort());
    const page = await context.newPage();
    const faults: string[] = [];
    for (const path of allPages) {
      await page.goto(site() + path, { waitUntil: 'domcontentloaded' });
      const [inFont, inFallback] = await page.evaluate(async () => {
        await document.fonts.ready;
        const readHeight = () => document.querySelector('h1')?.clientHeight ?? 0;
        const height = readHeight();
        for (const [token, family] of [
          ['--font-head', 'Besley'],
          ['--font-text', 'Figtree'],
        ] as const) {
          const fonts = getComputedStyle(document.documentElement).getPropertyValue(token);
          document.documentElement.style.setProperty(token, fonts.replace(`"${family}",`, ''));
        }
        return [height, readHeight()];
      });
      if (Math.abs(inFallback - inFont) > 4)
        faults.push(`${path}: ${inFallback} px in its fallback, ${inFont} px in its font`);
    }
    await context.close();
    expect(faults).toEqual([]);
  });
}

test.describe('over a slow network on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('the form holds still while it takes up what the address asks', async ({ page }) => {
    await slowDown(page);
    const readShifts = await watchShifts(page);
    await page.goto(`${site()}/contact?service=window-cleaning&property=commercial&about=Hotel&place=Fountain`);
    await expect(page.getByRole('button', { name: 'Rooms' })).toBeVisible();
    await expect(page.getByLabel('Property Address')).toHaveValue('Fountain');
    expect(sum(await readShifts())).toBeLessThanOrEqual(highestShift);
  });
});
