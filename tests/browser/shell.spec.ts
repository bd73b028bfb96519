import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { mainNavigation } from '../../src/lib/site/navigation.ts';
import { holdRequests } from './held-requests.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';

// Animations are on, as for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test.describe('the menu on a phone', () => {
  test.use(phone);

  const menu = '#menu';

  test('the phone menu has all links, opens by button, and closes by Escape or a link', async ({ page }) => {
    await page.goto(`${site()}/contact`);
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.tap();
    await expect(page.locator(menu)).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link');
    await expect(links).toHaveText(mainNavigation.map(({ name }) => name));
    await expect(page.locator(menu).getByRole('link')).toHaveCount(mainNavigation.length + 3);
    await expect(page.locator(menu).locator('[aria-current=page]')).toHaveText('Contact');
    await page.keyboard.press('Escape');
    await expect(page.locator(menu)).toBeHidden();

    await open.tap();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(page.locator(menu)).toBeHidden();

    await open.tap();
    await page.locator(menu).getByRole('link', { name: 'Home', exact: true }).tap();
    await expect(page).toHaveURL(`${site()}/`);
    // A page that Back restores is usable.
    await page.goBack();
    await expect(page.locator(menu)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.getByRole('main').getByRole('link').first().focus();
  });

  test('the open phone menu keeps the focus and stops the page from scrolling', async ({ page }) => {
    await page.goto(`${site()}/services`);
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 24; stop++) {
      const place = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || Boolean(activeElement?.closest('#menu'));
      });
      expect(place, `stop ${stop}`).toBe(true);
      await page.keyboard.press('Tab');
    }
    await expect(page.locator(menu)).toBeVisible();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.locator(menu).getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    const scrollOn = async () => {
      await page.mouse.wheel(0, 100);
      return page.evaluate(() => scrollY);
    };
    await expect.poll(scrollOn).toBeGreaterThan(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('without JavaScript the phone menu opens and its links work', async ({ page }) => {
      await page.goto(`${site()}/`);
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.locator(menu).getByRole('link', { name: 'Contact' }).tap();
      await expect(page).toHaveURL(`${site()}/contact`);
    });
  });
});

test.describe('the menu on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1100 }, hasTouch: true });
  test('the tablet menu closes by a tap outside it', async ({ page }) => {
    await page.goto(`${site()}/`);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.locator('#menu')).toBeVisible();
    await page.touchscreen.tap(100, 600);
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('the tablet menu closes by a tap on a slider, though opened before the script', { tag: '@all' }, async ({
    page,
  }) => {
    const deliverScript = await holdRequests(page, '**/site-page*.js');
    await page.goto(`${site()}/`, { waitUntil: 'commit' });
    await page.locator('[data-compare-slider]').first().scrollIntoViewIfNeeded();
    const slider = await page.locator('[data-compare-slider]').first().boundingBox();
    if (!slider) throw new Error('The page has no slider.');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    deliverScript();
    await page.waitForLoadState();
    await page.touchscreen.tap(slider.x + slider.width / 4, slider.y + slider.height / 2);
    await expect(page.locator('#menu')).toBeHidden();
  });
});

test('the header shows its links where they fit, and the menu button elsewhere', async ({ page }) => {
  await page.goto(`${site()}/`);
  await page.evaluate(() => document.fonts.ready);
  const nav = page.getByRole('navigation', { name: 'Main' });
  const links = nav.getByRole('listitem').locator('> a:visible');
  const rows = new Set<boolean>();
  for (const width of [1600, 1280, 1200, 1160, 1120, 1080, 1050, 1024, 1000, 960, 900, 768, 480, 390, 320]) {
    await page.setViewportSize({ width, height: 768 });
    const isRow = await nav.isVisible();
    rows.add(isRow);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !isRow });
    await expect(links).toHaveCount(isRow ? mainNavigation.length : 0);
    const touching = await page.locator('header').evaluate((header) => {
      const boxes = [...header.querySelectorAll('nav > ul > li, div > a:has(svg), div > span, div > button')]
        .filter((part) => part.checkVisibility() && !part.closest('ul ul'))
        .map((part) => part.getBoundingClientRect());
      const touching = boxes.filter((box, index) => index > 0 && box.left < (boxes[index - 1]?.right ?? 0));
      return touching.length;
    });
    expect(touching, `parts that touch at ${width} pixels`).toBe(0);
  }
  expect([...rows]).toEqual([true, false]);
});

