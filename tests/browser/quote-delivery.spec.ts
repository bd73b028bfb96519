import { expect } from '@playwright/test';
import {
  quoteFieldNames,
  quoteFields,
  quoteFormOrder,
  requiredQuoteFields,
} from '../../src/lib/quotes/quote-fields.ts';
import { emptyRequest } from '../any-request.ts';
import { holdRequests } from './held-requests.ts';
import {
  awkwardRequest,
  confirmation,
  expectNoThanks,
  expectQuoteForm,
  fillQuoteForm,
  plainRequest,
  readLeads,
  type StoredQuote,
  sendAnother,
  site,
  submitButton,
  thankYou,
  typeQuoteForm,
  waitForQuoteForm,
  watchThanks,
} from './quote-page.ts';
import { test } from './same-tab.ts';

const fields = (lead: StoredQuote) => lead.fields;

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a visitor goes from Home to a delivered quote, byte for byte', async ({ page }) => {
    const request = { ...awkwardRequest, name: `${awkwardRequest.name} ${test.info().testId}` };
    await watchThanks(page);
    await page.goto(site());
    await page.getByRole('main').getByRole('link', { name: 'Get FREE Quote' }).first().tap();
    await expect(page).toHaveURL(/\/contact$/);
    await waitForQuoteForm(page);
    await typeQuoteForm(page, request);
    const posting = page.waitForRequest((sent) => sent.method() === 'POST');
    await submitButton(page).tap();

    const posted = await posting;
    expect(posted.headers()['content-type']).toBe('application/json');
    expect(Object.keys(posted.postDataJSON())).toEqual([...quoteFieldNames]);
    await expect(thankYou(page)).toBeVisible();
    await expect(thankYou(page)).toBeFocused();
    await expect(page.locator('form')).toBeHidden();
    expect(readLeads(request.name).map(fields)).toEqual([request]);

    await expect(thankYou(page)).toBeHidden({ timeout: 5000 });
    await expect(confirmation(page)).toBeFocused();
    await expect(page.locator('form')).toBeHidden();
    await expectQuoteForm(page, emptyRequest);
    await page.reload();
    await expectNoThanks(page);
    await waitForQuoteForm(page);
    await expect(page.getByLabel('Full Name')).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the form posts natively and gets the thank-you screen', async ({ page }) => {
    const request = { ...awkwardRequest, name: `No script ${test.info().testId}` };
    await page.goto(`${site()}/contact`);
    await fillQuoteForm(page, request);
    await submitButton(page).click();

    await expect(page).toHaveURL(`${site()}/contact#thank-you`);
    await expect(thankYou(page)).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    expect(readLeads(request.name).map(fields)).toEqual([request]);
    // No confirmation follows, so the screen itself has a link.
    await thankYou(page).locator('a[href="/contact"]').click();
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await expect(thankYou(page)).toBeHidden();
  });

  test('without JavaScript a refused post keeps every word and shows the phone number', async ({ page }) => {
    await page.goto(`${site()}/contact`);
    await fillQuoteForm(page, { ...awkwardRequest, address: '   ' });
    await submitButton(page).click();

    await expect(page.getByText('Add the address of the property.').first()).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    await expectQuoteForm(page, { ...awkwardRequest, address: '   ' });
    expect(page.url()).not.toContain('Zo');
  });
});

test('the hash alone never shows the thank-you screen, and is removed', async ({ page }) => {
  await watchThanks(page);
  await page.goto(`${site()}/contact#thank-you`);
  await expectNoThanks(page);
  expect(new URL(page.url()).hash).toBe('');
});

test('a native post ends in the thank-you screen, shown once', async ({ page }) => {
  const request = { ...plainRequest, name: `Chunk lost ${test.info().testId}` };
  await watchThanks(page);
  await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site()}/contact`);
  await fillQuoteForm(page, request);
  await submitButton(page).click();

  await expect(thankYou(page)).toBeVisible();
  expect(readLeads(request.name)).toHaveLength(1);
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expectNoThanks(page);
  // The same tab later opens a link with the hash: the post was answered already.
  await page.goto(`${site()}/about`);
  await page.goto(`${site()}/contact#thank-you`);
  await expect(page).toHaveURL(`${site()}/contact`);
  await expectNoThanks(page);
});

