import { describe, expect, onTestFinished, test } from 'vitest';
import { startOutbox } from '../../server/outbox.ts';
import type { QuoteStore } from '../../server/quote-store.ts';
import { normalizeEmail } from '../../server/spam-checks.ts';
import { getQuoteField, quoteFieldNames } from '../../src/lib/quotes/quote-fields.ts';
import {
  business,
  createClock,
  exampleQuote,
  openSecondConnection,
  postJson,
  readFields,
  readStored,
  startSite,
  type TestSite,
} from './fixture.ts';
import { type MailDecision, startMailServer } from './mail-server.ts';
import { type ReceiverResponse, startReceiver } from './receiver.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const polling = { timeout: 30_000, interval: 20 };

async function startTestReceiver(decide?: (key: string) => ReceiverResponse) {
  const started = await startReceiver(decide);
  onTestFinished(started.close);
  return started;
}

async function startTestMailServer(decide?: (key: string) => MailDecision) {
  const started = await startMailServer(decide);
  onTestFinished(started.close);
  const url = `smtp://website%40example.com:p%40ss@127.0.0.1:${started.port}`;
  return { ...started, mail: { url, from: 'website@example.com', to: ['owner@example.com'] } };
}

const post = async (site: TestSite, changes: Partial<typeof exampleQuote> = {}) => {
  const answer = await postJson(site.url, { ...exampleQuote, ...changes });
  expect(answer.status).toBe(201);
  return String(JSON.parse(answer.text).id);
};

const readDeliveries = (site: TestSite) =>
  readStored(site.quotesDirectory).map(({ deliveries }) =>
    deliveries.map(({ target, state }) => `${target} ${state}`).join(', '),
  );

function changeDeliveries(site: TestSite, sql: string, ...values: number[]) {
  const database = openSecondConnection(site.quotesDirectory);
  database.prepare(sql).run(...values);
  database.close();
}

