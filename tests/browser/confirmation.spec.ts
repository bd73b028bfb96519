import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { formatClock, formatStoredTime, type OpeningHours, readSpans } from '../../src/lib/hours/opening-hours.ts';
import type { QuoteValues } from '../../src/lib/quotes/quote-fields.ts';
import { sentKey } from '../../src/lib/site/addresses.ts';
import { emptyRequest } from '../any-request.ts';
import {
  awkwardRequest,
  confirmation,
  expectQuoteForm,
  fillQuoteForm,
  plainRequest,
  readLeads,
  sendAnother,
  site,
  submitButton,
  thankYou,
  waitForQuoteForm,
} from './quote-page.ts';
import { test } from './same-tab.ts';

const { hours, terms } = parse(readFileSync('src/content/business.yaml', 'utf8')) as {
  hours: OpeningHours;
  terms: { emergency: string };
};
const { opens = 0, closes = 0 } = readSpans(hours.tuesday).at(-1) ?? {};

async function openForm(page: Page, query = '') {
  await page.goto(`${site()}/contact${query}`);
  await waitForQuoteForm(page);
}

async function send(page: Page, request: QuoteValues) {
  await fillQuoteForm(page, request);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
}

/** Sends a request and returns to the form in the same tab. */
async function returnAfter(page: Page, request: QuoteValues) {
  await openForm(page);
  await send(page, request);
  await page.reload();
  await waitForQuoteForm(page);
  await expect(confirmation(page)).toBeVisible();
}

test.use({ timezoneId: 'America/Denver' });

test.beforeEach(({ page }) => page.route('**/api/quote', (route) => route.fulfill({ status: 201 })));

test('the confirmation says when the request was sent and for which service', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T09:14:00-07:00') });
  await openForm(page);
  await page.clock.pauseAt(new Date('2026-11-22T09:14:30-07:00'));
  await send(page, { ...awkwardRequest, service: 'roof-cleaning' });
  await page.clock.runFor(2900);
  await expect(thankYou(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(thankYou(page)).toBeHidden();
  await expect(page.locator('main form')).toBeHidden();
  await expectQuoteForm(page, emptyRequest);
  await expect(confirmation(page)).toBeFocused();
  await expect(confirmation(page)).toContainText(/\b9:14\sAM\b.*\broof cleaning\b/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(confirmation(page).locator('a[href^="tel:"]')).toBeVisible();

  const left = await page.evaluate(
    () =>
      document.documentElement.outerHTML + Object.values(sessionStorage).join() + Object.values(localStorage).join(),
  );
  for (const word of ['Néill', 'oneill', '555-0188', 'Calle', 'Fourteen']) expect(left).not.toContain(word);
  expect(await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? ''), sentKey)).toEqual({
    service: 'roof-cleaning',
    property: awkwardRequest.property,
    at: expect.any(Number),
  });
});

test('"Send another request" opens an empty form and removes the confirmation', async ({ page }) => {
  await returnAfter(page, plainRequest);
  await sendAnother(page).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectQuoteForm(page, emptyRequest);
  await expect(confirmation(page)).toBeHidden();
  await page.getByLabel('Full Name').fill('Dana');
  await page.reload();
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana');
  await expect(confirmation(page)).toBeHidden();
});

test('a link for another service opens the form instead of the confirmation', async ({ page }) => {
  await returnAfter(page, plainRequest);
  await page.goto(`${site()}/contact?service=roof-cleaning&property=residential`);
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Service Needed')).toBeVisible();
  await expect(page.getByLabel('Service Needed')).toHaveValue('roof-cleaning');
});

test('a visitor who sends at night reads when the phone is answered again', async ({ page }) => {
  await page.clock.install({ time: new Date(`2026-12-01T${formatStoredTime(closes)}:00-07:00`) });
  await openForm(page);
  await send(page, plainRequest);
  await page.clock.runFor(3100);
  await expect(confirmation(page)).toContainText(formatClock(opens));
  await expect(confirmation(page)).toContainText(terms.emergency);
  await page.clock.setFixedTime(new Date(`2026-12-02T${formatStoredTime(opens)}:30-07:00`));
  await page.clock.runFor(60_000);
  await expect(confirmation(page)).toContainText(formatClock(closes));
  await expect(confirmation(page).getByText(terms.emergency)).toBeHidden();
});

