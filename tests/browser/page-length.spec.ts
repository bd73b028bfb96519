import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';
import { pagesToTest } from './site-pages.ts';

const read = (file: string) => parse(readFileSync(`src/content/${file}`, 'utf8'));

/** What a page may measure on a phone, header and footer included, and the words of its main, folded ones too. */
const ceilings: [path: RegExp, pixels: number, words: number][] = [
  [/^\/areas-served\/.*\/residential-/, 7200, 990],
  [/^\/areas-served\/.*\/commercial-/, 7200, 950],
  [/^\/services\/residential\//, 8000, 1100],
  [/^\/services\/commercial\//, 8000, 940],
  [/^\/$/, 6300, 690],
  [/^\/services$/, 7100, 720],
  [/^\/areas-served$/, 6300, 590],
  [/^\/gallery$/, 5750, 320],
  [/^\/reviews$/, 5550, 620],
  [/^\/about$/, 6200, 840],
  [/^\/contact$/, 3950, 430],
  [/^\/(?!privacy-policy$|terms-of-service$|404$)[^/]+$/, 6050, 840],
];

const reviewsAbove = Math.max(0, (read('reviews.yaml') as unknown[]).length - 12);
const { licenses, insurance, leadTime } = read('business.yaml');
/** Room for what the owner fills in. */
const room = [read('prices.yaml').confirmed, licenses, insurance, leadTime].some(Boolean) ? 1.1 : 1;

const limitOf = (path: string) => {
  const [, pixels, words] = ceilings.find(([pattern]) => pattern.test(path)) ?? [];
  if (!pixels || !words) return undefined;
  const more = path === '/reviews' ? reviewsAbove : 0;
  return { pixels: Math.round(pixels * room) + 200 * more, words: Math.round(words * room) + 60 * more };
};

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of pagesToTest) {
  const limit = limitOf(path);
  if (!limit) continue;

  test(`${path} is no longer than ${limit.pixels} pixels and ${limit.words} words, and folds answers and lists of links alone`, async ({
    tab: page,
  }) => {
    await page.goto(`${site()}${path}`);
    const measured = await page.evaluate(() => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
      // The answer to each ZIP stands there for browsers that run no scripts.
      for (const part of main.querySelectorAll('script, style, template, noscript, option, #zip-codes')) part.remove();
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
      return {
        pixels: document.documentElement.scrollHeight,
        words: texts
          .join(' ')
          .split(/\s+/)
          .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
      };
    });
    expect(measured.pixels).toBeGreaterThan(1000);
    expect(measured.words).toBeGreaterThan(100);
    expect.soft(measured.pixels).toBeLessThanOrEqual(limit.pixels);
    expect.soft(measured.words).toBeLessThanOrEqual(limit.words);

    const folded = await page.evaluate(() =>
      // Under the line of a fact unfolds the longer answer.
      [...document.querySelectorAll('main details:not([name=faq], [data-shared-words] *)')].flatMap((details) => {
        const text = details.cloneNode(true) as HTMLElement;
        for (const part of text.querySelectorAll('summary, a')) part.remove();
        return text.textContent?.trim() ? [text.textContent.trim()] : [];
      }),
    );
    expect(folded).toEqual([]);
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(li, dt)')]
        // What happens next is told for homes, or for buildings.
        .filter(
          (part) =>
            !part.closest('details, [hidden], dialog, template, [inert], #zip-codes, [aria-labelledby=next] ol'),
        )
        .filter((part) => part.textContent?.trim())
        .filter((part) => part.getClientRects().length === 0)
        .map((part) => part.textContent),
    );
    expect(hidden).toEqual([]);
  });
}
