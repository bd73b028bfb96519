import { expect, type Page } from '@playwright/test';
import { lightbox, openGallery } from './gallery-page.ts';
import { findGeometryFaults } from './geometry-faults.ts';
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
import { pagesByType, pageTypes } from './site-pages.ts';

// Without motion the bar of phones is shown, and nothing is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Size = [width: number, height: number];
const phoneAndLaptop: Size[] = [
  [390, 664],
  [1366, 680],
];
const sizes: Size[] = [
  [320, 568],
  [390, 664],
  [768, 1024],
  [844, 390],
  [1280, 585],
  [1366, 680],
  [1440, 900],
  [1920, 953],
  [2560, 1300],
];
/** The window of a laptop of 1366 px with the page zoomed to 125 and 150 %. */
const zoomed: Size[] = [1.25, 1.5].map((zoom) => [Math.round(1366 / zoom), Math.round(680 / zoom)]);

/** In January the pages have one more line, which states when washing starts again. */
const january = new Date('2026-01-15T12:00:00-07:00');
const july = new Date('2026-07-15T12:00:00-07:00');

async function open(page: Page, path: string) {
  await page.goto(site() + path);
  if (path.startsWith('/contact')) await waitForQuoteForm(page);
}

/** Resizes the page instead of opening it again: only CSS decides the layout. */
async function findFaultsAtSizes(page: Page, atSizes: Size[], within?: string) {
  const faults: string[] = [];
  for (const [width, height] of atSizes) {
    await page.setViewportSize({ width, height });
    for (const fault of await findGeometryFaults(page, within)) faults.push(`${width}x${height} ${fault}`);
  }
  return faults;
}

const sizesOfLargeText: Size[] = [
  [390, 664],
  [768, 1024],
  [1366, 680],
];
const sizesOfLongWords: Size[] = [
  [320, 568],
  [390, 664],
  [768, 1024],
  [1366, 680],
];

/** German names of services, as a translation of the page inserts them into its headings. */
const longWords = ['Hochdruckreinigung', 'Fassadenreinigung', 'Mehrfamilienhäuser', 'Beherbergungsbetriebe'];

/** Runs in the page: replaces each long word in headings, lists and tables by a longer one. */
function lengthenWords(words: string[]) {
  let next = 0;
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, li, th, dt, summary, label, a)')) {
    for (const node of element.childNodes) {
      if (!(node instanceof Text)) continue;
      node.data = node.data.replace(/\p{L}{7,}/gu, () => words[next++ % words.length] ?? '');
    }
  }
}

/** Runs in the page: opens all answers at once; a visitor can open them one after the other. */
function openAnswers() {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    details.removeAttribute('name');
    details.open = true;
  }
}

interface State {
  name: string;
  /** Returns false if the page has no such state at this size. */
  reach: (page: Page) => Promise<boolean>;
  within?: string;
}

const askedPlaces = ['80903', '80921', 'Denver', 'Castle Rock', '10001', '123'];
const withSuggestions = '/contact?service=window-cleaning&property=commercial&about=Hotel&days=1';

async function sendForm(page: Page, status: number) {
  await page.unroute('**/api/quote');
  await page.route('**/api/quote', (route) => route.fulfill({ status }));
  await open(page, withSuggestions);
  await fillQuoteForm(page, { ...plainRequest, property: 'commercial' });
  await submitButton(page).click();
}

