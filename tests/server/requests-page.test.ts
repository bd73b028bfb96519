import { createHash } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { formatPhone } from '../../server/requests-csv.ts';
import { readServerSettings } from '../../src/lib/settings/server-settings.ts';
import { parseCsv } from './csv.ts';
import {
  exampleQuote,
  openSecondConnection,
  postJson,
  readStored,
  send,
  startSite,
  type TestResponse,
  type TestSite,
} from './fixture.ts';

const requestsPassword = 'marmot larkspur gable 41';
type SiteOptions = NonNullable<Parameters<typeof startSite>[1]>;

const startWithPage = (options: SiteOptions = {}) => startSite(undefined, { requestsPassword, ...options });

const addRequest = async (site: TestSite, changes: object = {}): Promise<string> =>
  JSON.parse((await postJson(site.url, { ...exampleQuote, ...changes })).text).id;

interface BrowserRequest {
  cookie?: string | undefined;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
}

/** Sends a request as a browser would, with its own origin for a form. */
function sendAsBrowser(
  site: TestSite,
  path: string,
  { cookie, form, headers, method }: BrowserRequest = {},
): Promise<TestResponse> {
  const own = form && { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url };
  const all = { ...(cookie && { cookie }), ...own, ...headers };
  const body = form && new URLSearchParams(form).toString();
  return send(site.url, path, { method: method ?? (form ? 'POST' : 'GET'), headers: all }, body);
}

const signInWith = (site: TestSite, password: string, headers: Record<string, string> = {}) =>
  sendAsBrowser(site, '/requests/sign-in', { form: { password }, headers });

const getCookie = ({ headers }: TestResponse) => headers['set-cookie']?.[0]?.split(';')[0];

async function signIn(site: TestSite): Promise<string> {
  const cookie = getCookie(await signInWith(site, requestsPassword));
  if (cookie === undefined) throw new Error('Nobody was signed in.');
  return cookie;
}

async function startSignedIn(options: SiteOptions = {}) {
  const site = await startWithPage(options);
  return { site, cookie: await signIn(site) };
}

const readCsv = (text: string) => parseCsv(text.replace('\ufeff', ''), ',');
const readArticles = ({ text }: TestResponse) =>
  parse(text)
    .querySelectorAll('article')
    .map(({ textContent }) => textContent);
/** Reads what a browser would put into the only element of its kind, without the line break that HTML drops at its start. */
const parseFragment = (text: string, name: string) => parse(text).querySelector(name)?.textContent.replace(/^\n/, '');
const day = 24 * 60 * 60_000;
const pageRules = new HtmlValidate({ extends: ['html-validate:standard'] });

