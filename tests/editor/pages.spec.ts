import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, field, go, test } from './open-editor.ts';

const places = [
  '',
  'launch',
  'requests',
  'publish',
  'new-area',
  'src/content/business.yaml',
  'src/content/business.yaml?field=hours.sunday',
  'src/content/claims.yaml',
  'src/content/reviews.yaml?field=0.name',
  'src/content/areas/briargate.yaml',
  'src/content/services/residential/painting.yaml',
  'src/content/legal/privacy-policy.md',
  'src/content/gallery.yaml?field=0.before.picture',
  'src/pictures/catalogue.yaml',
  'src/pictures/catalogue.yaml?field=house-timber',
];

const findViolations = async (page: Page) =>
  (await new AxeBuilder({ page }).exclude('iframe').analyze()).violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .slice(0, 3)
        .join(' ')}`,
  );

for (const place of places) {
  test(`${place || 'the first page'} has no fault of accessibility`, async ({ page, editor }) => {
    await go(page, editor, place);
    await expect(page.getByText('One moment…')).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
  });
}

test('a form with faults has none either', async ({ page, editor }) => {
  await go(page, editor, 'src/content/business.yaml');
  await field(page, 'phone').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('What needs your attention')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
});

const sizes = {
  phone: { width: 390, height: 844 },
  'a desk with text twice as large': { width: 720, height: 450 },
  tablet: { width: 820, height: 1100 },
  desk: { width: 1440, height: 900 },
};

test('fits each window, with the site and the menu behind a button where they have no room', async ({
  page,
  editor,
}) => {
  const site = page.locator('iframe');
  const menu = page.getByRole('navigation', { name: 'What to change' });
  const places = ['', 'src/content/reviews.yaml?field=1.text', 'src/pictures/catalogue.yaml?field=house-timber'];
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    for (const place of places) {
      await go(page, editor, place);
      await expect(site).toBeAttached({ timeout: 90_000 });
      const needed = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { width: scrollWidth, height: scrollHeight };
      });
      expect(needed, `${place} ${name}`).toEqual(size);
      expect(await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth), name).toBe(0);
    }
    const button = page.getByRole('button', { name: 'Show the site' });
    await expect(site).toBeVisible({ visible: name === 'desk' });
    if (name === 'desk') continue;
    await button.click();
    await expect(site).toBeVisible();
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(site).toBeHidden();
    if (name === 'tablet') continue;
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Phone, hours, facts' }).click();
    // What was chosen stands in the place of the menu.
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Phone, hours, facts' })).toBeInViewport();
  }
});

test('a press in the folded site brings the form back, at the field', async ({ page, editor }) => {
  await page.setViewportSize(sizes.phone);
  await go(page, editor, 'src/content/pages/about.yaml');
  await page.getByRole('button', { name: 'Show the site' }).click();
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  // The page tells what is pressed once its script has come.
  await expect(async () => {
    await heading.click();
    await expect(page.locator('iframe')).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 90_000 });
  await expect(field(page, 'hero', 'heading')).toBeFocused();
  await expect(field(page, 'hero', 'heading')).toBeInViewport();
});

test('the first Tab leads past the menu to the form', async ({ page, editor }) => {
  await go(page, editor, 'src/content/pages/about.yaml');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the form' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('has no fault of accessibility in the dark, folded, or while it finds', async ({ page, editor }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const place of ['', 'launch', 'src/content/business.yaml', 'src/content/reviews.yaml?field=0.name']) {
    await go(page, editor, place);
    await expect(page.getByText('One moment…')).toBeHidden();
    expect(await findViolations(page), place).toEqual([]);
  }
  const ground = (scheme: 'dark' | 'light') =>
    page
      .emulateMedia({ colorScheme: scheme })
      .then(() => page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor));
  expect(await ground('light')).not.toBe(await ground('dark'));
  await page.getByRole('searchbox', { name: 'Find' }).fill('glass');
  await expect(page.locator('.found mark').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize(sizes.phone);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await findViolations(page)).toEqual([]);
});

test('every file opens, and saved unedited stays as it is', async ({ page, editor }) => {
  test.setTimeout(600_000);
  await page.route(
    (url) => url.port !== new URL(editor.address).port,
    (route) => route.fulfill({ body: '' }),
  );
  await go(page, editor, 'src/content/business.yaml');
  const links = page.getByRole('navigation', { name: 'What to change' }).locator('a[href^="#/edit/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBe(editor.git('ls-files', 'src/content', 'src/pictures/*.yaml').trim().split('\n').length);
  for (const href of hrefs) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, href);
    const title = await page.locator(`a[href="${href}"]`).textContent();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByText(/^Not saved/)).toHaveCount(0);
    const controls = page.locator('main').locator('input, textarea, select, [role=textbox]');
    expect(await controls.filter({ visible: true }).count(), href).toBeLessThanOrEqual(25);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').first(), href).toContainText('Saved at');
  }
  expect(editor.git('status', '--porcelain', 'src')).toBe('');
});

/** Presses Tab until a control has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, control: Locator) {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 300; presses++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach it.');
}

test('the keyboard alone suffices to find, change, save and publish', async ({ page, editor }) => {
  await go(page, editor, '');
  await tabTo(page, page.getByRole('searchbox', { name: 'Find' }));
  await page.keyboard.type('reviews');
  await tabTo(page, page.locator('nav a[href="#/edit/src/content/reviews.yaml"]'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  const first = page.locator('main li summary').first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 0, 'location'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Northgate');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toContainText('Saved at');
  await tabTo(page, page.getByRole('button', { name: /^Move down/ }).first());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect.poll(() => editor.read('src/content/reviews.yaml').indexOf('Northgate')).toBeGreaterThan(300);
  expect(editor.diff().length).toBeGreaterThan(2);

  await go(page, editor, 'src/pictures/catalogue.yaml');
  await tabTo(page, page.getByRole('button', { name: /^House timber/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('slider', { name: /From the left/ }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toContainText('Saved at');
  expect(editor.diff('src/pictures/catalogue.yaml')).toHaveLength(2);

  await go(page, editor, 'publish');
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await tabTo(page, page.getByRole('button', { name: 'Discard this change' }).first());
});
