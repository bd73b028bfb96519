import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { expect, findField, openForm, save, saveInVain, saveOverOthers, test } from './edited-site.ts';

const form = 'area-pages/entries/monument/residential-window-cleaning';
const pageFile = 'src/content/area-pages/monument/residential-window-cleaning.yaml';
const catalogue = 'src/pictures/catalogue.yaml';

/**
 * Creates a photograph as a phone stores it: rotated, with an orientation, place and camera. Upright, its top is red.
 */
const takePhoto = (width: number, height: number) =>
  sharp({ create: { width: height, height: width, channels: 3, background: 'blue' } })
    .composite([
      { input: { create: { width: height / 4, height: width, channels: 3, background: 'red' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Acme', Model: 'Phone 9' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 50/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '104/1 49/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

async function upload(field: Locator, name: string, buffer: Buffer) {
  await field.getByLabel('Or a new one').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(field.getByRole('status')).toContainText('Added');
}

const expectNoFaults = async (page: Page) =>
  expect((await new AxeBuilder({ page }).include('.own-field').analyze()).violations).toEqual([]);

test('an uploaded photograph is saved upright, without metadata, with its description', async ({ page, site }) => {
  await openForm(page, site, form);
  const hero = await findField(page, 'page.pictures.hero');
  await upload(hero, 'IMG_2041.JPG', await takePhoto(4000, 3000));
  await saveInVain(page, site, /What it shows is empty/);
  await hero.getByLabel('What it shows').fill('A ladder against a house in Monument.');
  await hero.getByLabel('Who made it').fill('Photograph by our crew');
  await hero.locator('.own-picture').click({ position: { x: 40, y: 30 } });
  await hero.getByText('By numbers').click();
  await hero.getByLabel('From the top').press('ArrowRight');
  await expectNoFaults(page);
  // If this lists catalogue-1.yaml, the CMS has numbered the files saved along with the form: see
  // admin/cms-internals.ts.
  expect(await save(page, site)).toEqual([pageFile, catalogue, 'src/pictures/img-2041.webp']);

  expect(parse(site.read(pageFile)).pictures.hero).toBe('img-2041');
  const entry = parse(site.read(catalogue))['img-2041'];
  expect(entry).toMatchObject({ alt: 'A ladder against a house in Monument.', property: 'either' });
  expect(entry.focal[0]).toBeLessThan(20);
  const picture = readFileSync(join(site.root, 'src/pictures/img-2041.webp'));
  const { width = 0, height = 0, exif, orientation = 1 } = await sharp(picture).metadata();
  expect([width / height, exif, orientation]).toEqual([4000 / 3000, undefined, 1]);
  const { dominant } = await sharp(
    await sharp(picture).extract({ left: 0, top: 0, width, height: 300 }).toBuffer(),
  ).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);

  // The CMS does not keep the text of a file that was saved along: it reads it again at its next start.
  await page.reload();
  await openForm(page, site, 'company/entries/business');
  await (await findField(page, 'offer')).getByRole('textbox').fill('Ask for a free estimate');
  expect(await save(page, site)).toEqual(['src/content/business.yaml']);
});

test('a picture that is too small is refused; a HEIC file is accepted', async ({ page, site }) => {
  await openForm(page, site, form);
  const hero = await findField(page, 'page.pictures.hero');
  await upload(hero, 'small.jpg', await takePhoto(300, 200));
  await hero.getByLabel('What it shows').fill('A street with houses.');
  await hero.getByLabel('Who made it').fill('Our crew');
  await saveInVain(page, site, /300 pixels wide/);
  await upload(hero, 'phone.heic', readFileSync('tests/fixtures/phone.heic'));
  await hero.getByLabel('What it shows').fill('A street with houses.');
  await hero.getByLabel('Who made it').fill('Our crew');
  expect(await save(page, site)).toEqual([pageFile, catalogue, 'src/pictures/phone.webp']);
});

const openers: [name: string, open: (browser: Browser, context: BrowserContext) => Promise<Page>][] = [
  ['by two people', (browser) => browser.newPage()],
  ['in two windows', (_, context) => context.newPage()],
];
for (const [index, [name, openOther]] of openers.entries())
  test(`changes ${name} to two pictures are both kept`, async ({ browser, context, page, site }) => {
    await openForm(page, site, form);
    const dirt = await findField(page, 'page.pictures.dirt');
    await dirt.getByLabel('What it shows').fill(`Yellow pollen on ${index + 1} panes.`);

    const other = await openOther(browser, context);
    await openForm(other, site, 'area-pages/entries/black-forest/residential-house-washing');
    const hero = await findField(other, 'page.pictures.hero');
    await hero.getByLabel('What it shows').fill(`A house among ${index + 1} pines.`);
    expect(await save(other, site)).toEqual([catalogue]);
    await other.close();

    expect(await saveOverOthers(page, site)).toEqual([catalogue]);
    expect(site.read(catalogue)).toContain(`A house among ${index + 1} pines.`);
    expect(site.read(catalogue)).toContain(`Yellow pollen on ${index + 1} panes.`);
  });

test('a description changed on a page is not overwritten by the list of pictures', async ({ page, site }) => {
  await openForm(page, site, form);
  const dirt = await findField(page, 'page.pictures.dirt');
  await dirt.getByLabel('What it shows').fill('Pollen in June.');
  expect(await save(page, site)).toEqual([catalogue]);

  await openForm(page, site, 'pictures/entries/pictures');
  await (await findField(page, 'items.0.credit')).getByRole('textbox').fill('Drawn by our crew');
  expect(await save(page, site)).toEqual([catalogue]);
  expect(site.read(catalogue)).toContain('alt: "Pollen in June."');
  expect(site.read(catalogue)).toContain('credit: Drawn by our crew');
  expect(site.git('show', '--shortstat', '--format=', 'HEAD')).toContain('1 insertion(+), 1 deletion(-)');

  // A further change on a page is saved in the same file.
  await openForm(page, site, form);
  await (await findField(page, 'page.pictures.dirt')).getByLabel('What it shows').fill('Pollen in July.');
  expect(await save(page, site)).toEqual([catalogue]);
  expect(site.read(catalogue)).toContain('alt: "Pollen in July."');
});

test('a first price is added, changed and removed', async ({ page, site }) => {
  const file = 'src/content/prices.yaml';
  await openForm(page, site, 'company/entries/prices');
  await (await findField(page, 'from')).getByRole('button', { name: /^Add .?Price\W?$/ }).click();
  await page.locator('[data-key-path="from.0.name"]').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Window Cleaning' }).first().click();
  await page.locator('[data-key-path="from.0.dollars"]').getByRole('textbox').fill('$349.50');
  await page.locator('[data-key-path="from.0.unit"]').getByRole('textbox').fill('for a house of up to fifteen windows');
  expect(await save(page, site)).toEqual([file]);
  const price = { dollars: 349.5, unit: 'for a house of up to fifteen windows' };
  expect(parse(site.read(file))).toEqual({ confirmed: false, from: { 'residential/window-cleaning': price } });

  await openForm(page, site, 'company/entries/prices');
  const list = await findField(page, 'from');
  await expect(list.getByText('1 Price', { exact: true })).toBeVisible();
  await (await findField(page, 'from.0.dollars')).getByRole('textbox').fill('399');
  expect(await save(page, site)).toEqual([file]);
  expect(parse(site.read(file)).from).toEqual({ 'residential/window-cleaning': { ...price, dollars: 399 } });

  await openForm(page, site, 'company/entries/prices');
  const row = await findField(page, 'from');
  await expect(row.getByText('Window Cleaning, homes')).toBeVisible();
  await row.getByRole('button', { name: 'Remove' }).click();
  expect(await save(page, site)).toEqual([file]);
  expect(parse(site.read(file))).toEqual({ confirmed: false, from: {} });
});

test('a pasted review is read, completed by questions, and replaces a sample', async ({ page, site }) => {
  const before = parse(site.read('src/content/reviews.yaml'));
  await openForm(page, site, 'customers/entries/reviews');
  const field = await findField(page, 'pasted');
  await field
    .getByLabel('The review as it was copied')
    .fill(
      'Karen Whitfield\nLocal Guide · 37 reviews\n★★★★★ 3 weeks ago\nThey came to Briargate on the day they named.\nLike\nShare',
    );
  await field.getByRole('button', { name: 'Read it' }).click();
  await expect(field.getByRole('status')).toContainText('service');
  await expectNoFaults(page);
  await saveInVain(page, site, /Service is missing/);
  await field.getByLabel('Service').fill('Window Cleaning');
  expect(await save(page, site)).toEqual(['src/content/reviews.yaml']);
  const after = parse(site.read('src/content/reviews.yaml'));
  expect(after).toHaveLength(before.length);
  expect(after[0]).toMatchObject({
    id: 'karen-w-briargate',
    name: 'Karen W.',
    location: 'Briargate',
    rating: 5,
    source: 'Google',
  });
  expect(after.slice(1)).toEqual(before.slice(1));
});

test('a required picture that was left out is missing until another is chosen', async ({ page, site }) => {
  await openForm(page, site, form);
  const dirt = await findField(page, 'page.pictures.dirt');
  await dirt.getByRole('button', { name: 'Leave it out' }).click();
  // An upload that is not saved yet makes the CMS check each picture twice.
  const hero = await findField(page, 'page.pictures.hero');
  await upload(hero, 'IMG_2042.JPG', await takePhoto(1200, 900));
  await hero.getByLabel('What it shows').fill('A house in Monument.');
  await hero.getByLabel('Who made it').fill('Our crew');
  await saveInVain(page, site, /The picture is missing: choose one\./);
  await dirt.getByRole('button', { name: 'Choose from all pictures' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option', { name: /dirt-dust-after/ }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dirt.locator('.own-picture')).toBeVisible();
  await expect(page.getByText('The picture is missing')).toBeHidden();
  expect(await save(page, site)).toEqual([pageFile, catalogue, 'src/pictures/img-2042.webp']);
  expect(parse(site.read(pageFile)).pictures).toMatchObject({ hero: 'img-2042', dirt: 'dirt-dust-after' });
});
