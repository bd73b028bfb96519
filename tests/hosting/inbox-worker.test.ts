import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { maxQuoteKilobytes, readHostedSite } from '../../hosting/hosted-site.ts';
import { renderCloudflareInbox } from '../../hosting/hosts/cloudflare.ts';
import { getQuoteField } from '../../src/schemas/quote-fields.ts';
import { quotePath } from '../../src/site/addresses.ts';
import { awkwardRequest } from '../browser/quote-page.ts';
import { siteDirectory, startWrangler } from './engines.ts';
import { call, type Receiver, startReceiver, takeRequest } from './exchange.ts';

const postsPerMinute = 5;
const database = 'website-quotes';

describe("the inbox in Cloudflare's local runtime", () => {
  let worker: Awaited<ReturnType<typeof startWrangler>>;
  let receiver: Receiver;
  let clients = 0;

  beforeAll(async () => {
    receiver = await startReceiver();
    const site = readHostedSite(siteDirectory, { SITE_URL: 'https://www.example.com' });
    const variables = {
      QUOTE_FORWARD_URL: receiver.url,
      QUOTE_RATE_LIMIT: String(postsPerMinute),
      QUOTE_HASH_SECRET: 'long and random',
    };
    worker = await startWrangler(renderCloudflareInbox(site), variables, database);
  });
  afterAll(async () => {
    await worker?.close();
    await receiver.close();
  });
  afterEach(() => {
    receiver.answer = takeRequest;
  });

  /** From another address each time, unless told which. */
  const post = (body: string, headers: Record<string, string> = {}) => {
    clients += 1;
    const client = { 'CF-Connecting-IP': `203.0.113.${clients}`, 'Content-Type': 'application/json' };
    return call(worker.url, quotePath, { method: 'POST', headers: { ...client, ...headers }, body });
  };
  const named = (name: string) => ({ ...awkwardRequest, name: `${awkwardRequest.name} ${name}` });
  const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const runCron = () => call(worker.url, '/cdn-cgi/handler/scheduled');
  const receivedAs = (id: string) =>
    receiver.received.filter(({ headers }) => headers['idempotency-key'] === id).map(({ body }) => body.toString());

  /** What `wrangler d1 export` writes, opened as the local server's own database would be. */
  function exportRequests() {
    worker.run('d1', 'export', database, '--local', '--output', 'export.sql');
    const copy = new DatabaseSync(':memory:');
    copy.exec(readFileSync(join(worker.folder, 'export.sql'), 'utf8'));
    const rows = copy.prepare('SELECT * FROM requests LEFT JOIN deliveries ON request_id = id').all();
    return rows.map((row) => ({ ...row, fields: JSON.parse(String(row['fields'])) })) as Record<string, unknown>[];
  }

  test('a request is stored, answered, and forwarded at once under its id', async () => {
    const request = named('at once');
    const answer = await post(JSON.stringify(request));
    expect(answer.status).toBe(201);
    const { id } = JSON.parse(answer.body.toString());
    await expect.poll(() => receivedAs(id)).toEqual([JSON.stringify(request)]);
  });

  test('a form post ends on the thank-you screen', async () => {
    const answer = await post(new URLSearchParams(named('as a form')).toString(), asForm);
    expect([answer.status, answer.headers.location]).toEqual([303, '/contact#thank-you']);
  });

  test('what is no quote request is refused and never stored', async () => {
    const { phone: _phone, ...rest } = named('refused');
    const refused = [
      await post('', { 'Content-Type': 'text/plain' }),
      await post('not JSON'),
      await post(JSON.stringify(rest)),
      await post(JSON.stringify({ ...awkwardRequest, name: '\u200b', extra: 'x' })),
      await post(JSON.stringify({ ...named('refused'), message: 'm'.repeat(maxQuoteKilobytes * 1024) })),
      await call(worker.url, quotePath),
    ];
    expect(refused.map(({ status }) => status)).toEqual([415, 400, 400, 400, 413, 405]);
    const page = await post(new URLSearchParams(rest).toString(), asForm);
    expect(page.status).toBe(400);
    expect(page.body.toString()).toContain(getQuoteField('phone').error);
    expect(page.body.toString()).toContain('12 Calle de la Peña');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('a request that comes again under its key is stored and forwarded once', async () => {
    const request = named('again');
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = [await post(JSON.stringify(request), headers), await post(JSON.stringify(request), headers)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = answers.map(({ body }) => JSON.parse(body.toString()).id);
    expect(second).toBe(first);
    await expect.poll(() => receivedAs(first)).toEqual([JSON.stringify(request)]);
  });

  test('one client may send only so many in a minute, and nobody else waits for it', async () => {
    const from = (client: string) => post(JSON.stringify(named('in a hurry')), { 'CF-Connecting-IP': client });
    const answers = [];
    // The minute may end in between.
    for (let sent = 0; sent <= 2 * postsPerMinute; sent += 1) answers.push(await from(`2001:db8::${sent + 1}`));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(Number(limited[0]?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await from('2001:db8:0:1::1')).status).toBe(201);
  });

  test('a receiver that fails gets the request again from the cron, under the same id', async () => {
    receiver.answer = (_request, response) => response.writeHead(503).end();
    const request = named('later');
    const { id } = JSON.parse((await post(JSON.stringify(request))).body.toString());
    await expect.poll(() => receivedAs(id)).toHaveLength(1);
    receiver.answer = takeRequest;
    // Not before its pause of some five seconds is over.
    await expect
      .poll(async () => (await runCron()).status === 200 && receivedAs(id), { interval: 1000, timeout: 20_000 })
      .toHaveLength(2);
    await runCron();
    expect(receivedAs(id)).toEqual([JSON.stringify(request), JSON.stringify(request)]);
  });

  test('an export holds every request, its likes linked and its delivery told', async () => {
    const request = named('twice');
    const ids = [];
    for (let copy = 0; copy < 2; copy += 1) {
      ids.push(JSON.parse((await post(JSON.stringify(request))).body.toString()).id);
    }
    for (const id of ids) await expect.poll(() => receivedAs(id)).toHaveLength(1);
    const rows = exportRequests();
    const find = (name: string) => rows.filter((row) => (row['fields'] as typeof request).name === named(name).name);
    expect(find('twice').map(({ id, duplicate_of }) => [id, duplicate_of])).toEqual([
      [ids[0], null],
      [ids[1], ids[0]],
    ]);
    expect(find('at once').map(({ fields, state, attempts }) => [fields, state, attempts])).toEqual([
      [named('at once'), 'delivered', 1],
    ]);
    expect(find('later').map(({ state, attempts }) => [state, attempts])).toEqual([['delivered', 2]]);
    expect(find('refused')).toEqual([]);
  });
});
