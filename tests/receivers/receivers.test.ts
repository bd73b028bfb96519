import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../server/serve.ts';
import { readBusinessContact } from '../../src/lib/quotes/business-contact.ts';
import type { QuoteValues } from '../../src/lib/quotes/quote-fields.ts';
import { readServerSettings } from '../../src/lib/settings/server-settings.ts';
import { quotePath } from '../../src/lib/site/addresses.ts';
import { awkwardRequest, fillQuoteForm, submitButton, thankYou, waitForQuoteForm } from '../browser/quote-page.ts';
import { startSiteFor } from '../browser/receiver.ts';
import { getHeadlessChromium } from '../find-chromium.ts';
import { getFreePort } from '../free-port.ts';
import { cloudflare, siteDirectory } from '../hosting/engines.ts';
import { startMailServer } from '../server/mail-server.ts';
import { type FlowServer, type FlowServerKind, n8n, nodeRed } from './flow-servers.ts';

type Way = 'directly' | 'through the forwarder';

describe.each<FlowServerKind>([nodeRed, n8n])('$name', (kind) => {
  let browser: Browser;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: FlowServer;
  const sites: Record<Way, string> = { directly: '', 'through the forwarder': '' };
  let webhook = '';
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const port = await getFreePort();
    webhook = `http://127.0.0.1:${port}${kind.webhookPath}`;
    const forwarding = await cloudflare.start(webhook);
    closing.push(() => forwarding.close());
    sites['through the forwarder'] = forwarding.url;
    const direct = await startSiteFor(webhook, { upstream: forwarding.url });
    closing.push(() => direct.close());
    sites.directly = direct.url;
    mail = await startMailServer();
    closing.push(() => mail.close());
    server = await kind.start({ port, siteUrl: direct.url, mailPort: mail.port });
    closing.push(() => server.close());
    browser = await chromium.launch({ executablePath: getHeadlessChromium(), args: ['--no-sandbox'] });
    closing.push(() => browser.close());
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  const stored = async (name: string) => (await server.readRequests()).filter(({ fields }) => fields['name'] === name);

  async function send(site: string, request: QuoteValues, javaScriptEnabled: boolean) {
    const page = await browser.newPage({ javaScriptEnabled });
    try {
      await page.goto(`${site}/contact`);
      if (javaScriptEnabled) await waitForQuoteForm(page);
      await fillQuoteForm(page, request);
      await submitButton(page).click();
      await thankYou(page).waitFor({ state: 'visible' });
      return page.url();
    } finally {
      await page.close();
    }
  }

  for (const way of ['directly', 'through the forwarder'] as const) {
    test(`a request sent ${way} is stored as the visitor wrote it`, async () => {
      const request = { ...awkwardRequest, name: `${awkwardRequest.name}, ${way}` };
      await send(sites[way], request, true);
      const rows = await stored(request.name);
      expect(rows.map(({ fields }) => fields)).toEqual([request]);
    });

    test(`so is one sent ${way} without JavaScript, and it ends on the thank-you screen`, async () => {
      const request = { ...awkwardRequest, name: `${awkwardRequest.name}, no script, ${way}` };
      expect(await send(sites[way], request, false)).toBe(`${sites[way]}/contact#thank-you`);
      const rows = await stored(request.name);
      expect(rows.map(({ fields }) => fields)).toEqual([request]);
    });
  }

  const post = (url: string, request: Partial<QuoteValues>, asForm = false) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': asForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      body: asForm ? new URLSearchParams(request).toString() : JSON.stringify(request),
    });

  test('the same request again is kept and linked, and told of once', async () => {
    const request = { ...awkwardRequest, name: 'Twice and thrice' };
    const other = { ...request, message: 'Another message.' };
    expect((await post(webhook, request)).status).toBe(201);
    expect((await post(webhook, request)).status).toBe(201);
    expect((await post(webhook, request, true)).status).toBe(303);
    expect((await post(webhook, other)).status).toBe(201);

    const rows = await stored(request.name);
    const first = rows[0]?.id;
    expect(rows.map(({ repeats }) => repeats)).toEqual([undefined, first, first, undefined]);
    expect(rows.map(({ fields }) => fields)).toEqual([request, request, request, other]);
    const told = () => mail.messages.filter(({ headers }) => headers['subject']?.includes(request.name));
    await expect.poll(told, { timeout: 10_000 }).toHaveLength(2);
    // The messages of the repeated ones would be here by now.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(told()).toHaveLength(2);
  });

  test('a delivery that comes again under its key is known by it', async () => {
    const request = { ...awkwardRequest, name: 'Delivered twice' };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'k3y0fth1s0ne' };
      const answer = await fetch(webhook, { method: 'POST', headers, body: JSON.stringify(request) });
      expect(answer.status).toBe(201);
    }
    const rows = await stored(request.name);
    expect(rows.map(({ key }) => key)).toEqual(['k3y0fth1s0ne', 'k3y0fth1s0ne']);
    expect(rows.map(({ repeats }) => repeats)).toEqual([undefined, rows[0]?.id]);
  });

  test('what the inbox takes arrives, each request under its key, though the receiver is killed in the middle and down', async ({
    skip,
  }) => {
    if (!server.restart) return skip('It takes too long to start again.');
    const folder = mkdtempSync(join(tmpdir(), 'peak-and-pane-inbox-'));
    const inbox = await startServer({
      ...readServerSettings({}),
      siteDirectory,
      quotesDirectory: join(folder, 'quotes'),
      business: readBusinessContact('src/content/business.yaml'),
      port: 0,
      rateLimit: 1000,
      deliveries: { forwardUrl: webhook },
    });
    const names = Array.from({ length: 60 }, (_, index) => `By way of the inbox, ${index}`);
    const arrived = async () =>
      (await server.readRequests()).filter(({ fields }) => names.includes(`${fields['name']}`));
    const postAll = async (from: number, to: number) => {
      for (const name of names.slice(from, to)) {
        expect((await post(inbox.url + quotePath, { ...awkwardRequest, name })).status).toBe(201);
      }
    };
    try {
      const posting = postAll(0, 40);
      await expect.poll(async () => (await arrived()).length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(5);
      await server.restart(async () => {
        await posting;
        await postAll(40, 60);
      });
      const missing = async () => {
        const found = new Set((await arrived()).map(({ fields }) => fields['name']));
        return names.filter((name) => !found.has(name));
      };
      await expect.poll(missing, { timeout: 60_000, interval: 500 }).toEqual([]);
      const keys = new Map((await arrived()).map(({ key, fields }) => [key, fields['name']]));
      expect(keys.size).toBe(names.length);
    } finally {
      await inbox.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);

  test('a request without a required field is refused, in words for a form', async () => {
    const { phone: _phone, ...request } = { ...awkwardRequest, name: 'No phone' };
    const answer = await post(webhook, { ...request, address: ' ' });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors).sort()).toEqual(['address', 'phone']);
    const page = await post(webhook, request, true);
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await stored('No phone')).toEqual([]);
    expect((await post(sites['through the forwarder'] + quotePath, request, true)).status).toBe(400);
  });

  // Last: the storage does not come back.
  test('nobody is thanked for a request that could not be stored', async () => {
    await server.breakStorage();
    for (const asForm of [false, true]) {
      expect((await post(webhook, awkwardRequest, asForm)).status).toBe(500);
      expect((await post(sites['through the forwarder'] + quotePath, awkwardRequest, asForm)).status).toBe(502);
    }
  });
});
