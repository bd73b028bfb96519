import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBusinessContact } from '../../src/lib/quotes/business-contact.ts';
import { collectFaults, excluded } from '../browser/geometry-faults.ts';
import { readLeads } from '../browser/quote-page.ts';
import { allPages, pageTypes } from '../browser/site-pages.ts';
import type { Engine, Point } from './engine.ts';
import { startTestedSite } from './tested-site.ts';

type Size = [width: number, height: number];
const phone: Size = [390, 844];
const phoneOnItsSide: Size = [844, 390];
const laptop: Size = [1366, 680];
export const areaPage = '/areas-served/colorado-springs/briargate/residential-window-cleaning';
const { mapEmbedUrl = '' } = readBusinessContact('src/content/business.yaml');

/** Runs in the page. Returns the middle of the first visible element with this text, and brings it into view. */
function findPoint(selector: string, text: string): Point {
  const isMatch = (each: Element) => each.checkVisibility() && (each.textContent ?? '').includes(text);
  const element = [...document.querySelectorAll(selector)].find(isMatch);
  if (!element) throw new Error(`The page shows no ${selector} "${text}".`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Runs in the page. Fills the form with the events of typing. */
function fillForm(values: Record<string, string>) {
  const form = document.querySelector('main form') as HTMLFormElement;
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as HTMLInputElement;
    control.focus();
    control.value = value;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Runs in the page. */
const readForm = () => Object.fromEntries(new FormData(document.querySelector('main form') as HTMLFormElement));

/** Runs in the page. Returns the visible cards of the gallery by their categories. */
const listCards = () =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')]
    .filter((card) => card.checkVisibility())
    .map(({ dataset }) => dataset['card']);

/** Runs in the page. Returns how much of the dirt has been wiped off the canvas, from 0 to 1. */
function measureWiped() {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-wipeable] canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let wiped = 0;
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] === 0) wiped++;
  return wiped / (pixels.length / 4 || 1);
}

/**
 * Runs in the page. Returns the text of links in main, at any width of a phone, that are followed by punctuation on the
 * next line.
 */
function listSeparatedLinks() {
  const separated = new Set<string>();
  const range = document.createRange();
  for (let width = 280; width <= 480; width += 10) {
    document.body.style.width = `${width}px`;
    for (const link of document.querySelectorAll<HTMLElement>('main a')) {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      texts.currentNode = link;
      let next = texts.nextNode();
      while (next && link.contains(next)) next = texts.nextNode();
      if (!next || !/^[.,;:!?)]/.test(next.textContent ?? '')) continue;
      range.setStart(next, 0);
      range.setEnd(next, 1);
      const lineOfLink = [...link.getClientRects()].at(-1);
      const sign = range.getClientRects()[0];
      if (lineOfLink && sign && sign.top > lineOfLink.bottom - 2) separated.add(link.textContent ?? '');
    }
  }
  return [...separated];
}

const customer = {
  name: 'Dana Reyes',
  phone: '719 555 0188',
  address: '1200 Example Ave, Colorado Springs',
  property: 'apartment',
  service: 'window-cleaning',
};

/**
 * Describes visitors' journeys on the built site in one engine. Without `start` the engine is missing on this machine.
 */
