import { expect, type Page } from '@playwright/test';
import { states } from '../screens/states.ts';
import { findBarriers } from './accessibility-engines.ts';
import { openGallery } from './gallery-page.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';
import { pagesToTest } from './site-pages.ts';

interface State {
  name: string;
  reach: (page: Page) => Promise<unknown>;
}

/** Of the states that are photographed, those that differ to whoever does not see or point. */
const formStates = ['form-invalid', 'form-for-a-date', 'form-sent'];
const narrowStates = [
  ...['menu', 'zip-city', 'lightbox', 'form-sending', 'form-failed', 'thank-you', 'post-refused', 'wrong-address'],
  ...['glass-wiped', 'lightbox-compare', ...formStates],
];
/** Where a wide screen looks quite different; the form's are taken there as well. */
const wideStates = ['dropdown', 'glass-wiped', 'lightbox-compare'];

/** One of each kind: menu, answer, dialog, form with errors, form that failed, thanks. */
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
      // Without motion nothing is half transparent while it is measured.
      contextOptions: { reducedMotion: 'reduce' },
      // The engines put scripts and styles of their own into the page.
      bypassCSP: true,
    });

    // The dropdown is checked on Home, whole.
    for (const path of isAll || width < 400 ? pagesToTest : []) {
      test(`${path} bars nobody`, async ({ tab: page }) => {
        await page.goto(site() + path);
        expect(await findBarriers(page)).toEqual([]);
      });
    }

    for (const { name, reach } of listStates(width)) {
      test(`${name} bars nobody`, async ({ page }) => {
        await reach(page);
        expect(await findBarriers(page)).toEqual([]);
      });
    }
  });
}