describe('the list', () => {
  test('without a password there is no list of requests', async () => {
    const site = await startSite();
    for (const path of ['/requests', '/requests/sign-in', '/requests/requests.csv']) {
      expect((await sendAsBrowser(site, path)).status).toBe(404);
    }
    expect(() => readServerSettings({ REQUESTS_PASSWORD: 'too short' })).toThrow(/REQUESTS_PASSWORD: must have 16/);
  });

  test('the list shows the newest request first, with links to call, write and drive', async () => {
    const { site, cookie } = await startSignedIn({ now: () => Date.parse('2026-11-28T16:07:00Z') });
    await addRequest(site, { name: 'Marge Olson', message: 'one\ntwo' });
    await addRequest(site, { name: 'Tom Hale', email: '', property: 'warehouse' });
    const answer = await sendAsBrowser(site, '/requests', { cookie });
    const [first, second] = readArticles(answer);
    expect(first).toContain('Tom Hale');
    expect(first).toContain('No email address');
    expect(first).toContain('Warehouse/Industrial');
    expect(second).toContain('Marge Olson');
    for (const words of ['Window Cleaning', 'Residential Home', 'one\ntwo', 'Today, 9:07 AM', '(719) 555-0188'])
      expect(second).toContain(words);
    expect(answer.text.match(/Kept here only: neither mail/g)).toHaveLength(1);
    const links = parse(answer.text)
      .querySelectorAll('article a')
      .map((link) => link.getAttribute('href'));
    expect(links).toContain('tel:+17195550188');
    const mail = new URL(links.find((link) => link?.startsWith('mailto:dana@')) ?? '');
    expect([mail.pathname, mail.searchParams.get('subject')]).toEqual(['dana@example.com', 'Your quote request']);
    expect(mail.searchParams.get('body')).toBe(
      [
        'Hello Marge Olson,',
        '',
        '',
        'You asked us:',
        '> Window Cleaning, Residential Home',
        '> 1200 Example Ave, Colorado Springs',
        '> one two',
      ].join('\r\n'),
    );
    expect(links).toContain(
      'https://www.google.com/maps/search/?api=1&query=1200%20Example%20Ave%2C%20Colorado%20Springs',
    );
  });

  test('the list and its pages are valid HTML without scripts', async () => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site, { message: 'long '.repeat(400) });
    await addRequest(site);
    const paths = [
      '/requests',
      '/requests?show=all&search=dana',
      `/requests/${id}`,
      '/requests/none',
      '/requests/sign-in',
    ];
    for (const path of paths) {
      const { text } = await sendAsBrowser(site, path, { cookie });
      expect(text).not.toMatch(/<script|\son\w+=|style=/i);
      const report = await pageRules.validateString(text);
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message }) => `${path} ${ruleId}: ${message}`),
        ),
      ).toEqual([]);
    }
  });

  test.each([
    ['part of a name', 'olson', true],
    ['a phone number as a phone shows its caller', '+1 719 555 0133', true],
    ['a service in words', 'window cleaning', true],
    ['a word of the note', 'booked', true],
    ['a word that none has', 'zzz', false],
  ])('the search finds a request by %s', async (_, search, isFound) => {
    const { site, cookie } = await startSignedIn();
    await addRequest(site, { service: 'roof-cleaning', name: 'Tom Hale' });
    const id = await addRequest(site, { name: 'Marge Olson', phone: '719-555-0133' });
    await sendAsBrowser(site, `/requests/${id}/note`, { cookie, form: { note: 'Booked for Tuesday' } });
    const articles = readArticles(
      await sendAsBrowser(site, `/requests?search=${encodeURIComponent(search)}`, { cookie }),
    );
    expect(articles.map((text) => text.includes('Marge Olson'))).toEqual(isFound ? [true] : []);
  });

  test('the list has pages of fifty that keep the search', async () => {
    const { site, cookie } = await startSignedIn();
    for (let number = 1; number <= 51; number += 1) await addRequest(site, { name: `Number ${number}.` });
    const first = await sendAsBrowser(site, '/requests?search=number', { cookie });
    expect(readArticles(first)).toHaveLength(50);
    const older = parse(first.text).querySelectorAll('nav a').at(-1)?.getAttribute('href');
    const [last] = readArticles(await sendAsBrowser(site, older ?? '', { cookie }));
    expect(last).toContain('Number 1.');
    expect(readArticles(await sendAsBrowser(site, '/requests?page=999', { cookie }))).toHaveLength(1);
  });

  test('the list stays below 200 KB, and the page of a request shows everything', async () => {
    const { site, cookie } = await startSignedIn();
    const long = '"'.repeat(3_000);
    let id = '';
    for (let number = 0; number < 50; number += 1)
      id = await addRequest(site, { name: long, message: `${long}END`, address: long });
    const { body, text } = await sendAsBrowser(site, '/requests', { cookie });
    expect(body.length).toBeLessThan(200_000);
    expect(text).toContain('Read the whole message');
    expect((await sendAsBrowser(site, `/requests/${id}`, { cookie })).text).toContain('END');
  });

  test('a long message opens without script, and a short one is whole', async () => {
    const { site, cookie } = await startSignedIn();
    await addRequest(site, { message: 'Two windows.' });
    const message = 'Fourteen windows on two stories, hard water on the south side. '.repeat(4).trim();
    await addRequest(site, { message });
    const [long, short] = parse((await sendAsBrowser(site, '/requests', { cookie })).text).querySelectorAll('article');
    expect(long?.querySelector('details .message')?.textContent).toBe(message);
    expect(long?.querySelector('summary')?.textContent).toMatch(/^Fourteen .{50,90}… The whole message$/);
    expect([short?.querySelector('details'), short?.querySelector('.message')?.textContent]).toEqual([
      null,
      'Two windows.',
    ]);
  });

  test('the list omits the request of the launch check', async () => {
    const { site, cookie } = await startSignedIn();
    await addRequest(site, { name: 'Launch check, please ignore' });
    expect(readArticles(await sendAsBrowser(site, '/requests?show=all', { cookie }))).toEqual([]);
  });
});