const states: State[] = [
  {
    name: 'the menu open',
    reach: async (page) => {
      await open(page, '/services');
      const button = page.getByRole('button', { name: 'Open menu' });
      if (!(await button.isVisible())) return false;
      await button.click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      return true;
    },
  },
  {
    name: 'the list of services open',
    within: 'header',
    reach: async (page) => {
      await open(page, '/');
      const arrow = page.getByLabel('Show all services');
      if (!(await arrow.isVisible())) return false;
      await arrow.click();
      await expect(page.getByRole('navigation', { name: 'Main' }).locator('details + div')).toBeVisible();
      return true;
    },
  },
  ...['/', '/areas-served'].flatMap((path) =>
    askedPlaces.map((place) => ({
      name: `the ZIP check of ${path} answering ${place}`,
      reach: async (page: Page) => {
        await open(page, path);
        await page.locator('#zip-asked').fill(place);
        await page.locator('#zip-asked').press('Enter');
        await expect(page.locator('#zip output')).not.toBeEmpty();
        return true;
      },
    })),
  ),
  {
    name: 'the faults of an empty form',
    reach: async (page) => {
      await open(page, withSuggestions);
      await submitButton(page).click();
      await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
      return true;
    },
  },
  {
    name: 'a request that was not sent',
    reach: async (page) => {
      page.removeAllListeners('dialog').on('dialog', (dialog) => dialog.accept());
      await sendForm(page, 500);
      await expect(page.getByRole('alert')).toBeVisible();
      return true;
    },
  },
  {
    name: 'the thanks for a request',
    reach: async (page) => {
      await page.clock.install();
      await sendForm(page, 201);
      await expect(thankYou(page)).toBeVisible();
      return true;
    },
  },
  {
    name: 'the confirmation after the thanks',
    reach: async (page) => {
      await page.clock.install();
      await sendForm(page, 201);
      await expect(thankYou(page)).toBeVisible();
      await page.clock.fastForward(3000);
      await expect(confirmation(page)).toBeVisible();
      return true;
    },
  },
  {
    name: 'a picture of the gallery open',
    reach: async (page) => {
      await openGallery(page, site());
      await page.locator('[data-card] a:visible').first().click();
      await expect(lightbox(page)).toBeVisible();
      return true;
    },
  },
  {
    name: 'a pair of the gallery compared',
    reach: async (page) => {
      await openGallery(page, site());
      await page.locator('[data-card] a:visible').first().click();
      await lightbox(page).getByRole('button', { name: 'Compare' }).click();
      await expect(lightbox(page).getByRole('slider')).toBeVisible();
      return true;
    },
  },
  {
    name: 'the 404 page',
    reach: async (page) => {
      await page.goto(`${site()}/service/roof-cleening`);
      return true;
    },
  },
];

/** Adds to each fault the size and the state in which it was found. */
const mark = (view: string, faults: string[]) => faults.map((fault) => `${view}: ${fault}`);

for (const [type, path] of pageTypes) {
  test(`${type} shows all text and reaches every control on a phone and a laptop`, async ({ tab: page }) => {
    await page.clock.setFixedTime(january);
    await open(page, path);
    expect(await findFaultsAtSizes(page, phoneAndLaptop)).toEqual([]);
  });
}

test.describe('every text is shown whole and every control reached', { tag: '@all' }, () => {
  for (const [type, paths] of pagesByType) {
    test(`all pages like ${type} show all text and reach every control at nine sizes`, async ({ tab: page }) => {
      test.setTimeout(60_000 + paths.length * 30_000);
      await page.clock.setFixedTime(january);
      const faults: string[] = [];
      for (const path of paths) {
        await open(page, path);
        faults.push(...mark(path, await findFaultsAtSizes(page, sizes)));
      }
      expect(faults).toEqual([]);
    });
  }

  for (const [type, path] of pageTypes) {
    test(`${type} shows all text in summer, zoomed, with large text, long words and open answers`, async ({
      tab: page,
    }) => {
      test.setTimeout(240_000);
      await page.clock.setFixedTime(july);
      await open(page, path);
      const faults = mark('summer', await findFaultsAtSizes(page, sizes));
      faults.push(...mark('enlarged', await findFaultsAtSizes(page, zoomed)));

      const session = await page.context().newCDPSession(page);
      for (const percent of [150, 200]) {
        const letters = (16 * percent) / 100;
        await session.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
        await page.reload();
        faults.push(...mark(`text at ${percent} %`, await findFaultsAtSizes(page, sizesOfLargeText)));
      }
      // The text size lasts as long as the session.
      await session.detach();

      await open(page, path);
      await page.evaluate(openAnswers);
      faults.push(...mark('open answers', await findFaultsAtSizes(page, sizes)));
      await page.evaluate(lengthenWords, longWords);
      faults.push(...mark('long words', await findFaultsAtSizes(page, sizesOfLongWords)));
      expect(faults).toEqual([]);
    });
  }

  for (const { name, reach, within } of states) {
    test(`all text is whole and every control reached with ${name}, at nine sizes`, async ({ page }) => {
      test.setTimeout(120_000);
      const faults: string[] = [];
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        if (await reach(page)) faults.push(...(await findFaultsAtSizes(page, [[width, height]], within)));
      }
      expect(faults).toEqual([]);
    });
  }
});
