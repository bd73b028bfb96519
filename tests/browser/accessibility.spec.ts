import { expect, type Page } from '@playwright/test';
import { states } from '../screens/states.ts';
import { findBarriers } from './accessibility-engines.ts';
import { openGallery } from './gallery-page.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';
import { mainPagesToTest, pagesToTest, pageTypes } from './site-pages.ts';

interface State {
  name: string;
  reach: (page: Page) => Promise<unknown>;
}

/** The photographed states that differ for people who do not see or do not use a pointer. */
const formStates = ['form-invalid', 'form-for-a-date', 'form-sent'];
const narrowStates = [
  ...['menu', 'zip-city', 'lightbox', 'form-sending', 'form-failed', 'thank-you', 'post-refused', 'wrong-address'],
  ...['glass-wiped', 'lightbox-compare', ...formStates],
];
/** States that look quite different on a wide screen; the form's are tested there as well. */
const wideStates = ['dropdown', 'glass-wiped', 'lightbox-compare'];

/** One state of each kind: menu, answer, dialog, form with errors, failed form, thanks. */
const commonStates = ['menu', 'zip-city', 'lightbox', 'form-invalid', 'form-failed', 'form-sent'];
const isAll = Boolean(process.env['TEST_ALL']);

const ownStates: State[] = [
  { name: 'gallery-empty', reach: (page) => openGallery(page, site(), '?category=none') },
  {
    name: 'every-question-and-slider',
    async reach(page) {
      await page.goto(`${site()}/services/residential/window-cleaning`);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
          details.removeAttribute('name');
          details.open = true;
        }
        for (const range of document.querySelectorAll<HTMLInputElement>('input[type=range]')) {
          range.value = '90';
          range.dispatchEvent(new Event('input', { bubbles: true }));
        }
      });
    },
  },
];

function listStates(width: number): State[] {
  const [narrow, wide] = isAll ? [narrowStates, [...wideStates, ...formStates]] : [commonStates, ['dropdown']];
  const names = width < 1120 ? narrow : wide;
  const chosen = states.filter(({ name }) => names.includes(name));
  if (chosen.length < names.length) throw new Error('A state has another name.');
  return isAll ? [...chosen, ...ownStates] : chosen;
}

for (const width of isAll ? [390, 820, 1440, 1920] : [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({
      viewport: { width, height: 900 },
      // Without motion no text is half transparent while it is measured.
      contextOptions: { reducedMotion: 'reduce' },
      // The engines add scripts and styles to the page.
      bypassCSP: true,
    });

    // The dropdown is checked on Home, with the whole page.
    for (const path of isAll || width < 400 ? pagesToTest : []) {
      test(`${path} has no accessibility violations`, async ({ tab: page }) => {
        await page.goto(site() + path);
        expect(await findBarriers(page)).toEqual([]);
      });
    }

    for (const { name, reach } of listStates(width)) {
      test(`the state ${name} has no accessibility violations`, async ({ page }) => {
        await reach(page);
        expect(await findBarriers(page)).toEqual([]);
      });
    }
  });
}

/**
 * Runs in the page: focuses each control and returns those whose focus ring has less contrast with its background than
 * 3:1.
 */
function findFaintRings(): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const readColor = (color: string) => {
    if (!context) return [];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const getLuminance = (color: number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const getContrast = (first: number[], second: number[]) => {
    const [dark = 0, light = 0] = [first, second].map(getLuminance).sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  /** Finds the nearest background behind the ring: an ancestor that is smaller than the ring is not behind it. */
  const findGround = (element: Element | null, ring: { left: number; right: number }): number[] => {
    if (!element) return [255, 255, 255];
    const { left, right } = element.getBoundingClientRect();
    const color = readColor(getComputedStyle(element).backgroundColor);
    const isBehind = color[3] === 255 && left <= ring.left && right >= ring.right;
    return isBehind ? color : findGround(element.parentElement, ring);
  };
  const faint: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) continue;
    // The ring of a transparent radio button is drawn around its label. That of a slider has two colors.
    const ringed = getComputedStyle(control).opacity === '0' ? control.closest('label') : control;
    if (!ringed) continue;
    const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(ringed);
    const { left, right } = ringed.getBoundingClientRect();
    const distance = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const ground = findGround(ringed, { left: left - distance, right: right + distance });
    const contrast = outlineStyle === 'none' ? 0 : getContrast(readColor(outlineColor), ground);
    if (contrast < 3) faint.push(`${control.outerHTML.slice(0, 80)}: ${outlineColor} on ${ground}, ${contrast}`);
  }
  return faint;
}

test('a keyboard user sees the focus ring on every background', async ({ tab: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const faults: string[] = [];
  for (const [type, path] of pageTypes.filter(([, path]) => mainPagesToTest.includes(path))) {
    await page.goto(site() + path);
    // After a key press, the browser also draws the ring for scripted focus.
    await page.keyboard.press('Tab');
    for (const ring of await page.evaluate(findFaintRings)) faults.push(`${type}: ${ring}`);
  }
  expect(faults).toEqual([]);
});