describe('the owner', () => {
  test('the owner signs in with a password pasted with a space', async () => {
    const site = await startWithPage();
    expect((await signInWith(site, ` ${requestsPassword}\n`)).status).toBe(303);
  });

  test('the owner saves note and mark together on the page of a request', async () => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    const form = parse((await sendAsBrowser(site, `/requests/${id}`, { cookie })).text).querySelector(
      'form:has(#note)',
    );
    expect(form?.querySelectorAll('.main')).toHaveLength(1);
    const action = form?.querySelector('[formaction]')?.getAttribute('formaction') ?? '';
    await sendAsBrowser(site, action, { cookie, form: { note: 'Booked for Tuesday' } });
    const [done] = readArticles(await sendAsBrowser(site, '/requests?show=done', { cookie }));
    expect(done).toContain('Booked for Tuesday');
    await sendAsBrowser(site, `/requests/${id}/new`, { cookie, form: {} });
    expect(readArticles(await sendAsBrowser(site, '/requests', { cookie }))[0]).toContain('Booked for Tuesday');
  });

  test('the owner stays signed in when the server restarts', async () => {
    const { site, cookie } = await startSignedIn();
    await site.close();
    const restarted = await startWithPage({ quotesDirectory: site.quotesDirectory });
    expect((await sendAsBrowser(restarted, '/requests', { cookie })).status).toBe(200);
    await sendAsBrowser(restarted, '/requests/sign-out', { cookie, form: {} });
    await restarted.close();
    const again = await startWithPage({ quotesDirectory: site.quotesDirectory });
    expect((await sendAsBrowser(again, '/requests', { cookie })).status).toBe(303);
  });

  test.each([
    ['note', 'Booked "Tuesday"\n& paid'],
    ['done', 'Booked'],
  ])('the note of the button %s is kept if the sign-in has expired', async (action, note) => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    await sendAsBrowser(site, '/requests/sign-out', { cookie, form: {} });
    const refused = await sendAsBrowser(site, `/requests/${id}/${action}?show=all`, { cookie, form: { note } });
    expect(refused.text).toContain('You were signed out. Sign in, and your note is saved.');
    const readForm = ({ text }: TestResponse) => {
      const form = parse(text).querySelector('form');
      const fields = form
        ?.querySelectorAll('input[type=hidden]')
        .map((input) => [input.attrs['name'], input.attrs['value']]);
      const typed = parseFragment(text, 'textarea');
      return { path: form?.getAttribute('action') ?? '', form: { ...Object.fromEntries(fields ?? []), note: typed } };
    };
    const first = readForm(refused);
    const mistyped = await sendAsBrowser(site, first.path, { form: { ...first.form, password: 'wrong' } });
    expect(mistyped.status).toBe(403);
    const second = readForm(mistyped);
    const answer = await sendAsBrowser(site, second.path, { form: { ...second.form, password: requestsPassword } });
    expect(answer.headers.location).toBe(
      action === 'note' ? `/requests/${id}?show=all&saved=` : `/requests?show=all&marked=${id}#marked`,
    );
    const shown = await sendAsBrowser(site, `/requests/${id}`, { cookie: getCookie(answer) });
    expect(parseFragment(shown.text, 'textarea')).toBe(note);
    expect(shown.text).toContain(action === 'done' ? 'Mark as new' : 'Mark as done');
  });

  test('the owner finds a done request from the list of new ones', async () => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    await sendAsBrowser(site, `/requests/${id}/done`, { cookie, form: {} });
    const form = parse((await sendAsBrowser(site, '/requests', { cookie })).text).querySelector('form[role=search]');
    expect(form?.querySelector('input[name=show]')?.getAttribute('value')).toBe('all');
    expect(readArticles(await sendAsBrowser(site, '/requests?show=all&search=0188', { cookie }))).toHaveLength(1);
    const empty = parse((await sendAsBrowser(site, '/requests?search=0188', { cookie })).text);
    expect(empty.textContent).toContain('No new requests with “0188”. Show 1 that is done Clear the search');
    const tabs = empty.querySelectorAll('.tabs a').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['New (0)', 'Done (1)', 'All (1)']);
    const link = empty.querySelectorAll('.row a').find(({ textContent }) => textContent.startsWith('Show 1'));
    expect(readArticles(await sendAsBrowser(site, link?.getAttribute('href') ?? '', { cookie }))).toHaveLength(1);
  });

  test('a reopened request says so, with a link to it', async () => {
    const { site, cookie } = await startSignedIn();
    await addRequest(site, { name: 'Tom Hale' });
    const id = await addRequest(site);
    await addRequest(site, { name: 'Marge Olson' });
    const { text } = await sendAsBrowser(site, `/requests?marked=${id}`, { cookie });
    const items = parse(text)
      .querySelectorAll('ol > li')
      .map((item) => item.querySelector('h2, .status')?.textContent.trim().split('\n')[0]);
    expect(items).toEqual(['Marge Olson', 'Dana Reyes is new again.', 'Dana Reyes', 'Tom Hale']);
    expect(parse(text).querySelector('.status a')?.getAttribute('href')).toBe(`/requests/${id}`);
  });

  test.each([
    [
      'mail',
      'the password was refused (535)',
      'Mail has not reached you since Nov 28, 5:39 AM: the password was refused (535). 2 requests wait. Check the password in QUOTE_MAIL_URL, in the settings of the server (Gmail and others require an app password). Then restart the server.',
    ],
    [
      'mail',
      'the mail server could not be reached: it is not running, or its address or port is wrong (ECONNREFUSED)',
      'Mail has not reached you since Nov 28, 5:39 AM: the mail server could not be reached: it is not running, or its address or port is wrong. 2 requests wait. It is tried again automatically. If that does not help, check QUOTE_MAIL_URL and QUOTE_MAIL_TO in the settings of the server. Then restart the server.',
    ],
    [
      'forward',
      'answered 404',
      'Your automation has received nothing since Nov 28, 5:39 AM: answered 404. 2 requests wait. It is tried again automatically. If that does not help, check QUOTE_FORWARD_URL in the settings of the server. Then restart the server.',
    ],
  ])('the list says at its top that %s fails, since when and why', async (target, error, sentences) => {
    const { site, cookie } = await startSignedIn({ now: () => Date.parse('2026-11-28T16:07:00Z') });
    const ids = [await addRequest(site), await addRequest(site)];
    const database = openSecondConnection(site.quotesDirectory);
    for (const id of ids)
      database.prepare(`INSERT INTO deliveries VALUES (?, ?, 'waiting', 0, 1, 1e15, '', 0)`).run(id, target);
    database
      .prepare(`INSERT INTO failing_targets VALUES (?, ?, 1, 1e15, ?, 0, '')`)
      .run(target, Date.parse('2026-11-28T12:39:00Z'), error);
    database.close();
    const alerts = () =>
      sendAsBrowser(site, '/requests', { cookie }).then(({ text }) => parse(text).querySelectorAll('[role=alert]'));
    expect((await alerts()).map(({ textContent }) => textContent)).toEqual([sentences]);
    const list = readArticles(await sendAsBrowser(site, '/requests', { cookie }));
    for (const card of list) expect(card).not.toContain(error);
    const repaired = openSecondConnection(site.quotesDirectory);
    repaired.exec(`DELETE FROM failing_targets`);
    repaired.close();
    expect(await alerts()).toEqual([]);
  });

  test('the owner marks a request as done and undoes it', async () => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    const marked = await sendAsBrowser(site, `/requests/${id}/done`, { cookie, form: {} });
    expect([marked.status, marked.headers.location]).toEqual([303, `/requests?marked=${id}#marked`]);
    const list = await sendAsBrowser(site, `/requests?marked=${id}`, { cookie });
    expect(parse(list.text).querySelector('[role=status]')?.textContent).toContain('Dana Reyes is done.');
    expect(readArticles(list)).toEqual([]);
    expect(readArticles(await sendAsBrowser(site, '/requests?show=done', { cookie }))).toHaveLength(1);
    await sendAsBrowser(site, `/requests/${id}/new`, { cookie, form: {} });
    expect(readArticles(await sendAsBrowser(site, '/requests', { cookie }))).toHaveLength(1);
  });

  test('the owner returns to the page and search from which she marked a request', async () => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    const { text } = await sendAsBrowser(site, '/requests?show=all&search=reyes', { cookie });
    const action = parse(text).querySelector('article form')?.getAttribute('action') ?? '';
    const { headers } = await sendAsBrowser(site, action, { cookie, form: {} });
    expect(headers.location).toBe(`/requests?show=all&search=reyes&marked=${id}#marked`);
  });

  test('a note keeps its line breaks; one that is too long is returned with its text', async () => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    const path = `/requests/${id}`;
    expect((await sendAsBrowser(site, `${path}/note`, { cookie, form: { note: 'one\r\ntwo' } })).status).toBe(303);
    const readNote = ({ text }: TestResponse) => parse(text).querySelector('textarea')?.textContent.trim();
    expect(readNote(await sendAsBrowser(site, path, { cookie }))).toBe('one\ntwo');
    const refused = await sendAsBrowser(site, `${path}/note`, { cookie, form: { note: 'n'.repeat(2_001) } });
    expect([refused.status, readNote(refused)]).toEqual([400, 'n'.repeat(2_001)]);
    expect(refused.text).toContain('A note has up to 2000 characters');
    expect(readNote(await sendAsBrowser(site, path, { cookie }))).toBe('one\ntwo');
  });

  test('the owner deletes a request with its note and reads where copies remain', async () => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    await sendAsBrowser(site, `/requests/${id}/note`, { cookie, form: { note: 'Booked' } });
    const database = openSecondConnection(site.quotesDirectory);
    database.prepare(`INSERT INTO deliveries VALUES (?, 'mail', 'delivered', 0, 1, 0, '', 0)`).run(id);
    database.close();
    const { status, text } = await sendAsBrowser(site, `/requests/${id}/delete`, { cookie, form: {} });
    expect([status, text]).toEqual([200, expect.stringContaining('It was mailed to you: delete the message too.')]);
    expect(readStored(site.quotesDirectory)).toEqual([]);
    for (const action of ['', '/done', '/note', '/delete']) {
      const gone = await sendAsBrowser(site, `/requests/${id}${action}`, { cookie, ...(action && { form: {} }) });
      expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('There is no such request.')]);
    }
  });

  test('the owner reads how long requests are stored', async () => {
    const { site, cookie } = await startSignedIn({ now: () => Date.parse('2026-11-28T16:07:00Z') });
    const id = await addRequest(site);
    expect((await sendAsBrowser(site, '/requests', { cookie })).text).toContain('after about 7 years (2557 days)');
    expect((await sendAsBrowser(site, `/requests/${id}`, { cookie })).text).toContain('on about Nov 28, 2033');
    const forever = await startSignedIn({ keepDays: 0 });
    expect((await sendAsBrowser(forever.site, '/requests', { cookie: forever.cookie })).text).toContain(
      'until you delete them',
    );
  });

  test.each([
    ['mail', 'delivered', '', 'Mailed to you.'],
    ['forward', 'waiting', '', 'Being sent to your automation.'],
    [
      'mail',
      'waiting',
      'the password was refused',
      'Not mailed to you yet: the password was refused. It is tried again automatically.',
    ],
    ['forward', 'given-up', 'answered 404', 'Not sent to your automation: answered 404. It is not tried again'],
    ['confirm', 'delivered', '', 'The visitor got a confirmation.'],
  ])('the owner reads in a sentence that %s is %s', async (target, state, error, sentence) => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    const database = openSecondConnection(site.quotesDirectory);
    database.prepare('INSERT INTO deliveries VALUES (?, ?, ?, 0, 1, ?, ?, 0)').run(id, target, state, 1e15, error);
    database.close();
    expect(readArticles(await sendAsBrowser(site, '/requests', { cookie }))[0]).toContain(sentence);
  });

  test('a damaged database causes a sentence, not a stack trace', async () => {
    const { site, cookie } = await startSignedIn();
    const database = openSecondConnection(site.quotesDirectory);
    database.exec(`INSERT INTO requests VALUES (1, 'x', 0, '{"name": Dana', '', NULL)`);
    database.close();
    const { status, text } = await sendAsBrowser(site, '/requests', { cookie });
    expect([status, text]).toEqual([503, expect.stringContaining('None is lost')]);
    // The error of the JSON parser quotes the visitor's text.
    expect(site.printed.join('')).toContain('The page of requests failed');
    expect(site.printed.join('')).not.toContain('Dana');
  });
});

