import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSiteFor } from '../browser/receiver.ts';
import { pageTypes } from '../browser/site-pages.ts';
import { type DrivenPage, drivePage, elementKey, waitUntil } from './driven-page.ts';
import { engines } from './installed-engines.ts';
import { startLocalSite } from './local-site.ts';

/** For the eye: one picture a page, width and engine. */
const pictures = join('test-results', 'engines');

/** Keeps whatever a page has to complain about where the tests can read it. */
const prelude = `
  document.documentElement.setAttribute('data-wrong', '');
  const wrong = (what) => document.documentElement.setAttribute(
    'data-wrong', document.documentElement.getAttribute('data-wrong') + what + '\\n');
  addEventListener('error', (event) => wrong(event.message ?? 'not loaded: ' + (event.target.src || event.target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => wrong('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    wrong(['policy', violatedDirective, blockedURI, sample].join(' ')));
  const say = console.error;
  console.error = (...words) => { wrong(words.join(' ')); say(...words); };
`;

const quotes = mkdtempSync(join(tmpdir(), 'quotes-'));
let url = '';
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  const local = await startLocalSite('dist', quotes);
  const watched = await startSiteFor('http://127.0.0.1:9/', { upstream: local.url, prelude });
  opened.push(watched, local);
  url = watched.url;
});

afterAll(async () => {
  for (const { close } of opened) await close();
  rmSync(quotes, { recursive: true, force: true });
});

for (const { name, missing, start } of engines) {
  describe.skipIf(missing)(`in ${name}${missing ? ` (not here: ${missing})` : ''}`, () => {
    let browser: Awaited<ReturnType<typeof start>>;
    let page: DrivenPage;

    beforeAll(async () => {
      browser = await start();
      page = drivePage(browser.send);
    });
    afterAll(() => browser?.close());

    async function open(path: string, width: number) {
      // The window has edges; its page is what counts, and hears of the new width later than the driver.
      const edges = await page.run<number>('return outerWidth - innerWidth');
      // Neither gets as narrow as a phone: both stop at 450 or so.
      const given = (await page.send('resize', { width: width + edges, height: 1000 })) as { width: number };
      await waitUntil('the new width', () => page.run(`return innerWidth === ${given.width - edges}`));
      await page.send('navigate', { url: url + path });
      await page.run('return document.fonts.ready.then(() => true)');
    }

    const readWrongs = () => page.run<string | null>("return document.documentElement.getAttribute('data-wrong')");

    async function takePicture(of: string) {
      const picture = await page.send('takeScreenshot', { full: false });
      writeFileSync(
        join(pictures, `${name}-${of}.png`.toLowerCase().replaceAll(/[^\w.-]+/g, '-')),
        String(picture),
        'base64',
      );
    }

    for (const [what, width] of [
      ['narrow', 390],
      ['wide', 1440],
    ] as const) {
      for (const [type, path] of pageTypes) {
        test(`${type} in a ${what} window has its typefaces and pictures, fits, and has nothing to complain about`, async () => {
          await open(path, width);
          await takePicture(`${type} ${what}`);
          const seen = await page.run<{ inner: number; scroll: number; faces: number; broken: string[] }>(`
            for (let y = 0; y < document.body.scrollHeight; y += innerHeight) scrollTo(0, y);
            return {
              inner: document.documentElement.clientWidth,
              scroll: document.documentElement.scrollWidth,
              faces: [...document.fonts].filter(({ status }) => status === 'loaded').length,
              broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
            }`);
          expect(seen.scroll).toBeLessThanOrEqual(seen.inner);
          expect(seen.faces).toBeGreaterThanOrEqual(2);
          expect(seen.broken).toEqual([]);
          await wait(200);
          expect(await readWrongs()).toBe('');
        });
      }
    }

    test('the menu opens and leads on', async () => {
      await open('/', 500);
      await page.press('[popovertarget=menu]');
      await waitUntil('the menu', () => page.isShown('#menu a'));
      await takePicture('menu');
      await page.press('#menu a[href="/gallery"]');
      await waitUntil('the gallery', () => page.run('return location.pathname === "/gallery"'));
      expect(await readWrongs()).toBe('');
    });

    test('the gallery shows a project large, turns the page, and closes with Back', async () => {
      await open('/gallery', 1440);
      await waitUntil('the gallery', () =>
        page.run(
          'dispatchEvent(new Event("pointermove")); return Boolean(document.querySelector("main astro-island:not([ssr])"))',
        ),
      );
      await page.press('a[data-item]');
      await waitUntil('the lightbox', () => page.isShown('dialog[open]'));
      await wait(500);
      await takePicture('lightbox');
      const first = await page.run<string>('return location.href');
      await page.send('act', {
        actions: [
          { type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE014' })) },
        ],
      });
      await waitUntil('the next project', async () => (await page.run('return location.href')) !== first);
      await page.send('back');
      await waitUntil('the gallery', async () => !(await page.isShown('dialog[open]')));
      expect(await page.run('return location.pathname')).toBe('/gallery');
      expect(await readWrongs()).toBe('');
    });

    test('the slider follows the pointer and the arrow keys', async () => {
      await open('/services/residential/window-cleaning', 1440);
      await page.run(
        "document.querySelector('[data-compare-slider]').scrollIntoView({ block: 'center', behavior: 'instant' })",
      );
      await wait(1500);
      const origin = { [elementKey]: await page.find('[data-compare-slider] input') };
      await page.send('act', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, origin, x: 0, y: 0 },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerMove', duration: 200, origin, x: 120, y: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
      const read = () =>
        page.run<number>(
          "return Number(getComputedStyle(document.querySelector('[data-compare-slider]')).getPropertyValue('--position'))",
        );
      const dragged = await read();
      expect(dragged).toBeGreaterThan(55);
      await takePicture('slider');
      await page.send('act', {
        actions: [
          { type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE012' })) },
        ],
      });
      expect(await read()).toBeCloseTo(dragged - 5);
      expect(await readWrongs()).toBe('');
    });

    test('the ZIP check answers', async () => {
      await open('/areas-served', 1440);
      await page.send('type', { id: await page.find('#zip input'), text: '80903', value: [...'80903'] });
      await waitUntil('the answer', () =>
        page.run("return document.querySelector('#zip output').textContent.trim() !== ''"),
      );
      expect(await readWrongs()).toBe('');
    });
  });
}
