import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, field, go, save, test } from './open-editor.ts';

const business = 'src/content/business.yaml';
const areaPage = 'src/content/area-pages/briargate/residential-window-cleaning.yaml';

test.use({ viewport: { width: 1280, height: 800 } });

async function photograph(page: Page, name: string) {
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState('load')));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()));
  });
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toFile(`docs/editor-${name}.png`);
}

test('form, fault, picture and publishing', async ({ page, editor }) => {
  const site = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await go(page, editor, `${business}?field=phone`);
  await expect(site).toBeVisible({ timeout: 120_000 });
  await photograph(page, 'form');
  await field(page, 'phone').fill('719-555-014');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText('before this can be saved');
  await photograph(page, 'fault');
  await field(page, 'phone').fill('719-634-0142');
  await save(page);
  await go(page, editor, `${areaPage}?field=pictures.hero`);
  await expect(site).toContainText('Briargate', { timeout: 120_000 });
  await expect(page.locator('.thumbnail img').last()).toBeVisible();
  await photograph(page, 'picture');
  await go(page, editor, 'publish');
  await expect(page.getByLabel('Company: Phone, hours, facts')).toBeVisible();
  await photograph(page, 'publish');
});
