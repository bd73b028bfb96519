import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, field, go, test } from './open-editor.ts';

const places = [
  '',
  'launch',
  'publish',
  'new-area',
  'src/content/business.yaml',
  'src/content/claims.yaml',
  'src/content/reviews.yaml?field=0.name',
  'src/content/areas/briargate.yaml',
  'src/content/services/residential/painting.yaml',
  'src/content/legal/privacy-policy.md',
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

test('a form with faults, and one asked about a conflict, have none either', async ({ page, editor }) => {
  await go(page, editor, 'src/content/business.yaml');
  await field(page, 'phone').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('What needs your attention')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
});

test('fits a narrow window, and no window scrolls beside its parts', async ({ page, editor }) => {
  for (const place of ['', 'src/content/reviews.yaml?field=1', 'src/pictures/catalogue.yaml?field=house-timber']) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await go(page, editor, place);
      await expect(page.locator('iframe')).toBeVisible({ timeout: 90_000 });
      const { scrollWidth, scrollHeight } = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
      expect(scrollWidth, place).toBe(width);
      if (width > 1000) expect(scrollHeight, place).toBe(800);
    }
  }
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /catalogue/.test(href) ? 'Pictures' : (title ?? ''),
    );
    await expect(page.getByText(/^Not saved/)).toHaveCount(0);
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
  await tabTo(page, page.getByRole('button', { name: /^house-timber/ }));
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
