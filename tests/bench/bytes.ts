/**
 * node tests/bench/bytes.ts ADDRESS [ADDRESS…]: the bytes that each site sends to a browser with an empty cache, for the
 * first screen and for the whole page scrolled to its end. Headers are included. Widths: a phone at 2x and a laptop.
 */
import { type Browser, chromium } from '@playwright/test';
import { getChromium } from '../find-chromium.ts';

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
  console.log(`\n${device.viewport.width} px: first screen and whole page, for each address`);
  const sums = addresses.map(() => [0, 0]);
  for (const path of pages) {
    const counts = [];
    for (const [index, address] of addresses.entries()) {
      const [first = 0, whole = 0] = await countBytes(browser, device, `${address}${path}`);
      counts.push([first, whole]);
      sums[index] = [(sums[index]?.[0] ?? 0) + first, (sums[index]?.[1] ?? 0) + whole];
    }
    console.log(`| ${path} | ${counts.flat().join(' | ')} |`);
  }
  console.log(`| Sum | ${sums.flat().join(' | ')} |`);
}
await browser.close();
