import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect, field, go, test } from './open-editor.ts';

const fixture = 'tests/fixtures/twelfth-area';
const pages = ['residential-window-cleaning', 'residential-pressure-washing', 'commercial-window-cleaning-hotel'];
const read = (file: string) => parse(readFileSync(join(fixture, file), 'utf8')) as Record<string, unknown>;
const known = ['kind', 'area', 'service', 'type'];

/** Opens the parts of the form that a field is in. */
const unfold = (place: Locator) =>
  place.evaluate((element) => {
    for (let box = element.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
      box.open = true;
  });

/** Types everything that data holds into a form, adding items and groups where they are missing. */
async function fill(page: Page, data: unknown, path: (string | number)[]) {
  const place = field(page, ...path);
  if (Array.isArray(data) && (await place.evaluate(({ tagName }) => tagName)) === 'TEXTAREA') {
    await place.fill(data.join('\n'));
  } else if (Array.isArray(data)) {
    for (const [index, item] of data.entries()) {
      if ((await field(page, ...path, index).count()) === 0) {
        await unfold(place);
        await place.locator(':scope > button', { hasText: 'Add one' }).click();
      }
      await fill(page, item, [...path, index]);
    }
  } else if (data && typeof data === 'object') {
    for (const [key, value] of Object.entries(data)) {
      if (path.length === 0 && known.includes(key)) continue;
      if ((await field(page, ...path, key).count()) === 0) {
        await unfold(place);
        await place.locator(':scope > fieldset > button.quiet').click();
      }
      await fill(page, value, [...path, key]);
    }
  } else {
    await unfold(place);
    const kind = await place.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName,
    );
    if (kind === 'BUTTON') {
      await place.click();
      await page.getByLabel('Choose a picture', { exact: true }).locator(`[data-slot="${data}"]`).click();
    } else if (kind === 'SELECT') await place.selectOption(String(data));
    else if (kind === 'checkbox') {
      // The form may be a moment behind what was typed before.
      if ((await place.isChecked()) !== data) await place.click();
      await expect(place).toBeChecked({ checked: data === true });
    } else await place.fill(String(data));
  }
}

const stepsOf = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button');

async function goOn(page: Page) {
  const steps = stepsOf(page);
  const current = await steps.evaluateAll((all) => all.findIndex(({ ariaCurrent }) => ariaCurrent === 'step'));
  await next(page).click();
  await expect(steps.nth(current + 1)).toHaveAttribute('aria-current', 'step');
}

/** Fills in a page step by step, and ends behind it. */
async function fillPage(page: Page, data: Record<string, unknown>) {
  const left = new Set(Object.keys(data).filter((key) => !known.includes(key)));
  while (left.size > 0) {
    for (const key of [...left]) {
      if ((await field(page, key).count()) === 0) continue;
      await fill(page, data[key], [key]);
      left.delete(key);
    }
    await goOn(page);
  }
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
const beside = (page: Page) => page.frameLocator('iframe');
const isSaved = (page: Page) => expect(page.getByText('The draft is saved.')).toBeVisible();

async function complete(page: Page) {
  await step(page, 'Make it part of the site').click();
  await page.locator('main .bar').getByRole('button', { name: 'Make it part of the site' }).click();
}

async function begin(page: Page, name: string, pageNames: string[]) {
  await page.getByLabel('Its name').fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const name of pageNames) await page.getByRole('checkbox', { name }).check();
}

test.afterEach(({ editor }) => {
  // The editor is that of the next file of tests, too.
  editor.git('checkout', '--', 'src');
  editor.git('clean', '-fdq', 'src');
  rmSync(join(editor.root, 'editor/drafts/areas'), { recursive: true, force: true });
});

test('no step of a new area asks for more than thirty things', async ({ page, editor }) => {
  test.setTimeout(300_000);
  await go(page, editor, 'new-area');
  await begin(page, 'Falcon', [
    'Residential window cleaning',
    'Residential house washing',
    'Residential pressure washing',
    'Commercial window cleaning hotel',
    'Commercial window cleaning apartment',
    'Commercial window cleaning university',
  ]);
  const steps = stepsOf(page);
  for (let index = 0; index < (await steps.count()) - 1; index++) {
    await steps.nth(index).click();
    const name = await steps.nth(index).textContent();
    await expect(next(page)).toBeVisible();
    // Whatever may be left out counts, too.
    const add = page.getByRole('button', { name: 'Add this part' });
    while ((await add.count()) > 0) await add.first().evaluate((button) => (button as HTMLElement).click());
    const count = await page.locator('main').locator('input, textarea, select, .picture-field button[id]').count();
    expect([name, count > 10, count <= 30]).toEqual([name, true, true]);
  }
  expect(await steps.count()).toBeGreaterThan(8);
});

