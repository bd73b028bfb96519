import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createClock,
  createTemporaryDirectory,
  exampleQuote,
  postJson,
  readStored,
  runQuotes,
  startSite,
  type TestSite,
} from './fixture.ts';
import { type CaughtMail, type MailDecision, startMailServer } from './mail-server.ts';
import { type ReceiverResponse, startReceiver } from './receiver.ts';

const second = 1_000;
const minute = 60 * second;
const polling = { timeout: 30_000, interval: 20 };
/** Some cases take seconds and differ from another one by a detail. */
const isFullRun = Boolean(process.env['TEST_ALL']);
const webPage: ReceiverResponse = [200, { 'Content-Type': 'text/html' }, '<!doctype html>n8n is starting up'];

const post = async (site: TestSite, changes: Partial<typeof exampleQuote> = {}) => {
  const answer = await postJson(site.url, { ...exampleQuote, ...changes });
  expect(answer.status).toBe(201);
  return String(JSON.parse(answer.text).id);
};

/** Starts a receiver, and an inbox whose clock the test moves. */
async function startForwarding(decide: (attempts: number) => ReceiverResponse, settings: object = {}) {
  const clock = createClock();
  const attempts: string[] = [];
  const receiver = await startReceiver((key) => decide(attempts.push(key)));
  onTestFinished(receiver.close);
  const deliveries = { forwardUrl: receiver.url, ...settings };
  const site = await startSite(undefined, { deliveries, now: clock.now });
  const getDelivery = (index = 0) => readStored(site.quotesDirectory)[index]?.deliveries[0];
  return { clock, attempts, receiver, site, getDelivery };
}

async function startMail(
  decide?: (key: string, mail?: Pick<CaughtMail, 'headers' | 'text'>) => MailDecision,
  options = {},
) {
  const server = await startMailServer(decide, 0, options);
  onTestFinished(server.close);
  const url = `smtp://website%40example.com:p%40ss@127.0.0.1:${server.port}`;
  return { ...server, mail: { url, from: 'website@example.com', to: ['owner@example.com'] } };
}

describe('a receiver that answers with a web page', () => {
  test('a receiver that returns a web page gets three retries, then needs the owner', async () => {
    let isPage = true;
    const { clock, attempts, site, getDelivery } = await startForwarding(() => (isPage ? webPage : 201));
    await post(site);
    for (const [index, pause] of [10 * second, 2 * minute, 30 * minute].entries()) {
      await expect.poll(() => attempts.length, polling).toBe(index + 1);
      await clock.waitForPolls();
      expect(getDelivery()).toMatchObject({
        state: 'waiting',
        error: expect.stringContaining('answered with a web page'),
      });
      clock.time += pause - 1;
      await clock.waitForPolls();
      expect(attempts).toHaveLength(index + 1);
      clock.time += 1;
    }
    await expect.poll(() => getDelivery()?.state, polling).toBe('given-up');
    clock.time += 24 * 60 * minute;
    await clock.waitForPolls();
    expect(attempts).toHaveLength(4);
    expect(site.printed.join('')).toMatch(/answered with a web page.*GIVEN UP.*--retry/);
    const listing = await runQuotes(site.quotesDirectory);
    expect(listing.stdout).toMatch(/GIVEN UP: the receiver answered with a web page/);
    isPage = false;
    expect((await runQuotes(site.quotesDirectory, '--retry')).stdout).toBe('One delivery is tried again now.\n');
    await expect.poll(() => getDelivery()?.state, polling).toBe('delivered');
    expect((await runQuotes(site.quotesDirectory)).stdout).not.toContain('Not delivered');
  });

  test('no request is lost while a receiver shows its start-up page', async () => {
    let phase: 'down' | 'starting' | 'up' = 'down';
    const answers = { down: 503, starting: webPage, up: 201 };
    const { clock, attempts, receiver, site } = await startForwarding(() => answers[phase]);
    for (let visitor = 0; visitor < 6; visitor += 1) await post(site, { name: `Visitor ${visitor}` });
    await expect.poll(() => attempts.length, polling).toBe(1);
    await clock.waitForPolls();
    phase = 'starting';
    clock.time += minute;
    await expect.poll(() => attempts.length, polling).toBe(7);
    await clock.waitForPolls();
    phase = 'up';
    clock.time += 10 * second;
    await expect.poll(() => receiver.posts.length, polling).toBe(12);
    expect(new Set(receiver.posts.slice(6).map(({ body }) => body['name'])).size).toBe(6);
  });
});

