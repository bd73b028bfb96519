import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { quoteFieldNames, quoteFields } from '../../src/lib/quotes/quote-fields.ts';
import { maxBodyBytes } from '../../src/lib/quotes/quote-request.ts';
import {
  createTemporaryDirectory,
  exampleQuote,
  openSecondConnection,
  postForm,
  postJson,
  readFields,
  readStored,
  send,
  shareSite,
  startSite,
} from './fixture.ts';

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };

const site = shareSite();

describe('a quote request sent as JSON', () => {
  test('a JSON request is stored with time and id, and gets 201 with that id', async () => {
    const { url, quotesDirectory, printed } = await startSite();
    const answer = await postJson(url, exampleQuote);
    expect(answer.status).toBe(201);
    const [stored] = readStored(quotesDirectory);
    expect(stored).toEqual({
      id: JSON.parse(answer.text).id,
      at: expect.any(String),
      fields: exampleQuote,
      unknown: {},
      flags: [],
      duplicateOf: null,
      deliveries: [],
    });
    expect(Math.abs(Date.now() - Date.parse(stored?.at ?? ''))).toBeLessThan(60_000);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(printed.join('')).toContain(`New quote request ${stored?.id}`);
  });

  test('a JSON request may have a charset, and a query in the URL', async () => {
    const { url, quotesDirectory } = await startSite();
    const headers = { 'Content-Type': 'Application/JSON; Charset="UTF-8"' };
    const answer = await send(url, '/api/quote?x=1', { method: 'POST', headers }, JSON.stringify(exampleQuote));
    expect(answer.status).toBe(201);
    expect(readStored(quotesDirectory)).toHaveLength(1);
  });

  test('line breaks of a request are stored as LF', async () => {
    const { url, quotesDirectory } = await startSite();
    await postJson(url, { ...exampleQuote, message: 'one\r\ntwo\rthree\n\r\nfour' });
    expect(readFields(quotesDirectory)[0]?.message).toBe('one\ntwo\nthree\n\nfour');
  });

  test('the file of stored requests is readable only for its owner', async () => {
    const { url, quotesDirectory } = await startSite();
    await postJson(url, exampleQuote);
    expect(statSync(quotesDirectory).mode & 0o777).toBe(0o700);
    const files = readdirSync(quotesDirectory);
    expect(files).toContain('quotes.db');
    for (const name of files) expect(statSync(join(quotesDirectory, name)).mode & 0o777).toBe(0o600);
  });

  test('of two equal JSON keys the last one is stored', async () => {
    const { url, quotesDirectory } = await startSite();
    for (const first of ['"Eve"', 'null']) {
      expect((await postJson(url, `{"name":${first},${JSON.stringify(exampleQuote).slice(1)}`)).status).toBe(201);
    }
    expect(readFields(quotesDirectory)).toEqual([exampleQuote, exampleQuote]);
  });
});

