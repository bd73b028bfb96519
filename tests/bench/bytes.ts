/**
 * Run as `node tests/bench/bytes.ts ADDRESS [ADDRESS…]`: measures the bytes that each site sends to a browser with an
 * empty cache, for the first screen and for the whole page scrolled to its end. Headers are included. Widths: a phone
 * at 2x and a laptop.
 */
import { type Browser, chromium } from '@playwright/test';
import { getChromium } from '../find-chromium.ts';
import { writeTable } from './markdown-table.ts';

const area = '/areas-served/colorado-springs';
const pages = [
  '/',
  '/services',
  '/gallery',
  '/reviews',
  '/about',
  '/contact',
  '/services/residential/concrete-paint-removal',
  '/services/commercial/painting',
  `${area}/briargate/residential-window-cleaning`,
  `${area}/black-forest/residential-house-washing`,
  `${area}/monument/residential-pressure-washing`,
  `${area}/briargate/commercial-window-cleaning/hotel`,
];
const devices = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { viewport: { width: 1440, height: 900 } },
];

async function countBytes(browser: Browser, device: (typeof devices)[number], address: string) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const firstScreen = bytes;
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
  await context.close();
  return [firstScreen, bytes];
}

const addresses = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: getChromium() });
for (const device of devices) {
  const head = addresses.flatMap((address) => [`${address}, first screen`, 'Whole page']);
  const rows: number[][] = [];
  for (const path of pages) {
    const counts = [];
    for (const address of addresses) counts.push(...(await countBytes(browser, device, `${address}${path}`)));
    rows.push(counts);
  }
  const sums = head.map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const table = [...rows.map((row, index) => [pages[index] ?? '', ...row]), ['Sum', ...sums]];
  console.log(`\n${writeTable([`${device.viewport.width} px`, ...head], table)}`);
}
await browser.close();