describe('a receiver that refuses', () => {
  test.each(isFullRun ? [401, 404] : [404])(
    'a receiver that returns %i gets one attempt for all requests, rarer each time',
    async (status) => {
      const { clock, attempts, site } = await startForwarding(() => status);
      for (let visitor = 0; visitor < 6; visitor += 1) await post(site, { name: `Visitor ${visitor}` });
      const start = clock.time;
      for (let minutes = 0; minutes <= 240; minutes += 1) {
        clock.time = start + minutes * minute;
        // The attempts are at 0, 1, 5, 21 and 85 minutes.
        if ([0, 1, 5, 21, 85].includes(minutes)) await clock.waitForPolls();
      }
      await clock.waitForPolls();
      expect(attempts).toHaveLength(5);
      const { stdout } = await runQuotes(site.quotesDirectory);
      expect(stdout).toContain(`6 requests, forward waiting: the receiver answered ${status}`);
    },
  );

  test('a receiver that responds with 410 gets each request once', async () => {
    const { clock, attempts, site, getDelivery } = await startForwarding(() => 410);
    for (const name of ['One', 'Two']) await post(site, { name });
    await expect.poll(() => [getDelivery(0)?.state, getDelivery(1)?.state], polling).toEqual(['given-up', 'given-up']);
    clock.time += 24 * 60 * minute;
    await clock.waitForPolls();
    expect(attempts).toHaveLength(2);
  });

  test('a receiver that responds with 429 gets nothing until its Retry-After', async () => {
    const limit: ReceiverResponse = [429, { 'Retry-After': '600' }];
    const { clock, attempts, receiver, site } = await startForwarding((count) => (count === 1 ? limit : 201));
    for (const name of ['One', 'Two', 'Three']) await post(site, { name });
    await expect.poll(() => attempts.length, polling).toBe(1);
    await clock.waitForPolls();
    clock.time += 9 * minute;
    await clock.waitForPolls();
    expect(attempts).toHaveLength(1);
    clock.time += minute;
    await expect.poll(() => receiver.posts.map(({ body }) => body['name']), polling).toEqual(['One', 'Two', 'Three']);
  });

  if (isFullRun)
    test('a receiver that returns 404 while starting is retried a minute later', async () => {
      const { clock, attempts, site } = await startForwarding((count) => (count < 7 ? 503 : 404));
      await post(site);
      for (const count of [1, 2, 3, 4, 5, 6]) {
        await expect.poll(() => attempts.length, polling).toBe(count);
        await clock.waitForPolls();
        clock.time += 5 * second * 2 ** (count - 1);
      }
      await expect.poll(() => attempts.length, polling).toBe(7);
      await clock.waitForPolls();
      clock.time += minute - 1;
      await clock.waitForPolls();
      expect(attempts).toHaveLength(7);
      clock.time += 1;
      await expect.poll(() => attempts.length, polling).toBe(8);
    });

  test('a receiver that refuses one request still gets the others', async () => {
    const clock = createClock();
    const receiver = await startReceiver((_, { body }) => (body['name'] === 'Refused' ? 500 : 201));
    onTestFinished(receiver.close);
    const site = await startSite(undefined, { deliveries: { forwardUrl: receiver.url }, now: clock.now });
    for (const name of ['Refused', 'One', 'Two']) await post(site, { name });
    for (let step = 0; step < 60 && receiver.posts.length < 2; step += 1) {
      clock.time += 5 * second;
      await clock.waitForPolls();
    }
    expect(receiver.posts.map(({ body }) => body['name'])).toEqual(['One', 'Two']);
  });
});

describe('the owner', () => {
  test('the owner gets one email when the receiver has failed for an hour', async () => {
    const { messages, mail } = await startMail();
    let isDown = true;
    const { clock, site } = await startForwarding(() => (isDown ? 404 : 201), { mail });
    const reports = () => messages.filter(({ headers }) => headers['subject']?.includes('do not reach'));
    await post(site);
    await expect.poll(() => messages.length, polling).toBe(1);
    await expect.poll(() => site.printed.join(''), polling).toContain('Delivery failed (forward)');
    await clock.waitForPolls();
    clock.time += 59 * minute;
    await clock.waitForPolls();
    expect(reports()).toEqual([]);
    clock.time += 2 * minute;
    await expect.poll(() => reports().length, polling).toBe(1);
    expect(reports()[0]?.to).toEqual(['owner@example.com']);
    expect(reports()[0]?.text).toContain('answered 404');
    expect(reports()[0]?.text).not.toContain('Dana');
    clock.time += 24 * 60 * minute;
    await clock.waitForPolls();
    expect(reports()).toHaveLength(1);
    isDown = false;
    clock.time += 4 * 60 * minute;
    await expect
      .poll(() => readStored(site.quotesDirectory)[0]?.deliveries.map(({ state }) => state), polling)
      .toEqual(['delivered', 'delivered']);
  });
});