describe('the spreadsheet', () => {
  test('the spreadsheet has Denver time, labels, the state and the note', async () => {
    const { site, cookie } = await startSignedIn({ now: () => Date.parse('2026-11-28T16:07:00Z') });
    const id = await addRequest(site);
    await sendAsBrowser(site, `/requests/${id}/note`, { cookie, form: { note: 'Booked' } });
    const answer = await sendAsBrowser(site, '/requests/requests.csv?show=all', { cookie });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="requests-2026-11-28.csv"');
    const [headings = [], cells = []] = readCsv(answer.text);
    const row = Object.fromEntries(headings.map((heading, column) => [heading, cells[column]]));
    expect(row).toMatchObject({
      'Received (Denver time)': '2026-11-28 09:07',
      Status: 'New',
      Name: 'Dana Reyes',
      Phone: '(719) 555-0188',
      Service: 'Window Cleaning',
      Property: 'Residential Home',
      Note: 'Booked',
      Id: id,
    });
  });

  test('the spreadsheet has the requests of the current search', async () => {
    const { site, cookie } = await startSignedIn();
    await addRequest(site);
    await addRequest(site, { name: 'Tom Hale' });
    const { text } = await sendAsBrowser(site, '/requests/requests.csv?search=hale', { cookie });
    expect(
      readCsv(text)
        .slice(1)
        .map((row) => row[2]),
    ).toEqual(['Tom Hale']);
  });

  test('the spreadsheet keeps dashes and commas of a message', async () => {
    const { site, cookie } = await startSignedIn();
    const message = 'Two jobs:\n- gutters, -2 panes\n- the door = new, @home';
    await addRequest(site, { message });
    expect(readCsv((await sendAsBrowser(site, '/requests/requests.csv', { cookie })).text)[1]).toContain(message);
  });

  test.each([
    ['7195550142', '(719) 555-0142'],
    ['+1 719-555-0142 ext. 3', '(719) 555-0142 ext. 3'],
    ['+44 20 7946 0958', "'+44 20 7946 0958"],
    ['0123456', "'0123456"],
    ['ask for Tom, 555', 'ask for Tom, 555'],
    ['719-555-0142, ask for Tom', '719-555-0142, ask for Tom'],
  ])('the spreadsheet keeps the phone number %s as text', (phone, cell) => expect(formatPhone(phone)).toBe(cell));
});