describe('a stored request', () => {
  test('the webhook gets a stored request at once, with its id as key', async () => {
    const { posts, url } = await startTestReceiver();
    const site = await startSite(undefined, { deliveries: { forwardUrl: url.replace('//', '//me:p%40ss@') } });
    const id = await post(site, { message: 'half \ud83d of a face, ünïcode' });
    await expect.poll(() => posts, polling).toHaveLength(1);
    expect(posts[0]).toMatchObject({
      key: id,
      body: { ...exampleQuote, message: expect.stringContaining('ünïcode') },
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('me:p@ss')}` },
    });
    expect(Object.keys(posts[0]?.body ?? {})).toEqual(Object.keys(exampleQuote));
    await expect.poll(() => readDeliveries(site), polling).toEqual(['forward delivered']);
  });

  test('a stored request is delivered on arrival, not at the next poll', async () => {
    const { posts, url } = await startTestReceiver();
    const site = await startSite(undefined, { deliveries: { forwardUrl: url }, pollMilliseconds: 60 * minute });
    for (const count of [1, 2]) {
      await post(site, { name: `Visitor ${count}` });
      await expect.poll(() => posts, polling).toHaveLength(count);
    }
  });

  test('the webhook gets a repeated request once, with its flags next to the fields', async () => {
    const { posts, url } = await startTestReceiver();
    const site = await startSite(undefined, { deliveries: { forwardUrl: url } });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const body = { ...exampleQuote, unlisted: '4711' };
    const ids = [];
    for (let count = 0; count < 3; count += 1)
      ids.push(JSON.parse((await postJson(site.url, body, { headers })).text).id);
    const second = await post(site);
    await expect.poll(() => posts.length, polling).toBe(2);
    expect(new Set(ids).size).toBe(1);
    const flagHeaders = posts.map(({ key, headers: flagHeaders }) => [
      key,
      flagHeaders['quote-marks'],
      flagHeaders['quote-duplicate-of'],
    ]);
    expect(flagHeaders.sort()).toEqual(
      [
        [ids[0], 'unknown-field', undefined],
        [second, undefined, ids[0]],
      ].sort(),
    );
    expect(posts.map(({ body: sent }) => sent)).toEqual([exampleQuote, exampleQuote]);
  });

  test('a request with an option of another deploy is mailed and forwarded', async () => {
    const { posts, url } = await startTestReceiver();
    const { messages, mail } = await startTestMailServer();
    const site = await startSite(undefined, { deliveries: { mail, forwardUrl: url } });
    await post(site, { service: 'constructor' });
    await expect.poll(() => messages, polling).toHaveLength(1);
    expect(messages[0]?.headers['subject']).toMatch(/, constructor$/);
    expect(messages[0]?.text).toContain('Service Needed: constructor');
    await expect.poll(() => posts, polling).toHaveLength(1);
    expect([posts[0]?.body, posts[0]?.headers['quote-marks']]).toEqual([
      { ...exampleQuote, service: 'constructor' },
      'unknown-option',
    ]);
  });

  test('the owner gets the phone number, every field, a map and a reply address', async () => {
    const { messages, mail } = await startTestMailServer();
    const to = ['a@example.com', 'b@example.com'];
    const site = await startSite(undefined, { deliveries: { mail: { ...mail, to } } });
    const typed = { ...exampleQuote, name: 'Zoë O’Néill 🪟', message: 'one\ntwo', unlisted: 'Ring twice' };
    const { id } = JSON.parse((await postJson(site.url, typed)).text);
    await expect.poll(() => messages, polling).toHaveLength(1);
    const [message] = messages;
    expect(message?.to).toEqual(to);
    const text = message?.text.replaceAll('\r', '');
    expect(text).toMatch(/^Call 719 555 0188\nZoë O’Néill 🪟\n/);
    for (const field of quoteFieldNames) {
      const { options } = getQuoteField(field) as { options?: Record<string, string> };
      expect(text).toContain(options?.[typed[field]] ?? typed[field]);
    }
    for (const besides of ['unlisted: Ring twice', 'unknown-field', '?api=1&query=1200%20Example%20Ave%2C%20Colorado'])
      expect(text).toContain(besides);
    expect(message?.headers).toMatchObject({
      'reply-to': 'dana@example.com',
      'idempotency-key': id,
      'message-id': `<${id}@quote-request>`,
      'content-type': expect.stringContaining('text/plain'),
    });
  });

  test('the mail escapes bidi controls, which could reorder the digits of a phone number', async () => {
    const { messages, mail } = await startTestMailServer();
    const site = await startSite(undefined, { deliveries: { mail } });
    await post(site, { phone: '\u202e8810 555 917', message: 'one\ntwo \u2067three' });
    await expect.poll(() => messages, polling).toHaveLength(1);
    expect(messages[0]?.text).toContain(String.raw`Call \u202e8810 555 917`);
    expect(messages[0]?.text).toMatch(/one\r?\ntwo \\u2067three/);
  });

  test("a visitor's international email address is encoded for the mail", async () => {
    const { messages, mail } = await startTestMailServer();
    const site = await startSite(undefined, { deliveries: { mail, confirm: true } });
    await post(site, { email: 'info@münchen.example' });
    await expect.poll(() => messages.length, polling).toBe(2);
    const [own, confirmation] = messages.toSorted(
      (one, other) => Number(other.to[0]?.startsWith('owner')) - Number(one.to[0]?.startsWith('owner')),
    );
    expect(own?.headers['reply-to']).toBe('info@xn--mnchen-3ya.example');
    expect(own?.text).toContain('info@münchen.example');
    expect(confirmation?.headers['to']).toBe('info@xn--mnchen-3ya.example');
    expect(readFields(site.quotesDirectory)[0]?.email).toBe('info@münchen.example');
  });

  test.each(['jörg@example.com', 'info@abcדוגמה.com'])(
    'the email has no reply address if plain mail cannot encode it: %s',
    async (email) => {
      const { messages, mail } = await startTestMailServer();
      const site = await startSite(undefined, { deliveries: { mail } });
      await post(site, { email });
      await expect.poll(() => messages, polling).toHaveLength(1);
      expect(messages[0]?.headers['reply-to']).toBe('owner@example.com');
      expect(messages[0]?.text).toContain(email);
    },
  );

  test('the mail about a request without an email address asks the owner to call', async () => {
    const { messages, mail } = await startTestMailServer();
    const site = await startSite(undefined, {
      deliveries: { mail: { ...mail, from: 'site@example.com' }, confirm: true },
    });
    await post(site, { email: '' });
    await expect.poll(() => messages, polling).toHaveLength(1);
    expect(messages[0]?.headers['reply-to']).toBe('owner@example.com');
    expect(messages[0]?.headers['subject']).toMatch(/: Call 719 555 0188: Dana Reyes, Window Cleaning$/);
    expect(messages[0]?.text).toContain('No email address was left');
    await expect.poll(() => readDeliveries(site), polling).toEqual(['mail delivered']);
  });

  test('user input cannot add a line to the email header', async () => {
    const { messages, mail } = await startTestMailServer();
    const site = await startSite(undefined, { deliveries: { mail } });
    const injection = 'Eve\r\nBcc: all@example.com\r\n\r\n<html>';
    await post(site, {
      name: injection,
      phone: `719 555 0188 ${injection}`,
      address: injection,
      email: 'eve@example.com',
    });
    await expect.poll(() => messages, polling).toHaveLength(1);
    expect(messages[0]?.to).toEqual(['owner@example.com']);
    expect(Object.keys(messages[0]?.headers ?? {}).sort()).toEqual(
      [
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'idempotency-key',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ].sort(),
    );
  });

  test.each([
    ['an address that ends in half a character', { address: `${'a'.repeat(299)}🏔️` }],
    ['a lone surrogate everywhere', { name: 'x\ud83d', phone: '5550188\udc00', address: '\ud83dy', message: '\udc00' }],
    ['200 KB of text', { message: 'm'.repeat(200_000) }],
  ])('a request with %s is mailed', async (_, changes) => {
    const { messages, mail } = await startTestMailServer();
    const site = await startSite(undefined, { deliveries: { mail } });
    await post(site, changes);
    await expect.poll(() => messages, polling).toHaveLength(1);
    expect(messages[0]?.text.length).toBeLessThan(30_000);
  });
});

describe('a receiver that fails', () => {
  test('a failing receiver gets the request again under the same key', async () => {
    const clock = createClock();
    const failures: [ReceiverResponse, reason: string][] = [
      [500, 'answered 500'],
      [302, 'answered 404'],
      ['hang up', 'the connection broke'],
    ];
    const tries: string[] = [];
    const { posts, url } = await startTestReceiver((key) => {
      tries.push(key);
      return failures[tries.length - 1]?.[0] ?? 201;
    });
    const site = await startSite(undefined, { deliveries: { forwardUrl: url }, now: clock.now });
    const id = await post(site);
    for (const [, reason] of failures) {
      await expect.poll(() => readStored(site.quotesDirectory)[0]?.deliveries[0]?.error, polling).toContain(reason);
      clock.time += 20 * minute;
    }
    await expect.poll(() => readDeliveries(site), polling).toEqual(['forward delivered']);
    expect(tries).toEqual([id, id, id, id]);
    // A receiver that hangs up may have accepted the request.
    expect(posts.map(({ key }) => key)).toEqual([id, id]);
    const lines = site.printed.filter((line) => line.includes('Delivery failed'));
    for (const [index, [, reason]] of failures.entries()) expect(lines[index]).toContain(reason);
    expect(lines.join('')).not.toContain('Dana');
  });

  test('no password is sent to a mail server without encryption', async () => {
    const { messages, port } = await startTestMailServer();
    // An address of this machine for which encryption is still required.
    const url = `smtp://website:secret@0.0.0.0:${port}`;
    const mail = { url, from: 'website@example.com', to: ['owner@example.com'] };
    const site = await startSite(undefined, { deliveries: { mail } });
    await post(site);
    const error = () => readStored(site.quotesDirectory)[0]?.deliveries[0]?.error;
    await expect.poll(error, polling).toContain('STARTTLS');
    expect(messages).toEqual([]);
  });

  test('a receiver that never answers delays neither mails nor later requests', async () => {
    const { messages, mail } = await startTestMailServer();
    const { url, close } = await startTestReceiver(() => undefined);
    const site = await startSite(undefined, { deliveries: { forwardUrl: url, mail } });
    for (let count = 0; count < 10; count += 1) await post(site, { name: `Visitor ${count}` });
    await expect.poll(() => messages, polling).toHaveLength(10);
    // Otherwise the server would wait for the request before it stops.
    await close();
  });

  test('a receiver that was down when the server stopped gets everything after the start', async () => {
    const { port, close } = await startReceiver();
    await close();
    const options = { deliveries: { forwardUrl: `http://127.0.0.1:${port}/` } };
    const site = await startSite(undefined, options);
    const ids = [];
    for (const name of ['One', 'Two', 'Three']) ids.push(await post(site, { name }));
    await site.close();
    const again = await startReceiver(() => 200, port);
    onTestFinished(again.close);
    await startSite(undefined, { ...options, quotesDirectory: site.quotesDirectory });
    await expect.poll(() => again.posts.map(({ key }) => key).sort(), polling).toEqual(ids.sort());
  });

  test('a restored receiver gets the waiting requests in order, each with its time', async () => {
    let up = false;
    let tries = 0;
    const { posts, url } = await startTestReceiver(() => {
      tries += 1;
      return up ? 200 : 503;
    });
    const clock = createClock(Date.parse('2026-01-20T18:00:00.000Z'));
    const site = await startSite(undefined, { deliveries: { forwardUrl: url }, now: clock.now });
    const names = Array.from({ length: 12 }, (_, number) => `Visitor ${number}`);
    for (const name of names.slice(0, 6)) await post(site, { name });
    await expect.poll(() => tries, polling).toBe(1);
    for (const attempt of [2, 3, 4]) {
      await clock.waitForPolls();
      clock.time += minute;
      await expect.poll(() => tries, polling).toBe(attempt);
    }
    await clock.waitForPolls();
    for (const name of names.slice(6)) await post(site, { name });
    up = true;
    clock.time += minute;
    await expect.poll(() => posts.map(({ body }) => body['name']), polling).toEqual(names);
    const times = posts.map(({ headers }) => headers['quote-received-at']);
    expect(times.slice(0, 6)).toEqual(Array(6).fill('2026-01-20T18:00:00.000Z'));
    expect(times.slice(6)).toEqual(Array(6).fill('2026-01-20T18:03:00.000Z'));
  });

  test('a delivery is given up after a week, and the next start reports it', async () => {
    const clock = createClock();
    const { url } = await startTestReceiver(() => 500);
    const options = { deliveries: { forwardUrl: url }, now: clock.now };
    const site = await startSite(undefined, options);
    await post(site);
    await expect.poll(() => readStored(site.quotesDirectory)[0]?.deliveries[0]?.error, polling).toContain('500');
    changeDeliveries(site, 'UPDATE deliveries SET attempts = ?', 30);
    clock.time += 8 * day;
    await expect.poll(() => readDeliveries(site), polling).toEqual(['forward given-up']);
    await site.close();
    const again = await startSite(undefined, { ...options, quotesDirectory: site.quotesDirectory });
    expect(again.printed.join('')).toMatch(/GIVEN UP: 1 /);
  });
});

describe('a mail server that takes a mail and hangs up', () => {
  test('a mail server that accepted and hung up gets no second copy for most of an hour', async () => {
    const clock = createClock();
    const { messages, mail } = await startTestMailServer(() => 'hang up');
    const site = await startSite(undefined, { deliveries: { mail }, now: clock.now });
    await post(site);
    const error = () => readStored(site.quotesDirectory)[0]?.deliveries[0]?.error ?? '';
    await expect.poll(error, polling).not.toBe('');
    clock.time += 40 * minute;
    await clock.waitForPolls();
    expect(messages).toHaveLength(1);
    clock.time += 60 * minute;
    await expect.poll(() => messages.length, polling).toBe(2);
  });

  test('a mail server that was down gets the mail soon', async () => {
    const clock = createClock();
    const down = await startMailServer();
    await down.close();
    const mail = { url: `smtp://127.0.0.1:${down.port}`, from: 'a@example.com', to: ['owner@example.com'] };
    const site = await startSite(undefined, { deliveries: { mail }, now: clock.now });
    await post(site);
    await expect
      .poll(() => readStored(site.quotesDirectory)[0]?.deliveries[0]?.error, polling)
      .toContain('ECONNREFUSED');
    const again = await startMailServer(undefined, down.port);
    onTestFinished(again.close);
    clock.time += minute;
    await expect.poll(() => again.messages.length, polling).toBe(1);
  });
});

test('an attempt that takes too long is reported as timed out', async () => {
  const printed: string[] = [];
  const delivery = { id: 'k3f9', attempts: 1, since: 0 };
  const due = [delivery];
  const run = (async (name: string) => (name === 'claimDue' ? due.splice(0) : undefined)) as QuoteStore['run'];
  const outbox = startOutbox({
    store: { report: { givenUp: 0 }, run, close: () => undefined },
    deliver: { mail: () => Promise.reject(new DOMException('It took too long.', 'TimeoutError')) },
    mailsPerHour: 20,
    now: Date.now,
    print: (text) => printed.push(text),
  });
  await expect.poll(() => printed, polling).toHaveLength(1);
  await outbox.close();
  expect(printed[0]).toContain('failed (mail): timed out.');
});

describe('a flood', () => {
  const visitors = 22;
  const flood = async (site: TestSite) => {
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const [name, email] = [`Visitor ${visitor}`, `visitor${visitor}@example.com`];
      const headers = { 'X-Forwarded-For': `203.0.113.${visitor}` };
      const request = { ...exampleQuote, name, email, phone: `719 555 ${1000 + visitor}`, message: '' };
      expect((await postJson(site.url, request, { headers })).status).toBe(201);
    }
  };

  test('the inbox confirms at most twenty requests an hour, even after a restart', async () => {
    const { messages, mail } = await startTestMailServer();
    const options = { deliveries: { mail, confirm: true }, mailsPerHour: 1_000, trustedProxies: '127.0.0.1' };
    const site = await startSite(undefined, options);
    await flood(site);
    await expect.poll(() => messages.length, polling).toBe(visitors + 20);
    await site.close();
    const again = await startSite(undefined, { ...options, quotesDirectory: site.quotesDirectory });
    await post(again, { email: 'one-more@example.com' });
    await expect.poll(() => messages.length, polling).toBe(visitors + 21);
    expect(messages.filter(({ to }) => !to.includes('owner@example.com'))).toHaveLength(20);
  });

  test('past the hourly limit, the owner gets many requests in one mail', async () => {
    const clock = createClock();
    const { messages, mail } = await startTestMailServer();
    const options = { deliveries: { mail }, mailsPerHour: 5, trustedProxies: '127.0.0.1', now: clock.now };
    const site = await startSite(undefined, options);
    await flood(site);
    // Mails are counted by the time at which they were sent.
    await expect.poll(() => readDeliveries(site).filter((state) => state === 'mail delivered').length, polling).toBe(5);
    clock.time += 5 * minute;
    await clock.waitForPolls();
    expect(messages).toHaveLength(5);
    clock.time += 6 * minute;
    await expect.poll(() => messages.length, polling).toBe(6);
    await expect.poll(() => new Set(readDeliveries(site)), polling).toEqual(new Set(['mail delivered']));
    const text = messages.map((message) => message.text).join('\n');
    for (const { id, fields } of readStored(site.quotesDirectory)) {
      expect(text).toContain(`request ${id}`);
      expect(text).toContain(fields.phone);
    }
    expect(messages[5]?.headers['subject']).toBe(`${visitors - 5} quote requests`);
    // An hour later a request gets its own mail again.
    clock.time += 61 * minute;
    await post(site);
    await expect.poll(() => messages.length, polling).toBe(7);
    expect(messages[6]?.headers['subject']).toContain('Dana Reyes');
  });
});

