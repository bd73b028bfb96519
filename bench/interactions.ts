import type { Browser, Page } from '@playwright/test';
import { strokeFinger, waitForGallery } from '../tests/browser/gallery-page.ts';
import { fillQuoteForm, plainRequest, submitButton, waitForQuoteForm } from '../tests/browser/quote-page.ts';
import { phone } from './first-screen.ts';

const slowDown = 4;
/** The shortest that the browser reports of any event but the first; it rounds to 8 ms. */
const shortestReported = 16;
const settleMilliseconds = 800;

interface Interaction {
  name: string;
  /** Stands on the pages that have it. */
  selector: string;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

/**
 * A bare touch in the middle of an element. The tool's own looks at the page first, on the processor that is slowed
 * down, and each of its locators leaves listeners behind that hear the touch as well.
 */
async function touch(page: Page, selector: string) {
  const { x, y } = await page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    if (!box) throw new Error(`There is no ${wanted}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
  await page.waitForTimeout(settleMilliseconds);
  await page.touchscreen.tap(x, y);
}

const wipeRange = '[data-wipe] input[type=range]';

export const interactions: Interaction[] = [
  { name: 'menu', selector: 'button[popovertarget=menu]', act: (page) => touch(page, 'button[popovertarget=menu]') },
  {
    name: 'filter',
    selector: '[data-gallery] button[name=category]',
    prepare: waitForGallery,
    act: (page) => touch(page, '[data-gallery] button[value=pressure-washing]'),
  },
  {
    name: 'wipe',
    selector: wipeRange,
    prepare: (page) => page.locator(wipeRange).first().scrollIntoViewIfNeeded(),
    act: async (page) => {
      const box = await page.locator(wipeRange).first().boundingBox();
      if (!box) throw new Error('The wipe has no place.');
      const y = box.y + box.height / 2;
      await strokeFinger(page, { x: box.x + box.width * 0.5, y }, { x: box.x + box.width * 0.8, y });
      await page.touchscreen.tap(box.x + box.width * 0.3, y);
    },
  },
  {
    name: 'field',
    selector: 'main form [name=name]',
    prepare: waitForQuoteForm,
    act: async (page) => {
      await touch(page, 'main form [name=name]');
      await page.keyboard.type('Dana', { delay: 100 });
    },
  },
  {
    name: 'submit',
    selector: 'main form [name=name]',
    prepare: async (page) => {
      await waitForQuoteForm(page);
      await fillQuoteForm(page, plainRequest);
      await submitButton(page).scrollIntoViewIfNeeded();
    },
    act: (page) => touch(page, 'main form [type=submit]'),
  },
];

declare global {
  interface Window {
    longestInteraction: number;
    interactionsSeen: number;
  }
}

/** Collects every event that belongs to an interaction, and the first input, which is reported however short. */
function observeInteractions(threshold: number) {
  window.longestInteraction = 0;
  window.interactionsSeen = 0;
  const take = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      window.interactionsSeen += 1;
      window.longestInteraction = Math.max(window.longestInteraction, entry.duration);
    }
  };
  const options = { type: 'event', durationThreshold: threshold, buffered: true };
  new PerformanceObserver(take).observe(options as PerformanceObserverInit);
  new PerformanceObserver(take).observe({ type: 'first-input', buffered: true });
}

/**
 * The longest time from a touch or key to the next frame, in milliseconds, on a processor slowed down four times, for
 * each interaction that stands on the page. Each has a visit of its own.
 */
export async function measureInteractions(browser: Browser, url: string): Promise<Record<string, number>> {
  const measured: Record<string, number> = {};
  for (const interaction of interactions) {
    const context = await browser.newContext({ ...phone, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.addInitScript(observeInteractions, shortestReported);
    await page.goto(url, { waitUntil: 'networkidle' });
    if (await page.evaluate((selector) => document.querySelector(selector) !== null, interaction.selector)) {
      await interaction.prepare?.(page);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      await page.waitForTimeout(settleMilliseconds);
      // What the preparation did is not what is measured.
      await page.evaluate(() => (window.longestInteraction = 0));
      await interaction.act(page);
      await page.waitForTimeout(settleMilliseconds);
      const longest = await page.evaluate(() => window.longestInteraction);
      measured[interaction.name] = Math.max(longest, shortestReported);
    }
    await context.close();
  }
  return measured;
}