describe('a request that nobody could answer', () => {
  const refusing = shareSite();
  const blank = (changes: object) => JSON.stringify({ ...exampleQuote, ...changes });
  const notJson = { body: 'The request is not valid JSON in UTF-8.' };
  const noObject = { body: 'The request must be one JSON object.' };
  const wrongKeys = Array.from({ length: 5000 }, (_, index) => [`${'k'.repeat(40)}${index}`, '']);
  const [first, ...others] = Object.entries(exampleQuote);
  const asForm = (fields: [string, string][]) => new URLSearchParams(fields).toString();
  const form = formType['Content-Type'];

  test.each<[string, status: number, body: string | Buffer, errors?: object, type?: string]>([
    ['a blank name', 400, blank({ name: ' \n ' }), { name: 'Add your full name.' }],
    ['a wrong email', 400, blank({ email: 'dana@' }), { email: 'Check the email address, or leave it empty.' }],
    ['a service of two lines', 400, blank({ service: 'x\ny' }), { service: 'Choose the service you need.' }],
    ['an array for a text', 400, blank({ name: ['Dana'] }), { name: 'Add your full name.' }],
    ['a number for a text', 400, blank({ message: 5 }), { message: 'Project details must be text.' }],
    ['an array', 400, `[${blank({})}]`, noObject],
    ['null', 400, 'null', noObject],
    ['broken JSON', 400, '{"name":', notJson],
    ['nothing', 400, '', notJson],
    ['another encoding', 400, Buffer.from(blank({ name: 'Zo\u00eb' }), 'latin1'), notJson],
    ['thousands of wrong keys', 400, JSON.stringify(Object.fromEntries(wrongKeys))],
    ['a repeated field of the form', 400, asForm([...Object.entries(exampleQuote), ['name', 'Eve']]), undefined, form],
    [`a form without ${first?.[0]}`, 400, asForm(others), undefined, form],
    ...[
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded; charset=iso-8859-1',
      'application/ld+json',
      '',
    ].map((type): [string, number, string, undefined, string] => [
      `the type "${type}"`,
      415,
      blank({}),
      undefined,
      type,
    ]),
  ])('a request with %s is refused with a short reason', async (_, status, body, errors, type = 'application/json') => {
    const headers = type === '' ? {} : { 'Content-Type': type };
    const answer = await send(refusing.url, '/api/quote', { method: 'POST', headers }, body);
    expect(answer.status).toBe(status);
    if (errors) expect(answer.text).toBe(JSON.stringify({ errors }));
    expect(answer.body.length).toBeLessThan(type.startsWith(form) ? 16_384 : 4096);
    expect(readStored(refusing.quotesDirectory)).toEqual([]);
  });

  test('a request without required fields gets an error for each', async () => {
    const { errors } = JSON.parse((await postJson(refusing.url, {})).text);
    // A field that a later form requires is missing on pages that were opened before.
    expect(Object.keys(errors).sort()).toEqual(['address', 'name', 'phone', 'property', 'service']);
  });

  test('a compressed request is refused', async () => {
    expect((await postJson(refusing.url, exampleQuote, { headers: { 'Content-Encoding': 'gzip' } })).status).toBe(415);
  });
});