describe('the confirmation', () => {
  test('the confirmation describes the next steps and contains no user input', async () => {
    const { messages, mail } = await startTestMailServer();
    const site = await startSite(undefined, { deliveries: { mail, confirm: true } });
    await post(site);
    await expect.poll(() => messages, polling).toHaveLength(2);
    const confirmation = messages.find(({ to }) => to.includes('dana@example.com'));
    expect(confirmation?.text).toContain(business.answer);
    expect(confirmation?.text).toContain('(719) 555-0142');
    const whole = JSON.stringify([confirmation?.text, confirmation?.headers['subject']]);
    for (const typed of ['Dana', '0188', 'Fourteen', '1200']) expect(whole).not.toContain(typed);
    expect(confirmation?.headers['auto-submitted']).toBe('auto-generated');
  });

  test('a mailbox gets one confirmation an hour, however its address is spelled', async () => {
    const { messages, mail } = await startTestMailServer();
    const clock = createClock();
    const site = await startSite(undefined, { deliveries: { mail, confirm: true }, now: clock.now });
    const confirmed = () => messages.filter(({ to }) => !to.includes('owner@example.com')).length;
    for (const [count, email] of ['dana@example.com', 'DANA@example.com', 'dana+1@Example.com'].entries()) {
      await post(site, { email, name: `Dana ${count}` });
    }
    await expect.poll(() => messages.length, polling).toBe(4);
    expect(confirmed()).toBe(1);
    clock.time += 61 * minute;
    await post(site, { name: 'An hour later' });
    await expect.poll(confirmed, polling).toBe(2);
  });

  test.each([
    ['dana@gmail.com', ['D.Ana+x@gmail.com', 'dana@googlemail.com', 'd.a.n.a@GoogleMail.com']],
    ['dana@icloud.com', ['dana@me.com', 'dana@mac.com']],
    ['dana@xn--mnchen-3ya.example', ['dana@münchen.example', 'Dana@MÜNCHEN.example', 'dana+1@mu\u0308nchen.example']],
    ['jörg@example.com', ['JO\u0308RG@example.com']],
  ])('two spellings of a mailbox count as one: %s', (address, others) => {
    expect(others.filter((other) => normalizeEmail(other) !== normalizeEmail(address))).toEqual([]);
  });

  test('no confirmation is sent for a flagged request or without the setting', async () => {
    const { messages, mail } = await startTestMailServer();
    const site = await startSite(undefined, { deliveries: { mail, confirm: true } });
    await post(site, { name: 'http://casino.example' });
    await postJson(site.url, exampleQuote, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    // The same fields again, this time from the site itself.
    await post(site);
    const other = await startSite(undefined, { deliveries: { mail } });
    await post(other);
    await expect.poll(() => messages.length, polling).toBe(4);
    await expect.poll(() => readDeliveries(site), polling).toEqual(Array(3).fill('mail delivered'));
    expect(messages.filter(({ to }) => to.includes('dana@example.com'))).toEqual([]);
  });

  test('a confirmation to a missing address is not retried, and the owner gets the request', async () => {
    const { messages, mail } = await startTestMailServer((key) =>
      key === 'dana@example.com' ? 'refuse recipient' : 'take',
    );
    const site = await startSite(undefined, { deliveries: { mail, confirm: true } });
    await post(site);
    await expect.poll(() => readDeliveries(site), polling).toEqual(['confirm given-up, mail delivered']);
    expect(messages).toHaveLength(1);
  });

  test('a confirmation to a temporarily full mailbox is retried', async () => {
    const clock = createClock();
    let isBusy = true;
    const decide = (key: string) => (key === 'dana@example.com' && isBusy ? 'defer recipient' : 'take');
    const { messages, mail } = await startTestMailServer(decide);
    const site = await startSite(undefined, { deliveries: { mail, confirm: true }, now: clock.now });
    await post(site);
    const errors = () =>
      readStored(site.quotesDirectory)[0]
        ?.deliveries.map(({ error }) => error)
        .join('');
    await expect.poll(errors, polling).toContain('450');
    isBusy = false;
    clock.time += minute;
    await expect.poll(() => readDeliveries(site), polling).toEqual(['confirm delivered, mail delivered']);
    expect(messages).toHaveLength(2);
  });
});
