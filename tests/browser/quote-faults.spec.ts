import { createServer } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import {
  awkwardRequest,
  expectQuoteForm,
  fillQuoteForm,
  site,
  submitButton,
  thankYou,
  waitForQuoteForm,
} from './quote-page.ts';
import { cors, type Receiver, startReceiver, startSiteFor } from './receiver.ts';

type Answer = Parameters<typeof startReceiver>[0];

const status =
  (code: number, body = '{}', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, { ...cors, ...headers }).end(body);

interface Row {
  what: string;
  answer: Answer;
  preflight?: Record<string, string>;
  success?: true;
}

/** How a receiver may behave, and what the visitor must see then. */
const rows: Row[] = [
  { what: 'answers 200', answer: status(200), success: true },
  { what: 'answers 204', answer: status(204, ''), success: true },
  { what: 'answers 201 with garbage', answer: status(201, '<<<\u0000 not JSON'), success: true },
  {
    what: 'answers after 14 seconds',
    answer: (response) => void setTimeout(() => status(200)(response, undefined as never), 14_000),
    success: true,
  },
  { what: 'redirects elsewhere with 301', answer: status(301, '', { Location: '/elsewhere' }) },
  { what: 'answers 400', answer: status(400) },
  { what: 'answers 401', answer: status(401) },
  { what: 'answers 404', answer: status(404) },
  { what: 'answers 429', answer: status(429) },
  { what: 'answers 500', answer: status(500) },
  { what: 'answers 503', answer: status(503) },
  { what: 'never answers', answer: () => {} },
  {
    what: 'resets the connection before it answers',
    answer: (response) => response.socket?.resetAndDestroy(),
    // On a connection that is used again Chromium itself repeats the request; receivers link such twins.
    preflight: { ...cors, Connection: 'close' },
  },
  {
    what: 'resets the connection in the middle of its answer',
    answer: (response) => {
      response.writeHead(200, { ...cors, 'Content-Length': '1000' });
      response.write('{"half":');
      setTimeout(() => response.socket?.resetAndDestroy(), 100);
    },
  },
  { what: 'sends no CORS headers on the preflight', answer: status(200), preflight: {} },
  { what: 'sends no CORS headers on the answer', answer: (response) => response.writeHead(200).end('{}') },
];

/** Everything the page said aloud or sent anywhere, to look for personal details in. */
function watch(page: Page, receiver: Receiver) {
  const said: string[] = [];
  const alerts: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    said.push(request.url());
    if (request.url() !== receiver.url) said.push(request.postData() ?? '');
  });
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  return { said, alerts };
}

