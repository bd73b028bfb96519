import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect, field, go, save, test } from './open-editor.ts';

const about = 'src/content/pages/about.yaml';
const business = 'src/content/business.yaml';
const areaPage = 'src/content/area-pages/briargate/residential-window-cleaning.yaml';

const beside = (page: Page) => page.frameLocator('iframe');
const marked = (page: Page) => beside(page).locator('[data-beside]');
const offer = (page: Page) => page.getByLabel('The site').getByRole('status');
const getFrame = (page: Page) => page.frames().find((frame) => frame !== page.mainFrame());
const scrollOf = (page: Page) => getFrame(page)?.evaluate(() => scrollY);

/** Opens a form with its page beside, once that listens. */
async function open(page: Page, ...[editor, file]: [Parameters<typeof go>[1], string]) {
  await go(page, editor, file);
  await expect(beside(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 });
  // The site's server may reload a page that it has just prepared.
  await expect(async () => {
    expect(await getFrame(page)?.evaluate(() => document.readyState)).toBe('complete');
  }).toPass();
}

test('a press on a text opens its form at the field, lit', async ({ page, editor }) => {
  const { faq } = parse(editor.read(about));
  const words = faq.items[1].question;
  await open(page, editor, 'src/content/pages/home.yaml');
  await open(page, editor, about);
  await beside(page).getByRole('heading', { name: words }).click();
  const control = field(page, 'faq', 'items', 1, 'question');
  await expect(control).toBeFocused();
  await expect(control).toHaveValue(words);
  await expect(page.locator('[data-lit]').filter({ has: control })).toBeVisible();
  await expect(marked(page)).toContainText(words);
});

test('a press on a picture opens the field that names it', async ({ page, editor }) => {
  await open(page, editor, areaPage);
  const { hero } = parse(editor.read(areaPage)).pictures;
  await beside(page).locator(`.picture-${hero}`).first().click();
  await expect(page).toHaveURL(/field=pictures\.hero/);
  await expect(field(page, 'pictures', 'hero')).toBeFocused();
});

test('words that several pages share say so, and the page stays where it is', async ({ page, editor }) => {
  test.setTimeout(300_000);
  await open(page, editor, areaPage);
  const [shared] = parse(editor.read('src/content/pages/services.yaml')).facts.insurance.residential;
  const [words = ''] = shared.text.split('{');
  await beside(page)
    .getByText(words)
    .first()
    .click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(/pages\/services\.yaml\?field=facts\.insurance\.residential\.0\.text/);
  await expect(page.getByText(/^.*\d+ pages share it/)).toBeVisible({ timeout: 120_000 });
  expect(getFrame(page)?.url()).toContain('/briargate/');
  await expect(marked(page)).toContainText(words);
});

test('words of the design say that no form holds them', async ({ page, editor }) => {
  await open(page, editor, areaPage);
  const before = page.url();
  await beside(page).locator('main dt').first().click();
  await expect(offer(page)).toContainText('no form holds them');
  expect(page.url()).toBe(before);
});

test('a link leads on, and the page that it leads to offers its form', async ({ page, editor }) => {
  await open(page, editor, about);
  await beside(page).locator('main a[href="/reviews"]').last().click();
  await expect.poll(() => getFrame(page)?.url()).toContain('/reviews');
  await page.getByRole('button', { name: 'Edit this page' }).click();
  await expect(page).toHaveURL(/pages\/reviews\.yaml/);
  await expect(page.getByRole('button', { name: 'Edit this page' })).toBeHidden();
  // It was opened from the page that is there, which need not come anew.
  expect(getFrame(page)?.url()).toContain('/reviews');
});

test('a phone number leads nowhere but to its field', async ({ page, editor }) => {
  await open(page, editor, 'src/content/pages/contact.yaml');
  await beside(page).locator('main a[href^="tel:"]').first().click();
  await expect(page).toHaveURL(/business\.yaml\?field=phone/);
});

test('the page goes to the field that one is at, shows it as it is typed, and keeps its place', async ({
  page,
  editor,
}) => {
  await open(page, editor, `${about}?field=closing.heading`);
  const heading = field(page, 'closing', 'heading');
  const words = await heading.inputValue();
  await expect(marked(page)).toHaveText(words);
  await expect(marked(page)).toBeInViewport();
  await expect(page.getByText('The page beside shows it as you type.')).toBeVisible();
  const place = await scrollOf(page);
  expect(place).toBeGreaterThan(500);

  await heading.fill('Words that are not saved yet');
  await expect(marked(page)).toHaveText('Words that are not saved yet');
  await save(page);
  await expect(marked(page)).toHaveText('Words that are not saved yet');
  // The page comes anew, with the words in its file.
  await expect
    .poll(() => page.request.get(getFrame(page)?.url() ?? '').then((answer) => answer.text()), { timeout: 60_000 })
    .toContain('Words that are not saved yet');
  await expect(marked(page)).toHaveText('Words that are not saved yet');
  expect(await scrollOf(page)).toBe(place);

  await heading.fill('Typed, and taken back');
  await expect(marked(page)).toHaveText('Typed, and taken back');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(marked(page)).toHaveText('Words that are not saved yet');
  editor.git('checkout', '--', 'src');
});