test('the page beside shows a draft as far as it is, and a reload keeps the step and what was typed', async ({
  page,
  editor,
}) => {
  test.setTimeout(300_000);
  await go(page, editor, 'new-area');
  await begin(page, 'Falcon', ['Residential house washing']);
  await step(page, 'Residential house washing, 1').click();
  const heading = beside(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^\[.+\]$/, { timeout: 120_000 });
  await expect(beside(page).locator('blockquote')).toHaveCount(0);
  const words = 'House washing where the prairie begins';
  await field(page, 'hero', 'heading').fill(words);
  // Half a sentence is no fault of the page.
  await field(page, 'hero', 'intro').fill('Wind!  And {ph');
  await expect(heading).toHaveText(words);
  await expect(beside(page).getByText('Wind! And {ph')).toBeVisible();
  await isSaved(page);
  await page.reload();
  await expect(step(page, 'Residential house washing, 1')).toHaveAttribute('aria-current', 'step');
  await expect(field(page, 'hero', 'heading')).toHaveValue(words);
  await expect(heading).toHaveText(words, { timeout: 60_000 });
  await expect(
    beside(page)
      .getByRole('heading', { name: /^\[.+\]$/ })
      .first(),
  ).toBeVisible();

  expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([]);

  // A press on what is written or missing leads to its field, in whichever step it is.
  await step(page, 'Residential house washing, 2').click();
  await heading.click();
  await expect(field(page, 'hero', 'heading')).toBeFocused();
});

test('the neighborhoods are one list, which says how many it lacks', async ({ page, editor }) => {
  await go(page, editor, 'new-area');
  await begin(page, 'Falcon', ['Residential house washing']);
  await expect(page.getByRole('link', { name: 'Area in the making: Falcon' })).toBeVisible();
  // What a step lacks is counted in parts, each of which leads to its field, opened or not.
  const second = step(page, 'Residential house washing, 2');
  const lacking = page.locator('.lacking button');
  await expect(second).toContainText(/[2-9] parts to do/);
  const count = await second.textContent();
  await second.click();
  await isSaved(page);
  await expect(second).toHaveText(count ?? '');
  await expect(lacking).toHaveCount(Number(/(\d) parts/.exec(count ?? '')?.[1]));
  const names = field(page, 'neighborhoods');
  await lacking.filter({ hasText: 'Neighborhoods' }).click();
  await expect(names).toBeFocused();
  await names.fill('One\nTwo\n\n Three');
  await isSaved(page);
  await expect(page.getByText('3 of exactly 8')).toBeVisible();
  await complete(page);
  await expect(page.getByLabel('What needs your attention')).toContainText('Zone is missing');
  await step(page, 'Residential house washing, 2').click();
  await expect(page.getByLabel('What needs your attention')).toContainText('has 3: add 5');
  await names.fill('One\nTwo!\nThree\nFour\nFive\nSix\nSeven\nEight');
  await expect(page.locator('.field.wrong').filter({ has: names })).toContainText(
    'Neighborhoods 2 has an exclamation mark',
  );
});

// The first of its pages goes without what Google is told and a customer's words.
test('an area with three pages grows as a draft, and becomes part of the site when complete', async ({
  page,
  editor,
}) => {
  test.setTimeout(300_000);
  await go(page, editor, 'new-area');
  await begin(page, 'Rockrimmon', [
    'Residential window cleaning',
    'Residential pressure washing',
    'Commercial window cleaning hotel',
  ]);
  await fill(page, read('areas/rockrimmon.yaml'), []);
  await goOn(page);
  for (const name of pages) await fillPage(page, read(`area-pages/rockrimmon/${name}.yaml`));
  await isSaved(page);
  expect(editor.git('status', '--porcelain', 'src')).toBe('');

  // Another day.
  await go(page, editor, 'area/rockrimmon');
  await step(page, 'Residential pressure washing, 1').click();
  const heading = field(page, 'hero', 'heading');
  const words = await heading.inputValue();
  await heading.fill('');
  await complete(page);
  await expect(page.getByLabel('What needs your attention')).toContainText('is missing: add it');
  expect(editor.git('status', '--porcelain', 'src')).toBe('');
  await heading.fill(words);
  const lost: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'document' && !answer.ok()) lost.push(answer.url());
  });
  await complete(page);
  await expect(page.getByRole('status').first()).toContainText('Making it part of the site');
  // Then it says what was made, and leads to each form of it and to Publish.
  const made = page.locator('main').getByRole('link', { name: /^Rockrimmon/ });
  await expect(made).toHaveCount(pages.length + 1, { timeout: 120_000 });
  await expect(page.locator('main').getByRole('link', { name: 'Publish' })).toBeVisible();

  for (const name of pages) {
    expect(parse(editor.read(`src/content/area-pages/rockrimmon/${name}.yaml`))).toEqual(
      read(`area-pages/rockrimmon/${name}.yaml`),
    );
  }
  expect(parse(editor.read('src/content/areas/rockrimmon.yaml'))).toEqual(read('areas/rockrimmon.yaml'));
  expect(editor.diff('src/content/zip-codes.yaml')).toEqual([
    '-    - { zip: "80919", places: Garden of the Gods }',
    '+    - { zip: "80919", places: "Garden of the Gods, Rockrimmon" }',
  ]);
  expect(editor.diff('src/content/services')).toEqual([]);
  expect(editor.diff('src/content/areas').every((line) => /near: /.test(line))).toBe(true);
  const site = beside(page).getByRole('heading', { level: 1 });
  await expect(site).toContainText('Rockrimmon', { timeout: 90_000 });
  await expect(page.locator('iframe')).toHaveAttribute('title', /\/areas-served\//);
  expect(lost).toEqual([]);
  await made.first().click();
  await expect(field(page, 'hero', 'heading')).toHaveCount(1);
});
