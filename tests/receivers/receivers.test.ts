import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import forwardOnNetlify from '../../hosting/netlify/functions/quote.mts';
import { startServer } from '../../server/serve.ts';
import { readBusinessContact } from '../../src/lib/quotes/business-contact.ts';
import { type QuoteValues, quoteFieldNames } from '../../src/lib/quotes/quote-fields.ts';
import { readServerSettings } from '../../src/lib/settings/server-settings.ts';
import { quotePath, thankYouPath } from '../../src/lib/site/addresses.ts';
import { awkwardRequest, fillQuoteForm, submitButton, thankYou, waitForQuoteForm } from '../browser/quote-page.ts';
import { startSiteFor } from '../browser/receiver.ts';
import { getHeadlessChromium } from '../find-chromium.ts';
import { siteDirectory } from '../hosting/engines.ts';
import { startMailServer } from '../server/mail-server.ts';
import { N8nServer, n8nVersion, type QuoteRow } from './n8n-server.ts';

type Closing = () => unknown;

async function startInbox(webhook: string, folder = mkdtempSync(join(tmpdir(), 'peak-and-pane-inbox-'))) {
  const server = await startServer({
    ...readServerSettings({}),
    siteDirectory,
    quotesDirectory: join(folder, 'quotes'),
    business: readBusinessContact('src/content/business.yaml'),
    port: 0,
    rateLimit: 1000,
    deliveries: { forwardUrl: webhook },
  });
  return {
    url: server.url,
    folder,
    stop: server.close,
    /** Returns the ids of the requests whose delivery in the inbox has this state. */
    listRequests(state: string): string[] {
      const database = new DatabaseSync(join(folder, 'quotes/quotes.db'), { readOnly: true });
      const rows = database.prepare('SELECT request_id FROM deliveries WHERE state = ?').all(state);
      database.close();
      return rows.map((row) => String(row['request_id']));
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface PostOptions {
  headers?: Record<string, string>;
  /** Posts as a browser does without script. */
  asForm?: boolean;
}

const post = (url: string, request: Record<string, string>, { headers, asForm = false }: PostOptions = {}) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': asForm ? 'application/x-www-form-urlencoded' : 'application/json',
      Accept: asForm ? 'text/html,application/xhtml+xml,*/*;q=0.8' : '*/*',
      ...headers,
    },
    body: asForm ? new URLSearchParams(request).toString() : JSON.stringify(request),
  });

/** Posts through the function of a host, in the way Netlify calls it. */
function postToFunction(webhook: string, request: Record<string, string>, asForm = false) {
  vi.stubEnv('QUOTE_FORWARD_URL', webhook);
  const headers = { 'Content-Type': asForm ? 'application/x-www-form-urlencoded' : 'application/json' };
  const body = asForm ? new URLSearchParams(request) : JSON.stringify(request);
  return forwardOnNetlify(new Request('https://www.example.com/api/quote', { method: 'POST', headers, body }));
}

const nameRequests = (label: string, count: number) => Array.from({ length: count }, (_, index) => `${label} ${index}`);
const getNames = (rows: QuoteRow[]) => new Set(rows.map(({ name }) => String(name)));

