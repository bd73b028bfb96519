import { expect, type Page } from '@playwright/test';
import { test } from './same-tab.ts';

const field = (page: Page) => page.getByLabel('Do we come to you?');

async function ask(page: Page, question: string, path = '/areas-served') {
  await page.goto(`${process.env['SITE']}${path}`);
  await field(page).fill(question);
  await field(page).press('Enter');
  return page.locator('#zip').getByRole('status');
}

for (const path of ['/', '/areas-served']) {
  test.describe(`the ZIP check of ${path}`, () => {
    test('says yes to a ZIP, with its terms and the way to its area', async ({ tab: page }) => {
      const status = await ask(page, '80817', path);
      await expect(status).toHaveText(/^Yes\. Fountain is on our route: booked in advance\..*See Fountain$/);
      await expect(status.getByRole('link')).toHaveAttribute('href', /\/fountain\/residential-window-cleaning$/);
      expect(new URL(page.url()).pathname).toBe(path);
    });

    test('says yes to a Denver place by name, in any case', async ({ tab: page }) => {
      await expect(await ask(page, 'arvada', path)).toHaveText(/^Yes\. Arvada is on our route: booked in advance/);
    });

    test('says perhaps to what is on none of its lists, with the phone number', async ({ tab: page }) => {
      for (const question of ['10001', 'Pueblo', '90210']) {
        await expect(await ask(page, question, path)).toHaveText(/^Perhaps\. Call.*\(\d{3}\) \d{3}-\d{4}$/);
      }
    });
  });
}

test.describe('the ZIP check', () => {
  test('answers while one types, once the question is whole', async ({ tab: page }) => {
    await page.goto(`${process.env['SITE']}/areas-served`);
    const status = page.locator('#zip').getByRole('status');
    await field(page).fill('8090');
    await expect(status).toHaveText('');
    await field(page).fill('80903');
    await expect(status).toContainText(/^Yes\. Downtown.*no travel charge/i);
    await field(page).fill('');
    await expect(status).toHaveText('');
  });

  test('asks for five digits where there are fewer or more', async ({ tab: page }) => {
    for (const question of ['8013', '801322']) {
      await expect(await ask(page, question)).toHaveText(/five digits/);
    }
  });

  test('leads on to the form from a place without pages of its own', async ({ tab: page }) => {
    for (const [question, place] of [
      ['Colorado Springs', 'Colorado+Springs'],
      ['denver', 'Denver'],
      ['80923', 'Northeast+Colorado+Springs'],
    ]) {
      const status = await ask(page, question as string);
      await expect(status.getByRole('link', { name: 'Get FREE Quote' })).toHaveAttribute(
        'href',
        `/contact?place=${place}`,
      );
    }
  });

  test('answers both sides of a ZIP that the city line cuts through', async ({ tab: page }) => {
    const status = await ask(page, '80921');
    await expect(status).toContainText(/^Yes\. 80921 is on our route/);
    await expect(status).toContainText(/Flying Horse.*no travel charge/i);
    await expect(status).toContainText(/Gleneagle.*booked in advance/i);
    await expect(status.getByRole('link')).toHaveText(['See Briargate', 'See Monument']);
  });

  test('leads on to the form where the address decides, and hands the place over', async ({ tab: page }) => {
    for (const [question, answer] of [
      ['80202', /^Yes, the Denver area: booked in advance.*\. Send the address\.$/],
      ['80401', /^Perhaps: parts of the Denver area are on our route\. Send the address\.$/],
      ['80840', /^Perhaps\..*Briargate\. Send the address\. See Briargate$/],
    ] as const) {
      const status = await ask(page, question);
      await expect(status).toHaveText(answer);
      const send = status.getByRole('link', { name: 'Send the address' });
      await expect(send).toHaveAttribute('href', `/contact?place=${question}`);
    }
  });

  test('hands the place over with every link to the form, for as long as it is asked about', async ({ tab: page }) => {
    const hrefs = () =>
      page
        .locator('a[href^="/contact"]:text-matches("quote", "i")')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
    await ask(page, 'fountian');
    await expect.poll(hrefs).toEqual(['/contact?place=Fountain']);
    await field(page).fill('Pueblo');
    await expect.poll(hrefs).toEqual(['/contact']);
  });

  test('reads a name with a slip once it is asked', async ({ tab: page }) => {
    const status = await ask(page, 'fountian');
    await expect(status).toHaveText(/^Yes\. Fountain is on our route/);
    await field(page).fill('fountia');
    await expect(status).toHaveText('');
  });

  test('sends to the phone when its answers do not come', async ({ tab: page }) => {
    await page.route('**/zip-answers.json', (route) => route.abort());
    await expect(await ask(page, '80817', '/')).toHaveText(/^Perhaps\. Call.*\(\d{3}\) \d{3}-\d{4}$/);
    await page.unroute('**/zip-answers.json');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.locator('#zip').getByRole('status')).toHaveText(/^Yes\. Fountain/);
  });

  test('marks the area on the drawn map', async ({ tab: page }) => {
    await ask(page, '80829');
    await expect(page.locator('main [data-map] img')).toHaveAttribute('src', /#manitou-springs$/);
  });

  test('without JavaScript leads to plain lists', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${process.env['SITE']}/`);
    await field(page).fill('80903');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/areas-served\?zip=80903#zip-codes$/);
    await expect(field(page)).toBeHidden();
    const first = page.locator('#zip-codes li').first();
    await expect(first).toBeVisible();
    await expect(first).toHaveText('80903 Downtown');
    await context.close();
  });
});
