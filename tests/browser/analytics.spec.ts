import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { startConfiguredSite } from './configured-site.ts';
import { awkwardRequest, fillQuoteForm, readLeads, submitButton, thankYou, waitForQuoteForm } from './quote-page.ts';
import { test } from './same-tab.ts';

// Mimics the real tracker: sends a view at the start unless disabled, and views and events when called, each to its own
// origin.
const tracker = `{
  const { src, dataset } = document.currentScript;
  const send = (data) => fetch(new URL(src).origin + '/api/send', { method: 'POST', body: JSON.stringify(data) });
  window.umami = { track: (name = 'view', data = {}) => send({ name, data, url: location.href }) };
  if (dataset.autoTrack !== 'false') window.umami.track();
}`;

const brokenTracker = 'window.umami = { track() { throw new Error("no tracking today"); } };';

type Manner = 'is blocked' | 'works' | 'hangs' | 'fails' | 'throws' | 'hangs on events';

// One worker builds the site once for all of these tests.
test.describe.configure({ mode: 'default' });

let manner: Manner = 'works';
let heard: string[] = [];
let analytics: Server;
let built: Awaited<ReturnType<typeof startConfiguredSite>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  analytics = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      heard.push(`${request.url} ${request.headers.referer} ${body}`);
      if (manner === 'hangs' || (manner === 'hangs on events' && request.url !== '/script.js')) return;
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      if (manner === 'fails') response.writeHead(500).end();
      else
        response
          .writeHead(200, { 'Content-Type': 'text/javascript' })
          .end(manner === 'throws' ? brokenTracker : tracker);
    });
  });
  await new Promise<void>((resolve) => analytics.listen(0, '127.0.0.1', resolve));
  const { port } = analytics.address() as AddressInfo;
  built = await startConfiguredSite({
    PUBLIC_UMAMI_SCRIPT_URL: `http://127.0.0.1:${port}/script.js`,
    PUBLIC_UMAMI_WEBSITE_ID: '1b2c0000-0000-4000-8000-000000000000',
  });
});

test.afterAll(async () => {
  analytics.closeAllConnections();
  analytics.close();
  await built.close();
});

test.beforeEach(() => {
  heard = [];
});

async function expectCallUntouched(page: Page) {
  const cancelled = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('main a[href^="tel:"]');
    let prevented: boolean | undefined;
    addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link?.click();
    return prevented;
  });
  expect(cancelled).toBe(false);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [what, chosen] of [
    ['blocked', 'is blocked'],
    ['that never answers', 'hangs'],
    ['that answers 500', 'fails'],
    ['that throws', 'throws'],
    ['whose events never arrive', 'hangs on events'],
    ['that works', 'works'],
  ] as const) {
    test(`the menu, calls and the form work with analytics ${what}`, async ({ page }) => {
      manner = chosen;
      if (manner === 'is blocked') await page.route('**/script.js', (route) => route.abort('blockedbyclient'));
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      const request = { ...awkwardRequest, name: `${awkwardRequest.name} ${test.info().testId}` };
      // The load event may never fire.
      await page.goto(`${built.url}/contact`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await expect(page.locator('#menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await waitForQuoteForm(page);
      // A call is counted from a tenth of a second after the script has loaded.
      await page.waitForTimeout(300);
      await expectCallUntouched(page);
      await fillQuoteForm(page, request);
      await submitButton(page).tap();
      await expect(thankYou(page)).toBeVisible();
      expect(readLeads(request.name, built.quotesDirectory)).toHaveLength(1);
      expect(errors).toEqual([]);
      for (const secret of ['Zo', 'oneill', '555-0188', 'Calle', 'Fourteen'])
        expect(heard.join('\n')).not.toContain(secret);
      const tracksCalls = manner === 'works' || manner === 'hangs on events';
      expect(heard.some((line) => line.includes('Phone Call'))).toBe(tracksCalls);
    });
  }
});

const listViews = () =>
  heard.filter((line) => line.includes('"view"')).map((line) => /"url":"([^"]*)"/.exec(line)?.[1]);

test('analytics counts a visit once', async ({ page }) => {
  manner = 'works';
  await page.goto(`${built.url}/about`);
  await expect.poll(listViews).toEqual([`${built.url}/about`]);
  await page.goto(`${built.url}/reviews`);
  await expect.poll(listViews).toEqual([`${built.url}/about`, `${built.url}/reviews`]);
});

test('analytics alone causes no violation of the content security policy', async ({ page }) => {
  manner = 'works';
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${built.url}/`);
  await expect.poll(() => heard.some((line) => line.includes('view'))).toBe(true);
  expect(said).toEqual([]);
});
