import { parse } from 'yaml';
import { expect, field, go, save, test } from './open-editor.ts';

const reviews = 'src/content/reviews.yaml';
const pasted = 'Ana Berg\nLocal Guide · 23 reviews\n★★★☆☆ 2 days ago\nAWESOME glass!!! The gate was left open, though.';

test('a pasted review takes the place of a sample, field by field, once its owner has looked and saved', async ({
  page,
  editor,
}) => {
  const read = () => parse(editor.read(reviews)) as { id: string; text: string; sample?: boolean }[];
  const before = read();
  await go(page, editor, reviews);
  await page.getByLabel('Paste it as it stands').fill(pasted);
  await page.getByLabel('Where it goes').selectOption(before[2]?.id ?? '');
  await page.getByRole('button', { name: 'Read it into the form' }).click();
  // The first that the words do not tell.
  await expect(field(page, 2, 'location')).toBeFocused();
  await field(page, 2, 'location').fill('Northgate');
  await field(page, 2, 'service').fill('Window Cleaning');
  await expect(field(page, 2, 'name')).toHaveValue('Ana B.');
  await expect(page.getByText(/first name and initial: Ana B\./)).toBeVisible();
  await expect(page.locator('[id="root_2_source-name"]')).toContainText('only a sample');
  expect(read()).toEqual(before);
  await save(page);
  const after = read();
  expect(after).toHaveLength(before.length);
  expect(after.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1));
  expect(after[2]).toMatchObject({ id: 'ana-b-northgate', rating: 3, source: 'Google' });
  expect(after[2]?.text).toBe('AWESOME glass!!! The gate was left open, though.');
  expect(after[2]?.sample).toBeUndefined();
  const site = (await page.locator('iframe').getAttribute('src', { timeout: 90_000 })) ?? '';
  const readSite = () => page.request.get(site).then((answer) => answer.text());
  await expect.poll(readSite, { timeout: 90_000 }).toContain('3 of 5 stars');

  // From twelve up: where nobody is replaced, it is one more.
  await page.getByLabel('Paste it as it stands').fill(pasted);
  await page.getByLabel('Where it goes').selectOption('As one more, at the end');
  await page.getByRole('button', { name: 'Read it into the form' }).click();
  await expect(field(page, before.length, 'text')).toHaveValue(/AWESOME/);
  await page.getByRole('button', { name: 'Discard' }).click();
  editor.git('checkout', '--', reviews);
});
