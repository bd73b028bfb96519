import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeCredentials } from '../../admin/cms-internals.ts';
import { findHeadlessChromium } from '../find-chromium.ts';
import { startCmsSites } from './cms-sites.ts';
import type { Engine } from './engine.ts';
import { findFirefox, findMiniBrowser } from './find-engines.ts';
import { startChromium, startFirefox } from './puppeteer-engine.ts';
import { startWebKit } from './webkit-engine.ts';

const engines = [
  ['Chromium', findHeadlessChromium(), startChromium],
  ['Firefox', findFirefox(), startFirefox],
  ['WebKitGTK', findMiniBrowser(), startWebKit],
] as const;

const form = '#/collections/pages/entries/page-about';
const typed = ' and around it';

/** Runs in the page. Returns the heading of the page in the preview, which is a frame within a frame of the CMS. */
const readPreviewHeading = () =>
  document.querySelector('iframe')?.contentDocument?.querySelector('iframe')?.contentDocument?.querySelector('main h1')
    ?.textContent ?? '';

/** Runs in the page. Returns whether the field was there to get the focus. */
function focusHeading() {
  const field = document.querySelector<HTMLTextAreaElement>('[data-key-path="hero.heading"] textarea');
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
  return document.activeElement === field;
}

let sites: Awaited<ReturnType<typeof startCmsSites>>;
beforeAll(async () => {
  sites = await startCmsSites();
}, 180_000);
afterAll(() => sites?.close());

describe.each(engines)('%s', (_, path, start) => {
  describe.skipIf(!path)('the preview of the CMS', () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start(path ?? '');
      await engine.resize(1366, 680);
    });
    afterAll(() => engine?.close());

    test.each(['edit', 'admin'] as const)(
      'of /%s shows the page next to its form, with what is typed',
      async (name) => {
        await engine.open(sites[name] + form);
        if (name === 'admin') {
          await engine.evaluate(storeCredentials, 'any token');
          await engine.reload();
        }
        const eventually = expect.poll.bind(expect);
        await eventually(() => engine.evaluate(readPreviewHeading), { timeout: 50_000 }).toMatch(/\w+ \w+/);
        const heading = await engine.evaluate(readPreviewHeading);
        expect(await engine.evaluate(focusHeading)).toBe(true);
        await engine.type(typed);
        await eventually(() => engine.evaluate(readPreviewHeading), { timeout: 10_000 }).toBe(heading + typed);
      },
    );
  });
});