async function expectFailure(page: Page, alerts: string[], request = awkwardRequest) {
  await expect.poll(() => alerts, { timeout: 20_000 }).toHaveLength(1);
  expect(alerts[0]).toBe('There was an error submitting your form. Please try calling us directly at (719) 555-0142.');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('not sent');
  await expect(notice.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+17195550142');
  await expect(notice.getByRole('button', { name: 'Copy my message' })).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  await expect(thankYou(page)).toBeHidden();
  await expectQuoteForm(page, request);
}

for (const { what, answer, preflight, success } of rows) {
  test(`a receiver that ${what} ends in ${success ? 'thanks' : 'a failure that keeps the form'}`, async ({ page }) => {
    const receiver = await startReceiver(answer, preflight);
    const built = await startSiteFor(receiver.url);
    const { said, alerts } = watch(page, receiver);
    await page.goto(`${built.url}/contact`);
    await waitForQuoteForm(page);
    await fillQuoteForm(page, awkwardRequest);
    await submitButton(page).click();
    if (success) {
      await expect(thankYou(page)).toBeVisible({ timeout: 20_000 });
      expect(alerts).toEqual([]);
      expect(receiver.leads.map((lead) => JSON.parse(lead))).toEqual([awkwardRequest]);
    } else {
      await expectFailure(page, alerts);
      expect(said.some((line) => line.startsWith('Quote request not sent:'))).toBe(true);
      expect(receiver.leads.length).toBeLessThanOrEqual(1);
    }
    const heard = said.join('\n');
    for (const secret of ['Zo', 'oneill', '555-0188', 'Calle', 'Fourteen']) expect(heard).not.toContain(secret);
    await built.close();
    await receiver.close();
  });
}

for (const [what, url] of [
  ['refuses the connection', 'http://127.0.0.1:9/hook'],
  ['has no such host', 'http://receiver.invalid/hook'],
] as const) {
  test(`a receiver that ${what} ends in a failure that keeps the form`, async ({ page }) => {
    const built = await startSiteFor(url);
    const { alerts } = watch(page, { url, leads: [], close: async () => {} });
    await page.goto(`${built.url}/contact`);
    await waitForQuoteForm(page);
    await fillQuoteForm(page, awkwardRequest);
    await submitButton(page).click();
    await expectFailure(page, alerts);
    await built.close();
  });
}

test('a receiver whose TLS fails ends in a failure that keeps the form', async ({ page }) => {
  const plain = createServer((socket) => socket.end('this is no TLS\r\n'));
  const port = await new Promise<number>((resolve) =>
    plain.listen(0, '127.0.0.1', () => resolve((plain.address() as { port: number }).port)),
  );
  const url = `https://127.0.0.1:${port}/hook`;
  const built = await startSiteFor(url);
  const { alerts } = watch(page, { url, leads: [], close: async () => {} });
  await page.goto(`${built.url}/contact`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, awkwardRequest);
  await submitButton(page).click();
  await expectFailure(page, alerts);
  await built.close();
  plain.close();
});

test('offline before pressing, then online again: the second press delivers', async ({ page, context }) => {
  const receiver = await startReceiver(status(200));
  const built = await startSiteFor(receiver.url);
  const { alerts } = watch(page, receiver);
  await page.goto(`${built.url}/contact`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, awkwardRequest);
  await context.setOffline(true);
  await submitButton(page).click();
  await expectFailure(page, alerts);
  await context.setOffline(false);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(receiver.leads).toHaveLength(1);
  await built.close();
  await receiver.close();
});

test('a double click, Enter held down and a second Enter send one request', async ({ page }) => {
  const receiver = await startReceiver(
    (response) => void setTimeout(() => status(200)(response, undefined as never), 700),
  );
  const built = await startSiteFor(receiver.url);
  await page.goto(`${built.url}/contact`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, awkwardRequest);
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toBeDisabled();
  await page.getByLabel('Full Name').focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(thankYou(page)).toBeVisible();
  expect(receiver.leads).toHaveLength(1);
  await built.close();
  await receiver.close();
});

test('storage denied takes away the draft and nothing else', async ({ page }) => {
  const receiver = await startReceiver(status(200));
  const built = await startSiteFor(receiver.url);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${built.url}/contact?service=roof-cleaning`);
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Service Needed')).toHaveValue('roof-cleaning');
  await fillQuoteForm(page, awkwardRequest);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(receiver.leads).toHaveLength(1);
  expect(errors).toEqual([]);
  await built.close();
  await receiver.close();
});

test('with alerts suppressed the page itself says it, and hands the words over', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const receiver = await startReceiver(status(500));
  const built = await startSiteFor(receiver.url);
  await page.addInitScript(() => {
    window.alert = () => {};
  });
  await page.goto(`${built.url}/contact`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, awkwardRequest);
  await submitButton(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('(719) 555-0142');
  await notice.getByRole('button', { name: 'Copy my message' }).click();
  await expect(notice.getByRole('status')).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const value of Object.values(awkwardRequest)) expect(copied.replaceAll('\r', '')).toContain(value);
  await built.close();
  await receiver.close();
});

test('Back while sending keeps the draft for the return', async ({ page }) => {
  const receiver = await startReceiver(() => {});
  const built = await startSiteFor(receiver.url);
  await page.goto(`${built.url}/about`);
  await page.goto(`${built.url}/contact`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, awkwardRequest);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await page.goBack();
  await page.goForward();
  await waitForQuoteForm(page);
  await expectQuoteForm(page, awkwardRequest);
  expect(receiver.leads.length).toBeLessThanOrEqual(1);
  await built.close();
  await receiver.close();
});

test('the same origin inbox answers a full request with thanks', async ({ page }) => {
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, { ...awkwardRequest, name: 'Same origin' });
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
});