test.describe('a press before the form’s script is there', () => {
  const scriptFiles = '**/_astro/*.js';

  test('a press before the script loads is sent as JSON once it has loaded', async ({ page }) => {
    const request = { ...plainRequest, name: `Quick ${test.info().testId}` };
    const posts: string[] = [];
    page.on('request', (sent) => sent.method() === 'POST' && posts.push(sent.headers()['content-type'] ?? ''));
    const release = await holdRequests(page, scriptFiles);
    await page.goto(`${site()}/contact`, { waitUntil: 'commit' });
    await fillQuoteForm(page, request);
    await submitButton(page).click();
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await submitButton(page).click();
    expect(posts).toEqual([]);
    release();
    await expect(thankYou(page)).toBeVisible();
    expect(posts).toEqual(['application/json']);
    expect(readLeads(request.name)).toHaveLength(1);
  });

  test('a press before the script loads marks an empty field once it has loaded', async ({ page }) => {
    const release = await holdRequests(page, scriptFiles);
    await page.goto(`${site()}/contact`, { waitUntil: 'commit' });
    await fillQuoteForm(page, { ...plainRequest, name: '   ' });
    await submitButton(page).click();
    release();
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Add your full name.');
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'false');
  });

  test('a press is posted by the browser if the script never loads', async ({ page }) => {
    const request = { ...plainRequest, name: `Waited ${test.info().testId}` };
    await page.clock.install();
    await holdRequests(page, scriptFiles);
    await page.goto(`${site()}/contact`, { waitUntil: 'commit' });
    await fillQuoteForm(page, request);
    await submitButton(page).click();
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(10_000);
    await expect.poll(() => readLeads(request.name)).toHaveLength(1);
  });
});

test('missing fields are listed above the form and marked, and nothing is sent', async ({ page }) => {
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await submitButton(page).click();

  const name = page.getByLabel('Full Name');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    quoteFormOrder.filter((field) => quoteFields[field].required).map((field) => quoteFields[field].error),
  );
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Add your full name.');
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(requiredQuoteFields.length);
  await name.fill('Dana');
  await expect(name).toHaveAttribute('aria-invalid', 'false');

  await fillQuoteForm(page, { ...plainRequest, phone: '   ', email: 'not an address' });
  await submitButton(page).click();
  await expect(page.getByLabel('Phone Number')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true');
  expect(posts).toEqual([]);
});

test('a retry sends the same idempotency key; a changed or new request another', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  let status = 500;
  page.on('dialog', (dialog) => dialog.accept());
  await page.route('**/api/quote', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status });
  });
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, plainRequest);
  async function send() {
    const tries = keys.length;
    await submitButton(page).click();
    await expect.poll(() => keys.length).toBe(tries + 1);
    if (status === 500) await expect(page.getByRole('alert')).toBeFocused();
  }
  await send();
  await send();
  await page.reload();
  await waitForQuoteForm(page);
  await send();
  expect(keys[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(new Set(keys).size).toBe(1);

  await page.getByLabel('Project Details').fill('Two stories.');
  await send();
  expect(new Set(keys).size).toBe(2);
  status = 201;
  await send();
  expect(new Set(keys).size).toBe(2);
  await expect(thankYou(page)).toBeVisible();
  await page.reload();
  await waitForQuoteForm(page);
  await sendAnother(page).click();
  await fillQuoteForm(page, { ...plainRequest, message: 'Two stories.' });
  await send();
  expect(new Set(keys).size).toBe(3);
});

test('a draft survives a reload and Back, in this tab only', async ({ page, context }) => {
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, awkwardRequest);
  await page.reload();
  await waitForQuoteForm(page);
  await expectQuoteForm(page, awkwardRequest);
  await page.goto(`${site()}/`);
  await page.goBack();
  await expectQuoteForm(page, awkwardRequest);

  const other = await context.newPage();
  await other.goto(`${site()}/contact`);
  await waitForQuoteForm(other);
  await expect(other.getByLabel('Full Name')).toHaveValue('');
});

test("a link's values replace the draft's, and later input replaces both", async ({ page }) => {
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, plainRequest);
  await page.goto(`${site()}/contact?service=multiple-services&property=warehouse`);
  await waitForQuoteForm(page);
  await expectQuoteForm(page, { ...plainRequest, service: 'multiple-services', property: 'warehouse' });

  await page.getByLabel('Service Needed').selectOption('roof-cleaning');
  await page.reload();
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Service Needed')).toHaveValue('roof-cleaning');

  await page.goto(`${site()}/contact?service=nonsense&name=Mallory`);
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Service Needed')).toHaveValue('roof-cleaning');
  await expect(page.getByLabel('Full Name')).toHaveValue(plainRequest.name);
});

test('text typed before the script loads is kept and becomes the draft', async ({ page }) => {
  const release = await holdRequests(page, '**/_astro/*.js');
  await page.goto(`${site()}/contact`, { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Early Bird');
  release();
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Early Bird');
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Early Bird');
  await page.reload();
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Early Bird');
});
