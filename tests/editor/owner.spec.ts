import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import sharp from 'sharp';
import { makePhonePhoto } from '../phone-photo.ts';
import { expect, field, go, save, test } from './open-editor.ts';

const business = 'src/content/business.yaml';
const reviews = 'src/content/reviews.yaml';
const catalogue = 'src/pictures/catalogue.yaml';
const about = 'src/content/pages/about.yaml';
const preview = 'iframe';

test('changes the phone, and the site beside shows it', async ({ page, editor }) => {
  await go(page, editor, business);
  await field(page, 'phone').fill('719-634-0142');
  await save(page);
  expect(editor.diff()).toEqual(['-phone: "719-555-0142"', '+phone: "719-634-0142"']);
  await expect(
    page
      .frameLocator(preview)
      .getByRole('link', { name: /719\) 634-0142/ })
      .first(),
  ).toBeVisible({
    timeout: 90_000,
  });
});

test('changes the hours in seven lines, is led to what then contradicts, and comments stay', async ({
  page,
  editor,
}) => {
  await go(page, editor, `${business}?field=hours.monday`);
  await expect(field(page, 'hours', 'monday')).toBeFocused();
  await field(page, 'hours', 'saturday').fill('08:00');
  await page.getByLabel('Saturday, to').fill('14:00');
  await page.getByLabel('Sunday, closed').check();
  const contradictions = page.getByRole('region', { name: 'Sentences that say other hours' });
  await expect(contradictions.getByText('seven days a week, all year').first()).toBeVisible();
  expect(await contradictions.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  expect(editor.diff().filter((line) => /hours|day/.test(line))).toEqual([]);
  await save(page);
  expect(editor.diff().filter((line) => !line.includes('phone'))).toEqual([
    '-  saturday: 07:00 to 19:00',
    '-  sunday: 07:00 to 19:00',
    '+  saturday: 08:00 to 14:00',
    '+  sunday: closed',
  ]);
  expect(editor.read(business)).toContain('# Every fact about the company, said once.');
  await expect(page.frameLocator(preview).locator('footer')).toContainText(
    'Monday to Friday, 7:00 AM to 7:00 PM, and Saturday, 8:00 AM to 2:00 PM',
    { timeout: 90_000 },
  );
  const about = contradictions.getByRole('link', { name: /^About/ });
  await about.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await go(page, editor, `${business}?field=hours.sunday`);
  // Back to what the tests after this one expect.
  await expect(contradictions).toBeVisible();
  await page.getByLabel('Sunday, closed').uncheck();
  await field(page, 'hours', 'sunday').fill('07:00');
  await page.getByLabel('Sunday, to').fill('19:00');
  await field(page, 'hours', 'saturday').fill('07:00');
  await page.getByLabel('Saturday, to').fill('19:00');
  await expect(contradictions).toBeHidden();
  await save(page);
  expect(editor.diff().filter((line) => line.includes('day'))).toEqual([]);
});

test('changes a question on About', async ({ page, editor }) => {
  await go(page, editor, `${about}?field=faq.items.1.answer`);
  const answer = field(page, 'faq', 'items', 1, 'answer');
  await expect(answer).toBeFocused();
  await answer.fill('Yes. Call {phone} and ask for whoever did your windows last time.');
  await save(page);
  expect(editor.diff(about)).toHaveLength(2);
  expect(editor.diff(about)[1]).toContain('answer: "Yes. Call {phone} and ask');
});

test('adds a review with source and day, and is told when they are missing', async ({ page, editor }) => {
  await go(page, editor, reviews);
  const count = editor.read(reviews).match(/^- /gm)?.length ?? 0;
  await page.getByRole('button', { name: 'Add one' }).click();
  await field(page, count, 'name').fill('Ana B.');
  await field(page, count, 'location').fill('Rockrimmon');
  await field(page, count, 'text').fill('The kitchen is brighter than it was when we bought the house.');
  await field(page, count, 'service').fill('Window Cleaning');
  await field(page, count, 'rating').selectOption('4');
  await field(page, count, 'date').fill('2026-11-20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator(`[id="root_${count}_source-error"]`)).toContainText('is missing');
  await field(page, count, 'source').fill('Google');
  await save(page);
  const diff = editor.diff(reviews);
  expect(diff.every((line) => line.startsWith('+'))).toBe(true);
  expect(diff.join('\n')).toContain('- id: "ana-b-rockrimmon"');
  expect(diff.join('\n')).toMatch(/rating: 4/);
});

test('replaces a hero by a photograph of 4,000 pixels and moves what must stay in sight', async ({ page, editor }) => {
  const slot = 'house-timber';
  const photo = await sharp(await makePhonePhoto())
    .resize(4000, 2667, { fit: 'cover' })
    .withExif({ IFD0: { Make: 'Acme' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 50/1 0/1' } })
    .jpeg()
    .toBuffer();
  await go(page, editor, `${catalogue}?field=${slot}`);
  await page.getByLabel('Another picture').setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('without place, camera and date')).toBeVisible({ timeout: 60_000 });
  await expect(field(page, 'alt')).toHaveValue('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('is missing: add it').first()).toBeVisible();
  await field(page, 'alt').fill('Our own ladder against a log house in Black Forest.');
  await field(page, 'credit').fill('Peak & Pane');
  const picture = page.locator('.focal img');
  const box = await picture.boundingBox();
  await picture.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
  await save(page);
  const file = join(editor.root, `src/pictures/${slot}.jpg`);
  const { width, height, exif } = await sharp(file).metadata();
  expect(Math.max(width, height)).toBe(3200);
  expect(exif).toBeUndefined();
  const entry = editor.diff(catalogue).join('\n');
  expect(entry).toMatch(/\+ {2}focal: \[2[4-6], 7[4-6]\]/);
  expect(entry).toContain('-  illustrative: true');
  expect(editor.diff(catalogue).every((line) => /alt|focal|credit|illustrative/.test(line))).toBe(true);
});

test('is told at once that a picture is too small, or of the wrong kind', async ({ page, editor }) => {
  await go(page, editor, `${catalogue}?field=house-timber`);
  const choose = page.getByLabel('Another picture');
  const small = await sharp({ create: { width: 640, height: 400, channels: 3, background: 'gray' } })
    .jpeg()
    .toBuffer();
  await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: small });
  await expect(page.getByText('is 640 pixels wide: use one that is at least 800 pixels wide')).toBeVisible();
  await choose.setInputFiles('tests/fixtures/phone.heic');
  await expect(page.getByText('this computer cannot decode HEIC; export it as JPEG')).toBeVisible();
  await choose.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nothing') });
  await expect(page.getByText('cannot be read')).toBeVisible();
});

test('breaks ten things and reads what is wrong with each, and none reaches a file', async ({ page, editor }) => {
  const before = editor.git('status', '--porcelain') + editor.git('diff');
  const home = 'src/content/pages/home.yaml';
  const area = 'src/content/areas/briargate.yaml';
  const broken: [file: string, path: (string | number)[], value: string, words: string | RegExp][] = [
    [business, ['phone'], '719-555-014', 'is not a phone number: write it as 719-555-0142'],
    [business, ['hours', 'monday'], '20:00', 'must open before it closes'],
    [business, ['rating'], '7', 'must be at most 5'],
    [business, ['links', 'social', 'url'], 'facebook', 'must be a full address starting with https://'],
    [
      home,
      ['title'],
      'Window cleaning and a great many other things in Colorado Springs, Denver and around | {brand}',
      'is longer than 65 characters',
    ],
    [home, ['description'], 'Too short.', 'is shorter than 70 characters'],
    [home, ['hero', 'heading'], 'Let the mountain back in!', 'has an exclamation mark: end the sentence with a period'],
    [home, ['hero', 'kicker'], 'Call {phon} today.', '{phon} is no fact'],
    [area, ['zips', 0], '8092', 'must be a five-digit ZIP'],
    [area, ['label'], '', 'is missing: add it'],
  ];
  for (const [file, path, value, words] of broken) {
    await go(page, editor, `${file}?field=${path.join('.')}`);
    await field(page, ...path).fill(value);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('What needs your attention')).toContainText(words);
    await expect(page.locator(`[id="${['root', ...path].join('_')}-error"]`)).toContainText(words);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('What needs your attention')).toBeHidden();
  }
  expect(editor.git('status', '--porcelain') + editor.git('diff')).toBe(before);
});

test('loses nothing typed when the editor crashes, nor when the window closes', async ({ page, editor, context }) => {
  await go(page, editor, `${about}?field=closing.heading`);
  await field(page, 'closing', 'heading').fill('Typed, and never saved.');
  const site = await page.locator(preview).getAttribute('src', { timeout: 90_000 });
  await editor.crash(async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').first()).toContainText('Start it again with npm run edit');
  });
  await page.close();
  const next = await context.newPage();
  await go(next, editor, about);
  await expect(field(next, 'closing', 'heading')).toHaveValue('Typed, and never saved.');
  await expect(next.getByRole('status').first()).toContainText('Brought back what you had typed');
  await next.getByRole('button', { name: 'Discard' }).click();
  await expect(field(next, 'closing', 'heading')).not.toHaveValue('Typed, and never saved.');
  // The site beside ended with the editor, and left its port to the next.
  await expect(next.locator(preview)).toHaveAttribute('src', site ?? '', { timeout: 90_000 });
});

