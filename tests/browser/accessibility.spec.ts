import { expect, type Page } from '@playwright/test';
import { findBarriers } from './accessibility-engines.ts';
import { lightbox, openGallery, openItem } from './gallery-page.ts';
import { fillQuoteForm, plainRequest, site, submitButton, thankYou, waitForQuoteForm } from './quote-page.ts';
import { test } from './same-tab.ts';
import { pagesToTest, pagesToTestWide } from './site-pages.ts';

interface State {
  what: string;
  /** Looks quite different on a wide screen. */
  wide?: true;
  enter(page: Page, width: number): Promise<void>;
}

async function openForm(page: Page) {
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
}

async function sendForm(page: Page, status: number) {
  await page.route('**/api/quote', (route) => route.fulfill({ status }));
  page.on('dialog', (dialog) => dialog.accept());
  await openForm(page);
  await fillQuoteForm(page, plainRequest);
  await submitButton(page).click();
}

/** What a page becomes by what a visitor does on it. */
const states: State[] = [
  {
    what: 'the form with errors',
    wide: true,
    async enter(page) {
      await openForm(page);
      await submitButton(page).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    what: 'the form that asks a hotel for dates, with suggestions taken, asking about the phone number',
    wide: true,
    async enter(page) {
      await page.goto(`${site()}/contact?service=window-cleaning&property=commercial&about=Hotel&days=1`);
      await waitForQuoteForm(page);
      await page.getByRole('button', { name: 'Rooms' }).click();
      await fillQuoteForm(page, { ...plainRequest, property: 'commercial', phone: '555-0188', message: 'Rooms: 40' });
      await submitButton(page).click();
      await expect(page.getByText('That looks short')).toBeVisible();
    },
  },
  {
    what: 'Home with its window wiped clean',
    wide: true,
    async enter(page) {
      await page.goto(site(), { waitUntil: 'networkidle' });
      // Its script comes a second after all else.
      await expect(async () => {
        await page.locator('[data-glass] input').fill('100');
        await expect(page.locator('[data-done]')).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  },
  {
    what: 'the form while it is sending',
    async enter(page) {
      await page.route('**/api/quote', () => {});
      await openForm(page);
      await fillQuoteForm(page, plainRequest);
      await submitButton(page).click();
      await expect(submitButton(page)).toBeDisabled();
    },
  },
  {
    what: 'the failed form',
    async enter(page) {
      await sendForm(page, 500);
      await expect(page.getByRole('alert')).toContainText('not sent');
      await page.getByRole('alert').getByRole('button').click();
    },
  },
  {
    what: 'the thank-you screen',
    async enter(page) {
      await page.clock.install();
      await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
      await page.goto(`${site()}/contact`);
      await page.clock.runFor(500);
      await waitForQuoteForm(page);
      await fillQuoteForm(page, plainRequest);
      await submitButton(page).click();
      await expect(thankYou(page)).toBeVisible();
    },
  },
  {
    what: 'the form after the thanks',
    wide: true,
    async enter(page) {
      await sendForm(page, 201);
      await expect(page.locator('#sent')).toBeVisible({ timeout: 6000 });
    },
  },
  {
    what: 'the page that a refused post gets',
    async enter(page) {
      await openForm(page);
      await fillQuoteForm(page, { ...plainRequest, address: ' ' });
      await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
      await expect(page).toHaveURL(`${site()}/api/quote`);
    },
  },
  {
    what: 'the open menu or dropdown',
    wide: true,
    async enter(page, width) {
      await page.goto(`${site()}/`);
      if (width < 1120) await page.getByRole('button', { name: 'Open menu' }).click();
      else await page.locator('[data-dropdown] summary').click();
    },
  },
  {
    what: 'the ZIP check with an answer',
    async enter(page) {
      await page.goto(`${site()}/areas-served`);
      await page.locator('#zip input').fill('80903');
      await expect(page.locator('#zip').getByRole('status')).not.toBeEmpty();
    },
  },
  {
    what: 'the gallery with an open lightbox',
    async enter(page) {
      await openGallery(page, site());
      await openItem(page, 'windows-after');
    },
  },
  {
    what: 'the gallery comparing two pictures',
    wide: true,
    async enter(page) {
      await openGallery(page, site());
      await openItem(page, 'windows-after');
      await lightbox(page).getByRole('button', { name: 'Compare' }).click();
    },
  },
  {
    what: 'the gallery without projects',
    async enter(page) {
      await openGallery(page, site(), '?category=none');
    },
  },
  {
    what: 'a missing page with suggestions',
    async enter(page) {
      await page.goto(`${site()}/servces`);
      await expect(page.locator('[data-suggestions] a').first()).toBeVisible();
    },
  },
  {
    what: 'a page with every question and slider worked',
    async enter(page) {
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

for (const width of process.env['TEST_ALL'] ? [390, 820, 1440, 1920] : [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({
      viewport: { width, height: 900 },
      // Without motion nothing is half transparent while it is measured.
      contextOptions: { reducedMotion: 'reduce' },
      // The engines put scripts and styles of their own into the page.
      bypassCSP: true,
    });

    for (const path of width > 400 ? pagesToTestWide : pagesToTest) {
      test(`${path} bars nobody`, async ({ tab: page }) => {
        await page.goto(site() + path);
        expect(await findBarriers(page)).toEqual([]);
      });
    }

    // The menu and the dropdown differ by width, the other states hardly.
    const atThisWidth = width === 390 || process.env['TEST_ALL'] ? states : states.filter(({ wide }) => wide);
    for (const { what, enter } of atThisWidth) {
      test(`${what} bars nobody`, async ({ page }) => {
        await enter(page, width);
        expect(await findBarriers(page)).toEqual([]);
      });
    }
  });
}