export function describeJourneys(engineName: string, start: (() => Promise<Engine>) | undefined) {
  describe.skipIf(!start)(engineName, () => {
    let site: Awaited<ReturnType<typeof startTestedSite>>;
    let engine: Engine;

    const open = (path: string) => engine.open(site.url + path);
    const eventually = <Result>(read: () => Promise<Result>) => expect.poll(read, { timeout: 10_000, interval: 50 });
    const find = (selector: string, text = '') => engine.evaluate(findPoint, selector, text);
    const click = async (selector: string, text?: string) => {
      // The first lookup may scroll, and a sticky bar follows a frame later.
      await find(selector, text);
      await engine.drag([await find(selector, text)]);
    };
    const isShown = (selector: string) =>
      engine.evaluate(
        (each) => [...document.querySelectorAll(each)].some((element) => element.checkVisibility()),
        selector,
      );
    const readText = (selector: string) =>
      engine.evaluate((each) => document.querySelector(each)?.textContent ?? '', selector);
    const readPath = () => engine.evaluate(() => location.pathname + location.search + location.hash);
    const hasFocus = (selector: string) =>
      engine.evaluate((each) => document.activeElement?.matches(each) ?? false, selector);
    const openGallery = async () => {
      await open('/gallery');
      // Astro removes the ssr attribute after hydration.
      await eventually(() =>
        engine.evaluate(() => document.querySelector('main astro-island:not([ssr])') !== null),
      ).toBe(true);
    };
    const openForm = async () => {
      await open('/contact');
      await engine.evaluate(() => sessionStorage.clear());
      await engine.reload();
      await eventually(() => isShown('main form[aria-busy=false]')).toBe(true);
    };

    beforeAll(async () => {
      site = await startTestedSite(mapEmbedUrl);
      engine = await (start as () => Promise<Engine>)();
    });
    afterAll(async () => {
      await engine?.close();
      site?.close();
    });
    beforeEach(() => engine.resize(...laptop));
    afterEach(() => site.setQuoteStatus());

    test('no page loads a JPEG next to its AVIF pictures', async () => {
      await engine.resize(...phone);
      for (const path of ['/gallery', '/', '/services', areaPage]) {
        site.requestedPaths.length = 0;
        await open(path);
        // Pictures near the first screen, and scripts that copy or replace pictures, come after the load.
        await engine.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 500)));
        expect(site.requestedPaths, path).toContain(path);
        // The JPEG is the fallback of a browser without AVIF, which all three engines have.
        expect(site.requestedPaths.filter((each) => /^\/_astro\/.*\.(jpe?g|png)$/.test(each))).toEqual([]);
      }
    });

    test('no punctuation after a link drops to the next line', async () => {
      await engine.resize(...phone);
      for (const path of ['/contact', '/services/residential/concrete-paint-removal', '/404', '/terms-of-service']) {
        await open(path);
        expect(await engine.evaluate(listSeparatedLinks), path).toEqual([]);
      }
    });

    test('the columns of reviews begin at one height', async () => {
      await engine.resize(1440, 900);
      await open('/reviews');
      const tops = await engine.evaluate(() => {
        const columns = new Map<number, number>();
        for (const card of document.querySelectorAll('li:has(blockquote):has(time) > div')) {
          const { left, top } = card.getBoundingClientRect();
          columns.set(Math.round(left), Math.min(Math.round(top), columns.get(Math.round(left)) ?? Infinity));
        }
        return [...columns.values()];
      });
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size).toBe(1);
    });

    test('the figures of the 404 page rest on the bar below them', async () => {
      await engine.resize(1440, 900);
      await open('/404');
      const gap = await engine.evaluate(() => {
        const figures = document.querySelector('main section:has([data-suggestions]) [aria-hidden]:has(> span + span)');
        const section = figures?.closest('section');
        if (!figures || !section) return undefined;
        const bar = Number.parseFloat(getComputedStyle(section).borderBottomWidth);
        return section.getBoundingClientRect().bottom - bar - figures.getBoundingClientRect().bottom;
      });
      expect(gap).toBeCloseTo(0, 0);
    });

    test('the phone menu opens, stops the page from scrolling, and returns the focus', async () => {
      await engine.resize(...phone);
      await open('/services');
      await click('header button[popovertarget=menu]');
      await eventually(() => isShown('#menu')).toBe(true);
      expect(await hasFocus('#menu button')).toBe(true);
      expect(await engine.evaluate(() => document.querySelector('main')?.matches('[inert], [inert] *'))).toBe(true);
      await engine.press('Escape');
      await eventually(() => isShown('#menu')).toBe(false);
      expect(await hasFocus('header button[popovertarget=menu]')).toBe(true);
      await click('header button[popovertarget=menu]');
      await click('#menu a', 'Reviews');
      await eventually(readPath).toBe('/reviews');
      await engine.back();
      await eventually(readPath).toBe('/services');
      await eventually(() => isShown('#menu')).toBe(false);
      expect(await engine.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
    });

    test('Escape closes the hovered dropdown, and the next hover opens it again', async () => {
      await open('/');
      const item = await find('[data-dropdown] > a');
      const below = { x: item.x, y: item.y + 400 };
      await engine.moveMouse(below);
      await engine.moveMouse(item);
      await eventually(() => isShown('[data-dropdown] > div')).toBe(true);
      await engine.moveMouse(await find('[data-dropdown] > div a'));
      await engine.press('Escape');
      await eventually(() => isShown('[data-dropdown] > div')).toBe(false);
      // An engine may send its pointer events only after the panel has gone.
      await engine.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));
      expect(await isShown('[data-dropdown] > div')).toBe(false);
      await engine.moveMouse({ x: item.x, y: item.y + 500 });
      await engine.moveMouse(item);
      await eventually(() => isShown('[data-dropdown] > div')).toBe(true);
      await engine.moveMouse({ x: item.x, y: item.y + 500 });
      await eventually(() => isShown('[data-dropdown] > div')).toBe(false);
    });

    test('the dropdown opens and closes by its arrow', async () => {
      await open('/about');
      await click('[data-dropdown] summary');
      await eventually(() => isShown('[data-dropdown] > div')).toBe(true);
      await click('[data-dropdown] summary');
      await eventually(() => isShown('[data-dropdown] > div')).toBe(false);
    });

    test('the gallery filter shows one category and keeps it after a reload', async () => {
      await open('/gallery');
      await eventually(() => engine.evaluate(listCards)).toHaveLength(10);
      await click('fieldset label', 'Window Cleaning');
      await eventually(() => engine.evaluate(listCards)).toEqual(['windows', 'windows']);
      expect(await readPath()).toBe('/gallery?category=windows');
      await engine.reload();
      await eventually(() => engine.evaluate(listCards)).toEqual(['windows', 'windows']);
      await click('fieldset label', 'All Projects');
      await eventually(() => engine.evaluate(listCards)).toHaveLength(10);
    });

    test('a gallery picture opens large, changes, and closes to its card', async () => {
      await engine.resize(...phone);
      await openGallery();
      await click('[data-card] a');
      await eventually(() => isShown('dialog[open] figure[aria-current] img')).toBe(true);
      const first = await readPath();
      await click('dialog button', 'Next');
      await eventually(readPath).not.toBe(first);
      await engine.press('ArrowLeft');
      await eventually(readPath).toBe(first);
      await engine.press('Escape');
      await eventually(() => isShown('dialog[open]')).toBe(false);
      expect(await hasFocus('[data-card] a')).toBe(true);
      await eventually(readPath).toBe('/gallery');
    });

    test('the lightbox keeps its picture when the phone is rotated and back', async () => {
      await engine.resize(...phone);
      await openGallery();
      const cards = await engine.evaluate(() => [...document.querySelectorAll('[data-card]')].map(({ id }) => id));
      const [card] = cards.slice(-3);
      await click(`[id="${card}"] a`);
      await eventually(() => isShown('dialog[open]')).toBe(true);
      for (const size of [phoneOnItsSide, phone]) {
        await engine.resize(...size);
        await engine.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 700)));
        expect(await readPath()).toBe(`/gallery#${card}`);
        const isInView = () =>
          engine.evaluate(() => {
            const box = document.querySelector('dialog figure[aria-current]')?.getBoundingClientRect();
            return box && Math.abs(box.left + box.width / 2 - innerWidth / 2) < 2;
          });
        await eventually(isInView).toBe(true);
      }
      await engine.press('Escape');
      await eventually(() => isShown('dialog[open]')).toBe(false);
    });

    test('an empty form lists its missing answers, and accepts them', async () => {
      await openForm();
      expect(await engine.evaluate(() => document.querySelectorAll('[aria-invalid=true]').length)).toBe(0);
      await click('main form button[type=submit]');
      await eventually(() =>
        engine.evaluate(() => document.querySelectorAll('main form [aria-invalid=true]').length),
      ).toBe(5);
      await engine.evaluate(fillForm, customer);
      await eventually(() =>
        engine.evaluate(() => document.querySelectorAll('main form [aria-invalid=true]').length),
      ).toBe(0);
    });

    test('the inbox stores a request once, though its button was pressed twice', async () => {
      await openForm();
      const name = `Twice ${engineName}`;
      await click('[name=name]');
      await engine.type(name);
      await engine.evaluate(fillForm, { ...customer, name });
      const button = await find('main form button[type=submit]');
      await engine.drag([button]);
      await engine.drag([button]);
      await eventually(() => isShown('#thank-you')).toBe(true);
      await eventually(() => isShown('#sent')).toBe(true);
      expect(readLeads(name, site.quotesDirectory)).toMatchObject([{ fields: { ...customer, name } }]);
    });

    test('a failed request shows an error, is kept, and is sent again unchanged', async () => {
      await engine.resize(...phone);
      await openForm();
      const name = `Again ${engineName}`;
      await engine.evaluate(fillForm, { ...customer, name });
      site.setQuoteStatus(503);
      await click('main form button[type=submit]');
      await eventually(() => engine.acceptAlert()).toContain('There was an error submitting your form.');
      await eventually(() => hasFocus('[role=alert]')).toBe(true);
      expect(await readText('[role=alert]')).toContain('Your request was not sent.');
      const top = await engine.evaluate(() => document.querySelector('[role=alert]')?.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(await engine.evaluate(readForm)).toMatchObject({ ...customer, name });
      expect((await engine.evaluate(() => window.pageProblems)).join('\n')).toMatch(/Quote request not sent/);
      site.setQuoteStatus();
      await click('main form button[type=submit]');
      await eventually(() => isShown('#thank-you')).toBe(true);
      const [first, second] = site.idempotencyKeys.slice(-2);
      expect(first).toBeTruthy();
      expect(second).toBe(first);
      expect(readLeads(name, site.quotesDirectory)).toHaveLength(1);
    });

    test('a draft survives another page, Back and a reload', async () => {
      await openForm();
      await engine.evaluate(fillForm, customer);
      await click('header a', 'Reviews');
      await eventually(readPath).toBe('/reviews');
      await engine.back();
      await eventually(readPath).toBe('/contact');
      await eventually(() => engine.evaluate(readForm)).toMatchObject(customer);
      await engine.reload();
      await eventually(() => engine.evaluate(readForm)).toMatchObject(customer);
    });

    test('the window of Home is wiped by mouse and by keyboard', async () => {
      await open('/');
      await eventually(() =>
        engine.evaluate(
          () => document.querySelector<HTMLImageElement>('[data-wipeable] [data-dirt] > img')?.complete ?? false,
        ),
      ).toBe(true);
      const { x, y } = await find('[data-wipeable]');
      const rows = [-100, -50, 0, 50, 100].map((row) => y + row);
      const path: [Point, ...Point[]] = [
        { x: x - 250, y },
        ...rows.flatMap((row) => [
          { x: x - 250, y: row },
          { x, y: row },
          { x: x + 250, y: row },
        ]),
      ];
      // Dragged again if the script was not loaded yet: on a busy machine Firefox joins the moves that come before it.
      await eventually(async () => {
        await engine.drag(path);
        return engine.evaluate(measureWiped);
      }).toBeGreaterThan(0.2);
      await engine.evaluate(() => document.querySelector<HTMLInputElement>('[data-wipeable] input')?.focus());
      const read = () =>
        engine.evaluate(() => document.querySelector('[data-wipeable] input')?.getAttribute('aria-valuetext'));
      const before = await read();
      await engine.press('ArrowRight');
      await eventually(read).not.toBe(before);
    });

    test('the month ruler changes window and caption together, also after Back', async () => {
      await open('/');
      const read = () =>
        engine.evaluate(() => {
          const caption = document.querySelector<HTMLElement>('[data-today]');
          const checked = document.querySelector<HTMLInputElement>('[name=month]:checked');
          const now = Number(document.documentElement.dataset['halfMonth']);
          const month = Number(checked?.value);
          const halfMonth = month === (now + 1) >> 1 ? now : month * 2;
          const texts: [number, string][] = JSON.parse(caption?.dataset['today'] ?? '[]');
          const [, expected] = texts.findLast(([from]) => from <= halfMonth) ?? texts.at(-1) ?? [];
          return { month, matches: caption?.querySelector('b')?.textContent === expected };
        });
      const { month, matches } = await read();
      expect(matches).toBe(true);
      const other = ((month + 5) % 12) + 1;
      await click(`[data-month-picker] label:has([value="${other}"])`);
      await eventually(read).toEqual({ month: other, matches: true });
      await click('header a', 'About');
      await eventually(readPath).toBe('/about');
      await engine.back();
      await eventually(readPath).toBe('/');
      await eventually(async () => (await read()).matches).toBe(true);
    });

    test('the ZIP check answers without a reload', async () => {
      await open('/');
      await click('#zip-asked');
      await engine.type('80919');
      await engine.press('Enter');
      await eventually(() => isShown('#zip output a[href^="/areas-served/"]')).toBe(true);
      await click('#zip output a[href^="/contact"]');
      await eventually(readPath).toMatch(/^\/contact\?/);
    });

    test('an answer row opens wherever it is pressed, and its link works', async () => {
      await open(areaPage);
      const row = 'dl details:not([open])';
      const closed = () => engine.evaluate((each) => document.querySelectorAll(each).length, row);
      const count = await closed();
      const { x, y } = await engine.evaluate(findPoint, `div:has(> dd > ${row.replace('dl ', '')})`, '');
      await engine.drag([{ x, y: y - 15 }]);
      await eventually(closed).toBe(count - 1);
      await click('dl dd a[href^="/contact"]');
      await eventually(readPath).toMatch(/^\/contact/);
    });

    test('one question of About is open at a time', async () => {
      await open('/about');
      const readOpen = () => engine.evaluate(() => document.querySelectorAll('main details[open]').length);
      const count = await readOpen();
      await click('main details:not([open]) > summary');
      await eventually(readOpen).toBe(Math.max(count, 1));
      await click('main details:not([open]) > summary');
      await eventually(readOpen).toBe(Math.max(count, 1));
    });

    test('the map loads on request', async () => {
      await open('/about');
      expect(await isShown('iframe')).toBe(false);
      await click('[data-map-embed]');
      await eventually(() => isShown('iframe')).toBe(true);
      expect(await engine.evaluate(() => window.pageProblems)).toEqual([]);
    });

    test('a press on a phone link is tracked once as Phone Call', async () => {
      await open('/about');
      await engine.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));
      await click('main a[href^="tel:"]');
      const calls = () =>
        engine.evaluate(() => window.trackedEvents.filter(([event]) => event === 'Phone Call').map(([, data]) => data));
      await eventually(calls).toEqual([{ page: `${site.url}/about`, pathname: '/about' }]);
    });

    test('no page has a script error, a missing file, a policy violation or sideways scroll', async () => {
      const problems: string[] = [];
      for (const path of allPages) {
        await open(path);
        const found = await engine.evaluate(async () => {
          // Phone tracking starts 100 ms after the load.
          await new Promise((resolve) => setTimeout(resolve, 110));
          const { scrollWidth, clientWidth } = document.documentElement;
          return [...window.pageProblems, ...(scrollWidth > clientWidth ? ['sideways scroll'] : [])];
        });
        problems.push(...found.map((problem) => `${path}: ${problem}`));
      }
      expect(problems).toEqual([]);
    }, 240_000);

    for (const [type, path] of pageTypes) {
      test(`${type} shows all text and reaches every control on a phone and a laptop`, async () => {
        await open(path);
        const faults: string[] = [];
        for (const size of [phone, laptop]) {
          await engine.resize(...size);
          const found = await engine.evaluate(collectFaults, { excluded, within: 'body' });
          faults.push(...found.map((fault) => `${size.join('x')} ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    }

    test.each(['/', '/contact', '/areas-served', areaPage])(
      '%s shows all text on a phone when zoomed to 200 %',
      async (path) => {
        await engine.resize(Math.max(phone[0] / 2, engine.minWidth), phone[1] / 2);
        await open(path);
        expect(await engine.evaluate(collectFaults, { excluded, within: 'body' })).toEqual([]);
      },
    );
  });
}
