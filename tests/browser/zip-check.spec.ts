import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { lowerFirst } from '../../src/lib/site/lower-first.ts';
import { test } from './same-tab.ts';

// Animations are on, as for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The answers are composed from these files. */
const read = (file: string) => parse(readFileSync(`src/content/${file}`, 'utf8'));
const lists: { ask: Record<string, string> } & Record<'city' | 'nearby' | 'denver', { answer: string }> =
  read('zip-codes.yaml');
const { ask: texts } = lists;
const facts: Record<string, string> = read('business.yaml').terms;
/** Formats the terms of a zone as they begin within a sentence. */
const beginTerms = (zone: 'city' | 'nearby' | 'denver') => {
  const [first = ''] = lists[zone].answer.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? '').split(/\.(?= |$)/);
  return lowerFirst(first);
};
const yes = (place: string) => (texts['yes'] ?? '').replace('[place]', place);
/** Matches the beginning of the answers for a distant place, followed by the phone number. */
const callUs = new RegExp(`^${RegExp.escape(texts['far'] ?? '')}.*\\(\\d{3}\\) \\d{3}-\\d{4}`);

const field = (page: Page) => page.getByLabel('Do we come to you?');

async function submitZipCheck(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
}

async function checkZip(page: Page, question: string, path = '/areas-served') {
  await page.goto(`${process.env['SITE']}${path}`);
  await submitZipCheck(page, question);
  return page.locator('#zip').getByRole('status');
}

for (const path of ['/', '/areas-served']) {
  const tag = path === '/' ? [] : '@all';
  test(`the ZIP check of ${path} answers known places and gives the phone for others`, { tag }, async ({
    tab: page,
  }) => {
    const status = await checkZip(page, '80817', path);
    await expect(status).toContainText(`${yes('Fountain')} ${beginTerms('nearby')}`);
    const [area, form] = await status.getByRole('link').all();
    await expect(area as Locator).toHaveAttribute('href', /\/fountain\/residential-window-cleaning$/);
    await expect(form as Locator).toHaveAttribute('href', '/contact?place=Fountain');
    expect(new URL(page.url()).pathname).toBe(path);
    await submitZipCheck(page, 'arvada');
    await expect(status).toContainText(`${yes('Arvada')} ${beginTerms('denver')}`);
    for (const question of ['10001', 'Pueblo', '90210']) {
      await submitZipCheck(page, question);
      await expect(status).toHaveText(callUs);
    }
  });
}

test.describe('the ZIP check', () => {
  test('the ZIP check answers while typing and asks for five digits', async ({ tab: page }) => {
    await page.goto(`${process.env['SITE']}/areas-served`);
    const status = page.locator('#zip').getByRole('status');
    await field(page).fill('8090');
    await expect(status).toHaveText('');
    await field(page).fill('80903');
    await expect(status).toContainText(`${yes('Downtown')} ${beginTerms('city')}`);
    await field(page).fill('');
    await expect(status).toHaveText('');
    await field(page).fill('fountia');
    await expect(status).toHaveText('');
    await submitZipCheck(page, 'fountian');
    await expect(status).toContainText(yes('Fountain'));
    for (const question of ['8013', '801322']) {
      await submitZipCheck(page, question);
      await expect(status).toHaveText(/five digits/);
    }
  });

  test('the ZIP check asks again in its own words if the field is empty', async ({ tab: page }) => {
    await page.goto(`${process.env['SITE']}/`);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.locator('#zip').getByRole('status')).toHaveText(texts['empty'] ?? '');
    await expect(field(page)).toBeFocused();
    await submitZipCheck(page, '80817');
    await expect(page.locator('#zip').getByRole('status')).toContainText(yes('Fountain'));
  });

  test('the ZIP check links to the form and fills in the place', async ({ tab: page }) => {
    const status = await checkZip(page, '80923');
    for (const [question, name, place] of [
      ['Colorado Springs', 'Get FREE Quote', 'Colorado+Springs'],
      ['denver', 'Get FREE Quote', 'Denver'],
      ['80923', 'Get FREE Quote', 'Northeast+Colorado+Springs'],
      // For these, the exact address decides.
      ['Castle Rock', texts['send'], 'Castle+Rock'],
      ['80104', texts['send'], '80104'],
      ['80840', texts['send'], '80840'],
    ]) {
      await submitZipCheck(page, question ?? '');
      await expect(status.getByRole('link', { name: name ?? '' })).toHaveAttribute('href', `/contact?place=${place}`);
    }
  });

  test('the ZIP check gives both answers for a ZIP that the city line divides', async ({ tab: page }) => {
    const status = await checkZip(page, '80921');
    await expect(status).toContainText(yes('80921').replace(':', '.'));
    await expect(status).toContainText(new RegExp(`Flying Horse.*${beginTerms('city')}`, 'i'));
    await expect(status).toContainText(new RegExp(`Gleneagle.*${beginTerms('nearby')}`, 'i'));
    await expect(status.getByRole('link')).toHaveText(['See Briargate', 'See Monument', 'Get FREE Quote']);
  });

  test('the ZIP check gives the phone number if its answers fail to load', async ({ tab: page }) => {
    await page.route('**/zip-answers.json', (route) => route.abort());
    await expect(await checkZip(page, '80817', '/')).toHaveText(callUs);
    await page.unroute('**/zip-answers.json');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.locator('#zip').getByRole('status')).toContainText(yes('Fountain'));
  });

  test('the ZIP check marks the area on the drawn map', async ({ tab: page }) => {
    await checkZip(page, '80829');
    await expect(page.locator('main [data-map] img')).toHaveAttribute('src', /#manitou-springs$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('without JavaScript the ZIP check of Home links to every answer', async ({ page }) => {
      await page.goto(`${process.env['SITE']}/`);
      await field(page).fill('80906');
      await field(page).press('Enter');
      // A ZIP code in two zones has both in one answer.
      const list = page.locator('#zip-codes');
      await expect(list.getByRole('listitem').filter({ hasText: yes('80906').replace(':', '.') })).toBeInViewport();
      await expect(list).toContainText('Stratmoor');
      const other = list.getByRole('link', { name: '80829' });
      await expect(other).toBeVisible();
      await other.click();
      await expect(list.getByText(yes('Manitou Springs'))).toBeInViewport();
      await expect(list.getByText('Stratmoor')).toBeHidden();
      await expect(list.getByRole('link', { name: 'See Manitou Springs' })).toBeVisible();
    });

    for (const [question, path] of [
      ['Monument', '/'],
      ['80104', '/areas-served'],
    ] as const) {
      const tag = path === '/' ? '@all' : [];
      test(`without JavaScript the ZIP check leads to the list of ZIP codes, with ${question}`, { tag }, async ({
        page,
      }) => {
        await page.goto(`${process.env['SITE']}${path}`);
        await field(page).fill(question);
        await field(page).press('Enter');
        const list = page.locator('#zip-codes');
        await expect(list.getByRole('link', { name: '80903' })).toBeInViewport();
        await expect(list.getByText(texts['far'] ?? '')).toBeInViewport();
        await expect(list.getByRole('link', { name: /^\(719\)/ })).toHaveAttribute('href', /^tel:/);
      });
    }
  });

  test('the ZIP check leads to the list if its script fails to load', async ({ page }) => {
    await page.goto(`${process.env['SITE']}/areas-served`);
    await expect(page.locator('#zip-codes')).toBeHidden();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${process.env['SITE']}/`);
    await field(page).fill('80829');
    await field(page).press('Enter');
    await expect(page.locator('#zip-codes').getByText(yes('Manitou Springs'))).toBeInViewport();
  });
});