test('says of nothing that was typed during a save that it is saved', async ({ page, editor }) => {
  await go(page, editor, `${about}?field=closing.heading`);
  const status = page.getByRole('status').first();
  const press = page.getByRole('button', { name: /^Sav(e|ing…)$/ });
  let letThrough = () => {};
  await page.route('**/api/file*', async (route) => {
    if (route.request().method() === 'PUT') await new Promise<void>((resolve) => (letThrough = resolve));
    await route.continue();
  });
  await press.click();
  await expect(press).toBeDisabled();
  letThrough();
  await expect(status).toContainText('Saved at');
  await press.click();
  await expect(press).toBeDisabled();
  await expect(status).toBeEmpty();
  await field(page, 'closing', 'heading').fill('Typed during a save.');
  letThrough();
  await expect(press).toBeEnabled();
  await expect(status).toHaveText('Not saved yet.');
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('says nothing more of what was mended while it was refused', async ({ page, editor }) => {
  await go(page, editor, business);
  const status = page.getByRole('status').first();
  const saveButton = page.getByRole('button', { name: /^Sav(e|ing…)$/ });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/file', (route) => answer.promise.then(() => route.continue()));
  await field(page, 'phone').fill('719-634-01');
  await saveButton.click();
  await expect(saveButton).toBeDisabled();
  await field(page, 'phone').fill('719-634-0143');
  answer.resolve();
  await expect(saveButton).toBeEnabled();
  await expect(status).toHaveText('Not saved yet.');
  await expect(page.getByLabel('What needs your attention')).toBeHidden();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('lists what changed before it has compared anything, and refuses beside the button pressed', async ({
  page,
  editor,
}) => {
  const before = editor.read(about);
  writeFileSync(join(editor.root, about), `${before}# open\n`);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/changes/described', (route) => answer.promise.then(() => route.continue()));
  await go(page, editor, 'publish');
  const change = page.getByRole('region', { name: /About/ });
  await expect(change).toBeVisible();
  await expect(change.getByText('Side by side')).toBeHidden();
  answer.resolve();
  await expect(change.getByText('Side by side')).toBeVisible();
  await page.route('**/api/discard', (route) => route.fulfill({ status: 409, json: { message: 'Not now.' } }));
  page.on('dialog', (dialog) => dialog.accept());
  await change.getByRole('button', { name: 'Discard this change' }).click();
  await expect(change.getByRole('alert')).toHaveText('Not now.');
  await expect(page.getByRole('status').first()).not.toContainText('Not now.');
  writeFileSync(join(editor.root, about), before);
});

test('of two windows the second to save keeps what the first did, and asks where both typed', async ({
  page,
  browser,
  editor,
}) => {
  const other = await (await browser.newContext()).newPage();
  const status = page.getByRole('status').first();
  const press = page.getByRole('button', { name: 'Save', exact: true });
  const said = (name: string) => new RegExp(`"?${name}"?$`, 'm');
  for (const window of [page, other]) await go(window, editor, `${about}?field=closing.heading`);
  await field(page, 'hero', 'heading').fill('Who comes to the door');
  await field(other, 'closing', 'heading').fill('Call, or write');
  await save(other);
  await press.click();
  await expect(status).toContainText('Also kept: what was saved elsewhere meanwhile.');
  await expect(field(page, 'closing', 'heading')).toHaveValue('Call, or write');
  for (const words of ['Who comes to the door', 'Call, or write']) expect(editor.read(about)).toMatch(said(words));

  // The other window began before that, and both change one field now.
  await field(other, 'hero', 'heading').fill('Who rings');
  await field(other, 'closing', 'heading').fill('Call first');
  const before = editor.read(about);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const row = other.getByRole('dialog').getByRole('row', { name: 'Opening › Heading' });
  await expect(row.getByRole('cell')).toHaveText(['Who comes to the door', 'Who rings']);
  await expect(other.getByRole('dialog').getByRole('row')).toHaveCount(2);
  expect((await new AxeBuilder({ page: other }).exclude('iframe').analyze()).violations).toEqual([]);
  expect(editor.read(about)).toBe(before);
  await other.getByRole('button', { name: 'Keep the saved ones' }).click();
  await expect(other.getByRole('status').first()).toContainText('Saved at');
  await expect(field(other, 'hero', 'heading')).toHaveValue('Who comes to the door');
  for (const words of ['Who comes to the door', 'Call first']) expect(editor.read(about)).toMatch(said(words));

  await field(page, 'closing', 'heading').fill('Write first');
  await press.click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(status).toContainText('Saved at');
  await expect(status).not.toContainText('Also kept');
  expect(editor.read(about)).toMatch(said('Write first'));
  await other.context().close();
  editor.git('checkout', '--', about);
});

test('what was typed before a crash is put together with what was saved since', async ({ page, editor }) => {
  await go(page, editor, about);
  await field(page, 'hero', 'heading').fill('Who comes to the door');
  const path = join(editor.root, about);
  writeFileSync(path, editor.read(about).replace(/^(closing:\n {2}heading: ).*$/m, '$1"By hand"'));
  await page.reload();
  await expect(field(page, 'hero', 'heading')).toHaveValue('Who comes to the door');
  await save(page);
  for (const words of ['Who comes to the door', 'By hand']) expect(editor.read(about)).toContain(words);
  editor.git('checkout', '--', about);
});

test('goes from each sort of what a launch misses to the field', async ({ page, editor }) => {
  await go(page, editor, 'launch');
  const hrefs = await page
    .locator('details.sort')
    .evaluateAll((sorts) => sorts.flatMap((sort) => sort.querySelector('a')?.getAttribute('href') ?? []));
  expect(hrefs.length).toBeGreaterThan(6);
  for (const href of hrefs) {
    const [file = '', query] = href.slice('#/edit/'.length).split('?');
    const path = new URLSearchParams(query).get('field')?.split('.') ?? [];
    await go(page, editor, `${file}?${query}`);
    const place = file === catalogue ? page.locator('#upload') : field(page, ...path);
    await expect(place.and(page.locator(':focus')).or(place.locator(':focus')), href).toBeVisible();
  }
});

test('a build that fails publishes nothing', async ({ page, editor }) => {
  const head = editor.git('rev-parse', 'HEAD');
  const broken = join(editor.root, 'src/pages/broken.astro');
  writeFileSync(broken, '---\nthrow new Error("no page");\n---\n');
  await go(page, editor, 'publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText('nothing was published', { timeout: 170_000 });
  expect(editor.git('rev-parse', 'HEAD')).toBe(head);
  rmSync(broken);
});

test('sees what changed, publishes it as one commit, and takes it back', async ({ page, editor }) => {
  test.setTimeout(600_000);
  writeFileSync(join(editor.root, 'README.md'), `${editor.read('README.md')}\nNot content.\n`);
  editor.git('add', 'README.md');
  const before = editor.git('rev-parse', 'HEAD:src/content');
  await go(page, editor, business);
  await field(page, 'phone').fill('719-634-0142');
  await save(page);
  await go(page, editor, 'publish');
  const change = page.getByLabel('Company: Phone, hours, facts');
  await expect(change).toContainText('719-555-0142');
  await expect(change).toContainText('719-634-0142');
  await change.getByText('Side by side').click();
  await expect(change.getByRole('table')).toContainText('phone: "719-634-0142"');
  await expect(page.getByRole('img', { name: 'As published' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const progress = page.getByRole('listitem').filter({ hasText: 'Check: build the whole site' });
  await expect(progress).toHaveAttribute('aria-current', 'step');
  await expect(progress).toContainText(/\d+ pages/, { timeout: 500_000 });
  await expect(page.getByRole('status').first()).toContainText('Published:', { timeout: 500_000 });
  await expect(progress).toContainText('Done');
  const files = editor.git('show', '--name-only', '--format=', 'HEAD').trim().split('\n');
  expect(files.every((file) => /^src\/(content|pictures)\//.test(file))).toBe(true);
  expect(editor.git('status', '--porcelain', 'src/content', 'src/pictures')).toBe('');
  // An open change of another file stands in nobody's way.
  writeFileSync(join(editor.root, about), `${editor.read(about)}# open\n`);
  await page.getByRole('button', { name: 'Go back to this: What stood before all of these' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('719-634-0142');
  expect(editor.git('rev-parse', 'HEAD:src/content')).not.toBe(before);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('status').first()).toContainText('Back at: What stood before all of these');
  expect(editor.git('rev-parse', 'HEAD:src/content')).toBe(before);
  expect(editor.git('rev-list', '--count', 'HEAD').trim()).toBe('3');
  expect(editor.git('diff', '--cached', '--name-only').trim()).toBe('README.md');
  expect(editor.git('diff', '--name-only').trim()).toBe(about);
  editor.git('checkout', '--', 'src');
});

test('leaves nothing of itself in the built site', async ({ editor }) => {
  expect(existsSync(join(editor.root, 'dist'))).toBe(false);
  const built = globSync('node_modules/.cache/editor-build/**/*.{html,js}', { cwd: editor.root });
  expect(built.length).toBeGreaterThan(70);
  for (const file of built) expect(readFileSync(join(editor.root, file), 'utf8')).not.toMatch(/rjsf|editor\/server/);
});
