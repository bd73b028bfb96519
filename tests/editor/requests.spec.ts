import { rmSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { makeDirectory, openDatabase } from '../../server/quote-database.ts';
import { readQuotes } from '../../server/quote-listing.ts';
import { insertDelivery, insertRequest, settleDelivery } from '../../src/inbox/quote-sql.ts';
import { type Editor, expect, go, test } from './open-editor.ts';

const at = Date.parse('2026-11-20T18:05:00.000Z');

function openInbox(editor: Editor) {
  const directory = join(editor.root, 'quotes');
  makeDirectory(directory);
  return openDatabase(directory);
}

const ask = (name: string, phone: string, more: object = {}) =>
  JSON.stringify({
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
    phone,
    service: 'window-cleaning',
    property: 'residential',
    message: 'Fourteen windows.\nTwo stories.',
    address: '1200 Example Ave, Colorado Springs',
    ...more,
  });

test.beforeEach(({ editor }) => {
  const inbox = openInbox(editor);
  const insert = inbox.prepare(insertRequest);
  insert.run('aa1', at, ask('Dana Reyes', '719 555 0188'), '', null);
  insert.run('bb2', at + 1, ask('Kim Ortiz', '303-555-0110', { message: 'word '.repeat(2_000) }), 'links', 'aa1');
  insert.run('cc3', at + 2, ask('Ana Banks', '719.555.0188', { unlisted: '4711' }), '', null);
  inbox.prepare(insertDelivery).run('cc3', 'mail', at);
  inbox.prepare(settleDelivery).run('cc3', 'mail', 'given-up', at, 'Mailbox full');
  inbox.close();
});
test.afterEach(({ editor }) => rmSync(join(editor.root, 'quotes'), { recursive: true }));

test('the menu counts what is new, and each request can be called, marked and noted', async ({ page, editor }) => {
  await go(page, editor, '');
  await page.getByRole('navigation').getByRole('link', { name: 'Requests 3 new' }).click();
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([/^Ana Banks/, /^Kim Ortiz/, /^Dana Reyes/]);
  const dana = page.getByRole('article', { name: 'Dana Reyes' });
  await expect(dana.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+17195550188');
  await dana.getByLabel('State').selectOption('Answered');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Requests 2 new' })).toBeVisible();
  await dana.getByLabel('Note').fill('Wants the screens done, too');
  await page.getByRole('link', { name: 'Publish' }).click();
  const inbox = openInbox(editor);
  await expect
    .poll(() => [...readQuotes(inbox)].map(({ state, note }) => [state, note])[0])
    .toEqual(['answered', 'Wants the screens done, too']);
  inbox.close();
  await go(page, editor, 'requests');
  await expect(dana.getByLabel('Note')).toHaveValue('Wants the screens done, too');
  await page.getByLabel('Search').fill('screens');
  await expect(cards).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test('what could not be sent is said, and made due again', async ({ page, editor }) => {
  await go(page, editor, 'requests');
  const ana = page.getByRole('article', { name: 'Ana Banks' });
  await expect(ana.getByText('Mailbox full')).toBeVisible();
  await ana.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').first()).toContainText('due');
  const inbox = openInbox(editor);
  expect([...readQuotes(inbox)].at(-1)?.deliveries).toMatchObject([{ target: 'mail', state: 'waiting', attempts: 0 }]);
  inbox.close();
});

test('a person is deleted whole, after being asked', async ({ page, editor }) => {
  await go(page, editor, 'requests');
  const cards = page.getByRole('article');
  await page.getByRole('article', { name: 'Dana Reyes' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('article', { name: 'Dana Reyes' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: /^Delete all 2/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Removed the quote request cc3');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(cards.getByRole('heading')).toHaveText([/^Kim Ortiz/]);
});

test('is one column on a phone, without a fault of accessibility in light or dark', async ({ page, editor }) => {
  const findViolations = async () =>
    (await new AxeBuilder({ page }).exclude('iframe').analyze()).violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html }) => html),
    ]);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await go(page, editor, 'requests');
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(), `${colorScheme} ${size.width}`).toEqual([]);
    }
  }
  const ana = page.getByRole('article', { name: 'Ana Banks' });
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await ana
    .getByRole('combobox')
    .or(ana.getByRole('textbox'))
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
  expect(new Set(tops).size).toBe(1);
  await ana.getByRole('button', { name: 'Delete' }).click();
  expect(await findViolations()).toEqual([]);
});
