import { expect, type Page } from '@playwright/test';
import { test } from './same-tab.ts';

async function ask(page: Page, question: string) {
  await page.goto(`${process.env['SITE']}/areas-served`);
  await page.getByLabel('ZIP code or Denver place').fill(question);
  return page.locator('#zip').getByRole('status');
}

test.describe('the ZIP check', () => {
  test('answers a ZIP of the city, and the field stays where it is', async ({ tab: page }) => {
    await page.goto(`${process.env['SITE']}/areas-served`);
    const field = page.getByLabel('ZIP code or Denver place');
    const button = page.locator('#zip').getByRole('link', { name: 'Get FREE Quote' });
    const before = [await field.boundingBox(), await button.boundingBox()];
    await field.fill('80903');
    await expect(page.locator('#zip').getByRole('status')).toContainText(/Downtown.*no travel charge/i);
    expect([await field.boundingBox(), await button.boundingBox()]).toEqual(before);
  });

  test('answers both sides of a ZIP that the city line cuts through', async ({ tab: page }) => {
    const status = await ask(page, '80921');
    await expect(status).toContainText(/Flying Horse.*no travel charge/i);
    await expect(status).toContainText(/Gleneagle.*booked ahead/i);
    await expect(status.getByRole('link')).toHaveText(['See Briargate pages', 'See Monument pages']);
  });

  test('knows a Denver place by name, in any case', async ({ tab: page }) => {
    const status = await ask(page, 'arvada');
    await expect(status).toContainText(/Arvada.*in advance/i);
    await expect(status.getByRole('link')).toHaveAttribute('href', '#denver-metro');
  });

  test('leads on to the page of the area, and to a quote that knows place and ZIP', async ({ tab: page }) => {
    const status = await ask(page, '80829');
    await expect(status.getByRole('link', { name: 'Manitou Springs' })).toHaveAttribute('href', /manitou-springs/);
    const quote = page.locator('#zip').getByRole('link', { name: 'Get FREE Quote' });
    await quote.click();
    await expect(page.getByLabel('Property Address')).toHaveValue('Manitou Springs, 80829');
  });

  test('leads to all areas where a ZIP has no page', async ({ tab: page }) => {
    const status = await ask(page, '80923');
    await expect(status.getByRole('link')).toHaveAttribute('href', '/areas-served#areas');
  });

  test('says of a ZIP that is partly outside what holds on each side', async ({ tab: page }) => {
    const status = await ask(page, '80915');
    await expect(status).toContainText(/inside the city line.*no travel charge/i);
    await expect(status).toContainText(/outside the city.*travel terms/i);
  });

  test('takes the ZIP out of a nine-digit one', async ({ tab: page }) => {
    await expect(await ask(page, ' 80829-1234 ')).toContainText('Manitou Springs');
  });

  test('sends a ZIP it does not know to the phone', async ({ tab: page }) => {
    await expect(await ask(page, '80202')).toContainText(/call.*\(\d{3}\) \d{3}-\d{4}/i);
  });

  test('says nothing yet about half a ZIP, and nothing any more once the field is emptied', async ({ tab: page }) => {
    const status = await ask(page, '809');
    await expect(status).toHaveText('');
    const field = page.getByLabel('ZIP code or Denver place');
    await field.fill('80903');
    await expect(status).not.toHaveText('');
    await field.fill('');
    await expect(status).toHaveText('');
  });

  test('goes on to the link of its answer by Enter and by its button, and back to the field without one', async ({
    tab: page,
  }) => {
    const status = await ask(page, '80903');
    const field = page.getByLabel('ZIP code or Denver place');
    await field.press('Enter');
    await expect(status.getByRole('link')).toBeFocused();
    await field.fill('809');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(field).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });

  test('is a plain table without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${process.env['SITE']}/areas-served`);
    await expect(page.getByLabel('ZIP code or Denver place')).toBeHidden();
    await page.locator('#zip-codes summary').click();
    await expect(page.getByRole('row', { name: '80903 Downtown' })).toBeVisible();
    await context.close();
  });
});
