import { expect, type Locator, type Page } from '@playwright/test';
import { getQuoteField, quoteFormOrder, requiredQuoteFields } from '../../src/lib/quotes/quote-fields.ts';
import { plainRequest, site, thankYou, waitForQuoteForm } from './quote-page.ts';
import { test } from './same-tab.ts';
import { mainPagesToTest, pageTypes } from './site-pages.ts';

// Inserts rules that read the whole page, and style sheets of the tests too.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

interface Stop {
  what: string;
  /** Position in the document, the order in which a screen reader reads. */
  place: number;
  isMarked: boolean;
  isSeen: boolean;
  top: number;
  isFixed: boolean;
}

/** Returns the focused element and its visible part; `undefined` outside the page. */
const readStop = (page: Page, within: string): Promise<Stop | undefined> =>
  page.evaluate((root) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || !element.closest(root)) return undefined;
    const style = getComputedStyle(element);
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const isBar = (hit: Element) => ['fixed', 'sticky'].includes(getComputedStyle(hit).position);
    /** Returns whether no bar that stays in place covers this point. Neighbors may share a line. */
    const isFree = (x: number, y: number) => {
      for (let hit = document.elementFromPoint(x, y); hit && !hit.contains(element); hit = hit.parentElement) {
        if (isBar(hit)) return false;
      }
      return true;
    };
    // All corners, moved inward a little: outside a rounded corner the point belongs to another element.
    const isSeen = boxes.every(({ left, right, top, bottom }) => {
      const [x, y] = [Math.min(6, (right - left) / 3), Math.min(6, (bottom - top) / 3)];
      return (
        top >= -1 &&
        bottom <= innerHeight + 1 &&
        isFree(left + x, top + y) &&
        isFree(right - x, top + y) &&
        isFree(left + x, bottom - y) &&
        isFree(right - x, bottom - y)
      );
    });
    let isFixed = false;
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (isBar(parent)) isFixed = true;
    }
    return {
      what: `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('name') || element.ariaLabel || '').trim().slice(0, 40)}"`,
      // Ignores the head, to which scripts may still add.
      place: [...document.body.querySelectorAll('*')].indexOf(element),
      // A card's link is stretched over it, and so is its outline.
      isMarked: [style, getComputedStyle(element, '::after')].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
      isSeen: boxes.length > 0 && isSeen,
      top: (boxes[0]?.top ?? 0) + scrollY,
      isFixed,
    };
  }, within);

/** Presses Tab until the focus leaves the page, or `within`. Throws after 400 presses, as in a focus trap. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab', within = 'body') {
  const stops: Stop[] = [];
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press(key);
    const stop = await readStop(page, within);
    if (!stop || stops[0]?.place === stop.place) return stops;
    stops.push(stop);
  }
  throw new Error('The focus never leaves the page.');
}

for (const width of [390, 1440]) {
  test.describe(`by keyboard at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [type, path] of pageTypes.filter(([, path]) => width < 400 || mainPagesToTest.includes(path))) {
      test(`${type} is read in order by keyboard at ${width} pixels, and the focus is visible`, async ({
        tab: page,
      }) => {
        await page.goto(site() + path);
        if (path === '/contact') await waitForQuoteForm(page);
        // Header and footer are the same as on Home.
        const isWhole = path === '/' || Boolean(process.env['TEST_ALL']);
        if (!isWhole) await page.locator('main').evaluate((main) => main.focus({ preventScroll: true }));
        const stops = await tabThrough(page, 'Tab', isWhole ? 'body' : 'main');
        expect(stops.length).toBeGreaterThan(isWhole ? 10 : 1);
        expect(stops.filter(({ isMarked }) => !isMarked).map(({ what }) => what)).toEqual([]);
        expect(stops.filter(({ isSeen }) => !isSeen).map(({ what }) => what)).toEqual([]);
        const places = stops.map(({ place }) => place);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        if (width > 400) return;
        // In one column the eye moves down as the focus does.
        const inFlow = stops.filter(({ isFixed }) => !isFixed);
        const upward = inFlow.filter(({ top }, index) => top < (inFlow[index - 1]?.top ?? 0) - 60);
        expect(upward.map(({ what }) => what)).toEqual([]);
      });
    }

    // On phones the contact bar covers the page as well as the header.
    if (width > 400 && !process.env['TEST_ALL']) return;
    test(`Shift+Tab goes back in the same order at ${width} pixels`, async ({ page }) => {
      await page.goto(`${site()}/contact`);
      await waitForQuoteForm(page);
      const forth = await tabThrough(page);
      const back = await tabThrough(page, 'Shift+Tab');
      expect(back.filter(({ isSeen, isMarked }) => !isSeen || !isMarked).map(({ what }) => what)).toEqual([]);
      expect(back.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(forth.map(({ place }) => place));
    });
  });
}

test('a quote is requested by keyboard alone', async ({ page }) => {
  await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  await page.getByLabel('Full Name').focus();
  const tabTo = async (control: Locator) => {
    const isThere = () => control.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < 20 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  };
  for (const name of quoteFormOrder.filter((field) => requiredQuoteFields.includes(field))) {
    const { label, control } = getQuoteField(name);
    await tabTo(page.getByLabel(label));
    if (control === 'select') await page.keyboard.press('ArrowDown');
    else await page.keyboard.type(plainRequest[name]);
  }
  await tabTo(page.locator('form button[type=submit]'));
  await page.keyboard.press('Enter');
  await expect(thankYou(page)).toBeFocused();
});
