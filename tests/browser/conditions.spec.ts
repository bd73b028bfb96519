import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { plainRequest, readLeads, site, submitButton, thankYou, waitForQuoteForm } from './quote-page.ts';
import { test } from './same-tab.ts';
import { pageTypes } from './site-pages.ts';

test('a browser that darkens all pages keeps the colors of this site', async ({ page }) => {
  await page.goto(`${site()}/about`);
  const photograph = () => page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 400 } });
  const measure = async () => (await sharp(await photograph()).stats()).channels.map(({ mean }) => Math.round(mean));
  const light = await measure();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await measure()).toEqual(light);
});

test.describe('in Colorado', () => {
  test.use({ timezoneId: 'America/Denver' });

  test('a page left open over New Year shows the right hours and sends a request', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-12-31T23:50:00-07:00') });
    await page.goto(`${site()}/contact`);
    await waitForQuoteForm(page);
    const strip = page.getByRole('complementary', { name: 'Call us' }).locator('[data-open-now]');
    await expect(strip).toHaveText(/^We open/);
    await page.clock.fastForward('08:00:00');
    await page.clock.runFor(60_000);
    await expect(strip).toHaveText(/^Open now/);
    await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
    await page.locator('main form').evaluate((form: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
    }, plainRequest);
    await submitButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    await page.clock.fastForward(3_000);
    await expect(page.locator('#sent')).toContainText(/7:5\d AM/);
  });
});

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Opens a page on a processor a sixth as fast, and taps as soon as the element exists. */
  async function tapAtOnce(page: Page, path: string, selector: string) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(site() + path, { waitUntil: 'commit' });
    await page.locator(selector).first().tap({ noWaitAfter: true });
  }

  test('a tap on a gallery card in the first second opens its picture', async ({ page }) => {
    await tapAtOnce(page, '/gallery', '[data-card] a');
    await expect(page.getByRole('dialog').or(page.locator('body > img')).first()).toBeVisible();
  });

  test('a request sent in the first second is delivered', async ({ page }) => {
    const name = `Early ${test.info().testId}`;
    await page.addInitScript(
      (values) => {
        new MutationObserver((_, observer) => {
          const form = document.querySelector<HTMLFormElement>('main form');
          if (!form?.querySelector('[type=submit]')) return;
          observer.disconnect();
          for (const [name, value] of Object.entries(values))
            (form.elements.namedItem(name) as HTMLInputElement).value = value;
        }).observe(document, { childList: true, subtree: true });
      },
      { ...plainRequest, name },
    );
    await tapAtOnce(page, '/contact', 'form button[type=submit]');
    await expect.poll(() => readLeads(name), { timeout: 20_000 }).toHaveLength(1);
  });
});

test.describe('by hand', () => {
  const pane = (page: Page) => page.locator('[data-wipeable]');

  test('a pinch that starts on the window zooms the page', async ({ page }) => {
    await page.goto(site());
    await expect(pane(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  });

  test('wiping ends when another program takes the release; a Ctrl-click starts none', async ({ page }) => {
    const script = page.waitForResponse(/wipe-glass\.[^/]*js$/);
    await page.goto(site());
    await script;
    const box = await pane(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100];
    const session = await page.context().newCDPSession(page);
    const send = (type: 'mousePressed' | 'mouseMoved', left: number, buttons: number, modifiers = 0) =>
      session.send('Input.dispatchMouseEvent', {
        type,
        x: left,
        y,
        buttons,
        modifiers,
        ...(type === 'mousePressed' && { button: 'left', clickCount: 1 }),
      });
    // Pressed again after a layout: Chromium then sends a `pointermove` without a pressed button.
    await expect(async () => {
      await send('mouseMoved', x, 0);
      await send('mousePressed', x, 1);
      await send('mouseMoved', x + 40, 1);
      await expect(pane(page)).toHaveAttribute('data-pressed', { timeout: 500 });
    }).toPass();
    await send('mouseMoved', x + 80, 0);
    await expect(pane(page)).not.toHaveAttribute('data-pressed');
    const before = await pane(page).getAttribute('style');
    await send('mouseMoved', x + 160, 0);
    await send('mousePressed', x, 1, 2);
    await send('mouseMoved', x + 120, 1, 2);
    await expect(pane(page)).not.toHaveAttribute('data-pressed');
    expect(await pane(page).getAttribute('style')).toBe(before);
  });

  test('after Back, the month ruler, the window and its caption show the same month', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-28T12:00:00-07:00'));
    await page.goto(site());
    const caption = page.locator('main section').first().locator('[data-today] b');
    const winter = await caption.textContent();
    await page.locator('[data-month-picker] label').nth(6).click();
    await expect(caption).not.toHaveText(winter ?? '');
    const summer = await caption.textContent();
    await page.goto(`${site()}/about`);
    await page.goBack();
    const month = page.locator('[name=month]:checked');
    const expected = (await month.inputValue()) === '7' ? summer : winter;
    await expect(caption).toHaveText(expected ?? '');
  });
});

test.describe('paper', () => {
  for (const format of ['Letter', 'A4'] as const) {
    test(`each page type prints on a few ${format} sheets`, async ({ page }) => {
      for (const [type, path] of pageTypes) {
        await page.goto(site() + path);
        const sheets = String((await page.pdf({ format })).toString('latin1')).match(/\/Type\s*\/Page\b/g)?.length ?? 0;
        expect(sheets, type).toBeGreaterThan(0);
        expect(sheets, type).toBeLessThan(12);
      }
    });
  }
});