describe(`n8n ${n8nVersion}`, () => {
  let n8n: N8nServer;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let browser: Browser;
  let inbox: Awaited<ReturnType<typeof startInbox>>;
  const sites = { directly: '', 'through the inbox': '' };
  const closing: Closing[] = [];
  const mails: { subject: string; text: string }[] = [];
  let mailPort = 0;

  async function openMailServer() {
    mail = await startMailServer(undefined, mailPort);
    mailPort = mail.port;
  }
  async function closeMailServer() {
    mails.push(...mail.messages.splice(0).map(toMail));
    await mail.close();
  }
  const toMail = ({ headers, text }: (typeof mail.messages)[number]) => ({
    subject: headers['subject'] ?? '',
    text: text.replaceAll('\r\n', '\n'),
  });
  const findMails = (name: string) =>
    [...mails, ...mail.messages.map(toMail)].filter(({ text }) => text.includes(`Full Name: ${name}\n`));

  beforeAll(async () => {
    await openMailServer();
    closing.push(() => mail.close());
    n8n = await N8nServer.create();
    closing.push(() => n8n.close());
    await n8n.start();
    inbox = await startInbox(n8n.webhook);
    closing.push(() => inbox.close());
    const direct = await startSiteFor(n8n.webhook, { upstream: inbox.url });
    closing.push(() => direct.close());
    Object.assign(sites, { directly: direct.url, 'through the inbox': inbox.url });
    await n8n.setUp({ siteUrl: direct.url, mailPort });
    browser = await chromium.launch({ executablePath: getHeadlessChromium(), args: ['--no-sandbox'] });
    closing.push(() => browser.close());
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  const findRows = (name: string) => n8n.readRows().filter((row) => row.name === name);
  const waitForRow = async (name: string) => {
    await expect.poll(() => findRows(name).length, { timeout: 30_000 }).toBe(1);
    return findRows(name)[0] as QuoteRow;
  };
  const pickFields = (row: QuoteRow) => Object.fromEntries(quoteFieldNames.map((field) => [field, row[field]]));

  test('the workflow uses the current version of each node', async () => {
    const types = await n8n.readNodeTypes();
    for (const { name, type, typeVersion } of n8n.workflow.nodes) {
      const versions = types.filter((entry) => entry.name === type);
      const newest = Math.max(...versions.flatMap(({ version, defaultVersion }) => defaultVersion ?? version));
      expect({ name, typeVersion }).toEqual({ name, typeVersion: newest });
    }
  });

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

  for (const way of ['directly', 'through the inbox'] as const) {
    test(`a request sent ${way} is stored as the visitor wrote it`, async () => {
      const request = { ...awkwardRequest, name: `${awkwardRequest.name}, ${way}` };
      await send(sites[way], request, true);
      expect(pickFields(await waitForRow(request.name))).toEqual(request);
    });

    test(`a request sent ${way} without JavaScript is stored and thanked for`, async () => {
      const request = { ...awkwardRequest, name: `${awkwardRequest.name}, no script, ${way}` };
      expect(await send(sites[way], request, false)).toBe(sites[way] + thankYouPath);
      expect(pickFields(await waitForRow(request.name))).toEqual(request);
    });
  }

  test("a request that a host's function forwards is stored, as JSON and as a form post", async () => {
    for (const asForm of [false, true]) {
      const request = { ...awkwardRequest, name: `Forwarded ${asForm}` };
      expect((await postToFunction(n8n.webhook, request, asForm)).status).toBe(asForm ? 303 : 200);
      expect(pickFields(await waitForRow(request.name))).toEqual(request);
    }
  });

  test('the owner keeps unknown fields and the flags of the inbox', async () => {
    const request = { ...awkwardRequest, name: 'Newer page', unlisted: 'Code 42', __proto__x: 'y' };
    const headers = { 'Quote-Marks': 'unknown-field', 'Quote-Duplicate-Of': 'k3y' };
    expect((await post(n8n.webhook, request, { headers })).status).toBe(201);
    const row = await waitForRow(request.name);
    expect(JSON.parse(String(row['more']))).toEqual({
      unlisted: 'Code 42',
      __proto__x: 'y',
      'quote-marks': 'unknown-field',
      'quote-duplicate-of': 'k3y',
    });
    await expect.poll(() => findMails(request.name)[0]?.text).toContain('unlisted: Code 42');
  });

  test('a repeated request is stored, linked to the first, and mailed again', async () => {
    const request = { ...awkwardRequest, name: 'Twice and thrice' };
    expect((await post(n8n.webhook, request)).status).toBe(201);
    expect((await post(n8n.webhook, request, { asForm: true })).status).toBe(303);
    expect((await post(n8n.webhook, { ...request, message: 'Another message.' })).status).toBe(201);
    const rows = findRows(request.name);
    expect(rows.map(({ repeats_id }) => repeats_id)).toEqual(['', String(rows[0]?.id), '']);
    await expect.poll(() => findMails(request.name).length, { timeout: 30_000 }).toBe(3);
  });

  test('a delivery with a known key is stored once, and mailed again', async () => {
    const request = { ...awkwardRequest, name: 'Delivered twice' };
    const deliver = (message: string) =>
      post(n8n.webhook, { ...request, message }, { headers: { 'Idempotency-Key': 'k3y0fth1s0ne' } });
    for (const message of ['first', 'first', 'other']) expect((await deliver(message)).status).toBe(201);
    expect(findRows(request.name).map(({ message }) => message)).toEqual(['first', 'other']);
    await expect.poll(() => findMails(request.name).length, { timeout: 30_000 }).toBe(3);
  });

  test('a request without a required field is refused with the name of the field', async () => {
    const { phone: _phone, ...request } = { ...awkwardRequest, name: 'No phone', address: ' ' };
    const answer = await post(n8n.webhook, request);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors).sort()).toEqual(['address', 'phone']);
    const page = await post(n8n.webhook, request, { asForm: true });
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Add the address of the property.');
    expect(findRows('No phone')).toEqual([]);
  });

  describe.each<[string, () => unknown, () => unknown]>([
    ['a missing column', () => n8n.deleteColumn('more'), () => n8n.addColumn('more')],
    ['a missing column of the form', () => n8n.deleteColumn('phone'), () => n8n.addColumn('phone')],
    ['a database that cannot write', () => n8n.failInserts(), () => n8n.allowInserts()],
  ])('with %s', (fault, breakStorage, repair) => {
    beforeAll(async () => void (await breakStorage()));

    test('no visitor is thanked for a request that is not stored', async () => {
      const request = { ...awkwardRequest, name: `Unlucky, ${fault}` };
      for (const asForm of [false, true]) {
        expect((await post(n8n.webhook, request, { asForm })).status).toBe(500);
        expect((await postToFunction(n8n.webhook, request, asForm)).status).toBe(502);
      }
      expect(findRows(request.name)).toEqual([]);
    });

    test('the inbox delivers its requests once the fault is fixed', async () => {
      const request = { ...awkwardRequest, name: `Patient, ${fault}` };
      expect((await post(inbox.url + quotePath, request)).status).toBe(201);
      await expect.poll(() => inbox.listRequests('waiting').length, { timeout: 30_000 }).toBe(1);
      // Leaves time for one attempt.
      await wait(2_000);
      expect(inbox.listRequests('waiting')).toHaveLength(1);
      await repair();
      await waitForRow(request.name);
      await expect.poll(() => inbox.listRequests('waiting'), { timeout: 30_000 }).toEqual([]);
    });
  });

  test('a request is mailed although the mail server is down for a moment', async () => {
    const request = { ...awkwardRequest, name: 'Mail server down' };
    await closeMailServer();
    expect((await post(n8n.webhook, request)).status).toBe(201);
    await wait(3_000);
    await openMailServer();
    await expect.poll(() => findMails(request.name).length, { timeout: 25_000 }).toBe(1);
    await expect.poll(() => findRows(request.name)[0]?.['mailed_at']).toBeTruthy();
  });

  test('a request is mailed although the mail server is down longer than n8n retries', async () => {
    const request = { ...awkwardRequest, name: 'Mail server down for long' };
    await closeMailServer();
    expect((await post(n8n.webhook, request)).status).toBe(201);
    await wait(30_000);
    await openMailServer();
    await expect.poll(() => findMails(request.name).length, { timeout: 60_000 }).toBeGreaterThan(0);
    await expect.poll(() => findRows(request.name)[0]?.['mailed_at'], { timeout: 20_000 }).toBeTruthy();
  }, 150_000);

  test('a request is mailed although n8n was killed after storing it', async () => {
    const request = { ...awkwardRequest, name: 'Killed before the mail' };
    await closeMailServer();
    expect((await post(n8n.webhook, request)).status).toBe(201);
    await n8n.kill();
    expect(findRows(request.name).map(({ mailed_at }) => mailed_at)).toEqual(['']);
    await openMailServer();
    await n8n.start();
    await expect.poll(() => findMails(request.name).length, { timeout: 90_000 }).toBeGreaterThan(0);
  }, 180_000);

  test('sixty requests are stored and mailed once, though n8n is killed midway', async () => {
    const own = await startInbox(n8n.webhook);
    onTestFinished(own.close);
    const names = nameRequests('One of sixty', 60);
    const postAll = async (batch: string[]) => {
      for (const name of batch) {
        expect((await post(own.url + quotePath, { ...awkwardRequest, name })).status).toBe(201);
      }
    };
    const listRows = () => n8n.readRows().filter(({ name }) => names.includes(String(name)));
    const posting = postAll(names.slice(0, 40));
    await expect.poll(() => listRows().length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(5);
    await n8n.kill();
    await posting;
    const storedBeforeRestart = new Set(listRows().map(({ request_id }) => String(request_id)));
    expect(own.listRequests('delivered').filter((id) => !storedBeforeRestart.has(id))).toEqual([]);
    await n8n.start();
    await postAll(names.slice(40));
    await expect.poll(() => own.listRequests('waiting'), { timeout: 120_000, interval: 500 }).toEqual([]);
    const rows = listRows();
    expect(getNames(rows)).toEqual(new Set(names));
    expect(rows).toHaveLength(60);
    const stored = new Set(rows.map(({ request_id }) => String(request_id)));
    expect(own.listRequests('delivered').filter((id) => !stored.has(id))).toEqual([]);
    const listUnmailed = () => names.filter((name) => findMails(name).length === 0);
    await expect.poll(listUnmailed, { timeout: 120_000, interval: 500 }).toEqual([]);
    const sent = names.reduce((count, name) => count + findMails(name).length, 0);
    console.log(`60 requests: ${rows.length} rows, ${sent} mails`);
  }, 400_000);

  // Runs last, because a deleted table does not come back.
  test('no visitor is thanked after the table is deleted', async () => {
    await n8n.deleteTable();
    for (const asForm of [false, true]) {
      expect((await post(n8n.webhook, awkwardRequest, { asForm })).status).toBe(500);
      expect((await postToFunction(n8n.webhook, awkwardRequest, asForm)).status).toBe(502);
    }
  });
});

describe(`n8n ${n8nVersion}, while it starts`, () => {
  test('requests answered by the start-up page of n8n arrive later', async () => {
    const mail = await startMailServer();
    const n8n = await N8nServer.create();
    let inbox = await startInbox(n8n.webhook);
    onTestFinished(async () => {
      await Promise.all([inbox.close(), n8n.close(), mail.close()]);
    });
    const names = nameRequests('During the start', 6);
    const starting = n8n.start();
    const showsStartPage = async () => {
      const answer = await fetch(n8n.webhook, { method: 'POST' }).catch(() => undefined);
      return answer?.status === 200 && answer.headers.get('content-type')?.startsWith('text/html');
    };
    await expect.poll(showsStartPage, { timeout: 120_000, interval: 20 }).toBe(true);
    for (const name of names) {
      expect((await post(inbox.url + quotePath, { ...awkwardRequest, name })).status).toBe(201);
    }
    await starting;
    // While n8n responds with its start-up page, it cannot store anything.
    expect(inbox.listRequests('delivered')).toEqual([]);
    await n8n.setUp({ siteUrl: 'https://www.example.com', mailPort: mail.port });
    // A restart makes every waiting delivery due, so that the test need not wait for the next attempt.
    await inbox.stop();
    inbox = await startInbox(n8n.webhook, inbox.folder);
    await expect.poll(() => inbox.listRequests('waiting'), { timeout: 240_000, interval: 500 }).toEqual([]);
    expect(getNames(n8n.readRows())).toEqual(new Set(names));
  }, 400_000);

  test("a host's function does not accept the start-up page of n8n as a receipt", async () => {
    const n8n = await N8nServer.create();
    onTestFinished(() => n8n.close());
    const starting = n8n.start();
    const statuses = new Set<number>();
    const forward = async () => statuses.add((await postToFunction(n8n.webhook, awkwardRequest)).status);
    while ((await Promise.race([starting.then(() => 'started'), forward()])) !== 'started') await wait(20);
    expect([...statuses]).toEqual([502]);
  }, 300_000);
});