// One test for each line of "Requests in a page" in docs/security.md.
describe('the threat model', () => {
  test('guessing: ten tries per address in fifteen minutes, even with the right password', async () => {
    let monotonic = 0;
    const site = await startWithPage({
      monotonic: () => monotonic,
      trustedProxies: '127.0.0.1',
      siteUrl: 'https://www.peak.test',
    });
    const from = (address: string, password: string) =>
      signInWith(site, password, {
        'X-Forwarded-For': address,
        'X-Forwarded-Proto': 'https',
        Host: 'www.peak.test',
        Origin: 'https://www.peak.test',
      });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await from('192.0.2.1', 'wrong')).status).toBe(403);
    const refused = await from('192.0.2.1', requestsPassword);
    expect([refused.status, refused.headers['retry-after'], refused.headers['set-cookie']]).toEqual([
      429,
      '900',
      undefined,
    ]);
    expect((await from('192.0.2.2', requestsPassword)).status).toBe(303);
    monotonic += 15 * 60_000;
    expect((await from('192.0.2.1', requestsPassword)).status).toBe(303);
  });

  test('guessing: a hundred tries for all addresses, while signed-in owners continue', async () => {
    const site = await startWithPage({ trustedProxies: '127.0.0.1', siteUrl: 'https://www.peak.test' });
    const proxied = { 'X-Forwarded-Proto': 'https', Host: 'www.peak.test', Origin: 'https://www.peak.test' };
    const from = (address: string, password: string) =>
      signInWith(site, password, { ...proxied, 'X-Forwarded-For': address });
    const cookie = getCookie(await from('198.51.100.1', requestsPassword));
    for (let attempt = 0; attempt < 99; attempt += 1) await from(`192.0.2.${attempt}`, 'wrong');
    expect((await from('198.51.100.2', requestsPassword)).status).toBe(429);
    const list = await sendAsBrowser(site, '/requests', {
      cookie,
      headers: { ...proxied, 'X-Forwarded-For': '198.51.100.1' },
    });
    expect(list.status).toBe(200);
  });

  test('guessing: spellings of an address, its network and parallel posts count together', async () => {
    const site = await startWithPage({ trustedProxies: '127.0.0.1', siteUrl: 'https://www.peak.test' });
    const proxied = { 'X-Forwarded-Proto': 'https', Host: 'www.peak.test', Origin: 'https://www.peak.test' };
    const guess = async (address: string) =>
      (await signInWith(site, 'wrong', { ...proxied, 'X-Forwarded-For': address })).status;
    const statuses = await Promise.all(Array.from({ length: 12 }, () => guess('192.0.2.9')));
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    for (const spelling of ['198.51.100.7, 192.0.2.9', '192.0.2.9:443', '::ffff:192.0.2.9', '[::FFFF:C000:0209]:1'])
      expect(await guess(spelling)).toBe(429);
    const network = await Promise.all(Array.from({ length: 12 }, (_, number) => guess(`2001:db8::${number + 1}`)));
    expect(network.filter((status) => status === 403)).toHaveLength(10);
  });

  test.each([
    '/requests',
    '/requests/',
    '/requests?show=all',
    '/requests/requests.csv',
    '/requests/some-id',
    '//requests',
    '/%72equests',
    '/Requests',
    '/requests/requests%2Ecsv',
    '/requests/requests.csv?/requests/sign-in',
    '/requests/requests.csv/../sign-in',
    '/requests/sign-in/../requests.csv',
    '/requests/sign-in%2F..%2Frequests.csv',
    'http://127.0.0.1/requests/requests.csv',
  ])('strangers: %s shows nothing without a session, with a forged one or after sign-out', async (path) => {
    const { site, cookie } = await startSignedIn();
    await addRequest(site);
    await sendAsBrowser(site, '/requests/sign-out', { cookie, form: {} });
    for (const made of [undefined, 'requests=', 'requests=undefined', cookie]) {
      const { status, text } = await sendAsBrowser(site, path, { cookie: made });
      expect([303, 400, 404]).toContain(status);
      expect(text).not.toContain('Dana');
    }
  });

  test('strangers: a post without a session changes nothing', async () => {
    const site = await startWithPage();
    const id = await addRequest(site);
    for (const action of ['done', 'new', 'note', 'delete']) {
      const { status, text } = await sendAsBrowser(site, `/requests/${id}/${action}`, { form: { note: 'mine' } });
      expect(status).toBe(action === 'delete' ? 303 : 403);
      expect(text).not.toContain('Dana');
      const kept = { password: 'wrong', request: id, action, note: 'mine' };
      expect((await sendAsBrowser(site, '/requests/sign-in', { form: kept })).status).toBe(403);
    }
    expect(readStored(site.quotesDirectory)).toHaveLength(1);
    const cookie = await signIn(site);
    const { text } = await sendAsBrowser(site, `/requests/${id}`, { cookie });
    expect(text).not.toContain('mine');
    expect(text).toContain('Mark as done');
  });

  test('strangers: a session ends after two weeks, also if the clock was set back', async () => {
    const start = Date.parse('2026-11-28T16:07:00Z');
    let time = start;
    const { site, cookie } = await startSignedIn({ now: () => time });
    const statuses: number[] = [];
    for (time of [start + 14 * day - 1, start + 14 * day, start - 1])
      statuses.push((await sendAsBrowser(site, '/requests', { cookie })).status);
    expect(statuses).toEqual([200, 303, 303]);
  });

  test('strangers: a new password ends sessions, and the database stores no credentials', async () => {
    const { site, cookie } = await startSignedIn();
    const database = openSecondConnection(site.quotesDirectory);
    const [stored] = database.prepare('SELECT token_hash AS hash FROM owner_sessions').all();
    database.close();
    const token = cookie.slice('requests='.length);
    expect(stored?.['hash']).toMatch(/^[\w+/]{43}=$/);
    for (const encoding of ['base64', 'base64url'] as const) {
      expect(stored?.['hash']).not.toBe(createHash('sha256').update(token).digest(encoding));
      expect(stored?.['hash']).not.toContain(token);
    }
    await site.close();
    const { quotesDirectory } = site;
    const other = await startWithPage({ quotesDirectory, requestsPassword: 'another four random words' });
    expect((await sendAsBrowser(other, '/requests', { cookie })).status).toBe(303);
  });

  test('strangers: no body longer than a note is read before there is a session', async () => {
    const site = await startWithPage();
    // Sends half a body: a server that waits for the rest would not respond yet.
    const status = await new Promise((resolve, reject) => {
      const headers = {
        Origin: site.url,
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': 60_000,
      };
      const half = rawRequest(`${site.url}/requests/x/note`, { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode);
        half.destroy();
      });
      half.on('error', reject);
      half.write('note=');
    });
    expect(status).toBe(303);
  });

  test('the cookie: no script, other site or plain HTTP can use it', async () => {
    const site = await startWithPage({ trustedProxies: '127.0.0.1', siteUrl: 'https://www.peak.test' });
    const local = await signInWith(site, requestsPassword);
    expect(local.headers['set-cookie']?.[0]).toMatch(
      /^requests=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Strict$/,
    );
    const https = {
      'X-Forwarded-For': '192.0.2.1',
      'X-Forwarded-Proto': 'https',
      Host: 'www.peak.test',
      Origin: 'https://www.peak.test',
    };
    const remote = await signInWith(site, requestsPassword, https);
    expect(remote.headers['set-cookie']?.[0]).toMatch(/^__Host-requests=[\w-]{43}; .*SameSite=Strict; Secure$/);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { Origin: 'https://evil.example' }],
    ['another port of this machine', { Origin: 'http://127.0.0.1:1' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['a page that hides its origin', { Origin: '' }],
  ])('cross-site posts: a form of %s changes nothing and signs no one in', async (_, headers) => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    for (const action of ['done', 'new', 'note', 'delete']) {
      const { status } = await sendAsBrowser(site, `/requests/${id}/${action}`, {
        cookie,
        form: { note: 'x' },
        headers,
      });
      expect(status).toBe(403);
    }
    const refused = await signInWith(site, requestsPassword, headers);
    expect([refused.status, refused.headers['set-cookie']]).toEqual([403, undefined]);
    expect(readArticles(await sendAsBrowser(site, '/requests', { cookie }))).toHaveLength(1);
  });

  test.each([
    ['application/json', '{"password":"marmot larkspur gable 41"}'],
    ['text/plain', 'password=marmot+larkspur+gable+41'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="password"\r\n\r\nx\r\n--x--'],
  ])('cross-site posts: a body of %s signs no one in', async (type, body) => {
    const site = await startWithPage();
    const headers = { 'Content-Type': type, Origin: site.url };
    const { status } = await send(site.url, '/requests/sign-in', { method: 'POST', headers }, body);
    expect(status).toBe(415);
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('cross-site posts: %s is refused', async (method) => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    const headers = { 'X-HTTP-Method-Override': 'POST' };
    for (const action of ['', '/delete'])
      expect((await sendAsBrowser(site, `/requests/${id}${action}`, { cookie, method, headers })).status).toBe(405);
    expect(readStored(site.quotesDirectory)).toHaveLength(1);
  });

  test('cross-site links: no address changes anything with GET', async () => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    for (const action of ['done', 'note', 'delete']) {
      expect((await sendAsBrowser(site, `/requests/${id}/${action}`, { cookie })).status).toBe(404);
    }
    expect(readArticles(await sendAsBrowser(site, '/requests', { cookie }))).toHaveLength(1);
  });

  test('framing, caches and scripts: every response forbids them, also errors and the spreadsheet', async () => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    const answers = [
      await sendAsBrowser(site, '/requests', { cookie }),
      await sendAsBrowser(site, `/requests/${id}`, { cookie }),
      await sendAsBrowser(site, '/requests/none', { cookie }),
      await sendAsBrowser(site, '/requests/requests.csv', { cookie }),
      await sendAsBrowser(site, `/requests/${id}/done`, { cookie, form: {} }),
      await sendAsBrowser(site, '/requests'),
      await sendAsBrowser(site, '/requests/sign-in'),
      await signInWith(site, 'wrong'),
      await signInWith(site, 'wrong', { Origin: 'null' }),
      await sendAsBrowser(site, '/requests', { headers: { Host: 'evil.example' } }),
    ];
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
      expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe/);
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
  });

  test('header injection: neither address nor user input can write a header', async () => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site, { email: 'eve?bcc=all%0D@example.com' });
    const query = `?show=done&search=${encodeURIComponent('x\r\nSet-Cookie: a=b')}&next=${encodeURIComponent('//evil.example\r\nX: y')}`;
    const { headers } = await sendAsBrowser(site, `/requests/${id}/done${query}`, { cookie, form: {} });
    expect(headers.location).toMatch(/^\/requests\?show=done&search=x%0D%0ASet-Cookie/);
    expect([headers['set-cookie'], headers['x']]).toEqual([undefined, undefined]);
    const { text } = await sendAsBrowser(site, `/requests/${id}`, { cookie });
    expect(text).toContain('mailto:eve%3Fbcc%3Dall%250D@example.com?subject=');
  });

  test('formulas: no spreadsheet cell starts one', async () => {
    const { site, cookie } = await startSignedIn();
    const formula = '=HYPERLINK("https://evil.example","x")';
    const id = await addRequest(site, {
      name: formula,
      phone: '+1+cmd|5550188',
      address: `@SUM(1)`,
      message: `one\n-cmd|x`,
      service: '=1+1',
      [formula]: formula,
    });
    await sendAsBrowser(site, `/requests/${id}/note`, { cookie, form: { note: `\t${formula}` } });
    const { text } = await sendAsBrowser(site, '/requests/requests.csv', { cookie });
    await addRequest(site, { message: `one,;@SUM(1)\n=cmd|' /C calc'!A0` });
    await addRequest(site, { message: `one;='//evil.example/[a.xls]b'!A1` });
    for (const sign of ['＝', '＋', '－', '＠', '\r=', '\t+', ' \u200b-', ';@'])
      await addRequest(site, { name: `${sign}1+1`, message: `one,${sign}1+1` });
    const { text: full } = await sendAsBrowser(site, '/requests/requests.csv', { cookie });
    for (const cell of readCsv(full).flat()) expect(cell).not.toMatch(/^[\s;,|"\u200b]*[=+\-@＝＋－＠]1/);
    for (const cell of readCsv(text).flat()) expect(cell).not.toMatch(/^[\s"]*[=+\-@]|[\t\n;,|]\s*[=+\-@]/);
    expect(text).toContain("'=HYPERLINK");
    expect(full).toContain("one;'='//evil");
    expect(full).toContain("one,;'@SUM(1)\n'=cmd|");
  });

  test('HTML in a request is shown as text, in fields, note and search', async () => {
    const { site, cookie } = await startSignedIn();
    const markup = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&lt;`;
    const id = await addRequest(site, {
      name: markup,
      phone: `719 555 0188 ${markup}`,
      address: markup,
      message: markup,
      service: markup,
      property: markup,
      [markup]: markup,
    });
    await sendAsBrowser(site, `/requests/${id}/note`, { cookie, form: { note: `</textarea>${markup}` } });
    for (const path of [`/requests?search=${encodeURIComponent(markup)}`, `/requests/${id}`]) {
      const { text } = await sendAsBrowser(site, path, { cookie });
      expect(readArticles({ text } as TestResponse)).toHaveLength(1);
      expect(parse(text).querySelectorAll('script, img, article [onerror]')).toEqual([]);
      expect(text).toContain('&lt;script&gt;');
    }
  });

  test('control characters in a request are escaped and reverse no line', async () => {
    const { site, cookie } = await startSignedIn();
    const text = 'a\u0000b\u001b[2Jc\u202egnp.exe\u2066d';
    const id = await addRequest(site, { name: text, message: text, address: text });
    for (const path of ['/requests', `/requests/${id}`, '/requests/requests.csv']) {
      const { text: page } = await sendAsBrowser(site, path, { cookie });
      expect(page).not.toMatch(/[\u0000-\u0008\u001b\u202a-\u202e\u2066-\u2069]/);
      expect(page).toContain(String.raw`\u202egnp.exe`);
    }
  });

  test.each<[string, Record<string, string>, number]>([
    ['this machine', { Host: '127.0.0.1:4321' }, 200],
    ['this machine, by its name', { Host: 'localhost' }, 200],
    ['a name that leads to this machine (DNS rebinding)', { Host: 'evil.example:4321' }, 403],
    ['the public name without encryption', { Host: 'www.peak.test' }, 403],
    ['a proxy without encryption', { Host: 'www.peak.test', 'X-Forwarded-For': '192.0.2.1' }, 403],
    ['a proxy that keeps its own name', { Host: 'localhost', 'X-Forwarded-For': '192.0.2.1' }, 403],
    ['a proxy that names the visitor in another header', { Host: 'localhost', 'X-Real-IP': '192.0.2.1' }, 403],
    ['a proxy that names itself alone', { Host: 'localhost', Via: '1.1 proxy' }, 403],
    ['a proxy that names the host alone', { Host: 'localhost', 'X-Forwarded-Host': 'www.peak.test' }, 403],
    ['a name that begins as this machine does', { Host: '127.0.0.1.evil.example' }, 403],
    ['an address of every interface', { Host: '0.0.0.0:4321' }, 403],
    [
      'a chain of proxies of which the nearest does not encrypt',
      { Host: 'www.peak.test', 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https, http' },
      403,
    ],
    [
      'another name, whose proxy claims to be the public one',
      { Host: 'evil.example', 'X-Forwarded-Host': 'www.peak.test', 'X-Forwarded-Proto': 'https' },
      403,
    ],
    [
      'a proxy that encrypts',
      { Host: 'www.peak.test', 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https' },
      200,
    ],
    [
      'another name behind it',
      { Host: 'evil.example', 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https' },
      403,
    ],
  ])('TLS and names: the page is offered or refused to %s', async (_, headers, status) => {
    const site = await startWithPage({ trustedProxies: '127.0.0.1', siteUrl: 'https://www.peak.test' });
    expect((await sendAsBrowser(site, '/requests/sign-in', { headers })).status).toBe(status);
  });

  test('TLS and names: only a trusted proxy can claim that a connection is encrypted', async () => {
    const site = await startWithPage({ siteUrl: 'https://www.peak.test' });
    const headers = { Host: 'www.peak.test', 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https' };
    const { status, text } = await sendAsBrowser(site, '/requests/sign-in', { headers });
    expect([status, text]).toEqual([403, expect.stringContaining('TRUSTED_PROXY')]);
    const plain = await startWithPage({ siteUrl: 'http://www.peak.test', trustedProxies: '127.0.0.1' });
    expect((await sendAsBrowser(plain, '/requests/sign-in', { headers })).status).toBe(403);
  });

  test('logs contain no password, session or visitor', async () => {
    const { site, cookie } = await startSignedIn();
    const id = await addRequest(site);
    for (let attempt = 0; attempt < 12; attempt += 1) await signInWith(site, `wrong ${requestsPassword}`);
    await sendAsBrowser(site, '/requests?search=Dana', { cookie });
    await sendAsBrowser(site, `/requests/${id}/note`, { cookie, form: { note: 'Booked for Tuesday' } });
    await sendAsBrowser(site, `/requests/${id}/delete`, { cookie, form: {} });
    const log = site.printed.join('');
    expect(log).toContain('Somebody signed in to /requests.');
    expect(log.match(/Too many sign-ins/g)).toHaveLength(1);
    for (const secret of [requestsPassword, cookie.slice('requests='.length), 'Dana', '0188', 'Booked', 'Example Ave'])
      expect(log).not.toContain(secret);
  });
});
