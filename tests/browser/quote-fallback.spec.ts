import { expect, type Page } from '@playwright/test';
import { formatAnswer, quoteFieldNames, quoteFields } from '../../src/lib/quotes/quote-fields.ts';
import { startCookieGateway } from './cookie-gateway.ts';
import {
  expectQuoteForm,
  fillQuoteForm,
  plainRequest,
  readLeads,
  site,
  submitButton,
  thankYou,
  waitForQuoteForm,
} from './quote-page.ts';
import { test } from './same-tab.ts';

/** Opens Contact and fills the form with a name that only this test uses. Accepts and collects alerts. */
async function openForm(page: Page, address = site(), changes: Partial<typeof plainRequest> = {}) {
  const request = { ...plainRequest, name: `Dana ${test.info().testId}`, ...changes };
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  await page.goto(`${address}/contact`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, request);
  return { request, alerts };
}

test('the form sends behind a gateway that requires its cookie', { tag: '@all' }, async ({ page }) => {
  const gateway = await startCookieGateway(site());
  const { request } = await openForm(page, gateway.url);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(readLeads(request.name)).toHaveLength(1);
  gateway.close();
});

test('the form sends from an address with credentials in it', { tag: '@all' }, async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && posts.push(sent.headers()['content-type'] ?? ''));
  const { request } = await openForm(page, site().replace('http://', 'http://owner:secret@'));
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(posts).toEqual(['application/json']);
  expect(readLeads(request.name)).toHaveLength(1);
});

for (const [what, replaceFetch] of [
  [
    'drops the signal',
    () => {
      const original = window.fetch;
      window.fetch = (input, { signal: _, ...init } = {}) => original(input, init);
    },
  ],
  [
    'never settles',
    () => {
      window.fetch = () => new Promise(() => {});
    },
  ],
] as const) {
  test(`the wait for a response ends if an extension's fetch ${what}`, { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(replaceFetch);
    await page.clock.install();
    await page.route('**/api/quote', () => {});
    const { request, alerts } = await openForm(page);
    await submitButton(page).click();
    await expect(submitButton(page)).toBeDisabled();
    await page.clock.fastForward(16_000);
    await expect(submitButton(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toContainText('not sent');
    await page.clock.fastForward(1_000);
    await expect.poll(() => alerts).toHaveLength(1);
    await expectQuoteForm(page, request);
  });
}

for (const [what, replaceFetch] of [
  ['is missing', () => Reflect.deleteProperty(window, 'fetch')],
  [
    'throws',
    () => {
      window.fetch = () => {
        throw new Error('broken');
      };
    },
  ],
  [
    'rejects',
    () => {
      window.fetch = () => Promise.reject(new TypeError('broken'));
    },
  ],
  [
    'returns nothing',
    () => {
      window.fetch = () => undefined as never;
    },
  ],
  [
    'returns something else',
    () => {
      window.fetch = async () => ({ text: 'ok' }) as never;
    },
  ],
  [
    'fails after the request was taken',
    () => {
      const original = window.fetch;
      window.fetch = async (...request) => {
        await original(...request);
        throw new Error('broken');
      };
    },
  ],
  [
    'fails after the request was taken, on a page without encryption',
    () => {
      Object.defineProperty(crypto, 'randomUUID', { value: undefined });
      const original = window.fetch;
      window.fetch = async (...request) => {
        await original(...request);
        throw new Error('broken');
      };
    },
  ],
] as const) {
  const tag = what === 'fails after the request was taken' ? [] : '@all';
  test(`the browser posts the form, stored once, if fetch ${what}`, { tag }, async ({ page }) => {
    await page.addInitScript(replaceFetch);
    const { request, alerts } = await openForm(page, site(), { message: 'one\ntwo' });
    await submitButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
    expect(alerts).toEqual([]);
    expect(readLeads(request.name).map(({ fields }) => fields)).toEqual([request]);
  });
}

test('"Try again" posts natively if a blocker stops requests of scripts', async ({ page }) => {
  await page.route('**/api/quote', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort('blockedbyclient'),
  );
  const { request, alerts } = await openForm(page);
  await submitButton(page).click();
  await expect.poll(() => alerts).toHaveLength(1);
  await expectQuoteForm(page, request);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(readLeads(request.name)).toHaveLength(1);
});

test('a network error keeps the page and its form on every attempt', async ({ page, context }) => {
  const { request, alerts } = await openForm(page);
  await context.setOffline(true);
  for (const attempts of [1, 2, 3]) {
    await submitButton(page).click();
    await expect.poll(() => alerts).toHaveLength(attempts);
    await expect(submitButton(page)).toBeEnabled();
  }
  await expectQuoteForm(page, request);
  await context.setOffline(false);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(readLeads(request.name)).toHaveLength(1);
});

test('a response after a followed redirect is not a success', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.fetch;
    window.fetch = (input, { redirect: _, ...init } = {}) => original(input, init);
  });
  await page.route('**/api/quote', (route) => route.fulfill({ status: 302, headers: { Location: '/about' } }));
  const { request, alerts } = await openForm(page);
  await submitButton(page).click();
  await expect.poll(() => alerts).toHaveLength(1);
  await expectQuoteForm(page, request);
});

test('a refused field is marked until its value changes, and all input is kept', async ({ page }) => {
  const errors = { email: 'Check the email address, or leave it empty.', message: 'Shorten this.', unlisted: 'x' };
  await page.route('**/api/quote', (route) => route.fulfill({ status: 400, json: { errors } }));
  const { request, alerts } = await openForm(page, site(), { email: 'dana@example.com', message: 'Two stories.' });
  await submitButton(page).click();
  await expect.poll(() => alerts).toHaveLength(1);
  const email = page.getByLabel(quoteFields.email.label);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(errors.email);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(quoteFields.message.label)).toHaveAccessibleDescription(RegExp(errors.message));
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(2);
  await expectQuoteForm(page, request);
  await page.getByLabel(quoteFields.name.label).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('dana.reyes@example.com');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await page.unroute('**/api/quote');
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
});

test('a message longer than the inbox accepts is marked at its field', async ({ page }) => {
  const { alerts } = await openForm(page, site(), { message: 'Fourteen windows. '.repeat(15_000) });
  await submitButton(page).click();
  await expect.poll(() => alerts).toHaveLength(1);
  const message = page.getByLabel(quoteFields.message.label);
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Shorten this/);
});

test.describe('Copy my message on plain http', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.route('**/api/quote', (route) => route.fulfill({ status: 503 }));
  });

  test('"Copy my message" works on plain HTTP without navigator.clipboard', { tag: '@all' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { request } = await openForm(page);
    await submitButton(page).click();
    const notice = page.getByRole('alert');
    await notice.getByRole('button', { name: 'Copy my message' }).click();
    await expect(notice.getByRole('status')).toContainText('Copied');
    await expect(notice.getByRole('textbox')).toBeHidden();
    const other = await context.newPage();
    await other.goto(site());
    const copied = await other.evaluate(() => navigator.clipboard.readText());
    for (const name of quoteFieldNames) expect(copied).toContain(formatAnswer(name, request[name]));
  });

  test('"Copy my message" shows the text if the browser copies nothing', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => {
      document.execCommand = () => false;
    });
    const { request } = await openForm(page);
    await submitButton(page).click();
    const notice = page.getByRole('alert');
    await notice.getByRole('button', { name: 'Copy my message' }).click();
    await expect(notice.getByRole('status')).toContainText('doesn’t let us copy');
    await expect(notice.getByRole('textbox')).toHaveValue(RegExp(request.name));
    await expectQuoteForm(page, request);
  });
});