describe('a wrong password of the mail server', () => {
  test('a wrong mail password causes only four attempts in an hour', async () => {
    let logins = 0;
    const refuseLogin = (_auth: unknown, _session: unknown, done: (error: Error) => void) => {
      logins += 1;
      done(Object.assign(new Error('Wrong, dana@example.com'), { responseCode: 535 }));
    };
    const { mail } = await startMail(undefined, { onAuth: refuseLogin });
    const clock = createClock();
    const site = await startSite(undefined, { deliveries: { mail, confirm: true }, now: clock.now });
    for (let visitor = 0; visitor < 12; visitor += 1) {
      await post(site, { name: `Visitor ${visitor}`, email: `visitor${visitor}@example.com` });
    }
    await expect.poll(() => logins, polling).toBe(1);
    await clock.waitForPolls();
    expect(logins).toBe(1);
    for (let minutes = 1; minutes <= 60; minutes += 1) {
      clock.time += minute;
      if ([1, 5, 21].includes(minutes)) await clock.waitForPolls();
    }
    await clock.waitForPolls();
    expect(logins).toBe(4);
    expect(site.printed.join('')).toContain('Delivery failed (mail): the password was refused (535).');
    const { stdout } = await runQuotes(site.quotesDirectory);
    expect(stdout).toContain('12 requests, mail waiting: the password was refused (535).');
    expect(site.printed.join('') + stdout.split('Not delivered')[1]).not.toContain('dana@');
    const file = join(site.directory, 'export.csv');
    await runQuotes(site.quotesDirectory, '--csv', file);
    expect(readFileSync(file, 'utf8').match(/mail waiting \(\d tried\): the password was refused/g)).toHaveLength(12);
  });
});

describe('a mail that is refused for its text', () => {
  const refuse = (_: string, mail?: { text: string }): MailDecision =>
    mail?.text.includes('casino') ? 'refuse text' : 'take';

  if (isFullRun)
    test('a mail refused for its text delays no other request of its digest', async () => {
      const { messages, mail } = await startMail(refuse);
      const clock = createClock();
      const options = { deliveries: { mail }, mailsPerHour: 1, now: clock.now };
      const site = await startSite(undefined, options);
      await post(site, { name: 'First' });
      await expect.poll(() => messages.length, polling).toBe(1);
      const ids: string[] = [];
      for (let visitor = 0; visitor < 30; visitor += 1) {
        const message = [0, 13, 14].includes(visitor) ? 'Win in our casino' : 'Ten windows';
        ids.push(await post(site, { name: `Visitor ${visitor}`, phone: `719 555 ${1000 + visitor}`, message }));
      }
      clock.time += 11 * minute;
      const states = () => readStored(site.quotesDirectory).map(({ deliveries }) => deliveries[0]?.state);
      await expect.poll(() => new Set(states()), polling).toEqual(new Set(['delivered']));
      const text = messages.map((message) => message.text).join('\n');
      for (const id of ids) expect(text).toContain(id);
      for (let visitor = 0; visitor < 30; visitor += 1) expect(text).toContain(`719 555 ${1000 + visitor}`);
      expect(text).not.toContain('casino');
      expect(messages.length).toBeLessThan(20);
    });

  describe.each<[string, MailDecision, stepMilliseconds: number]>([
    ['with the code of a temporary failure', 'refuse', 10 * second],
    ['by breaking the connection off', 'hang up', 61 * minute],
  ])('%s', (_, decision, pause) => {
    const twoApart: [string, string[]] = ['two apart', ['a', 'casino 1', 'c', 'd', 'casino 4', 'f']];
    const others: [string, string[], step?: number][] = [
      ['the oldest', ['casino 0', 'b', 'c', 'd', 'e', 'f']],
      ['the last', ['a', 'b', 'c', 'd', 'e', 'casino 5']],
      ['two in a row', ['casino 0', 'casino 1', 'c', 'd', 'e', 'f']],
      // A server that breaks off so often may have accepted each of them.
      ['all but one', ['casino 0', 'casino 1', 'casino 2', 'casino 3', 'e', 'casino 5'], pause],
    ];
    test.each<[string, string[], step?: number]>(isFullRun ? [twoApart, ...others] : [twoApart])(
      'the owner is notified of every other request within minutes: %s',
      async (_, texts, step = 10 * second) => {
        const decide = (_: string, mail?: { text: string }) => (mail?.text.includes('casino') ? decision : 'take');
        const { messages, mail } = await startMail(decide);
        const clock = createClock();
        const site = await startSite(undefined, { deliveries: { mail }, mailsPerHour: 1, now: clock.now });
        await post(site, { name: 'First' });
        await expect.poll(() => messages.length, polling).toBe(1);
        for (const message of texts) {
          // Requests of the same millisecond are in no particular order.
          clock.time += second;
          await post(site, { message });
        }
        const listWaiting = () =>
          readStored(site.quotesDirectory)
            .filter(({ deliveries }) => deliveries[0]?.state === 'waiting')
            .map(({ fields }) => fields.message);
        const refused = texts.filter((text) => text.includes('casino'));
        clock.time += 10 * minute;
        for (let steps = 0; steps < 20 && listWaiting().length !== refused.length; steps += 1) {
          clock.time += step;
          await clock.waitForPolls();
        }
        expect(listWaiting()).toEqual(refused);
      },
    );
  });

  if (isFullRun)
    test('a digest is not split by a server that always closes the connection', async () => {
      const { messages, mail } = await startMail((_, message) =>
        message?.text.includes('First') ? 'take' : 'hang up',
      );
      const clock = createClock();
      const site = await startSite(undefined, { deliveries: { mail }, mailsPerHour: 1, now: clock.now });
      await post(site, { name: 'First' });
      await expect.poll(() => messages.length, polling).toBe(1);
      for (let visitor = 0; visitor < 40; visitor += 1) await post(site, { name: `Visitor ${visitor}` });
      clock.time += 11 * minute;
      await expect.poll(() => messages.length, polling).toBeGreaterThan(1);
      for (let step = 0; step < 50; step += 1) {
        clock.time += minute;
        await clock.waitForPolls();
      }
      expect(messages.length).toBeLessThan(15);
    });

  test('a refused Reply-To address is left out of the mail', async () => {
    const { messages, mail } = await startMail((_, message) =>
      message?.headers['reply-to'] === 'dana@example.com' ? 'refuse text' : 'take',
    );
    const site = await startSite(undefined, { deliveries: { mail } });
    await post(site);
    await expect.poll(() => messages.length, polling).toBe(1);
    expect(messages[0]?.text).toContain('Fourteen windows');
  });

  test('a server that refuses every mail is not tried again for each request', async () => {
    let mails = 0;
    const decide = (): MailDecision => {
      mails += 1;
      return 'refuse text';
    };
    const { mail } = await startMail(decide);
    const clock = createClock(1_800_000_000_000);
    const site = await startSite(undefined, { deliveries: { mail }, now: clock.now });
    for (let visitor = 0; visitor < 12; visitor += 1) await post(site, { name: `Visitor ${visitor}` });
    await expect.poll(() => mails, polling).toBeGreaterThanOrEqual(6);
    await clock.waitForPolls();
    // The versions are with Reply-To, without it, and without the text. Each counts twice: `decide` is called for the
    // recipient too.
    expect(mails).toBe(6);
    expect(site.printed.join('')).toContain('the mail server refuses every mail');
  });
});