describe('a quote request sent by the form itself', () => {
  test('a form post is stored and redirects to the thank-you screen', async () => {
    const { url, quotesDirectory } = await startSite();
    const quote = { ...exampleQuote, name: 'Zoë "Ana" O’Néill <b>&amp;</b>', message: 'one\r\ntwo + 100 % 🪟' };
    const answer = await postForm(url, quote);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/contact#thank-you');
    expect(readFields(quotesDirectory).at(-1)).toEqual({ ...quote, message: 'one\ntwo + 100 % 🪟' });
  });

  test('a wrong form post returns a page with reason, phone number and values', async () => {
    const { url, quotesDirectory } = await startSite();
    const quote = {
      ...exampleQuote,
      name: 'Zoë "Ana" <b>&amp;</b>',
      email: "o'neil@",
      phone: '12',
      message: '\n<script>alert(1)</script>',
    };
    const answer = await postForm(url, quote);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const name of ['email', 'phone'] as const) expect(answer.text).toContain(quoteFields[name].error);
    expect(answer.text).toContain('<a class="call" href="tel:+17195550142">(719) 555-0142</a>');
    expect(answer.text).toContain('Peak &amp; Pane');
    expect(answer.text).toContain('value="Zoë &quot;Ana&quot; &lt;b&gt;&amp;amp;&lt;/b&gt;"');
    expect(answer.text).toContain('value="o&#39;neil@"');
    expect(answer.text).toContain('value="12"');
    expect(answer.text).toContain('value="1200 Example Ave, Colorado Springs"');
    expect(answer.text).toContain('<option value="residential" selected>Residential Home</option>');
    expect(answer.text).toContain('<option value="window-cleaning" selected>Window Cleaning</option>');
    // Browsers drop the first line break after the tag; the second is the visitor's.
    expect(answer.text).toContain('rows="4">\n\n&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
    expect(answer.text).not.toContain('<script');
    expect(answer.text).toContain('<form method="post" action="/api/quote"');
    expect(readStored(quotesDirectory)).toEqual([]);
  });

  test('the page for a wrong post has every field, and its policy allows no script', async () => {
    const { url } = site;
    const { headers, text } = await postForm(url, {});
    for (const name of quoteFieldNames)
      expect(text).toMatch(new RegExp(`<label for="${name}">[^]*<(input|select|textarea) id="${name}" name="${name}"`));
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toContain("form-action 'self'");
    expect(text).not.toContain(' style=');
  });

  test('every refused form post returns a readable page with its values', async () => {
    const broken = await startSite();
    breakStorage(broken.quotesDirectory);
    const limited = await startSite(undefined, { rateLimit: 1 });
    await postForm(limited.url, exampleQuote);
    const open = await startSite();
    const answers = await Promise.all([
      postForm(broken.url, exampleQuote),
      postForm(limited.url, exampleQuote),
      postForm(open.url, { ...exampleQuote, message: 'x'.repeat(maxBodyBytes) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 429, 413]);
    for (const { text, headers } of answers) {
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).toContain('value="Dana Reyes"');
      expect(text).toContain('(719) 555-0142');
      expect(text).toContain('Your request was not sent');
    }
    expect(answers[1]?.headers['retry-after']).toMatch(/^\d+$/);
    expect(answers[2]?.headers.connection).toBe('close');
  });
});

describe('a page that is not of this deploy', () => {
  const { email: _email, message: _message, ...required } = exampleQuote;

  test('unknown fields of a page from another deploy are stored and flagged', async () => {
    const { url, quotesDirectory } = await startSite();
    const unknown = { unlisted: '4711\n#', id: 'x', constructor: 'y', '': 'z' };
    expect((await postJson(url, { ...unknown, ...exampleQuote, pets: { dogs: 2 } })).status).toBe(201);
    const twice = [...Object.entries({ ...exampleQuote, name: 'Form' }), ['days', 'Mo'], ['days', 'Tu']];
    expect((await postForm(url, twice as [string, string][])).status).toBe(303);
    const hidden = `${JSON.stringify({ ...exampleQuote, name: 'Own' }).slice(0, -1)},"__proto__":{"flags":1}}`;
    expect((await postJson(url, hidden)).status).toBe(201);
    const stored = readStored(quotesDirectory);
    expect(stored.map(({ fields }) => Object.keys(fields))).toEqual(Array(3).fill(Object.keys(exampleQuote)));
    expect(stored.map(({ flags }) => flags)).toEqual(Array(3).fill(['unknown-field']));
    expect(stored.map(({ unknown: kept }) => Object.entries(kept))).toEqual([
      Object.entries({ ...unknown, pets: '{"dogs":2}' }),
      [['days', 'Mo\nTu']],
      [['__proto__', '{"flags":1}']],
    ]);
  });

  test('a missing optional field is stored as empty, without a flag', async () => {
    const { url, quotesDirectory } = await startSite();
    expect((await postJson(url, required)).status).toBe(201);
    expect((await postForm(url, { ...required, name: 'Form' })).status).toBe(303);
    expect(readStored(quotesDirectory).map(({ fields, flags }) => [fields.email, fields.message, flags])).toEqual([
      ['', '', []],
      ['', '', []],
    ]);
  });
});

describe('a request sent again under its key', () => {
  const key = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } });

  test('a retry is stored once and gets the first answer, even after a restart', async () => {
    const { url, quotesDirectory, close, printed } = await startSite();
    const options = key();
    const answers = await Promise.all([1, 2, 3].map(() => postJson(url, exampleQuote, options)));
    await close();
    const again = await startSite(undefined, { quotesDirectory });
    answers.push(await postJson(again.url, exampleQuote, options));
    const [stored, ...others] = readStored(quotesDirectory);
    expect(others).toEqual([]);
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      Array(4).fill([201, JSON.stringify({ id: stored?.id })]),
    );
    expect(printed).toHaveLength(1);
  });

  test('a retry is recognized for a week, and is a new request afterwards', async () => {
    const start = Date.now();
    let clock = start;
    const options = { now: () => clock, quotesDirectory: join(createTemporaryDirectory(), 'quotes') };
    const retry = key();
    for (const [days, requests] of [
      [0, 1],
      [6, 1],
      [8, 2],
    ] as const) {
      clock = start + days * 24 * 60 * 60_000;
      // Expired rows are deleted at the start.
      const { url, close } = await startSite(undefined, options);
      expect((await postJson(url, exampleQuote, retry)).status).toBe(201);
      expect(readStored(options.quotesDirectory)).toHaveLength(requests);
      await close();
    }
  });

  test('a retry with another field value or key is a new request', async () => {
    const { url, quotesDirectory } = await startSite();
    const options = key();
    await postJson(url, exampleQuote, options);
    await postJson(url, { ...exampleQuote, message: 'Fifteen windows.' }, options);
    await postJson(url, exampleQuote, key());
    expect(readStored(quotesDirectory)).toHaveLength(3);
  });

  test('a request with an invalid key is stored as one without a key', async () => {
    const { url, quotesDirectory } = await startSite();
    for (const wrong of ['', 'short', 'k'.repeat(65), 'spaces are not in a key']) {
      expect((await postJson(url, exampleQuote, { headers: { 'Idempotency-Key': wrong } })).status).toBe(201);
      expect((await postJson(url, exampleQuote, { headers: { 'Idempotency-Key': wrong } })).status).toBe(201);
    }
    expect(readStored(quotesDirectory)).toHaveLength(8);
  });

  test('a request from a refusal page is stored once, without the key as a field', async () => {
    const { url, quotesDirectory } = await startSite();
    const readKey = (text: string) => /name="idempotency-key" value="([\w-]+)"/.exec(text)?.[1] ?? '';
    const refused = [await postForm(url, { ...exampleQuote, name: '' }), await postForm(url, {})];
    const [hidden = '', other = ''] = refused.map(({ text }) => readKey(text));
    expect(hidden).toMatch(/^[\w-]{36}$/);
    // The key is created for one visitor.
    expect(other).not.toBe(hidden);
    const repair = breakStorage(quotesDirectory);
    const failed = await postForm(url, { ...exampleQuote, 'idempotency-key': hidden });
    expect([failed.status, readKey(failed.text)]).toEqual([503, hidden]);
    repair();
    for (let count = 0; count < 2; count += 1) {
      const answer = await postForm(url, { ...exampleQuote, 'idempotency-key': hidden });
      expect([answer.status, answer.headers.location]).toEqual([303, '/contact#thank-you']);
    }
    expect(readStored(quotesDirectory)).toEqual([expect.objectContaining({ fields: exampleQuote, flags: [] })]);
    expect(readStored(quotesDirectory)[0]?.unknown).toEqual({});
  });
});

