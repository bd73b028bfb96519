import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { type Editor, expect, field, go, save, test } from './open-editor.ts';

const areaPage = 'src/content/area-pages/briargate/residential-window-cleaning.yaml';
const gallery = 'src/content/gallery.yaml';
const catalogue = 'src/pictures/catalogue.yaml';

const makePhoto = (background: string) =>
  sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Fills in the picture that is asked for in front of a form, and saves it. */
async function takeIn(page: Page, background: string, alt: string) {
  const dialog = page.getByRole('dialog', { name: 'A picture' });
  const buffer = await makePhoto(background);
  await dialog.getByLabel('Another picture').setInputFiles({ name: 'IMG_7.JPG', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByText('without place, camera and date')).toBeVisible({ timeout: 60_000 });
  await field(page, 'alt').fill(alt);
  await field(page, 'credit').fill('Peak & Pane');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const readColor = async (editor: Editor, slot: string) =>
  (await sharp(readFileSync(join(editor.root, `src/pictures/${slot}.jpg`))).stats()).dominant;

test.afterEach(({ editor }) => {
  editor.git('checkout', '--', 'src');
  editor.git('clean', '-fdq', 'src');
});

test('a picture is replaced on the form of its page, or a new one takes its place there', async ({ page, editor }) => {
  const { hero } = parse(editor.read(areaPage)).pictures;
  await go(page, editor, `${areaPage}?field=pictures.hero`);
  const own = page.locator('.picture-field', { has: field(page, 'pictures', 'hero') });
  const thumbnail = own.locator('img');
  const before = await thumbnail.getAttribute('src');
  await own.getByRole('button', { name: /^Replace or frame/ }).click();
  await takeIn(page, '#b01020', 'A red wall in Briargate.');
  expect((await readColor(editor, hero)).r).toBeGreaterThan(150);
  expect(parse(editor.read(catalogue))[hero]).toMatchObject({ alt: 'A red wall in Briargate.', credit: 'Peak & Pane' });
  expect(editor.diff(areaPage)).toEqual([]);
  await expect(thumbnail).not.toHaveAttribute('src', before ?? '');

  await own.getByRole('button', { name: /^Choose another/ }).click();
  await page.getByRole('button', { name: 'A new picture' }).click();
  await takeIn(page, '#1020b0', 'A blue wall in Briargate.');
  await save(page);
  const { hero: name } = parse(editor.read(areaPage)).pictures;
  expect(name).not.toBe(hero);
  expect(parse(editor.read(catalogue))[name].alt).toBe('A blue wall in Briargate.');
  expect((await readColor(editor, name)).b).toBeGreaterThan(150);
  expect(editor.diff(areaPage)).toHaveLength(2);
});

test('a new picture keeps its words when no file is chosen after all, and a fault leads to its field', async ({
  page,
  editor,
}) => {
  await go(page, editor, `${areaPage}?field=pictures.hero`);
  const own = page.locator('.picture-field', { has: field(page, 'pictures', 'hero') });
  await own.getByRole('button', { name: /^Choose another/ }).click();
  await page.getByRole('button', { name: 'A new picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'A picture' });
  const description = dialog.locator('[id="root_alt"]');
  await description.fill('A wall.');
  // As the browser says that its choice of files was left.
  await dialog.locator('input[type=file]').dispatchEvent('cancel', { bubbles: true });
  await expect(description).toHaveValue('A wall.');
  await description.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByLabel('What needs your attention').getByRole('button', { name: 'What it shows' }).click();
  await expect(description).toBeFocused();
});

test('a picture is chosen from those of such pages first, and found by what it shows', async ({ page, editor }) => {
  const washing = areaPage.replace('window-cleaning', 'house-washing');
  const { hero } = parse(editor.read(washing)).pictures;
  await go(page, editor, `${washing}?field=pictures.hero`);
  const own = page.locator('.picture-field', { has: field(page, 'pictures', 'hero') });
  await own.getByRole('button', { name: /^Choose another/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const offered = dialog.locator('[data-slot]');
  await expect(offered.first()).toHaveAttribute('data-slot', hero);
  await expect(offered.first()).toHaveAttribute('aria-current', 'true');
  await expect(dialog.getByRole('heading')).toBeInViewport();
  await expect(offered.first()).toBeInViewport();
  const usedBy = (slot: unknown) =>
    editor.git('grep', '-lw', `${slot}`, '--', 'src/content').includes('residential-house-washing.yaml');
  const slots = () => offered.evaluateAll((all) => all.map((button) => button.getAttribute('data-slot')));
  expect((await slots()).slice(0, 5).every(usedBy)).toBe(true);

  const { alt } = parse(editor.read(catalogue))[(await slots()).at(-1) ?? ''];
  await dialog.getByRole('searchbox').fill(alt.toUpperCase());
  await expect(offered).toHaveCount(1);
  await dialog.getByRole('searchbox').fill('no picture shows this');
  await expect(dialog.getByText('Nothing found')).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(dialog).toBeHidden();
});

test('the gallery is pairs with two places to drop pictures, and no category may lose its pair', async ({
  page,
  editor,
}) => {
  type Side = { picture: string };
  const read = () => parse(editor.read(gallery)) as { id: string; category: string; before: Side; after: Side }[];
  const before = read();
  await go(page, editor, gallery);
  await page.getByRole('button', { name: 'Add one' }).click();
  const place = before.length;
  await field(page, place, 'category').selectOption('concrete');
  await field(page, place, 'title').fill('Driveway');
  const item = page.locator('.form > fieldset > ol > li').last();
  // Two of one category are told apart by what they show.
  const shown = page.locator('.form summary img');
  expect(new Set(await shown.evaluateAll((all) => all.map((image) => image.getAttribute('src')))).size).toBe(place);
  for (const [side, color] of [
    ['before', '#704020'],
    ['after', '#c0c0c0'],
  ] as const) {
    // As a file is dropped from the desk.
    const data = await page.evaluateHandle(
      async (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'IMG_8.JPG', { type: 'image/jpeg' }));
        return transfer;
      },
      [...(await makePhoto(color))],
    );
    const drop = item.locator('.picture-field', { has: field(page, place, side, 'picture') });
    await drop.dispatchEvent('drop', { dataTransfer: data });
    const dialog = page.getByRole('dialog', { name: 'A picture' });
    await expect(dialog.getByText('without place, camera and date')).toBeVisible({ timeout: 60_000 });
    await field(page, 'alt').fill(`A driveway, ${side}.`);
    await field(page, 'credit').fill('Peak & Pane');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await field(page, place, side, 'description').fill('Paint from a fence, on a slab');
  }
  await save(page);
  const after = read();
  expect(after.slice(0, before.length)).toEqual(before);
  const [pair] = after.slice(before.length);
  expect(pair?.category).toBe('concrete');
  expect(new Set(after.map(({ id }) => id)).size).toBe(before.length + 1);
  expect(pair?.before.picture).not.toBe(pair?.after.picture);
  await expect(page.frameLocator('iframe').locator(`.picture-${pair?.before.picture}`).first()).toBeAttached({
    timeout: 90_000,
  });

  const first = page.locator('.form > fieldset > ol > li').first();
  await first.locator('summary').first().click();
  await first
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('What needs your attention')).toContainText(
    `of category ${before[0]?.category}: add one`,
  );
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('a picture of the catalogue leads to what shows it, and shows the frames of those places alone', async ({
  page,
  editor,
}) => {
  const { dirt } = parse(editor.read(areaPage)).pictures;
  await go(page, editor, `${catalogue}?field=${dirt}`);
  const uses = page.getByLabel('Used on');
  await expect(page.getByLabel('The site').getByRole('link').first()).toHaveAttribute(
    'href',
    /\d\/(areas-served|services)\/./,
  );
  await expect(page.getByLabel('What each frame shows').getByRole('listitem')).toContainText([/what can go wrong/]);
  await expect(page.getByLabel('What each frame shows')).not.toContainText(/opening|story|gallery/);
  await uses.locator(`a[href^="#/edit/${areaPage}"]`).click();
  await expect(field(page, 'pictures', 'dirt')).toBeFocused();
});