test.describe('the Services dropdown', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const panel = '[data-dropdown] ul ul, [data-dropdown] > div';
  /** The bar above the header: clicking it moves the focus nowhere. */
  const neverFocused = 'body > aside:first-of-type';

  test('the Services dropdown opens on hover and lists every service', async ({ page }) => {
    await page.goto(`${site()}/`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(page.locator(panel).first()).toBeVisible();
    const links = page.locator('[data-dropdown] a[href^="/services/"]');
    await expect(links).toHaveCount(globSync('src/content/services/*/*.yaml').length);
    await page.keyboard.press('Escape');
    await expect(page.locator(panel).first()).toBeHidden();
  });

  test('the Services dropdown opens by keyboard and returns the focus on Escape', async ({ page }) => {
    await page.goto(`${site()}/`);
    const button = page.locator('[data-dropdown] summary');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(panel).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-dropdown] a[href^="/services/"]').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(panel).first()).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the Services dropdown closes when the focus leaves or something else is clicked', async ({ page }) => {
    await page.goto(`${site()}/`);
    const button = page.locator('[data-dropdown] summary');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Areas Served' }).first().focus();
    await expect(page.locator('[data-dropdown] details')).not.toHaveAttribute('open', '');
    for (const elsewhere of ['main h1', neverFocused]) {
      await button.click();
      await page.locator(elsewhere).click({ position: { x: 2, y: 2 } });
      await expect(page.locator('[data-dropdown] details')).not.toHaveAttribute('open', '');
    }
  });

  test('the Services dropdown closes on a click elsewhere, though opened before the script', { tag: '@all' }, async ({
    page,
  }) => {
    const deliverScript = await holdRequests(page, '**/site-page*.js');
    await page.goto(`${site()}/`, { waitUntil: 'commit' });
    await page.locator('[data-dropdown] summary').click();
    deliverScript();
    await page.waitForLoadState();
    await page.locator(neverFocused).click({ position: { x: 2, y: 2 } });
    await expect(page.locator('[data-dropdown] details')).not.toHaveAttribute('open', '');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });
    test('a tap on its arrow opens the Services dropdown, a second closes it', async ({ page }) => {
      await page.goto(`${site()}/`);
      const arrow = page.locator('[data-dropdown] summary');
      await arrow.tap();
      await expect(page.locator(panel).first()).toBeVisible();
      await arrow.tap();
      await expect(page.locator(panel).first()).toBeHidden();
      await arrow.tap();
      await expect(page.locator(panel).first()).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('without JavaScript the arrow opens the Services dropdown', async ({ page }) => {
      await page.goto(`${site()}/`);
      await page.locator('[data-dropdown] summary').click();
      await page.mouse.move(700, 800);
      await expect(page.locator(panel).first()).toBeVisible();
    });
  });
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto(`${site()}/`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('the call bar', () => {
  test.use(phone);
  test('the call bar appears below the hero buttons, and never on Contact', async ({ page }) => {
    await page.goto(`${site()}/`);
    const bar = page.getByRole('complementary', { name: 'Quick contact' });
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, 2000);
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link')).toHaveCount(2);
    await page.goto(`${site()}/contact`);
    await expect(bar).toHaveCount(0);
  });

  test('the call bar of hotel pages stresses the call, since emergencies are phoned in', async ({ page }) => {
    const readColors = () =>
      page
        .getByRole('complementary', { name: 'Quick contact' })
        .getByRole('link', { includeHidden: true })
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
    await page.goto(`${site()}/services/commercial/warehouse-industrial`);
    const [plain, strong] = await readColors();
    await page.goto(`${site()}/services/commercial/hotel-hospitality`);
    expect(await readColors()).toEqual([strong, plain]);
  });
});

test('each service in the footer leads to its own card', async ({ page }) => {
  await page.goto(`${site()}/about`);
  const links = page.getByRole('contentinfo').locator('a[href^="/services#"]');
  const targets = await links.evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ text, hash }) => [text, hash]));
  expect(targets.length).toBeGreaterThan(1);
  expect(new Set(targets.map(([, hash]) => hash)).size).toBe(targets.length);
  for (const [name = '', hash = ''] of targets) {
    await page.goto(`${site()}/services${hash}`);
    const target = page.locator(hash);
    await expect(target.getByRole('heading').first()).toHaveText(name);
    await expect(target.getByRole('heading').first()).toBeInViewport();
  }
});

test('a new page starts at its top', async ({ page }) => {
  await page.goto(`${site()}/`);
  await page.evaluate(() => scrollTo(0, 4000));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/privacy-policy$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
