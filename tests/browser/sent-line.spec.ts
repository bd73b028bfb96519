import { expect, type Page, test } from '@playwright/test';
import type { QuoteValues } from '../../src/lib/quotes/quote-fields.ts';
import { sentKey } from '../../src/lib/site/addresses.ts';
import { emptyRequest } from '../any-request.ts';
import {
  awkwardRequest,
  expectQuoteForm,
  fillQuoteForm,
  plainRequest,
  readLeads,
  sentLine,
  site,
  submitButton,
  thankYou,
  waitForQuoteForm,
} from './quote-page.ts';

async function openForm(page: Page, query = '') {
  await page.goto(`${site()}/contact${query}`);
  await waitForQuoteForm(page);
}

async function send(page: Page, request: QuoteValues) {
  await fillQuoteForm(page, request);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
}

/** What a visitor finds who has sent a request and comes again in the same tab. */
async function returnAfter(page: Page, request: QuoteValues) {
  await openForm(page);
  await send(page, request);
  await page.reload();
  await waitForQuoteForm(page);
  await expect(sentLine(page)).toBeVisible();
}

test.use({ timezoneId: 'America/Denver' });

test.beforeEach(({ page }) => page.route('**/api/quote', (route) => route.fulfill({ status: 201 })));

test('after the thanks one line stands over an empty form, and knows time and service alone', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T09:14:00-07:00') });
  await openForm(page);
  await page.clock.pauseAt(new Date('2026-11-22T09:14:30-07:00'));
  await send(page, { ...awkwardRequest, service: 'roof-cleaning' });
  await page.clock.runFor(2900);
  await expect(thankYou(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(thankYou(page)).toBeHidden();
  await expectQuoteForm(page, emptyRequest);
  await expect(sentLine(page)).toBeFocused();
  await expect(sentLine(page)).toContainText(/\b9:14\sAM\b.*\broof cleaning\b/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  const left = await page.evaluate(
    () =>
      document.documentElement.outerHTML + Object.values(sessionStorage).join() + Object.values(localStorage).join(),
  );
  for (const word of ['Néill', 'oneill', '555-0188', 'Calle', 'Fourteen']) expect(left).not.toContain(word);
  expect(await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? ''), sentKey)).toEqual({
    service: 'roof-cleaning',
    at: expect.any(Number),
  });
});

test('says no service where several were asked for', async ({ page }) => {
  await returnAfter(page, { ...plainRequest, service: 'multiple-services' });
  await expect(sentLine(page)).not.toContainText(/services|painting|\[/i);
});

test('outlives a reload and a way back, with its day once that is over, in this tab alone', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T14:05:00-07:00'));
  await returnAfter(page, plainRequest);
  await expectQuoteForm(page, emptyRequest);
  await page.goto(`${site()}/about`);
  await page.clock.setFixedTime(new Date('2026-11-23T08:00:00-07:00'));
  await page.goto(`${site()}/contact`);
  await expect(sentLine(page)).toContainText(/2:05\sPM on November 22/);

  const other = await context.newPage();
  await openForm(other);
  await expect(sentLine(other)).toBeHidden();
});

test('goes with the next press: a refused request stands beside no thanks, after a reload neither', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.clock.install();
  await returnAfter(page, plainRequest);
  await page.route('**/api/quote', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await fillQuoteForm(page, { ...plainRequest, service: 'house-washing' });
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(sentLine(page)).toBeHidden();
  await page.reload();
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(plainRequest.name);
  await expect(sentLine(page)).toBeHidden();
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(sentLine(page)).toContainText('house washing');
});

test('stands after the browser’s own post too', async ({ page }) => {
  await page.unroute('**/api/quote');
  await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site()}/contact`);
  const request = { ...plainRequest, name: `Without script ${test.info().testId}` };
  await send(page, request);
  await expect(sentLine(page)).toContainText('window cleaning', { timeout: 6000 });
  expect(readLeads(request.name)).toHaveLength(1);
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(request.name);
});

test('is passed over in another shape', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openForm(page);
  for (const kept of ['{"at":"x","service":"roof-cleaning"}', 'null', 'no JSON']) {
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [sentKey, kept] as const);
    await page.reload();
    await waitForQuoteForm(page);
    await expect(sentLine(page), kept).toBeHidden();
    await expect(page.locator('html'), kept).not.toHaveAttribute('data-sent');
  }
  await send(page, plainRequest);
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leaves the form’s first field on the screen', async ({ page }) => {
    await page.clock.install();
    await openForm(page);
    await send(page, plainRequest);
    await page.clock.fastForward(3000);
    await expect(thankYou(page)).toBeHidden();
    for (const part of [page.getByRole('heading', { level: 1 }), sentLine(page), page.getByLabel('Full Name')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
});
