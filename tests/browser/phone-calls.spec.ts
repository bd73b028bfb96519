import { expect, type Page } from '@playwright/test';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';

interface Tracked {
  event: string;
  data: Record<string, string>;
}

/** Replaces the analytics script by a stub, and keeps the browser from really dialing. */
async function openWithAnalytics(page: Page, path: string) {
  await page.addInitScript(() => {
    const tracked: unknown[] = [];
    Object.assign(window, {
      tracked,
      umami: { track: (event: string, data: unknown) => tracked.push({ event, data }) },
    });
  });
  await page.goto(site() + path);
  // A call is counted from a tenth of a second after the script has loaded.
  await page.waitForTimeout(300);
}

const readTracked = (page: Page) => page.evaluate(() => (window as typeof window & { tracked: Tracked[] }).tracked);

/** Clicks by script and returns whether the page's own code cancelled the call. */
const clickCall = (page: Page, selector: string) =>
  page.evaluate((link) => {
    const element = document.querySelector(link) as HTMLElement;
    let cancelled = false;
    addEventListener(
      'click',
      (event) => {
        cancelled = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    element.click();
    return cancelled;
  }, selector);

test('every phone link is tracked with its page, and the call still works', async ({ page }) => {
  await openWithAnalytics(page, '/contact?service=roof-cleaning');
  const links = await page.locator('a[href^="tel:"]').count();
  for (let index = 0; index < links; index += 1) {
    await page
      .locator('a[href^="tel:"]')
      .nth(index)
      .evaluate((link, place) => link.setAttribute('data-test', `${place}`), index);
    expect(await clickCall(page, `[data-test="${index}"]`)).toBe(false);
  }
  const tracked = await readTracked(page);
  expect(links).toBeGreaterThan(3);
  expect(tracked).toHaveLength(links);
  expect(tracked[0]).toEqual({
    event: 'Phone Call',
    data: { page: `${site()}/contact?service=roof-cleaning`, pathname: '/contact' },
  });
});

test('a phone link that is added later is tracked too', async ({ page }) => {
  await openWithAnalytics(page, '/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.id = 'late';
    link.href = 'tel:+17195550142';
    link.append(document.createElement('span'));
    document.body.append(link);
  });
  await clickCall(page, '#late span');
  expect(await readTracked(page)).toHaveLength(1);
});

for (const [when, isAhead] of [
  ['when the analytics script is there', false],
  ['of a page that was drawn ahead, when it is visited', true],
] as const) {
  test(`a visit is counted once, ${when}`, async ({ page }) => {
    await page.addInitScript((prerendering) => {
      Object.defineProperty(document, 'prerendering', { value: prerendering });
      const addTracker = (_changes: unknown, observer: MutationObserver) => {
        if (!document.head) return;
        observer.disconnect();
        const script = document.createElement('script');
        script.type = 'text/plain';
        script.dataset['websiteId'] = 'of this site';
        document.head.append(script);
      };
      new MutationObserver(addTracker).observe(document, { childList: true, subtree: true });
    }, isAhead);
    await page.goto(`${site()}/about`);
    const views = await page.evaluate(() => {
      const tracked: unknown[][] = [];
      Object.assign(window, { umami: { track: (...values: unknown[]) => tracked.push(values) } });
      document.querySelector('script[data-website-id]')?.dispatchEvent(new Event('load'));
      const before = [...tracked];
      document.dispatchEvent(new Event('prerenderingchange'));
      return { before, after: tracked };
    });
    // A page view has no name.
    expect(views).toEqual({ before: isAhead ? [] : [[]], after: [[]] });
  });
}

test('a missing analytics script causes only a console warning', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(`${site()}/`);
  await expect.poll(() => warnings).toEqual(['Umami script not loaded. Phone call tracking will not be initialized.']);
});
