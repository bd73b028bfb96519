import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  if (Array.isArray(data)) {
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
    else if (kind === 'checkbox') await place.setChecked(data === true);
    else await place.fill(String(data));
  }
}

test('a twelfth area with three pages grows as a draft, and becomes part of the site when complete', async ({
  page,
  editor,
}) => {
  test.setTimeout(600_000);
  await go(page, editor, 'new-area');
  await page.getByLabel('Its name').fill('Rockrimmon');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rockrimmon' })).toBeVisible();
  for (const name of [
    'Residential window cleaning',
    'Residential pressure washing',
    'Commercial window cleaning hotel',
  ]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await fill(page, read('areas/rockrimmon.yaml'), []);
  for (const name of pages) {
    await page.getByRole('button', { name: 'Next' }).click();
    await fill(page, read(`area-pages/rockrimmon/${name}.yaml`), []);
  }
  await expect(page.getByText('The draft is saved.')).toBeVisible();
  expect(editor.git('status', '--porcelain', 'src')).toBe('');

  // Another day.
  await go(page, editor, 'area/rockrimmon');
  await page.getByRole('button', { name: 'Residential pressure washing' }).click();
  const heading = field(page, 'hero', 'heading');
  const words = await heading.inputValue();
  await heading.fill('');
  await page.getByRole('button', { name: 'Make it part of the site' }).click();
  await page.getByRole('button', { name: 'Make it part of the site' }).last().click();
  await expect(page.getByLabel('What needs your attention')).toContainText('is missing: add it');
  expect(editor.git('status', '--porcelain', 'src')).toBe('');
  await page.getByRole('button', { name: /^Residential pressure washing/ }).click();
  await heading.fill(words);
  await page.getByRole('button', { name: 'Make it part of the site' }).click();
  await page.getByRole('button', { name: 'Make it part of the site' }).last().click();
  await expect(page).toHaveURL(/src\/content\/areas\/rockrimmon\.yaml/);

  for (const name of pages) {
    const file = `area-pages/rockrimmon/${name}.yaml`;
    expect(parse(editor.read(`src/content/${file}`))).toEqual(read(file));
  }
  expect(parse(editor.read('src/content/areas/rockrimmon.yaml'))).toEqual(read('areas/rockrimmon.yaml'));
  expect(editor.diff('src/content/zip-codes.yaml')).toEqual([
    '-    - { zip: "80919", places: Garden of the Gods }',
    '+    - { zip: "80919", places: "Garden of the Gods, Rockrimmon" }',
  ]);
  expect(editor.diff('src/content/services')).toEqual([]);
  expect(editor.diff('src/content/areas').every((line) => /near: /.test(line))).toBe(true);
  const link = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(link).toContainText('Rockrimmon', { timeout: 90_000 });
  // The editor is that of the next file of tests, too.
  editor.git('checkout', '--', 'src');
  editor.git('clean', '-fdq', 'src');
});