describe('the inbox', () => {
  test('the inbox refuses all methods but POST with 405', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await send(site.url, '/api/quote', { method });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'POST']);
    }
  });

  test('the inbox accepts a body of 256 KB and refuses one byte more', async () => {
    const { url, quotesDirectory } = await startSite();
    const fill = (bytes: number) => {
      const empty = JSON.stringify({ ...exampleQuote, message: '' });
      return JSON.stringify({ ...exampleQuote, message: 'a'.repeat(bytes - Buffer.byteLength(empty)) });
    };
    expect((await postJson(url, fill(maxBodyBytes))).status).toBe(201);
    const over = await postJson(url, fill(maxBodyBytes + 1));
    expect(over.status).toBe(413);
    expect(over.headers.connection).toBe('close');
    expect(readStored(quotesDirectory)).toHaveLength(1);
  });

  test('a body that is too long is read to its end, so that its error arrives', async () => {
    const { hostname, port } = new URL(site.url);
    const body = 'm'.repeat(maxBodyBytes + 1024 * 1024);
    const socket = connect(Number(port), hostname).pause();
    let text = '';
    socket.on('data', (data) => (text += data)).on('error', () => undefined);
    const head = `POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    await new Promise((written) => socket.write(head + body, written));
    await wait(300);
    socket.resume();
    await expect.poll(() => text).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('the inbox cuts off a body that never ends', async () => {
    const { url } = site;
    const { hostname, port } = new URL(url);
    let sent = 0;
    await new Promise<void>((resolve) => {
      const outgoing = request({ hostname, port, path: '/api/quote', method: 'POST', headers: formType });
      const chunk = Buffer.alloc(64 * 1024, 'a');
      const push = () => {
        while (!outgoing.destroyed && sent < 256 * 1024 * 1024) {
          sent += chunk.length;
          if (!outgoing.write(chunk)) return;
        }
      };
      outgoing
        .on('drain', push)
        .on('error', () => resolve())
        .on('close', () => resolve());
      outgoing.on('response', (incoming) => incoming.resume());
      push();
    });
    expect(sent).toBeLessThan(256 * 1024 * 1024);
    expect((await postJson(url, exampleQuote)).status).toBe(201);
  });

  test('the inbox cuts off a client that sends too slowly', async () => {
    const { url } = await startSite(undefined, { limits: { headersTimeout: 200, requestTimeout: 300 } });
    const { hostname, port } = new URL(url);
    const received = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname);
      socket.write(
        'POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      );
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('error', () => undefined).on('close', () => resolve(text));
    });
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('an aborted request is not stored', async () => {
    const { url, quotesDirectory } = await startSite();
    const { hostname, port } = new URL(url);
    const body = JSON.stringify(exampleQuote);
    await new Promise<void>((resolve) => {
      const outgoing = request({
        hostname,
        port,
        path: '/api/quote',
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
      });
      outgoing.on('error', () => undefined).on('close', () => resolve());
      outgoing.write(body.slice(0, -1), () => outgoing.destroy());
    });
    expect((await postJson(url, { ...exampleQuote, name: 'Second' })).status).toBe(201);
    expect(readFields(quotesDirectory).map(({ name }) => name)).toEqual(['Second']);
  });

  test('past the rate limit a visitor gets 429 and the time to wait', async () => {
    const { url, quotesDirectory } = await startSite(undefined, { rateLimit: 3 });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await postJson(url, exampleQuote)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    const refused = await postJson(url, exampleQuote);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(readStored(quotesDirectory)).toHaveLength(3);
  });

  test('a forged X-Forwarded-For does not evade the rate limit', async () => {
    const forwarded = (url: string, address: string) =>
      postJson(url, exampleQuote, { headers: { 'X-Forwarded-For': address } }).then(({ status }) => status);
    const direct = await startSite(undefined, { rateLimit: 1 });
    expect(await forwarded(direct.url, '203.0.113.1')).toBe(201);
    expect(await forwarded(direct.url, '203.0.113.2')).toBe(429);
  });

  test('the inbox logs no user input', async () => {
    const { url, printed } = await startSite();
    await postJson(url, { ...exampleQuote, name: 'Eve\u001b]0;owned\u0007', message: 'a\nb\u001b[1A' });
    await postJson(url, { ...exampleQuote, service: 'Eve, 719 555 0100' });
    expect(printed.join('')).toMatch(
      /^New quote request \w{12}, [\w ,:]+, window-cleaning\nNew quote request \w{12}, [\w ,:]+, another service\n$/,
    );
  });

  test('a post from another site is stored and flagged', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    const { url, quotesDirectory } = await startSite();
    expect((await postJson(url, { ...exampleQuote, name: 'One' }, { headers })).status).toBe(201);
    await postJson(url, { ...exampleQuote, name: 'Two' }, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(readStored(quotesDirectory).map(({ flags }) => flags)).toEqual([['cross-site'], []]);
  });

  test('without Sec-Fetch-Site, a post from another site is flagged by its Origin', async () => {
    const { url, quotesDirectory } = await startSite(undefined, { siteUrl: 'https://www.example.com' });
    const origins = ['https://evil.example', url, 'https://www.example.com', 'null'];
    for (const [index, Origin] of origins.entries()) {
      await postJson(url, { ...exampleQuote, name: `Visitor ${index}` }, { headers: { Origin } });
    }
    // A browser that hides its origin still reports that it is on the same site.
    const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' };
    await postJson(url, { ...exampleQuote, name: 'Last' }, { headers });
    expect(readStored(quotesDirectory).map(({ flags }) => flags)).toEqual([['cross-site'], [], [], [], []]);
  });

  test('the operator gets one warning about a proxy that is not trusted', async () => {
    const { url, printed } = await startSite();
    const headers = { 'X-Forwarded-For': '203.0.113.1' };
    for (let count = 0; count < 3; count += 1) await send(url, '/', { headers });
    expect(printed.filter((line) => line.includes('TRUSTED_PROXY'))).toHaveLength(1);
    expect(printed.join('')).not.toContain('203.0.113.1');
    const trusting = await startSite(undefined, { trustedProxies: '127.0.0.1' });
    await send(trusting.url, '/', { headers });
    expect(trusting.printed).toEqual([]);
  });

  test('setting the clock back makes no visitor wait longer', async () => {
    let [clock, running] = [Date.UTC(2026, 10, 22, 12), 1000];
    const options = { rateLimit: 1, now: () => clock, monotonic: () => running };
    const { url, quotesDirectory } = await startSite(undefined, options);
    expect((await postJson(url, exampleQuote)).status).toBe(201);
    clock -= 2 * 60 * 60_000;
    running += 30_000;
    const refused = await postJson(url, exampleQuote);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    running += 30_000;
    expect((await postJson(url, exampleQuote)).status).toBe(201);
    expect(readStored(quotesDirectory)).toHaveLength(2);
  });

  test('the bytes that one client may store in an hour are limited', async () => {
    let running = 0;
    const limits = { maxBytesPerHour: 10_000 };
    const { url } = await startSite(undefined, { limits, trustedProxies: '127.0.0.1', monotonic: () => running });
    const long = { ...exampleQuote, message: 'm'.repeat(6000) };
    const post = (address: string) => postJson(url, long, { headers: { 'X-Forwarded-For': address } });
    expect((await post('203.0.113.1')).status).toBe(201);
    const refused = await post('203.0.113.1');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await post('203.0.113.2')).status).toBe(201);
    running += 60 * 60_000;
    expect((await post('203.0.113.1')).status).toBe(201);
  });

  test('the limit of bytes per client counts stored bytes, not received ones', async () => {
    const { message: _message, ...others } = exampleQuote;
    const post = async (character: string) => {
      const { url } = await startSite(undefined, { limits: { maxBytesPerHour: 10_000 } });
      const body = `${new URLSearchParams(others)}&message=${character.repeat(2_000)}`;
      return (await send(url, '/api/quote', { method: 'POST', headers: formType }, body)).status;
    };
    expect([await post('m'), await post('\u0001')]).toEqual([303, 429]);
  });

  test('a duplicate refers only to a request that is stored', async () => {
    const { url, quotesDirectory } = await startSite();
    const repair = breakStorage(quotesDirectory);
    expect((await postJson(url, exampleQuote)).status).toBe(503);
    repair();
    expect((await postJson(url, exampleQuote)).status).toBe(201);
    const second = await postJson(url, exampleQuote);
    const [first] = readStored(quotesDirectory);
    expect(first?.duplicateOf).toBeNull();
    expect(readStored(quotesDirectory).at(-1)).toMatchObject({
      id: JSON.parse(second.text).id,
      duplicateOf: first?.id,
    });
  });
});

/** Makes every write fail until the returned function is called. */
function breakStorage(quotesDirectory: string): () => void {
  const run = (sql: string) => {
    const database = openSecondConnection(quotesDirectory);
    database.exec(sql);
    database.close();
  };
  run(`CREATE TRIGGER broken BEFORE INSERT ON requests BEGIN SELECT RAISE(ABORT, 'bad disk'); END`);
  return () => run('DROP TRIGGER broken');
}

test('a page on another origin gets no CORS permission', async () => {
  const headers = { Origin: 'https://evil.example' };
  const answers = [
    await postJson(site.url, exampleQuote, { headers }),
    await send(site.url, '/api/quote', { method: 'OPTIONS', headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 405]);
  for (const answer of answers) expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
