import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/serve.ts';
import type { QuoteValues } from '../../src/schemas/quote-fields.ts';
import { awkwardRequest, liveQuoteForm, plainRequest, readLeads } from '../browser/quote-page.ts';
import { type Manners, type SiteOptions, startReceiver, startSiteFor } from '../browser/receiver.ts';
import { after, getClosedPort, never, refusers, startBrokenTls, status, takers } from '../browser/receiver-faults.ts';
import { type DrivenPage, drivePage, elementKey, waitUntil } from './driven-page.ts';
import { engines } from './installed-engines.ts';
import { startLocalSite } from './local-site.ts';

const failureText = 'There was an error submitting your form. Please try calling us directly at (719) 555-0142.';
const enter = '\uE007';

const quotes = mkdtempSync(join(tmpdir(), 'quotes-'));
let site: RunningServer;

beforeAll(async () => {
  site = await startLocalSite('dist', quotes);
});

afterAll(async () => {
  await site.close();
  rmSync(quotes, { recursive: true, force: true });
});

for (const { name, missing, start } of engines) {
  describe.skipIf(missing)(`in ${name}${missing ? ` (not here: ${missing})` : ''}`, () => {
    const opened: { close(): void | Promise<void> }[] = [];
    let browser: Awaited<ReturnType<typeof start>>;
    let page: DrivenPage;
    // Bound late: the browser starts with the first test.
    const send: DrivenPage['send'] = (...command) => page.send(...command);
    const run: DrivenPage['run'] = (...script) => page.run(...script);
    const press: DrivenPage['press'] = (selector) => page.press(selector);
    const isShown: DrivenPage['isShown'] = (selector) => page.isShown(selector);

    beforeAll(async () => {
      browser = await start();
      page = drivePage(browser.send);
    });
    afterAll(() => browser?.close());
    afterEach(async () => {
      for (const { close } of opened.splice(0)) await close();
    });

    const waitForForm = () =>
      waitUntil('the form', () => run(`return Boolean(document.querySelector('${liveQuoteForm}'))`));

    const readForm = () =>
      run<QuoteValues>("return Object.fromEntries(new FormData(document.querySelector('form')))").then((form) =>
        // A form's own data has the line ends of the network.
        Object.fromEntries(Object.entries(form).map(([field, value]) => [field, value.replaceAll('\r\n', '\n')])),
      );

    async function fillForm(request: QuoteValues) {
      await send('type', { id: await page.find('[name=phone]'), text: request.phone, value: [...request.phone] });
      await run(
        `for (const [name, value] of Object.entries(arguments[0])) {
          const control = document.querySelector('form [name=' + name + ']');
          control.value = value;
          control.dispatchEvent(new Event('input', { bubbles: true }));
        }`,
        request,
      );
      expect(await readForm()).toEqual(request);
    }

    /** A site for this webhook with its form open and filled in. */
    async function openForm(
      webhook: Manners | string,
      request: QuoteValues = awkwardRequest,
      options: SiteOptions = {},
    ) {
      const leads: string[] = [];
      let url = webhook as string;
      if (typeof webhook !== 'string') {
        const receiver = await startReceiver(webhook, leads);
        opened.push(receiver);
        url = receiver.url;
      }
      const built = await startSiteFor(url, { upstream: site.url, ...options });
      opened.push(built);
      await send('navigate', { url: `${built.url}/contact` });
      await waitForForm();
      await fillForm(request);
      return { url: built.url, webhook: url, leads };
    }

    async function takeAlert(): Promise<string> {
      let text = '';
      await waitUntil('the alert', async () => {
        text = String(await send('readAlert'));
        return true;
      });
      await send('acceptAlert');
      return text;
    }

    async function expectFailure(request: QuoteValues = awkwardRequest) {
      expect(await takeAlert()).toBe(failureText);
      await expectNotice(request);
    }

    async function expectNotice(request: QuoteValues = awkwardRequest) {
      await waitUntil('the notice', () => isShown('[role=alert] a[href="tel:+17195550142"]'));
      expect(await run('return document.querySelector("[role=alert]").textContent')).toContain('not sent');
      expect(await run('return document.querySelector("[role=alert] button").textContent')).toContain(
        'Copy my message',
      );
      expect(await isShown('#thank-you')).toBe(false);
      expect(await readForm()).toEqual(request);
      expect(await run('return document.querySelector("form [type=submit]").disabled')).toBe(false);
    }

    const expectThanks = () => waitUntil('the thanks', () => isShown('#thank-you'));

    async function expectDraft() {
      await waitForForm();
      await waitUntil('the draft', async () => (await readForm())['message'] !== '', 3);
      expect(await readForm()).toEqual(awkwardRequest);
    }

    async function expectEmptyForm() {
      await waitForForm();
      await waitUntil('the form', () => isShown('form'));
      await wait(300);
      expect(Object.values(await readForm()).join('')).toBe('');
    }

    /** Nothing personal in an address; the console is read in Chromium, whose protocol hands it out. */
    afterEach(async () => {
      const addresses = await run<string[]>(
        "return [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]",
      );
      for (const secret of ['Zo', 'oneill', '555-0188', 'Calle', 'Fourteen', 'Dana'])
        expect(addresses.join('\n')).not.toContain(secret);
    });

    for (const [what, answer] of takers) {
      test(`a receiver that ${what} ends in thanks`, async () => {
        const { leads } = await openForm({ answer });
        await press('form [type=submit]');
        await expectThanks();
        expect(leads.map((lead) => JSON.parse(lead))).toEqual([awkwardRequest]);
      });
    }

    for (const { what, request, ...manners } of refusers) {
      test(`a receiver that ${what} ends in a failure that keeps the form`, async () => {
        const { leads } = await openForm(manners, request);
        await press('form [type=submit]');
        await expectFailure(request);
        expect(leads.length).toBeLessThanOrEqual(1);
      });
    }

    for (const [what, findHost] of [
      ['refuses the connection', async () => `127.0.0.1:${await getClosedPort()}`],
      ['has no such host', async () => 'receiver.invalid'],
    ] as const) {
      test(`a receiver that ${what} ends in a failure that keeps the form`, async () => {
        await openForm(`http://${await findHost()}/hook`);
        await press('form [type=submit]');
        await expectFailure();
      });
    }

    test('a receiver whose TLS fails ends in a failure that keeps the form', async () => {
      const receiver = await startBrokenTls();
      opened.push(receiver);
      await openForm(receiver.url);
      await press('form [type=submit]');
      await expectFailure();
    });

    test('after a failure the second press delivers', async () => {
      let answer = status(503);
      const { leads } = await openForm({ answer: (...exchange) => answer(...exchange) });
      await press('form [type=submit]');
      await expectFailure();
      answer = status(200);
      await press('form [type=submit]');
      await expectThanks();
      expect(leads).toHaveLength(2);
    });

    test('a double click, Enter held down and a second Enter send one request', async () => {
      const { leads } = await openForm({ answer: after(1500, status(200)) });
      const button = { [elementKey]: await page.find('form [type=submit]') };
      await run(
        "document.querySelector('form [type=submit]').scrollIntoView({ block: 'center', behavior: 'instant' })",
      );
      await send('act', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, origin: button, x: 0, y: 0 },
              ...['pointerDown', 'pointerUp', 'pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })),
            ],
          },
        ],
      });
      await expect.poll(() => run('return document.querySelector("form [type=submit]").disabled')).toBe(true);
      await run("document.querySelector('[name=name]').focus()");
      await send('act', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...Array(10).fill({ type: 'keyDown', value: enter }), { type: 'keyUp', value: enter }],
          },
        ],
      });
      await expectThanks();
      expect(leads).toHaveLength(1);
    });

    test('Back while sending keeps the draft for the return', async () => {
      const { url, leads } = await openForm({ answer: never });
      await send('navigate', { url: `${url}/` });
      await send('navigate', { url: `${url}/contact` });
      await waitForForm();
      await press('form [type=submit]');
      await send('back');
      // No alert stands in the way of somebody who leaves.
      expect(await run('return location.pathname')).toBe('/');
      await wait(500);
      expect(await run('return location.pathname')).toBe('/');
      await send('forward');
      await expectDraft();
      // A page that the browser kept goes on where it was: with the failure of the request that was cut off.
      await wait(2500);
      const late = await send('readAlert').catch(() => undefined);
      if (late !== undefined) {
        expect(late).toBe(failureText);
        await send('acceptAlert');
      }
      expect(leads.length).toBeLessThanOrEqual(1);
    });

    test('a reload while sending and one after a failure keep the form, and send nothing by themselves', async () => {
      let answer = never;
      const { leads } = await openForm({ answer: (...exchange) => answer(...exchange) });
      await press('form [type=submit]');
      await waitUntil('the request', async () => leads.length === 1);
      await send('reload');
      await expectDraft();
      answer = status(500);
      await press('form [type=submit]');
      await expectFailure();
      await send('reload');
      await expectDraft();
      expect(leads).toHaveLength(2);
    });

    test('reload, Back and Forward after the thanks show an empty form and send nothing again', async () => {
      const { url, leads } = await openForm({ answer: status(200) });
      await press('form [type=submit]');
      await expectThanks();
      await send('reload');
      await expectEmptyForm();
      expect(await isShown('#thank-you')).toBe(false);
      await send('navigate', { url: `${url}/` });
      await send('back');
      await expectEmptyForm();
      await send('forward');
      await send('back');
      await expectEmptyForm();
      expect(leads).toHaveLength(1);
    });

    test('the thanks leave a line that says when, with the focus on it, and an empty form', async () => {
      await openForm({ answer: status(200) });
      await press('form [type=submit]');
      await expectThanks();
      await waitUntil('the end of the thanks', async () => !(await isShown('#thank-you')));
      await waitUntil('the line', () => run('return document.activeElement.matches("#sent")'));
      await expectEmptyForm();
      await send('reload');
      await waitForForm();
      const line = await run<string>('return document.querySelector("#sent").textContent');
      expect(line).toMatch(/\d:\d\d/);
      expect(line).not.toContain('Zoë');
    });

    test('storage denied takes away the draft and nothing else', async () => {
      const { leads } = await openForm({ answer: status(200) }, awkwardRequest, {
        prelude: `Object.defineProperty(window, 'sessionStorage', {
          get() { throw new DOMException('denied', 'SecurityError') },
        })`,
      });
      expect(await run('try { sessionStorage; return "allowed" } catch ({ name }) { return name }')).toBe(
        'SecurityError',
      );
      await press('form [type=submit]');
      await expectThanks();
      expect(leads).toHaveLength(1);
    });

    test('with alerts suppressed by the browser the page itself says it, and hands the words over', async () => {
      await openForm({ answer: status(500) }, awkwardRequest, {
        denied: 'sandbox allow-scripts allow-forms allow-same-origin',
      });
      await press('form [type=submit]');
      await expectNotice();
      await waitUntil('the notice to come into view', () =>
        run('return document.activeElement.matches("[role=alert]")'),
      );
      await press('[role=alert] button');
      await waitUntil('what became of the copy', () =>
        run(
          'return /^(Copied|The browser does not allow)/.test(document.querySelector("[role=alert] [role=status]").textContent)',
        ),
      );
    });

    test('without its scripts the form posts by itself and ends in the thanks', async () => {
      const request = { ...plainRequest, name: `Chunk lost in ${name}` };
      const siteDirectory = mkdtempSync(join(tmpdir(), 'site-'));
      cpSync('dist', siteDirectory, { recursive: true, filter: (path) => !/_astro\/.*\.js$/.test(path) });
      const lame = await startLocalSite(siteDirectory, quotes);
      opened.push(lame, { close: () => rmSync(siteDirectory, { recursive: true, force: true }) });
      await send('navigate', { url: `${lame.url}/contact` });
      await fillForm(request);
      await press('form [type=submit]');
      await expectThanks();
      expect(readLeads(request.name, quotes)).toHaveLength(1);
      expect(await run('return location.pathname + location.hash')).toBe('/contact');
    });
  });
}
