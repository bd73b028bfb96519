import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInbox, type Environment } from '../../hosting/inbox-worker.ts';
import type { FunctionSite } from '../../hosting/quote-forwarder.ts';
import { anyRequest } from '../any-request.ts';

const site: FunctionSite = {
  contact: {
    brand: 'Peak & Pane',
    phone: { display: '(719) 555-0142', href: 'tel:+17195550142' },
    answer: 'contact you soon',
  },
  style: '',
  pagePolicy: "default-src 'none'",
  headers: {},
  notSentPage: '',
  thankYouPath: '/contact#thank-you',
  receiverSeconds: 5,
};
const quote = {
  ...anyRequest,
  name: 'Dana Reyes',
  email: '',
  phone: '719 555 0188',
  service: 'window-cleaning',
  property: 'residential',
  message: '',
  address: '1200 Example Ave',
};

/** D1 as the Worker uses it, on SQLite, with a count of the rows that were written. */
function createDatabase() {
  const database = new DatabaseSync(':memory:');
  database.exec(readFileSync('src/inbox/schema.sql', 'utf8'));
  const written = () => Number(database.prepare('SELECT total_changes() AS count').get()?.['count']);
  interface Bound {
    sql: string;
    values: SQLInputValue[];
    bind(...values: SQLInputValue[]): Bound;
  }
  const prepare = (sql: string, values: SQLInputValue[] = []): Bound => ({
    sql,
    values,
    bind: (...bound) => prepare(sql, bound),
  });
  const DB = {
    prepare: (sql: string) => prepare(sql),
    async batch(statements: Bound[]) {
      database.exec('BEGIN');
      try {
        const results = statements.map(({ sql, values }) => ({ results: database.prepare(sql).all(...values) }));
        database.exec('COMMIT');
        return results;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
  };
  return { DB, database, written };
}

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let receiver: Server;
let received: Received[];
let status: number;
let url: string;

beforeEach(async () => {
  received = [];
  status = 200;
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterEach(() => {
  receiver.closeAllConnections();
  receiver.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function startWorker(settings: Partial<Environment> = {}) {
  const { DB, database, written } = createDatabase();
  const environment = { DB, QUOTE_FORWARD_URL: url, QUOTE_HASH_SECRET: 'long and random', ...settings };
  if (settings.QUOTE_FORWARD_URL === '') Reflect.deleteProperty(environment, 'QUOTE_FORWARD_URL');
  const worker = createInbox(site);
  const later: Promise<unknown>[] = [];
  const fetchWorker = async (
    body: BodyInit,
    headers: Record<string, string>,
    after: typeof environment = environment,
  ) => {
    const request = new Request('https://www.example.com/api/quote', { method: 'POST', headers, body });
    const answer = await worker.fetch(request, after, { waitUntil: (promise) => void later.push(promise) });
    await Promise.all(later);
    return answer;
  };
  const post = (changes: object = {}, headers: Record<string, string> = {}) =>
    fetchWorker(JSON.stringify({ ...quote, ...changes }), {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': '203.0.113.1',
      ...headers,
    });
  const runCron = () => worker.scheduled(undefined, environment);
  const all = (sql: string) => database.prepare(sql).all();
  return { post, fetchWorker, runCron, all, database, environment, written, worker };
}

describe('the inbox on D1', () => {
  test('writes nothing for a post past the limit of its client', async () => {
    const { post, written } = startWorker({ QUOTE_RATE_LIMIT: '2' });
    for (const name of ['One', 'Two']) expect((await post({ name })).status).toBe(201);
    const before = written();
    for (const name of ['Three', 'Four']) expect((await post({ name })).status).toBe(429);
    expect(written()).toBe(before);
    expect((await post({ name: 'Five' }, { 'CF-Connecting-IP': '203.0.113.2' })).status).toBe(201);
    const count = async (address: string) => (await post({}, { 'CF-Connecting-IP': address })).status;
    // One connection commonly owns a /64 whole.
    const [whole, short, other] = ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::9', '2001:db8:0:2::9'];
    const statuses = [await count(whole), await count(short), await count(whole), await count(other)];
    expect(statuses).toEqual([201, 201, 429, 201]);
  });

  test('takes a mistyped limit for none, not for one that nobody keeps', async () => {
    const { post } = startWorker({ QUOTE_RATE_LIMIT: '-5' });
    for (const name of ['One', 'Two']) expect((await post({ name })).status).toBe(201);
  });

  test('stores and forwards a request once that comes again under its key, at the same moment too', async () => {
    const { post, fetchWorker, all } = startWorker();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2].map(() => post({}, { 'Idempotency-Key': key })));
    answers.push(await post({}, { 'Idempotency-Key': key }));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(new Set(ids).size).toBe(1);
    expect(received.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
      [ids[0], JSON.stringify(quote)],
    ]);
    const form = new URLSearchParams({ ...quote, 'idempotency-key': key });
    const again = await fetchWorker(form, { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(again.status).toBe(303);
    expect(all('SELECT id FROM requests')).toHaveLength(1);
  });

  test('keeps what the form has not aside, and tells marks and the first of equal requests beside the fields', async () => {
    const { post, all } = startWorker();
    const first = (await (await post({ unlisted: '4711' })).json()) as { id: string };
    await post();
    expect(received.map(({ body }) => body)).toEqual([JSON.stringify(quote), JSON.stringify(quote)]);
    expect(received.map(({ headers }) => [headers['quote-marks'], headers['quote-duplicate-of']])).toEqual([
      ['unknown-field', undefined],
      [undefined, first.id],
    ]);
    expect(JSON.parse(String(all('SELECT fields FROM requests')[0]?.['fields']))).toEqual({
      ...quote,
      unlisted: '4711',
    });
  });

  test('delivers once in two runs of the cron that overlap, the oldest first, as many as a free plan allows', async () => {
    status = 500;
    const { post, runCron, all, database } = startWorker({ QUOTE_RATE_LIMIT: '100' });
    vi.spyOn(console, 'warn').mockReturnValue();
    for (let count = 0; count < 30; count += 1) await post({ name: `Visitor ${count}` });
    database.exec(`UPDATE deliveries SET next_at = 1 + (SELECT number FROM requests WHERE id = request_id)`);
    [received, status] = [[], 200];
    await Promise.all([runCron(), runCron()]);
    const names = received.map(({ body }) => Number(JSON.parse(body).name.slice(8)));
    expect(names.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, index) => index));
    expect(all(`SELECT 1 FROM deliveries WHERE state <> 'delivered'`)).toEqual([]);

    database.exec(
      `UPDATE deliveries SET state = 'waiting', next_at = 1 + (SELECT number FROM requests WHERE id = request_id)`,
    );
    received = [];
    await runCron();
    const oldest = received.map(({ body }) => Number(JSON.parse(body).name.slice(8)));
    expect(oldest.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  test('takes a redirect for a failure, which it tries again', async () => {
    status = 302;
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { post, runCron, all, database } = startWorker();
    await post();
    expect(all('SELECT state FROM deliveries')).toEqual([{ state: 'waiting' }]);
    expect(warned.mock.calls.join()).toContain('302');
    status = 200;
    database.exec('UPDATE deliveries SET next_at = 0');
    await runCron();
    expect(all('SELECT state FROM deliveries')).toEqual([{ state: 'delivered' }]);
  });

  test('bounds what a client stores in an hour, however few posts that takes', async () => {
    const { post } = startWorker({ QUOTE_RATE_LIMIT: '100' });
    const fill = (name: string, client: string) =>
      post({ name, message: 'm'.repeat(250_000) }, { 'CF-Connecting-IP': client });
    const statuses = [];
    for (let count = 0; count < 18; count += 1) statuses.push((await fill(`Visitor ${count}`, '203.0.113.1')).status);
    expect(statuses.indexOf(429)).toBe(16);
    expect((await fill('Another', '203.0.113.2')).status).toBe(201);
  });

  test.each([
    ['without a receiver', ''],
    ["with half of a receiver's address", 'flows.example.com/hook'],
  ])('%s keeps the delivery until there is one, and says that nobody was told', async (_, QUOTE_FORWARD_URL) => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const { post, runCron, environment } = startWorker({ QUOTE_FORWARD_URL });
    expect((await post()).status).toBe(201);
    expect(told.mock.calls.join()).toContain('QUOTE_FORWARD_URL');
    expect(told.mock.calls.join()).not.toContain('Dana');
    await expect(runCron()).rejects.toThrow('QUOTE_FORWARD_URL');
    environment.QUOTE_FORWARD_URL = url;
    await runCron();
    expect(received.map(({ body }) => body)).toEqual([JSON.stringify(quote)]);
  });

  test('holds no hash that can be made without its secret', async () => {
    const hashes = [];
    for (const settings of [{}, { QUOTE_HASH_SECRET: 'another' }, { QUOTE_FORWARD_URL: '', QUOTE_HASH_SECRET: '' }]) {
      vi.spyOn(console, 'error').mockReturnValue();
      const { post, all } = startWorker(settings);
      await post({ email: 'dana@example.com' });
      const [recent] = all('SELECT content, name, phone, email, client FROM recent');
      hashes.push(
        ...Object.values({ ...recent }),
        ...all('SELECT client FROM rate_counts').map(({ client }) => client),
      );
    }
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test.each([
    ['30 days', { QUOTE_KEEP_DAYS: '30' }, 30],
    ['30 days written as a number', { QUOTE_KEEP_DAYS: 30 }, 30],
    ['seven years where nothing is set', {}, 7 * 365.25],
    ['seven years where the setting is empty', { QUOTE_KEEP_DAYS: '' }, 7 * 365.25],
    ['seven years where the setting is no number', { QUOTE_KEEP_DAYS: '30 days' }, 7 * 365.25],
  ])('forgets requests after %s, and not before', async (_, settings, days) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { post, runCron, all } = startWorker(settings);
    await post();
    vi.setSystemTime(Date.now() + (days - 1) * 86_400_000);
    await runCron();
    expect(all('SELECT 1 FROM requests')).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    await runCron();
    expect(all('SELECT 1 FROM requests')).toEqual([]);
    expect(all('SELECT 1 FROM deliveries')).toEqual([]);
  });
});
