/**
 * Password managers, grammar checkers and translations insert nodes into a page, before its scripts run or at any time
 * later. None of these nodes may make a form, card or word disappear.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
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
import { test } from './same-tab.ts';

const formSelectors = 'label, input, select, textarea, fieldset, picture, button, h1, h2, h3, form';
const gallerySelectors = 'label, input, fieldset, li, [data-card] > a, picture, img, button, h2, h3';

test.use({ actionTimeout: 10_000 });

/** Runs in the page. Inserts foreign nodes before, after, in and around each match, or two around each text node. */
function insertNodes(selector: string | undefined) {
  const createNode = (name: string) => document.createElement(name);
  const main = document.querySelector('main') as HTMLElement;
  for (const element of selector ? main.querySelectorAll(selector) : []) {
    if (element.parentElement?.localName === 'x-frame') continue;
    const focusedElement = element.contains(document.activeElement) && (document.activeElement as HTMLElement);
    element.before(createNode('x-icon'));
    element.after(createNode('x-icon'));
    if (!element.matches('input, select, textarea, img')) element.append(createNode('x-icon'));
    // A wrapper around a list item or the form would itself break the page, so extensions do not insert one.
    if (element.matches('form, li')) continue;
    const frame = createNode('x-frame');
    element.replaceWith(frame);
    frame.append(element);
    if (focusedElement) focusedElement.focus();
  }
  if (selector) return;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, select, textarea')) continue;
    const outer = createNode('font');
    const inner = createNode('font');
    text.replaceWith(outer);
    outer.append(inner);
    // A translation replaces the text nodes of the page with its own.
    inner.append(text.data);
  }
}

/** Runs in the page. Inserts nodes before module scripts run, and around texts also after each change of the page. */
function insertNodesOnLoad(insert: (selector?: string) => void, selector?: string) {
  const begin = () => {
    insert(selector);
    if (!selector) new MutationObserver(() => insert()).observe(document.body, { childList: true, subtree: true });
  };
  document.addEventListener('readystatechange', begin, { once: true });
}

const disturbOnLoad = (page: Page, selector: string | undefined) =>
  page.addInitScript(`(${insertNodesOnLoad})(${insertNodes}, ${JSON.stringify(selector)})`);

/** Brings the form into each of its states and calls `disturbNow` in each. */
async function visitFormStates(page: Page, disturbNow: () => Promise<void>) {
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

  await disturbNow();
  await submitButton(page).click();
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toHaveAccessibleDescription('Add your full name.');
  await disturbNow();
  await fillQuoteForm(page, plainRequest);
  await expect(name).toHaveAccessibleDescription('');
  await disturbNow();
  const request = { ...plainRequest, message: 'Outside only' };
  await page.getByRole('button', { name: request.message }).click();
  await expectQuoteForm(page, request);
  await disturbNow();

  await submitButton(page).click();
  await expect.poll(() => posts).toHaveLength(1);
  await page.clock.runFor(500);
  await expect(page.getByRole('button', { name: 'Copy my message' })).toBeVisible();
  await expectQuoteForm(page, request);
  await disturbNow();

  status = 201;
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await disturbNow();
  await page.clock.runFor(3000);
  await expect(thankYou(page)).toBeHidden();
  await expect(confirmation(page)).toBeVisible();
  await disturbNow();
  // The confirmation hides the form until this button is clicked.
  await sendAnother(page).click();
  await fillQuoteForm(page, plainRequest);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(posts).toEqual([request, request, plainRequest]);
}

const pairs = parse(readFileSync('src/content/gallery.yaml', 'utf8')) as { category: string }[];
const pictureCount = pairs.length * 2;
const concreteCount = pairs.filter(({ category }) => category === 'concrete').length * 2;

/** Brings the gallery into each of its states and calls `disturbNow` in each. */
async function visitGalleryStates(page: Page, disturbNow: () => Promise<void>) {
  await page.goto(`${site()}/gallery`);
  await waitForGallery(page);
  await expect(cards(page)).toHaveCount(pictureCount);
  await disturbNow();
  await page.getByRole('radio', { name: 'Concrete' }).check();
  await expect(cards(page)).toHaveCount(concreteCount);
  await disturbNow();
  await page.getByRole('radio', { name: 'All' }).check();
  await expect(cards(page)).toHaveCount(pictureCount);

  await openItem(page, 'house-washing-before');
  await disturbNow();
  const caption = openPicture(page).locator('figcaption');
  await expect(caption).toContainText('Before');
  await lightbox(page).getByRole('button', { name: 'Next' }).click();
  await expect(caption).toContainText('After');
  await disturbNow();
  const compare = lightbox(page).getByRole('button', { name: 'Compare' });
  for (const sliders of [1, 0]) {
    await compare.click();
    await expect(lightbox(page).getByRole('slider')).toHaveCount(sliders);
    await disturbNow();
  }
  await lightbox(page).getByRole('button', { name: 'Close' }).click();
  await expect(lightbox(page)).toBeHidden();
  await expect(cards(page)).toHaveCount(pictureCount);
  await disturbNow();
  await cardLink(page, 'house-washing-after').click();
  await expect(caption).toContainText('After');
}

const disturbNothing = () => Promise.resolve();

const listDisturbances = (elements: string): [place: string, selector: string | undefined][] => [
  ['at every element', elements],
  ['around text', undefined],
];

for (const [place, selector] of listDisturbances(formSelectors)) {
  test(`the form works with elements that an extension adds, in each state: ${place}`, async ({ page }) => {
    await disturbOnLoad(page, selector);
    await visitFormStates(page, () => page.evaluate(insertNodes, selector));
  });
}

for (const [place, selector] of listDisturbances(gallerySelectors)) {
  test(`the gallery hydrates next to elements that an extension added: ${place}`, async ({ page }) => {
    await disturbOnLoad(page, selector);
    await visitGalleryStates(page, disturbNothing);
  });

  test(`the gallery works with elements that an extension adds, in each state: ${place}`, async ({ page }) => {
    await visitGalleryStates(page, () => page.evaluate(insertNodes, selector));
  });
}

test('the gallery keeps its cards if React fails at every start', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'flatMap'));
  await page.goto(`${site()}/gallery`);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await expect(cards(page)).toHaveCount(pictureCount);
  await page.getByRole('radio', { name: 'Concrete' }).check();
  await expect(page).toHaveURL(/category=concrete/);
  await expect(cards(page)).toHaveCount(concreteCount);
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
  await expect(cards(page)).toHaveCount(pictureCount);
  await lightbox(page).getByRole('button', { name: 'Next' }).click();
  await expect(openPicture(page).locator('figcaption')).toContainText('After');
});
