import { type CDPSession, expect, type Page } from '@playwright/test';
import { lightbox, openItem, openPicture, waitForGallery } from './gallery-page.ts';
import {
  confirmation,
  fillQuoteForm,
  plainRequest,
  site,
  submitButton,
  thankYou,
  waitForQuoteForm,
} from './quote-page.ts';
import { test } from './same-tab.ts';
import { pagesToTest } from './site-pages.ts';

// Without motion nothing is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let session: CDPSession | undefined;

// The letter size lasts as long as the session, and other tests use the same tab.
test.afterEach(async () => {
  await session?.detach();
  session = undefined;
});

/** Opens a page with larger letters set in the browser: rem and media queries follow them. */
async function open(page: Page, path: string, letters: number) {
  session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: Math.round(letters * 0.8) } });
  await page.goto(site() + path);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`);
}

/**
 * Lists all words outside the screen or their container, or broken in two where no break is allowed; an email address
 * may be.
 */
const findLost = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) lost.push(`scrolls to ${document.documentElement.scrollWidth}`);
    const top = document.querySelector('dialog[open], :popover-open') ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement as Element;
      const isRead = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // Text for screen readers only.
      const isUnseen = getComputedStyle(element).clipPath === 'inset(50%)';
      if (!isRead || isUnseen || element.closest('script, style, svg, option, textarea, .skip, .visually-hidden'))
        continue;
      // Compound words may be broken between their parts.
      for (const { 0: word, index } of node.data.matchAll(/[^\s\-–/]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
        const lines = new Set(boxes.map((box) => Math.round(box.top / 4)));
        if (lines.size > 1 && !element.closest('[href^="mailto:"]')) lost.push(`broken: ${word}`);
        for (const box of boxes) {
          if (box.left < -1 || box.right > width + 1) lost.push(`outside: ${word}`);
          for (let holder: Element | null = element; holder && holder !== top; holder = holder.parentElement) {
            if (!/hidden|clip/.test(getComputedStyle(holder).overflow)) continue;
            const { left, right, top, bottom } = holder.getBoundingClientRect();
            if (box.left < left - 1 || box.right > right + 1 || box.top < top - 2 || box.bottom > bottom + 2)
              lost.push(`cut: ${word}`);
          }
        }
      }
    }
    return [...new Set(lost)];
  });

// The narrowest screen, and one of 1280 by 720 at 200 %; npm run test:all also takes those in between.
const screens: [width: number, height: number, letters: number][] = [
  [320, 640, 24],
  [640, 360, 16],
  ...(process.env['TEST_ALL']
    ? ([
        [320, 640, 20],
        [390, 844, 32],
      ] as [number, number, number][])
    : []),
];

for (const [width, height, letters] of screens) {
  test.describe(`at ${width} pixels with letters of ${letters}`, () => {
    test.use({ viewport: { width, height } });

    // On a low screen the text is next to it.
    if (width < height) {
      test('a gallery picture fills the width, labels do not overlap, and the rest scrolls', async ({ page }) => {
        await open(page, '/gallery', letters);
        await waitForGallery(page);
        await openItem(page, 'windows-before');
        const whole = { x: 0, width, height: expect.closeTo(width / 1.5, 0) };
        const picture = openPicture(page).locator('img').first();
        expect(await picture.boundingBox()).toMatchObject(whole);
        for (const control of await lightbox(page).locator('button:visible, a:visible').all()) {
          await control.scrollIntoViewIfNeeded();
          await expect(control).toBeInViewport({ ratio: 0.99 });
        }
        await lightbox(page).getByRole('button', { name: 'Compare' }).click();
        await expect(lightbox(page).getByRole('slider')).toBeFocused();
        expect(await picture.boundingBox()).toMatchObject(whole);
        const labels = await openPicture(page)
          .locator('[data-compare-slider] span:has-text("Before"), [data-compare-slider] span:has-text("After")')
          .evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().toJSON() as DOMRect));
        expect(labels).toHaveLength(2);
        const overlaps = labels.filter((one, at) =>
          labels
            .slice(at + 1)
            .some(
              (other) =>
                one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
            ),
        );
        expect(overlaps).toEqual([]);
        const lastCaption = openPicture(page).locator('figcaption p').last();
        await lastCaption.scrollIntoViewIfNeeded();
        await expect(lastCaption).toBeInViewport({ ratio: 0.99 });
      });
    }

    for (const path of pagesToTest) {
      test(`${path} shows every word whole at ${width} pixels with letters of ${letters}`, async ({ tab: page }) => {
        await open(page, path, letters);
        expect(await findLost(page)).toEqual([]);
      });
    }
  });
}

const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test.describe('with the text spacing of a reader', () => {
  // The style sheet is the reader's own.
  test.use({ bypassCSP: true });

  for (const path of pagesToTest) {
    test(`${path} shows every word with increased text spacing`, async ({ tab: page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, path, 16);
      await page.addStyleTag({ content: textSpacing });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        // With such wide letter spacing, a long word may not fit on a line.
        const lost = (await findLost(page)).filter((fault) => !fault.startsWith('broken: '));
        expect({ width, lost }).toEqual({ width, lost: [] });
      }
    });
  }
});

test.describe('at 390 pixels with letters of 32', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu shows every word whole with letters of 32 pixels', async ({ tab: page }) => {
    await open(page, '/', 32);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await findLost(page)).toEqual([]);
  });

  test('the form in all its states shows every word whole with letters of 32 pixels', async ({ page }) => {
    await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
    await page.clock.install();
    await open(page, '/contact?service=window-cleaning&property=commercial&about=Hotel&days=1', 32);
    await waitForQuoteForm(page);
    await submitButton(page).click();
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
    expect(await findLost(page)).toEqual([]);
    await fillQuoteForm(page, { ...plainRequest, property: 'commercial' });
    await submitButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    expect(await findLost(page)).toEqual([]);
    await page.clock.fastForward(3000);
    await expect(confirmation(page)).toBeVisible();
    expect(await findLost(page)).toEqual([]);
  });
});