test('the number of the phone is shown as it is typed, in the way pages write it', async ({ page, editor }) => {
  await open(page, editor, `${business}?field=phone`);
  await expect(page.getByText('The page beside shows it as you type.')).toBeVisible();
  await field(page, 'phone').fill('719-634-0142');
  await expect(marked(page)).toContainText('(719) 634-0142');
  await save(page);
  await expect(page.getByText('The page beside shows it as you type.')).toBeVisible({ timeout: 60_000 });
  editor.git('checkout', '--', 'src');
});

test('an answer that was saved stays open in the page that comes anew', async ({ page, editor }) => {
  await open(page, editor, `${about}?field=faq.items.2.answer`);
  await expect(marked(page)).toBeInViewport();
  await field(page, 'faq', 'items', 2, 'answer').fill('Saved, and in sight.');
  const reloaded = page.waitForEvent('framenavigated', { timeout: 60_000 });
  await save(page);
  await reloaded;
  await expect(marked(page)).toHaveText('Saved, and in sight.');
  await expect(marked(page)).toBeVisible();
  editor.git('checkout', '--', 'src');
});

test('it does so, too, where the page has come before the answer that it is saved', async ({ page, editor }) => {
  await open(page, editor, `${about}?field=faq.items.2.answer`);
  await field(page, 'faq', 'items', 2, 'answer').fill('Saved, and in sight.');
  await expect(marked(page)).toHaveText('Saved, and in sight.');
  await page.route('**/api/file', async (route) => {
    const reloaded = page.waitForEvent('framenavigated', { timeout: 60_000 });
    const response = await route.fetch();
    await reloaded;
    await expect(beside(page).getByText('Saved, and in sight.')).toBeAttached();
    await route.fulfill({ response });
  });
  await save(page);
  await expect(marked(page)).toHaveText('Saved, and in sight.');
  await expect(marked(page)).toBeVisible();
  editor.git('checkout', '--', 'src');
});

test('which pages share a field is asked only for as long as one is at it', async ({ page, editor }) => {
  await page.route('**/api/shown-on', () => {});
  const asked = page.waitForRequest('**/api/shown-on');
  await open(page, editor, `${about}?field=closing.heading`);
  const first = await asked;
  const left = page.waitForEvent('requestfailed', (request) => request === first);
  await field(page, 'closing', 'text').focus();
  await left;
});

test('a field that the page cannot show before it is saved says so', async ({ page, editor }) => {
  await open(page, editor, `${areaPage}?field=pictures.hero`);
  await expect(page.getByText('The page beside follows when you save.')).toBeVisible();
});

test('says that a page loads for as long as it is not there', async ({ page, editor }) => {
  await open(page, editor, about);
  const loading = page.getByLabel('The site').getByText(/loading/i);
  await expect(loading).toBeHidden();
  const answer = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === '/contact',
    (route) => answer.promise.then(() => route.continue()),
  );
  await page.getByRole('searchbox', { name: 'Find' }).fill('contact');
  await page.locator('nav a[href="#/edit/src/content/pages/contact.yaml"]').click();
  await expect(loading).toBeVisible();
  answer.resolve();
  await expect(loading).toBeHidden();
  await expect(beside(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('finds words anywhere in the site, marked in their sentence, and leads to the field', async ({ page, editor }) => {
  await go(page, editor, '');
  const find = page.getByRole('searchbox', { name: 'Find' });
  const nav = page.getByRole('navigation', { name: 'What to change' });
  await find.fill('ponderosa');
  const hit = nav.locator('.found a').first();
  await expect(hit.locator('mark')).toHaveText(/ponderosa/i);
  const href = (await hit.getAttribute('href')) ?? '';
  await hit.click();
  await expect(page).toHaveURL(new RegExp(href.replaceAll(/[.?*+#]/g, '\\$&')));
  const path = new URLSearchParams(href.split('?')[1]).get('field')?.split('.') ?? [];
  await expect(page.locator(`[id^="root_${path[0]}"]:focus`)).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/find*', (route) => answer.promise.then(() => route.continue()));
  await find.fill('xylophone');
  await expect(nav.getByText(/searching/i)).toBeVisible();
  answer.resolve();
  await expect(nav.getByText('Nothing found')).toBeVisible();
  await expect(nav.getByText(/searching/i)).toBeHidden();
});
