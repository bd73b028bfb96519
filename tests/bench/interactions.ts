import type { Browser, Page } from '@playwright/test';
import { liveGallery, strokeFinger } from '../browser/gallery-page.ts';
import { liveQuoteForm, plainRequest } from '../browser/quote-page.ts';

/** The phone that Lighthouse emulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const slowDown = 4;
/** The shortest duration that the browser reports for any event except the first; it rounds to 8 ms. */
const shortestReported = 16;
const settleMilliseconds = 800;
/** The time between two keys, and between a touch and the first key. Typing is never faster than this. */
const keyMilliseconds = 100;

interface Interaction {
  name: string;
  /** Matches only on pages with this interaction. */
  selector: string;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

// Uses no Playwright locators: each leaves listeners in the page, which then react to the touch as well.

const isThere = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);

/** Waits until the island is hydrated. */
async function waitForIsland(page: Page, takenOver: string) {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, takenOver);
}

const waitForQuoteForm = (page: Page) => waitForIsland(page, liveQuoteForm);

const scrollTo = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }), selector);

/** Returns the box of an element, and waits until the page has settled after the query. */
async function readBox(page: Page, selector: string) {
  const box = await page.evaluate(
    (wanted) => document.querySelector(wanted)?.getBoundingClientRect().toJSON(),
    selector,
  );
  if (!box) throw new Error(`There is no ${selector}.`);
  await page.waitForTimeout(settleMilliseconds);
  return box as DOMRect;
}

async function touch(page: Page, selector: string) {
  const { x, y, width, height } = await readBox(page, selector);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function fillForm(page: Page) {
  for (const [name, value] of Object.entries(plainRequest)) {
    const isChosen = await page.evaluate(
      ([wanted, choice]) => {
        const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`main form [name=${wanted}]`);
        if (!field) throw new Error(`The form has no ${wanted}.`);
        field.focus();
        if (!(field instanceof HTMLSelectElement)) return false;
        field.value = choice;
        return field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      [name, value] as const,
    );
    if (!isChosen) await page.keyboard.insertText(value);
  }
}

const sliderRange = '[data-compare-slider] input[type=range]';
const nameInput = 'main form [name=name]';
const sendButton = 'main form [type=submit]';

const interactions: Interaction[] = [
  { name: 'menu', selector: 'button[popovertarget=menu]', act: (page) => touch(page, 'button[popovertarget=menu]') },
  {
    name: 'filter',
    selector: 'main [name=category]',
    prepare: (page) => waitForIsland(page, liveGallery),
    act: (page) => touch(page, 'main [name=category][value=pressure-washing]'),
  },
  {
    name: 'slider',
    selector: sliderRange,
    prepare: (page) => scrollTo(page, sliderRange),
    act: async (page) => {
      const box = await readBox(page, sliderRange);
      const y = box.y + box.height / 2;
      await strokeFinger(page, { x: box.x + box.width * 0.5, y }, { x: box.x + box.width * 0.8, y });
      await page.touchscreen.tap(box.x + box.width * 0.3, y);
    },
  },
  {
    name: 'field',
    selector: nameInput,
    prepare: waitForQuoteForm,
    act: async (page) => {
      await touch(page, nameInput);
      await page.waitForTimeout(keyMilliseconds);
      await page.keyboard.type('Dana', { delay: keyMilliseconds });
    },
  },
  {
    name: 'submit',
    selector: nameInput,
    prepare: async (page) => {
      await waitForQuoteForm(page);
      await fillForm(page);
      await scrollTo(page, sendButton);
    },
    act: (page) => touch(page, sendButton),
  },
];

declare global {
  interface Window {
    longestInteraction: number;
  }
}

/** Collects every event that belongs to an interaction, and the first input, which is reported however short. */
function observeInteractions(threshold: number) {
  window.longestInteraction = 0;
  const take = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      window.longestInteraction = Math.max(window.longestInteraction, entry.duration);
    }
  };
  const options = { type: 'event', durationThreshold: threshold, buffered: true };
  new PerformanceObserver(take).observe(options as PerformanceObserverInit);
  new PerformanceObserver(take).observe({ type: 'first-input', buffered: true });
}

async function openPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.addInitScript(observeInteractions, shortestReported);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Returns the interactions that the page has. */
export async function listInteractions(browser: Browser, url: string): Promise<Interaction[]> {
  const page = await openPhone(browser, url);
  const stand = await Promise.all(interactions.map(({ selector }) => isThere(page, selector)));
  await page.context().close();
  return interactions.filter((_, index) => stand[index]);
}

/**
 * Measures the longest time from a touch or key to the next frame, in milliseconds, on a processor slowed down four
 * times. Each interaction has a visit of its own.
 */
export async function measureInteractions(browser: Browser, url: string, asked: Interaction[]) {
  const measured: Record<string, number> = {};
  for (const { name, prepare, act } of asked) {
    const page = await openPhone(browser, url);
    await prepare?.(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.waitForTimeout(settleMilliseconds);
    // Resets the measurement, to exclude the preparation.
    await page.evaluate(() => (window.longestInteraction = 0));
    await act(page);
    await page.waitForTimeout(settleMilliseconds);
    const longest = await page.evaluate(() => window.longestInteraction);
    measured[name] = Math.max(longest, shortestReported);
    await page.context().close();
  }
  return measured;
}
