import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { cardLink, cards, lightbox, openItem, openPicture, waitForGallery } from './gallery-page.ts';
import {
  confirmation,
  expectQuoteForm,
  fillQuoteForm,
  plainRequest,
  sendAnother,
  site,
  submitButton,
  thankYou,
  waitForQuoteForm,
} from './quote-page.ts';

/**
 * Password managers, grammar checkers and translations insert nodes into a page, before its scripts run or at any time
 * later. None of them may make a form, card or word disappear.
 */
const formPlaces = 'label, input, select, textarea, fieldset, picture, button, h1, h2, h3, form';
const galleryPlaces = 'label, input, fieldset, li, [data-card] > a, picture, img, button, h2, h3';

test.use({ actionTimeout: 10_000 });

/** Runs in the page. Inserts foreign nodes before, after, in and around each element, or two around each text. */
function disturb(selector: string | undefined) {
  const make = (name: string) => document.createElement(name);
  const main = document.querySelector('main') as HTMLElement;
  for (const element of selector ? main.querySelectorAll(selector) : []) {
    if (element.parentElement?.localName === 'x-frame') continue;
    const focused = element.contains(document.activeElement) && (document.activeElement as HTMLElement);
    element.before(make('x-icon'));
    element.after(make('x-icon'));
    if (!element.matches('input, select, textarea, img')) element.append(make('x-icon'));
    // Moving a card or a form elsewhere would itself remove it.
    if (element.matches('form, li')) continue;
    const frame = make('x-frame');
    element.replaceWith(frame);
    frame.append(element);
    if (focused) focused.focus();
  }
  if (selector) return;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, select, textarea')) continue;
    const outer = make('font');
    const inner = make('font');
    text.replaceWith(outer);
    outer.append(inner);
    // A copy: none of the page's own text nodes stays in the page.
    inner.append(text.data);
  }
}

/** Runs in the page. Disturbs it before module scripts run, and its texts at each change from then on. */
function disturbFromTheStart(act: (selector?: string) => void, selector?: string) {
  const begin = () => {
    act(selector);
    if (!selector) new MutationObserver(() => act()).observe(document.body, { childList: true, subtree: true });
  };
  document.addEventListener('readystatechange', begin, { once: true });
}

const watchFromTheStart = (page: Page, selector: string | undefined) =>
  page.addInitScript(`(${disturbFromTheStart})(${disturb}, ${JSON.stringify(selector)})`);

/** Goes through all states of the form. */
async function useForm(page: Page, touch: () => Promise<void>) {
  const posts: unknown[] = [];
  let status = 500;
  page.on('dialog', (dialog) => dialog.accept());
  await page.route('**/api/quote', (route) => {
    posts.push(route.request().postDataJSON());
    return route.fulfill({ status });
  });
  await page.clock.install();
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);

  await touch();
  await submitButton(page).click();
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toHaveAccessibleDescription('Add your full name.');
  await touch();
  await sendAnother(page).click();
  await fillQuoteForm(page, plainRequest);
  await expect(name).toHaveAccessibleDescription('');
  await touch();
  const request = { ...plainRequest, message: 'Outside only' };
  await page.getByRole('button', { name: request.message }).click();
  await expectQuoteForm(page, request);
  await touch();

  await submitButton(page).click();
  await expect.poll(() => posts).toHaveLength(1);
  await page.clock.runFor(500);
  await expect(page.getByRole('button', { name: 'Copy my message' })).toBeVisible();
  await expectQuoteForm(page, request);
  await touch();

  status = 201;
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await touch();
  await page.clock.runFor(3000);
  await expect(thankYou(page)).toBeHidden();
  await expect(confirmation(page)).toBeVisible();
  await touch();
  await fillQuoteForm(page, plainRequest);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(posts).toEqual([request, request, plainRequest]);
}

const pairs = parse(readFileSync('src/content/gallery.yaml', 'utf8')) as { category: string }[];
const all = pairs.length * 2;
const concrete = pairs.filter(({ category }) => category === 'concrete').length * 2;

/** Goes through all states of the gallery. */
async function useGallery(page: Page, touch: () => Promise<void>) {
  await page.goto(`${site()}/gallery`);
  await waitForGallery(page);
  await expect(cards(page)).toHaveCount(all);
  await touch();
  await page.getByRole('radio', { name: 'Concrete' }).check();
  await expect(cards(page)).toHaveCount(concrete);
  await touch();
  await page.getByRole('radio', { name: 'All' }).check();
  await expect(cards(page)).toHaveCount(all);

  await openItem(page, 'house-washing-before');
  await touch();
  const caption = openPicture(page).locator('figcaption');
  await expect(caption).toContainText('Before');
  await lightbox(page).getByRole('button', { name: 'Next' }).click();
  await expect(caption).toContainText('After');
  await touch();
  const compare = lightbox(page).getByRole('button', { name: 'Compare' });
  for (const sliders of [1, 0]) {
    await compare.click();
    await expect(lightbox(page).getByRole('slider')).toHaveCount(sliders);
    await touch();
  }
  await lightbox(page).getByRole('button', { name: 'Close' }).click();
  await expect(lightbox(page)).toBeHidden();
  await expect(cards(page)).toHaveCount(all);
  await touch();
  await cardLink(page, 'house-washing-after').click();
  await expect(caption).toContainText('After');
}

const leaveAlone = () => Promise.resolve();

const listPlaces = (elements: string): [place: string, selector: string | undefined][] => [
  ['at every element', elements],
  ['around text', undefined],
];

for (const [place, selector] of listPlaces(formPlaces)) {
  test(`the form works with elements that an extension adds, in each state: ${place}`, async ({ page }) => {
    await watchFromTheStart(page, selector);
    await useForm(page, () => page.evaluate(disturb, selector));
  });
}

for (const [place, selector] of listPlaces(galleryPlaces)) {
  test(`the gallery hydrates next to elements that an extension added: ${place}`, async ({ page }) => {
    await watchFromTheStart(page, selector);
    await useGallery(page, leaveAlone);
  });

  test(`the gallery works with elements that an extension adds, in each state: ${place}`, async ({ page }) => {
    await useGallery(page, () => page.evaluate(disturb, selector));
  });
}

test('the gallery keeps its cards if React fails at every start', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'flatMap'));
  await page.goto(`${site()}/gallery`);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await expect(cards(page)).toHaveCount(all);
  await page.getByRole('radio', { name: 'Concrete' }).check();
  await expect(page).toHaveURL(/category=concrete/);
  await expect(cards(page)).toHaveCount(concrete);
  await cards(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\.jpe?g$/);
});

test('the gallery recovers from a later error and keeps its open picture', async ({ page }) => {
  await page.goto(`${site()}/gallery`);
  await waitForGallery(page);
  await page.evaluate(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = () => {
      HTMLDialogElement.prototype.showModal = showModal;
      throw new Error('broken once');
    };
  });
  await openItem(page, 'house-washing-before');
  await expect(cards(page)).toHaveCount(all);
  await lightbox(page).getByRole('button', { name: 'Next' }).click();
  await expect(openPicture(page).locator('figcaption')).toContainText('After');
});
