import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/lib/site/paths.ts';
import { test } from './same-tab.ts';

const site = `${process.env['SITE']}/`;
const navigation = (href: string) => `header nav a[href="${href}"]`;

test.describe('a browser that reads speculation rules', () => {
  test('speculation rules prefetch every page and prerender all but Contact, whose form keeps a draft', async ({
    page,
  }) => {
    await page.goto(site);
    const rules = await page.locator('script[type=speculationrules]').evaluate((script) => {
      const { prefetch, prerender } = JSON.parse(script.textContent ?? '');
      return [...prefetch, ...prerender] as {
        where: { and: { href_matches?: string; not?: { href_matches: string } }[] };
      }[];
    });
    const allowed = (path: string) =>
      rules.map(({ where }) =>
        where.and.every(({ href_matches, not }) =>
          href_matches
            ? new URLPattern({ pathname: href_matches }).test({ pathname: path })
            : !new URLPattern({ pathname: not?.href_matches }).test({ pathname: path }),
        ),
      );
    expect([paths.about, paths.contact, `${paths.contact}?service=painting`, paths.sitemap].map(allowed)).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [false, false],
    ]);
  });
});

test.describe('a browser without speculation rules', () => {
  const watchFetches = (page: Page) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'fetch') fetched.push(pathname);
    });
    return fetched;
  };

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = (type) => type !== 'speculationrules';
    });
  });

  test('without speculation rules, hovering a link prefetches its page once, and no file', { tag: '@all' }, async ({
    page,
  }) => {
    const fetched = watchFetches(page);
    await page.goto(site);
    for (const href of [paths.about, paths.gallery, paths.about]) await page.hover(navigation(href));
    await page.hover(`footer a[href="${paths.sitemap}"]`);
    await page.hover(`footer a[href="${paths.terms}"]`);
    await expect.poll(() => fetched).toEqual([paths.about, paths.gallery, paths.terms]);
  });

  test('nothing is prefetched for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const fetched = watchFetches(page);
    await page.goto(site);
    for (const href of [paths.about, paths.gallery]) await page.hover(navigation(href));
    await page.click(navigation(paths.about));
    await page.waitForURL(`**${paths.about}`);
    expect(fetched).toEqual([]);
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('without speculation rules, touching a link prefetches its page', async ({ page }) => {
      const fetched = watchFetches(page);
      await page.goto(site);
      await page.locator(`footer a[href="${paths.privacy}"]`).first().dispatchEvent('touchstart');
      await expect.poll(() => fetched).toEqual([paths.privacy]);
    });
  });
});
