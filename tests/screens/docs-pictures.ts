import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type EditedSite, expect, findField, openForm, save, test } from '../admin/edited-site.ts';

const areaPage = 'area-pages/entries/monument/residential-house-washing';
const businessForm = 'company/entries/business';

const textIn = async (page: Page, keyPath: string) => (await findField(page, keyPath)).getByRole('textbox').first();

/** Opens a form and waits for the page in its preview. */
async function openWithPreview(page: Page, site: EditedSite, form: string) {
  await openForm(page, site, form);
  const preview = page.frameLocator('iframe').frameLocator('iframe[title="The page"]');
  await expect(preview.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Writes a picture with few colors as PNG, one with photographs as JPEG. */
async function write(page: Page, name: string, width?: number) {
  const screenshot = sharp(await page.screenshot({ animations: 'disabled' })).resize(width);
  const isPhoto = name.endsWith('.jpg');
  const encoded = isPhoto ? screenshot.jpeg({ quality: 82, mozjpeg: true }) : screenshot.png({ palette: true });
  writeFileSync(`docs/${name}`, await encoded.toBuffer());
}

test('home', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${process.env['SITE']}/`, { waitUntil: 'networkidle' });
  await write(page, 'home.jpg', 960);
});

test('a form with its preview', async ({ page, site }) => {
  await openWithPreview(page, site, areaPage);
  await write(page, 'cms-form.jpg');
});

test('a picture with its frames', async ({ page, site }) => {
  await openWithPreview(page, site, areaPage);
  const hero = await findField(page, 'page.pictures.hero');
  await hero.locator('.own-picture').evaluate((picture) => picture.scrollIntoView());
  await write(page, 'cms-picture.jpg');
});

test('a pasted review', async ({ page, site }) => {
  await openWithPreview(page, site, 'customers/entries/reviews');
  const field = await findField(page, 'pasted');
  await field
    .getByLabel('The review as it was copied')
    .fill(
      'Karen W.\nLocal Guide · 37 reviews\n★★★★★ 3 weeks ago\nThey came to Briargate on the day they named.\nLike\nShare',
    );
  await field.getByRole('button', { name: 'Read it' }).click();
  await expect(field.getByRole('status')).toContainText('service');
  await write(page, 'cms-review.png');
});

test('a phone number with a missing digit', async ({ page, site }) => {
  await openWithPreview(page, site, businessForm);
  await (await textIn(page, 'phone')).fill('719-555-014');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/is not a phone number/).first()).toBeVisible();
  await write(page, 'cms-fault.png');
});

test('hours on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, site, businessForm);
  // Sveltia renders the fields of a long form when they are near the viewport.
  await page.locator('[data-key-path="hours"]').first().scrollIntoViewIfNeeded();
  await (await textIn(page, 'hours.sunday')).fill('10 AM to 2 PM');
  await write(page, 'cms-phone.png');
});

test('a saved change', async ({ page, context, site }) => {
  await openForm(page, site, businessForm);
  await (await textIn(page, 'phone')).fill('719-555-0199');
  await save(page, site);
  await openForm(page, site, businessForm);
  await page.getByRole('radio', { name: 'History' }).click();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /Phone, hours, facts, changed/ })
    .first()
    .click();
  const version = await opened;
  await version.setViewportSize({ width: 800, height: 330 });
  await write(version, 'cms-back.png');
});
