import { expect, type Page } from '@playwright/test';
import { test } from './same-tab.ts';

const visibleRows = (page: Page) => page.locator('#zip-groups tr:visible');

async function ask(page: Page, question: string) {
  await page.goto(`${process.env['SITE']}/areas-served`);
  await page.getByLabel('ZIP code or Denver place').fill(question);
  return page.locator('#zip').getByRole('status');
}

test.describe('the ZIP check', () => {
  test('answers a ZIP of the city with the one row that is left', async ({ tab: page }) => {
    await expect(await ask(page, '80903')).toContainText(/Downtown.*no travel charge/i);
    await expect(visibleRows(page)).toHaveCount(1);
  });

  test('answers both sides of a ZIP that the city line cuts through', async ({ tab: page }) => {
    const status = await ask(page, '80921');
    await expect(status).toContainText(/Flying Horse.*no travel charge/i);
    await expect(status).toContainText(/Gleneagle.*booked ahead/i);
    await expect(status.getByRole('link')).toHaveText(['Briargate', 'Monument']);
  });

  test('knows a Denver place by name, in any case', async ({ tab: page }) => {
    await expect(await ask(page, 'arvada')).toContainText(/Arvada.*in advance/i);
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
    await expect(status.getByRole('link')).toHaveAttribute('href', '/areas-served');
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
    await expect(visibleRows(page)).toHaveCount(0);
  });

  test('says nothing yet about half a ZIP, and shows all rows again once it is emptied', async ({ tab: page }) => {
    const status = await ask(page, '809');
    await expect(status).toHaveText('');
    const all = await page.locator('#zip-groups tr').count();
    expect(await visibleRows(page).count()).toBeLessThan(all);
    await page.getByLabel('ZIP code or Denver place').fill('');
    await expect(visibleRows(page)).toHaveCount(all);
  });

  test('is a plain table without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${process.env['SITE']}/areas-served`);
    await expect(page.getByLabel('ZIP code or Denver place')).toBeHidden();
    await expect(page.getByRole('row', { name: '80903 Downtown' })).toBeVisible();
    await context.close();
  });
});