test('a hotel reads at any hour that emergencies are answered', { tag: '@all' }, async ({ page }) => {
  await page.clock.install({ time: new Date(`2026-12-01T${formatStoredTime(opens)}:00-07:00`) });
  await openForm(page, '?service=window-cleaning&property=commercial&about=Hotel');
  await send(page, { ...plainRequest, property: 'commercial' });
  await page.clock.runFor(3100);
  await expect(confirmation(page).getByText(terms.emergency)).toBeVisible();
});

test('a property manager reads the next steps for buildings, also after a reload', { tag: '@all' }, async ({
  page,
}) => {
  await openForm(page);
  const followUps = page.locator('[data-for=buildings] li');
  await page.clock.install();
  await send(page, { ...plainRequest, property: 'warehouse' });
  await page.clock.fastForward(3000);
  await expect(followUps.first()).toBeVisible();
  await page.reload();
  await waitForQuoteForm(page);
  await expect(followUps.first()).toBeVisible();
});

test('the confirmation names no service if several were requested', { tag: '@all' }, async ({ page }) => {
  await returnAfter(page, { ...plainRequest, service: 'multiple-services' });
  await expect(confirmation(page)).not.toContainText(/services|painting|\[/i);
});

test('the confirmation survives a reload and Back, in this tab only', async ({ page, context }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T14:05:00-07:00'));
  await returnAfter(page, plainRequest);
  await expectQuoteForm(page, emptyRequest);
  await page.goto(`${site()}/about`);
  await page.clock.setFixedTime(new Date('2026-11-23T08:00:00-07:00'));
  await page.goto(`${site()}/contact`);
  await expect(confirmation(page)).toContainText(/2:05\sPM on November 22/);

  const other = await context.newPage();
  await openForm(other);
  await expect(confirmation(other)).toBeHidden();
});

test('the confirmation disappears when the next request fails, also after a reload', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.clock.install();
  await returnAfter(page, plainRequest);
  await sendAnother(page).click();
  await page.route('**/api/quote', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await fillQuoteForm(page, { ...plainRequest, service: 'house-washing' });
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(confirmation(page)).toBeHidden();
  await page.reload();
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(plainRequest.name);
  await expect(confirmation(page)).toBeHidden();
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(confirmation(page)).toContainText('house washing');
});

test('the confirmation also appears after a native form post', async ({ page }) => {
  await page.unroute('**/api/quote');
  await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site()}/contact`);
  const request = { ...plainRequest, name: `Without script ${test.info().testId}` };
  await send(page, request);
  await expect(confirmation(page)).toContainText('window cleaning', { timeout: 6000 });
  expect(readLeads(request.name)).toHaveLength(1);
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(request.name);
});

test('a stored confirmation in another format is ignored', { tag: '@all' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openForm(page);
  for (const kept of ['{"at":"x","service":"roof-cleaning"}', '{"at":1}', 'null', 'no JSON']) {
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [sentKey, kept] as const);
    await page.reload();
    await waitForQuoteForm(page);
    await expect(confirmation(page), kept).toBeHidden();
    await expect(page.locator('html'), kept).not.toHaveAttribute('data-sent');
  }
  await send(page, plainRequest);
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen of a phone shows the heading, the hours and both buttons', async ({ page }) => {
    await page.clock.install();
    await openForm(page);
    await send(page, plainRequest);
    await page.clock.fastForward(3000);
    await expect(thankYou(page)).toBeHidden();
    const call = confirmation(page).locator('a[href^="tel:"]');
    for (const part of [page.getByRole('heading', { level: 1 }), call, sendAnother(page)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
});
