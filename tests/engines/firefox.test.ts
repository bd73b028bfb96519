import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite } from '../browser/start-site.ts';
import type { Engine } from './engine.ts';
import { findFirefox, findPdfToText } from './find-engines.ts';
import { areaPage, describeJourneys } from './journeys.ts';
import { startFirefox } from './puppeteer-engine.ts';

const path = findFirefox();
const pdfToText = findPdfToText();
describeJourneys('Firefox', path ? () => startFirefox(path) : undefined);

describe.skipIf(!path || !pdfToText)('Firefox on paper', () => {
  let site: Awaited<ReturnType<typeof serveSite>>;
  let engine: Engine;
  beforeAll(async () => {
    site = await serveSite(process.cwd());
    engine = await startFirefox(path as string);
  });
  afterAll(async () => {
    await engine?.close();
    site?.stop();
  });

  /** Prints the page and returns the text of each sheet, with single spaces. */
  async function printSheets(format: 'letter' | 'a4') {
    const pdf = await engine.print?.(format);
    const text = execFileSync(pdfToText as string, ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
    return text
      .split('\f')
      .slice(0, -1)
      .map((sheet) => sheet.replace(/\s+/g, ' ').trim());
  }

  const hotelPage = '/areas-served/colorado-springs/downtown/commercial-window-cleaning/hotel';
  for (const format of ['letter', 'a4'] as const) {
    test.each(['/', areaPage, '/contact', hotelPage])(
      `%s has no empty sheet of ${format} and the text of all folded answers`,
      async (route) => {
        await engine.open(site.address + route);
        // Text by text, because a PDF file has positioned links after the other text.
        const texts = await engine.evaluate(() => {
          const read = (node: Node): string[] =>
            node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [...node.childNodes].flatMap(read);
          return [...document.querySelectorAll('main dl details')].flatMap(read);
        });
        const sheets = await printSheets(format);
        expect(sheets).not.toContain('');
        // Lines and links may be separated by spaces that the page does not have, and word joiners are not printed.
        const squeeze = (text: string) => text.replace(/[\s\u2060]/g, '');
        const printed = squeeze(sheets.join(''));
        expect(texts.filter((each) => !printed.includes(squeeze(each)))).toEqual([]);
      },
    );
  }
});
