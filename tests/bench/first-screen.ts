import type { Browser, CDPSession } from '@playwright/test';

export interface FirstScreen {
  requests: number;
  /** Over the network, headers included. */
  bytes: number;
}

/** Lighthouse's phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const quietMilliseconds = 1_000;

/** What comes over the network before anybody scrolls; the favicon and speculative loads are left out. */
export async function measureFirstScreen(browser: Browser, url: string): Promise<FirstScreen> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = watchRequests(session);
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  // Scripts and typefaces come after the first paint.
  await page.waitForTimeout(quietMilliseconds);
  await page.waitForLoadState('networkidle');
  await context.close();
  return {
    requests: requests.size,
    bytes: [...requests.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
}

function watchRequests(session: CDPSession): Map<string, number> {
  const requests = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const purpose = request.headers['Sec-Purpose'] ?? request.headers['Purpose'] ?? '';
    const speculative = type === 'Prefetch' || /prefetch|prerender/.test(purpose);
    if (!speculative && request.url.startsWith('http') && !/\/favicon\./.test(request.url)) requests.set(requestId, 0);
  });
  // The typefaces are fetched once and then taken from the cache by the rules.
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) requests.set(requestId, encodedDataLength);
  });
  return requests;
}
