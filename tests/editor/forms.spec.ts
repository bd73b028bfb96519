import type { Locator } from '@playwright/test';
import { expect, field, go, save, test } from './open-editor.ts';

const about = 'src/content/pages/about.yaml';
const home = 'src/content/pages/home.yaml';
const business = 'src/content/business.yaml';

test('the menu names each thing once', async ({ page, editor }) => {
  await go(page, editor, '');
  const names = await page
    .getByRole('navigation', { name: 'What to change' })
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.textContent));
  expect(names.length).toBeGreaterThan(90);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('the first screen calls everything as the menu does, and the title leads back to it', async ({ page, editor }) => {
  await go(page, editor, about);
  await page.getByRole('link', { name: 'Site editor' }).click();
  const menu = page.getByRole('navigation', { name: 'What to change' });
  const tiles = page.locator('.tiles a');
  expect(await tiles.count()).toBeGreaterThan(5);
  for (const tile of await tiles.all()) {
    const href = await tile.getAttribute('href');
    await expect(menu.locator(`a[href="${href}"]`)).toHaveText((await tile.textContent()) ?? '');
  }
});

test('a form is in the order of its page under its headings, then what Google shows, then what nobody touches', async ({
  page,
  editor,
}) => {
  const service = 'src/content/services/residential/window-cleaning.yaml';
  await go(page, editor, service);
  const parts = page.locator('.form .section:not(.section .section) > summary');
  const names = await parts.allTextContents();
  expect(names.slice(-2)).toEqual(['In Google', 'More']);
  const headings = [...editor.read(service).matchAll(/^ {2}heading: "?(.*?)"?$/gm)].map(([, heading]) => heading);
  const shown = names.flatMap((name) => headings.filter((heading) => heading && name.endsWith(heading)));
  expect(shown.length).toBeGreaterThan(4);
  expect(shown).toEqual(headings.filter((heading) => shown.includes(heading)));
  // What a service form holds there: its place in lists, for one.
  await expect(field(page, 'order')).toBeHidden();
  await parts.last().click();
  await expect(field(page, 'order')).toBeVisible();
});

test('a fact in braces is a chip that shows it, and stays the fact when words around it change', async ({
  page,
  editor,
}) => {
  await go(page, editor, `${about}?field=faq.items.1.answer`);
  const answer = field(page, 'faq', 'items', 1, 'answer');
  await answer.fill('Call {phone} and ask.');
  await field(page, 'faq', 'items', 1, 'question').focus();
  await expect(answer).toHaveText(/^.?Call \(719\) \d{3}-\d{4} and ask\.$/u);
  await answer.press('End');
  await page.keyboard.type(' Before {ho');
  await page.keyboard.type('urs}, say.');
  await field(page, 'faq', 'items', 1, 'question').focus();
  await expect(answer.locator('.chip')).toHaveCount(2);
  await save(page);
  expect(editor.diff(about).at(-1)).toContain('"Call {phone} and ask. Before {hours}, say."');

  // It goes as one letter, as the caret comes from behind it.
  await answer.fill('Call {phone}');
  await field(page, 'faq', 'items', 1, 'question').focus();
  await answer.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('us.');
  await save(page);
  expect(editor.diff(about).at(-1)).toMatch(/"Call ?us\."/);
  editor.git('checkout', '--', 'src');
});

test('what is wrong is named as the form names it, beside the field and in sight, and leads there', async ({
  page,
  editor,
}) => {
  await go(page, editor, `${home}?field=hero.heading`);
  await field(page, 'hero', 'heading').fill('Let it in!');
  await expect(field(page, 'hero', 'heading').locator('xpath=ancestor::div[@class="field wrong"]')).toContainText(
    'Opening: heading has an exclamation mark',
  );
  await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  const bar = page.getByLabel('What needs your attention');
  await expect(bar).toContainText('Opening: heading has an exclamation mark');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.locator('h1').click();
  await bar.getByRole('button', { name: 'Opening: heading' }).click();
  await expect(field(page, 'hero', 'heading')).toBeFocused();
  await expect(field(page, 'hero', 'heading')).toBeInViewport();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('what was discarded comes back by one press, and no part that is opened moves the window', async ({
  page,
  editor,
}) => {
  await go(page, editor, business);
  const saved = await field(page, 'phone').inputValue();
  await field(page, 'phone').fill('719-634-0142');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(field(page, 'phone')).toHaveValue(saved);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'phone')).toHaveValue('719-634-0142');
  await page.getByRole('button', { name: 'Discard' }).click();
  for (const part of await page.locator('main summary').all()) if (await part.isVisible()) await part.click();
  const heights = () => page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  const [height, window] = await heights();
  expect(height).toBe(window);
});

test('claims are confirmed in one list of boxes, each with the day', async ({ page, editor }) => {
  const claims = 'src/content/claims.yaml';
  await go(page, editor, claims);
  await page.getByText(/^True today/).click();
  const boxes = page.locator('details', { hasText: /^True today/ }).getByRole('checkbox');
  await expect(boxes).toHaveCount(editor.read(claims).match(/^- id:/gm)?.length ?? 0);
  await boxes.nth(2).check();
  await save(page);
  const day = new Date().toLocaleDateString('en-CA');
  expect(editor.diff(claims)).toEqual(['-  confirmed: false', `+  confirmed: "${day}"`]);
  editor.git('checkout', '--', 'src');
});

test('a fault in a part that is closed opens it', async ({ page, editor }) => {
  // Told by saving alone, and not while it is being closed.
  await page.route('**/api/check', (route) => route.fulfill({ json: { faults: [] } }));
  await go(page, editor, `${business}?field=links.social.url`);
  await field(page, 'links', 'social', 'url').fill('facebook');
  await page.locator('summary', { hasText: 'Links' }).click();
  await expect(field(page, 'links', 'social', 'url')).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field(page, 'links', 'social', 'url')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('what is the host\u2019s to do before the launch stands apart, and last', async ({ page, editor }) => {
  await go(page, editor, 'launch');
  const parts = page.locator('main section');
  await expect(parts.first()).toHaveAccessibleName('For you to do');
  await expect(parts.first().locator('summary').first()).toHaveText(/phone/);
  const host = page.getByRole('region', { name: 'For whoever hosts the site' });
  await expect(host).toContainText('SITE_URL');
  await expect(parts.last()).toHaveAccessibleName('For whoever hosts the site');
  const counts = async (part: Locator) =>
    (await part.locator('.count').allTextContents()).reduce((sum, count) => sum + Number(count), 0);
  const sums = (await page.getByText(/^Left to do/).textContent())?.match(/\d+/g)?.map(Number);
  expect(sums).toEqual([await counts(parts.first()), await counts(host)]);
  for (const part of await parts.all()) {
    if ((await part.getAttribute('aria-label')) === 'For whoever hosts the site') continue;
    expect(await part.textContent()).not.toMatch(/SITE_URL|PUBLIC_|\.env|src\//);
  }
});