describe('the reason why mail fails', () => {
  const deliverTo = async (url: string) => {
    const mail = { url, from: 'website@example.com', to: ['owner@example.com'] };
    const site = await startSite(undefined, { deliveries: { mail } });
    await post(site);
    await expect.poll(() => site.printed.join(''), polling).toContain('Delivery failed');
    return site.printed.join('');
  };

  test('the failure suggests smtp:// if a server starts without encryption', async () => {
    const { port } = await startMail();
    expect(await deliverTo(`smtps://127.0.0.1:${port}`)).toContain('use smtp:// for port 587');
  });

  // The client waits ten seconds for the greeting.
  if (isFullRun)
    test('the failure suggests smtps:// if a server starts with encryption', async () => {
      const { port } = await startMail(undefined, { secure: true });
      expect(await deliverTo(`smtp://127.0.0.1:${port}`)).toContain('use smtps:// for port 465');
    });

  test('the failure names an invalid certificate', async () => {
    const { port } = await startMail(undefined, { secure: true });
    expect(await deliverTo(`smtps://127.0.0.1:${port}`)).toContain('the certificate has expired');
  });
});

test('a database of the previous version keeps its deliveries', async () => {
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const directory = join(createTemporaryDirectory(), 'quotes');
  const first = await startSite(undefined, {
    quotesDirectory: directory,
    deliveries: { forwardUrl: 'http://127.0.0.1:1/' },
  });
  const id = await post(first);
  await first.close();
  const database = new DatabaseSync(join(directory, 'quotes.db'));
  database.exec(`ALTER TABLE deliveries DROP COLUMN undecided; DROP TABLE failing_targets;
    UPDATE deliveries SET error = 'fetch failed connect ECONNREFUSED'`);
  database.close();
  expect((await runQuotes(directory)).stdout).toContain('fetch failed');
  const deliveries = { forwardUrl: receiver.url };
  await startSite(undefined, { quotesDirectory: directory, deliveries });
  await expect.poll(() => receiver.posts.map(({ key }) => key), polling).toEqual([id]);
});
