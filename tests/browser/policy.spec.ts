import { expect, type Page } from '@playwright/test';
import { readBusinessContact } from '../../src/lib/quotes/business-contact.ts';
import { lightbox, openGallery } from './gallery-page.ts';
import {
  confirmation,
  fillQuoteForm,
  plainRequest,
  site,
  submitButton,
  thankYou,
  waitForQuoteForm,
} from './quote-page.ts';
import { test } from './same-tab.ts';
import { mainPagesToTest } from './site-pages.ts';

// Animations are on, as for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Collects every violation of the policy, and every request to another origin. */
async function collectViolations(page: Page) {
  const violations: string[] = [];
  const foreignRequests: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { reportViolation } = window as typeof window & { reportViolation(what: string): void };
      reportViolation([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  page.on('pageerror', (error) => violations.push(error.message));
  await page.context().route(
    (url) => url.origin !== site(),
    (route) => {
      foreignRequests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' });
    },
  );
  return { violations, foreignRequests };
}

/** Loads every lazy picture, and opens and operates everything on a page. */
async function operateEverything(page: Page) {
  await page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight);
    for (const image of document.images) {
      image.loading = 'eager';
      if (!image.complete) await new Promise((resolve) => (image.onload = image.onerror = resolve));
    }
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const range of document.querySelectorAll<HTMLInputElement>('input[type=range]')) {
      range.value = '80';
      range.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      popover.showPopover();
      popover.hidePopover();
    }
    window.print = () => {};
    // Links would leave the page, and the form has its own tests.
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button:not([type=submit])')) button.click();
  });
  await page.keyboard.press('Escape');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

for (const path of mainPagesToTest) {
  test(`${path} keeps to its policy and contacts no other host, whatever is opened`, async ({ tab: page }) => {
    // The console lists every violation of the policy among its errors.
    const violations: string[] = [];
    const foreignRequests: string[] = [];
    page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
    page.on('pageerror', (error) => violations.push(error.message));
    page.on('request', (request) => new URL(request.url()).origin !== site() && foreignRequests.push(request.url()));
    await page.goto(site() + path);
    await operateEverything(page);
    for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event);
    // The 404 page has status 404 only at an address that does not exist.
    expect(violations.filter((text) => path !== '/404' || !text.includes('status of 404'))).toEqual([]);
    expect(foreignRequests).toEqual([]);
  });
}

test('the map loads only on request, from the one host that the policy allows', async ({ page }) => {
  const { violations, foreignRequests } = await collectViolations(page);
  const embedUrl = readBusinessContact('src/content/business.yaml').mapEmbedUrl;
  const press = () => page.getByRole('link', { name: 'Open the map' }).last().click();
  await page.goto(`${site()}/`);
  await page.waitForLoadState('networkidle');
  expect(foreignRequests).toEqual([]);
  await press();
  await expect(page.locator('iframe')).toBeVisible();
  await expect.poll(() => foreignRequests.splice(0)).toEqual([embedUrl]);
  expect(violations).toEqual([]);
  // A frame from any other origin.
  const from = String(embedUrl).replaceAll('&', '&amp;');
  await page.route(`${site()}/about`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(from, 'https://maps.example.com/'),
    });
  });
  await page.goto(`${site()}/about`);
  await press();
  await expect.poll(() => violations.some((text) => text.startsWith('frame-src'))).toBe(true);
  expect(foreignRequests).toEqual([]);
});

test('the form keeps to the policy in all its states', async ({ page }) => {
  const { violations, foreignRequests } = await collectViolations(page);
  page.on('dialog', (dialog) => dialog.accept());
  // A property, because TypeScript does not see a variable being set from inside the route.
  const held: { answer?: ((status: number) => void) | undefined } = {};
  const answer = (status: number) => held.answer?.(status);
  await page.route('**/api/quote', async (route) => {
    const status = await new Promise<number>((resolve) => (held.answer = resolve));
    await route.fulfill({ status });
  });
  await page.clock.install();
  await page.goto(`${site()}/contact?service=roof-cleaning`);
  await waitForQuoteForm(page);
  await submitButton(page).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await fillQuoteForm(page, plainRequest);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await expect.poll(() => held.answer).toBeDefined();
  const alerted = page.waitForEvent('dialog');
  answer(500);
  await alerted;
  await page.getByRole('alert').getByRole('button', { name: 'Copy my message' }).click();
  held.answer = undefined;
  await submitButton(page).click();
  await expect.poll(() => held.answer).toBeDefined();
  answer(201);
  await expect(thankYou(page)).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(thankYou(page)).toBeHidden();
  await expect(confirmation(page)).toBeFocused();
  expect(violations.filter((text) => !/status of 500|^Quote request not sent/.test(text))).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('the gallery keeps to the policy while it is filtered, enlarged and shared', async ({ page }) => {
  const { violations, foreignRequests } = await collectViolations(page);
  await openGallery(page, site());
  await page.locator('[data-card]:visible > a').first().click();
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  for (const button of await lightbox(page).getByRole('button').all()) {
    if (await button.isVisible()) await button.click();
  }
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('markup that a script creates from text is rendered and runs no script', async ({ page }) => {
  const { violations } = await collectViolations(page);
  await page.goto(`${site()}/contact`);
  await page.evaluate(() => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = '<img src="data:," onerror="window.ran = true"><a href="javascript:window.ran = true">x</a>';
    box.querySelector('a')?.click();
    const script = document.createElement('script');
    script.text = 'window.ran = true';
    box.append(script);
  });
  await expect.poll(() => violations.filter((text) => text.startsWith('script-src')).length).toBe(3);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('the page after a refused post keeps to its own policy', async ({ page }) => {
  const { violations } = await collectViolations(page);
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, { ...plainRequest, address: '  ' });
  // Posts the form by the browser, as without the form's script.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe(`${site()}/api/quote`);
  expect(violations.filter((text) => !text.includes('status of 400'))).toEqual([]);
});
