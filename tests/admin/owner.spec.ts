import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import {
  type EditedSite,
  expect,
  findField,
  openForm,
  pressSaveAnyway,
  save,
  saveInVain,
  test,
} from './edited-site.ts';

const business = 'src/content/business.yaml';
const monument = 'area-pages/entries/monument/residential-window-cleaning';
const monumentFile = 'src/content/area-pages/monument/residential-window-cleaning.yaml';

const phoneWidth = { width: 390, height: 844 };

const textIn = async (page: Page, keyPath: string) => (await findField(page, keyPath)).getByRole('textbox').first();
/** The same field, without expanding the groups around it: only the CMS may do that. */
const drawnText = (page: Page, keyPath: string) =>
  page.locator(`[data-key-path="${keyPath}"]`).getByRole('textbox').first();
/** The page of the site, in the frame next to the form. */
const besideOf = (page: Page) => page.frameLocator('iframe').frameLocator('iframe[title="The page"]');
/** The notice of the CMS after a save covers no control of the bar. */
async function expectUncoveredBar(page: Page) {
  const notice = page.locator('.toast').filter({ hasText: 'Entry saved' });
  await expect(notice).toBeVisible();
  const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
  for (const control of await page.locator('.online-bar :is(p, a, button):visible').all())
    expect((await control.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
}
const lastChange = ({ git }: EditedSite) =>
  git('show', '-U0', '--format=', 'HEAD')
    .split('\n')
    .filter((line) => /^[-+](?!--|\+\+)/.test(line));

test('a title that search engines cut gets a note below its field, and is saved', async ({ page, site }) => {
  await openForm(page, site, 'pages/entries/page-gallery');
  const note = page.getByText(/This has \d+ characters\. Search engines cut it/);
  const title = await textIn(page, 'title');
  await expect(note).toBeHidden();
  await title.fill('Before and after pictures of windows, houses and concrete that we cleaned');
  await expect(note).toBeVisible();
  expect(await save(page, site)).toEqual(['src/content/pages/gallery.yaml']);
});

test('a phone number with a digit missing is refused; a valid one changes one line', async ({ page, site }) => {
  await openForm(page, site, 'company/entries/business');
  const phone = await textIn(page, 'phone');
  await phone.fill('719-555-014');
  await saveInVain(page, site, /"719-555-014" is not a phone number: it has 9 digits/);
  await phone.fill('719-555-0199');
  await expect(page.getByText(/is not a phone number/)).toBeHidden();
  expect(await save(page, site)).toEqual([business]);
  expect(lastChange(site)).toEqual(['-phone: "719-555-0142"', '+phone: "719-555-0199"']);
});

test("the owner changes a weekend's hours on a phone, in any usual notation", async ({ page, site }) => {
  await page.setViewportSize(phoneWidth);
  await openForm(page, site, 'company/entries/business');
  await page.locator('[data-key-path="hours"]').first().scrollIntoViewIfNeeded();
  await (await textIn(page, 'hours.sunday')).fill('Closed');
  await (await textIn(page, 'hours.saturday')).fill('8 am – 2:30 pm');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneWidth.width);
  await save(page, site);
  await expectUncoveredBar(page);
  expect(lastChange(site).slice(2)).toEqual(['+  saturday: 08:00 to 14:30', '+  sunday: closed']);
});

test('on a phone, a question of the preview opens its field, and a heading is shown whole', async ({ page, site }) => {
  await page.setViewportSize(phoneWidth);
  await openForm(page, site, 'pages/entries/page-about');
  const heading = await textIn(page, 'hero.heading');
  expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Preview' }).click();
  const { question } = parse(site.read('src/content/pages/about.yaml')).faq.items[3];
  await besideOf(page).getByText(question, { exact: true }).click();
  const field = drawnText(page, 'faq.items.3.question');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await (await textIn(page, 'hero.heading')).fill('Cleaning homes\nsince {founded}');
  await save(page, site);
  const about = await page.request.get(new URL('/about', site.address).href);
  expect(await about.text()).toContain('>Cleaning homes since 20');
});

test('a day off is added, and hours show below the field how pages print them', async ({ page, site }) => {
  await openForm(page, site, 'company/entries/business');
  const exceptions = await findField(page, 'exceptions');
  await exceptions.getByRole('button', { name: /^Add/ }).click();
  // A new item is expanded.
  for (const [name, day] of [
    ['from', '2099-12-24'],
    ['to', '2099-12-26'],
  ] as const)
    await page.locator(`[data-key-path="exceptions.0.${name}"] input[type=date]`).fill(day);
  const hours = drawnText(page, 'exceptions.0.hours');
  await hours.fill('maybe');
  await saveInVain(page, site, /must be hours such as 9-5/);
  await hours.fill('8-noon, 1-5');
  await expect(page.getByText('Pages say: 8:00 AM to 12:00 PM and 1:00 PM to 5:00 PM.')).toBeVisible();
  await hours.fill('Closed');
  await drawnText(page, 'exceptions.0.name').fill('Christmas');
  expect(await save(page, site)).toEqual([business]);
  expect(parse(site.read(business)).exceptions).toEqual([
    { from: '2099-12-24', to: '2099-12-26', hours: 'closed', name: 'Christmas' },
  ]);
  // Days off do not change any statement in sentences.
  await expect(page.getByText('These sentences say something else')).toBeHidden();
});

test('after a change of hours, a list links to sentences with other hours', async ({ page, site }) => {
  await openForm(page, site, 'company/entries/business');
  // The CMS renders a group when it comes into view.
  await page.locator('[data-key-path="hours"]').first().scrollIntoViewIfNeeded();
  await drawnText(page, 'hours.monday').fill('9-5');
  await drawnText(page, 'hours.sunday').fill('closed');
  await save(page, site);
  const list = page.locator('.other-hours');
  const row = list.getByRole('listitem').filter({ hasText: 'seven days a week' });
  await row.getByRole('link').click();
  const claim = drawnText(page, 'items.17.claim');
  await expect(claim).toBeFocused();
  await claim.fill('The company works year-round and answers the phone by the hours on every page.');
  await save(page, site);
  await expect(row).toBeHidden();
  await expect(list.getByRole('listitem')).toContainText(['a Saturday or Sunday works']);
  // A day off leaves the weekly hours as they are, and ends the list.
  await openForm(page, site, 'company/entries/business');
  await (await findField(page, 'exceptions')).getByRole('button', { name: /^Add/ }).last().click();
  const newest = (field: string) => page.locator(`[data-key-path^="exceptions."][data-key-path$=".${field}"]`).last();
  await newest('from').locator('input[type=date]').fill('2099-11-26');
  await newest('hours').getByRole('textbox').fill('closed');
  await save(page, site);
  await expect(list).toBeHidden();
  // Hours from a day on leave most sentences right until then.
  await openForm(page, site, 'company/entries/business');
  await (await findField(page, 'newHours')).getByRole('button', { name: /^Add/ }).last().click();
  await page.locator('[data-key-path="newHours.0.from"] input[type=date]').fill('2099-01-01');
  await drawnText(page, 'newHours.0.saturday').fill('closed');
  await save(page, site);
  await expect(list.getByRole('listitem').filter({ hasText: 'festivals' })).toContainText(
    'Wrong from January 1, 2099.',
  );
});

test('a press on a sentence opens its field, with a live preview and errors', async ({ page, site }) => {
  await openForm(page, site, monument);
  const beside = besideOf(page);
  await beside.locator('main p', { hasText: 'Woodmoor has the ponderosas' }).click();
  const intro = await textIn(page, 'page.hero.intro');
  await expect(intro).toBeFocused();
  // A card of a collapsed list, and the end of a line that begins with text from another form.
  await beside.locator('main li h3').first().click();
  await expect(drawnText(page, 'page.challenges.items.0.challenge')).toBeFocused();
  await beside.locator('main dt:text-is("What it costs") + dd').click();
  await expect(drawnText(page, 'page.facts.price')).toBeFocused();
  const before = await intro.inputValue();
  await intro.fill(`${before} We come back if it rains.`);
  await expect(beside.locator('main')).toContainText('We come back if it rains.');
  await intro.fill(`${before} Call {fone}.`);
  await saveInVain(page, site, /\{fone\} is not a fact/);
  await intro.fill(`${before} We come back if it rains.`);
  expect(await save(page, site)).toEqual([monumentFile]);
  expect(lastChange(site)).toHaveLength(2);
});

test('a press on a sentence of facts opens the field that has its words', async ({ page, site }) => {
  await openForm(page, site, 'pages/entries/page-home');
  const main = besideOf(page).locator('main');
  await main.getByText('We offer same-day service').click();
  await expect(drawnText(page, 'steps.items.2.text')).toBeFocused();
  await main.getByText('If something isn’t right').click();
  await expect(page).toHaveURL(/entries\/business$/);
  await expect(drawnText(page, 'terms.guarantee')).toBeFocused();
});

test('a link in the preview keeps the page of the form, and a sentence says so', async ({ page, site }) => {
  await openForm(page, site, 'pages/entries/page-about');
  const beside = besideOf(page);
  const heading = beside.getByRole('heading', { level: 1, name: /^Cleaning/ });
  await expect(heading).toBeVisible();
  await beside.locator('footer').getByRole('link', { name: 'Reviews' }).first().click();
  const note = page.frameLocator('iframe').getByRole('status');
  await expect(note).toContainText('To change another page, choose it in the lists.');
  await expect(heading).toBeVisible();
  // Without a program for calls, the browser would replace the page by an error.
  await beside.getByRole('link', { name: /555-/ }).first().click();
  await expect(heading).toBeVisible();
  const { question } = parse(site.read('src/content/pages/about.yaml')).faq.items[0];
  await beside.getByText(question, { exact: true }).click();
  await expect(drawnText(page, 'faq.items.0.question')).toBeFocused();
  await expect(note).toBeEmpty();
});

test('a press on a sentence opens its field before the page’s scripts are loaded', async ({ page, site }) => {
  const pointer = Promise.withResolvers<void>();
  await page.route('**/*', async (route, request) => {
    const isPreview = request.frame() !== page.mainFrame();
    if (isPreview && request.resourceType() === 'script') return;
    if (isPreview) await pointer.promise;
    await route.continue();
  });
  await openForm(page, site, monument);
  // The pointer is over the preview before the page is shown in it.
  await page.frameLocator('iframe').getByTitle('The page').hover();
  pointer.resolve();
  const sentence = besideOf(page).locator('main p', { hasText: 'Woodmoor has the ponderosas' });
  await expect(sentence).toBeVisible();
  await sentence.click();
  await expect(await textIn(page, 'page.hero.intro')).toBeFocused();
  expect(await sentence.evaluate(() => document.readyState)).toBe('interactive');
});

test('a link to a text with an old name opens its field', async ({ page, site }) => {
  await page.goto(site.address);
  const [home = ''] = site.address.split('?');
  await page.goto(`${home}?field=page.local.heading#/collections/${monument}`);
  await expect(drawnText(page, 'page.local.heading')).toBeFocused();
});

test('a window that stays open keeps names that were replaced meanwhile', async ({ context, page, site }) => {
  const before = site.git('rev-parse', 'HEAD');
  await openForm(page, site, 'areas/entries/manitou-springs');
  await (await textIn(page, 'name')).fill('Zedville');
  await save(page, site);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'See where' }).click();
  const places = await opened;
  await places.getByRole('button', { name: 'Replace in all' }).click();
  await expect(places.getByText(/texts now say Zedville/)).toBeVisible();
  // The two windows may be in sight next to each other.
  await expect(page.getByText(/texts? still say/)).toBeHidden();
  await places.close();

  await openForm(page, site, 'areas/entries/manitou-springs');
  await expect(await textIn(page, 'label')).toHaveValue('Zedville, 80829');
  await (await findField(page, 'order')).getByRole('spinbutton').fill('33');
  await save(page, site);
  expect(parse(site.read('src/content/areas/manitou-springs.yaml'))).toMatchObject({
    name: 'Zedville',
    label: 'Zedville, 80829',
    order: 33,
    view: { sill: 'From Zedville, looking west at the Incline.' },
  });
  site.git('reset', '--quiet', '--hard', before);
});

test('the first page lists the questions of visitors, each with a link to its field', async ({ page, site }) => {
  await page.goto(site.address);
  const ask = (question: string) => page.getByRole('link', { name: question }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'Who pays if you break a pane?' });
  // A field that the CMS has not rendered yet.
  await ask('When are you in Denver?');
  await expect(drawnText(page, 'denverDates')).toBeFocused();
  await ask('Who pays if you break a pane?');
  const damage = drawnText(page, 'damage');
  await expect(damage).toBeFocused();
  await damage.fill('If we break a pane, we pay for the new one.');
  await (await findField(page, 'confirmed')).locator('input[type=date]').fill('2026-11-20');
  expect(await save(page, site)).toEqual(['src/content/answers.yaml']);
  await openForm(page, site, 'company/entries/answers');
  await expect(item).toContainText('Answered');
  await ask('Who pays if you break a pane?');
  await expect(besideOf(page).locator('#facts')).toContainText('If we break a pane, we pay for the new one.');
  // A field of another form.
  await ask('What is your license number?');
  await expect(page).toHaveURL(/entries\/business$/);
  await expect(page.locator('[data-key-path="licenses"]')).toBeInViewport();
});

test('text shared by all pages is neither replaced nor mistaken for a field', async ({ page, site }) => {
  await openForm(page, site, 'company/entries/business');
  const menu = besideOf(page).locator('header nav').first();
  const before = await menu.textContent();
  await (await textIn(page, 'brand')).fill('Services');
  await (await textIn(page, 'brand')).fill('Other Name');
  expect(await menu.textContent()).toBe(before);
});

test('a claim is confirmed', async ({ page, site }) => {
  await openForm(page, site, 'company/entries/claims');
  await (await findField(page, 'items.0.confirmed')).locator('input[type=date]').fill('2026-11-20');
  expect(await save(page, site)).toEqual(['src/content/claims.yaml']);
  await expectUncoveredBar(page);
  expect(lastChange(site)).toEqual([expect.stringMatching(/^-.*false/), expect.stringMatching(/^\+.*"2026-11-20"/)]);
});

test('the list of services, which are fixed, sends the owner to no administrator', async ({ page, site }) => {
  await page.goto(`${site.address}#/collections/services-residential`);
  await expect(page.getByText('You cannot add new entries to this collection')).toBeVisible();
  await expect(page.getByText(/administrator/)).toBeHidden();
});

test('a sentence is added to the privacy policy, and other paragraphs stay unchanged', async ({ page, site }) => {
  await openForm(page, site, 'pages/entries/page-privacy-frontmatter');
  const text = (await findField(page, 'body')).locator('[contenteditable="true"]').first();
  await text.locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ask us anything.');
  expect(await save(page, site)).toEqual(['src/content/legal/privacy-policy.md']);
  expect(lastChange(site)).toHaveLength(2);
  expect(lastChange(site)[1]).toContain('Ask us anything.');
});

test('two people may save two entries; the second on one entry is asked', async ({ browser, page, site }) => {
  const other = await browser.newPage();
  await openForm(page, site, monument);
  await openForm(other, site, monument);
  await (await textIn(page, 'page.hero.heading')).fill('Window cleaning in Monument, CO');
  await save(page, site);
  await (await textIn(other, 'page.hero.heading')).fill('Windows in Monument cleaned');
  await saveInVain(other, site, /both changes are kept/);
  await other.getByRole('button', { name: 'Cancel', exact: true }).click();
  await other.close();

  const third = await browser.newPage();
  await openForm(third, site, 'company/entries/business');
  await openForm(page, site, monument);
  await (await textIn(page, 'page.hero.heading')).fill('Window cleaning in Monument');
  await save(page, site);
  await (await textIn(third, 'offer')).fill('FREE estimates');
  await save(third, site);
  expect(site.git('log', '-2', '--format=', '--name-only').split('\n').filter(Boolean)).toEqual([
    business,
    monumentFile,
  ]);
  await third.close();
});

test('two windows keep each other’s changes and never overwrite the same field', async ({ context, page, site }) => {
  const other = await context.newPage();
  await openForm(page, site, 'company/entries/business');
  await openForm(other, site, 'company/entries/business');
  await (await textIn(page, 'offer')).fill('Estimates at no cost');
  await save(page, site);
  await (await findField(other, 'founded')).getByRole('spinbutton').fill('2012');
  await save(other, site, () => pressSaveAnyway(other));
  expect(parse(site.read(business))).toMatchObject({ offer: 'Estimates at no cost', founded: 2012 });
  expect(lastChange(site)).toHaveLength(2);

  // The window may not have loaded the other change yet, and would be asked.
  await page.reload();
  await openForm(page, site, 'company/entries/business');
  await openForm(other, site, 'company/entries/business');
  await (await textIn(other, 'offer')).press('ControlOrMeta+A');
  await other.keyboard.type('Estimates by mail');
  await (await textIn(page, 'offer')).fill('Estimates by phone');
  await save(page, site);
  const head = site.git('rev-parse', 'HEAD');
  await pressSaveAnyway(other);
  const refusal = other.getByRole('link', { name: /Offer: was changed in another window/ });
  await expect(refusal).toContainText('“Estimates by phone”. You wrote: “Estimates by mail”.');
  expect(site.git('rev-parse', 'HEAD')).toBe(head);
  // The line leads to the field, by keyboard too. Another save keeps the own text.
  await refusal.press('Enter');
  await expect(refusal).toBeHidden();
  await expect(await textIn(other, 'offer')).toBeFocused();
  await save(other, site, () => pressSaveAnyway(other));
  expect(parse(site.read(business)).offer).toBe('Estimates by mail');
  await other.close();
});

test('a save never overwrites what another window saves at the same moment', async ({ page, site }) => {
  await openForm(page, site, 'company/entries/business');
  await (await textIn(page, 'offer')).fill('Estimates at the door');
  // The CMS asks for the last commit before it merges a save, and again before it commits.
  let headCalls = 0;
  await page.route('**/api/graphql', async (route) => {
    if (!/input|object\(|path:/.test(route.request().postData() ?? '')) headCalls += 1;
    if (headCalls === 2) {
      headCalls += 1;
      const text = site.read(business).replace(/^offer: .*$/m, 'offer: Estimates by telephone');
      writeFileSync(join(site.root, business), text);
      site.git('commit', '--quiet', '--all', '--message', 'Another window');
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Another window has saved this form at the same moment.')).toBeVisible();
  expect(parse(site.read(business)).offer).toBe('Estimates by telephone');
});

test('after a restart, a list links to each form with unsaved text', async ({ context, page, site }) => {
  const other = await context.newPage();
  await openForm(page, site, 'company/entries/business');
  await (await textIn(page, 'offer')).press('ControlOrMeta+A');
  await page.keyboard.type('Estimates by tomorrow');
  await openForm(other, site, monument);
  await (await textIn(other, 'page.hero.heading')).press('End');
  await other.keyboard.type(' today');
  await site.restart();
  await other.close();
  await page.goto('about:blank');
  await page.goto(site.address);
  const list = page.getByRole('complementary', { name: 'Forms that are not saved' });
  await expect(list.getByRole('listitem')).toHaveText([
    'Area pages: Monument residential window cleaning',
    'Phone, hours, facts',
  ]);
  // The form that opens first is in the same list of the CMS as the next one.
  await expect(page.getByRole('link', { name: 'What does it cost?' })).toBeVisible();
  await list.getByRole('link', { name: 'Phone, hours, facts' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(await textIn(page, 'offer')).toHaveValue('Estimates by tomorrow');
  await list.getByRole('link', { name: /Monument/ }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(await textIn(page, 'page.hero.heading')).not.toHaveValue(/today/);
  await list.getByRole('link', { name: 'Phone, hours, facts' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(list.getByRole('link')).toHaveCount(1);
  await save(page, site);
  expect(parse(site.read(business)).offer).toBe('Estimates by tomorrow');
  await expect(list).toBeHidden();
});

test('a page that the dev server cannot show is explained, and shown again', async ({ page, site }) => {
  let fails = true;
  await page.route('**/about', (route) =>
    fails ? route.fulfill({ status: 500, body: 'transport invoke timed out' }) : route.continue(),
  );
  await openForm(page, site, 'pages/entries/page-about');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('The page cannot be shown just now')).toBeVisible();
  fails = false;
  await preview.getByRole('button', { name: 'Show the page again' }).click();
  await expect(besideOf(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('collapsed lists mark samples and name the category of a pair', async ({ page, site }) => {
  await openForm(page, site, 'customers/entries/reviews');
  const [review] = parse(site.read('src/content/reviews.yaml'));
  await expect(page.getByText(`${review.name} (sample)`).first()).toBeVisible();
  await openForm(page, site, 'pictures/entries/gallery');
  const [pair] = parse(site.read('src/content/gallery.yaml'));
  await expect(page.getByText(`${pair.title} (`).first()).toHaveText(
    /\((Windows|Pressure washing|House washing|Commercial|Concrete)\)$/,
  );
});

test('a new form that is left at once is offered again', async ({ page, site }) => {
  await page.goto(`${site.address}#/collections/areas/new`);
  await (await textIn(page, 'name')).click();
  await page.keyboard.type('Rockrimmon');
  await page.waitForTimeout(200);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(await textIn(page, 'name')).toHaveValue('Rockrimmon');
});

test('a save is found among the versions of its entry and taken back', async ({ page, context, site }) => {
  await openForm(page, site, 'company/entries/business');
  const before = site.read(business);
  await (await textIn(page, 'offer')).fill('Estimates cost nothing');
  await save(page, site);
  await openForm(page, site, 'company/entries/business');
  await page.getByRole('radio', { name: 'History' }).click();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /Phone, hours, facts, changed/ })
    .first()
    .click();
  const version = await opened;
  await expect(version.getByText('Estimates cost nothing')).toBeVisible();
  expect((await new AxeBuilder({ page: version }).analyze()).violations).toEqual([]);
  await version.getByRole('button', { name: 'Take this back' }).click();
  await expect(version.getByText('It is as it was before.')).toBeVisible();
  await expect(version.getByRole('button')).toHaveCount(0);
  expect(site.read(business)).toBe(before);
});

/** Presses a key until a text field has the focus. */
async function pressUntilFocused(page: Page, key: 'Tab' | 'Shift+Tab', keyPath: string) {
  const input = page.locator(`[data-key-path="${keyPath}"]`).locator('input:focus, textarea:focus');
  for (let count = 0; count < 200; count++) {
    if (await input.count()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${keyPath} is not reached`);
}

test('the email address and the offer are changed by keyboard alone', async ({ page, site }) => {
  await openForm(page, site, 'company/entries/business');
  const before = site.git('rev-parse', 'HEAD');
  await pressUntilFocused(page, 'Tab', 'email');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('office@peakandpane.example');
  await pressUntilFocused(page, 'Tab', 'offer');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Estimates are free');
  await page.keyboard.press('ControlOrMeta+S');
  await expect.poll(() => site.git('rev-list', '--count', `${before}..HEAD`)).toBe('1');
  expect(lastChange(site)).toHaveLength(4);
});

test('Shift+Tab leads from the preview to a form’s last fields, and on to its first', async ({ page, site }) => {
  await openForm(page, site, 'company/entries/business');
  const skipLink = besideOf(page).locator('a').first();
  await expect(skipLink).toBeAttached();
  await skipLink.focus();
  await pressUntilFocused(page, 'Shift+Tab', 'offer');
  await pressUntilFocused(page, 'Shift+Tab', 'email');
});

test('Escape closes a list, and after a choice in it keeps the form open', async ({ page, site }) => {
  await openForm(page, site, 'areas/entries/monument');
  const near = await findField(page, 'near');
  await near.getByRole('combobox').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await near.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Fountain', exact: true }).click();
  await page.keyboard.press('Escape');
  expect(await save(page, site)).toEqual(['src/content/areas/monument.yaml']);
  expect(lastChange(site)).toHaveLength(2);
});

test('an incomplete new area is refused with what is missing, and nothing is written', async ({ page, site }) => {
  await page.goto(`${site.address}#/collections/areas/new`);
  await (await textIn(page, 'name')).fill('Rockrimmon');
  await saveInVain(page, site, /One field has an error|fields have errors/);
});

test('an empty heading of an area page gets a whole sentence below its field', async ({ page, site }) => {
  await openForm(page, site, monument);
  await (await textIn(page, 'page.hero.heading')).fill('');
  await saveInVain(page, site, /This is empty: write it\./);
});

test('the owner corrects a longitude without its minus by typing over it', async ({ page, site }) => {
  await openForm(page, site, 'areas/entries/monument');
  const longitude = await textIn(page, 'map.longitude');
  await longitude.fill('104.78');
  await saveInVain(page, site, /needs its minus: write -104\.78/);
  await longitude.press('ControlOrMeta+a');
  await longitude.pressSequentially('-104.78');
  await expect(longitude).toHaveValue('-104.78');
  expect(await save(page, site)).toEqual(['src/content/areas/monument.yaml']);
  expect(parse(site.read('src/content/areas/monument.yaml')).map.longitude).toBe(-104.78);
});

test('a new area is saved, and its unsaved words are offered again after a reload', async ({ page, site }) => {
  await page.goto(`${site.address}#/collections/areas/new`);
  await (await textIn(page, 'name')).fill('Cañon City');
  await (await textIn(page, 'label')).fill('Cañon City, 81212');
  const zips = await findField(page, 'zips');
  await zips.getByRole('button', { name: /Add/ }).last().click();
  await zips.getByRole('textbox').last().fill('81212');
  await (await findField(page, 'zone')).getByRole('radio', { name: 'Nearby' }).click();
  await (await findField(page, 'near')).getByRole('combobox').click();
  await page.getByRole('option', { name: 'Fountain', exact: true }).click();
  expect(await save(page, site)).toEqual(['src/content/areas/canon-city.yaml']);
  await page.getByText('Cañon City').first().click();
  await (await textIn(page, 'label')).press('ControlOrMeta+A');
  await page.keyboard.type('Royal Gorge, 81212');
  await page.waitForTimeout(200);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(await textIn(page, 'label')).toHaveValue('Royal Gorge, 81212');
  expect(await save(page, site)).toEqual(['src/content/areas/canon-city.yaml']);
  site.git('reset', '--quiet', '--hard', 'HEAD~2');
});

test('a new area page accepts all its required items', async ({ page, site }) => {
  await page.goto(`${site.address}#/collections/area-pages/new`);
  await page.getByRole('button', { name: /^Add .?Page/ }).click();
  await page.getByRole('menuitem', { name: 'Residential house washing' }).click();
  // The area of a page is one that exists: a new one has a form of its own.
  await expect(page.locator('[data-key-path="page.area"]').getByRole('combobox')).toBeVisible();
  await expect(page.getByRole('button', { name: /Add .?Area/ })).toBeHidden();
  await page.locator('[data-key-path="page.challenges"]').scrollIntoViewIfNeeded();
  await page.locator('[data-key-path="page.challenges.items"]').getByRole('button', { name: /Add/ }).click();
  await expect(page.locator('[data-key-path="page.challenges.items.0.challenge"]')).toBeVisible();
});

test('a new page for an area that has one is refused, and the old page stays', async ({ page, site }) => {
  await page.goto(`${site.address}#/collections/area-pages/new`);
  await page.getByRole('button', { name: /^Add .?Page/ }).click();
  await page.getByRole('menuitem', { name: 'Residential window cleaning' }).click();
  await (await findField(page, 'page.area')).getByRole('combobox').click();
  await page.getByRole('option', { name: 'Monument' }).click();
  await (await findField(page, 'page.draft')).getByRole('switch').click();
  await saveInVain(page, site, /exists already\. Open it in the list/);
});

test('a page is saved as a draft, previewed, and deleted after a question', async ({ page, site }) => {
  const file = 'src/content/area-pages/peyton/residential-window-cleaning.yaml';
  const area = 'src/content/areas/peyton.yaml';
  const before = site.git('rev-parse', 'HEAD');
  mkdirSync(join(site.root, 'src/content/areas'), { recursive: true });
  writeFileSync(
    join(site.root, area),
    site
      .read('src/content/areas/monument.yaml')
      .replace(/^name: .*/m, 'name: Peyton')
      .replace(/^map:.*\n/m, ''),
  );
  site.git('add', '.');
  site.git('commit', '--quiet', '--message', 'A new area');
  await page.goto(`${site.address}#/collections/area-pages/new`);
  await page.getByRole('button', { name: /^Add .?Page/ }).click();
  await page.getByRole('menuitem', { name: 'Residential window cleaning' }).click();
  await (await findField(page, 'page.area')).getByRole('combobox').click();
  await page.getByRole('option', { name: 'Peyton' }).click();
  await (await findField(page, 'page.draft')).getByRole('switch').click();
  await (await textIn(page, 'page.hero.heading')).fill('Clean glass in Peyton');
  expect(await save(page, site)).toEqual([file]);
  expect(parse(site.read(file))).toMatchObject({ draft: true, hero: { heading: 'Clean glass in Peyton' } });
  const drafts = page.getByText('(Drafts, not on the site yet)');
  await expect(drafts).toBeVisible();
  const firstArea = page.getByText('Black Forest', { exact: true }).first();
  expect((await drafts.boundingBox())?.y).toBeLessThan((await firstArea.boundingBox())?.y ?? 0);

  await page.getByText('Clean glass in Peyton').click();
  await (await textIn(page, 'page.hero.intro')).press('ControlOrMeta+A');
  await page.keyboard.type('Peyton is on the plains.');
  await page.waitForTimeout(200);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(await textIn(page, 'page.hero.intro')).toHaveValue('Peyton is on the plains.');
  expect(await save(page, site)).toEqual([file]);

  await openForm(page, site, 'area-pages/entries/peyton/residential-window-cleaning');
  await expect(besideOf(page).getByRole('heading', { name: 'Clean glass in Peyton' })).toBeVisible();

  await page.goto(`${site.address.split('?')[0]}#/collections/area-pages`);
  // The first box selects all entries, and the second one the draft.
  await page.getByRole('checkbox').nth(1).click();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  // The CMS isolates the name and the effect with invisible characters.
  await expect(
    page.getByText(/Delete “.?Clean glass in Peyton.?”\? .?It is a draft and not on the site/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('checkbox').nth(1).click();
  await page.getByRole('checkbox').nth(2).click();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(page.getByText(/Delete “.?House washing in Black Forest.?”\? .?Its page leaves the site/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await expect(page.getByText(/Black Forest .* is deleted, and its visitors now see “/i)).toBeVisible();
  const [list] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'All changes' }).click(),
  ]);
  await expect(list.getByRole('link', { name: /Black Forest residential house washing: deleted/i })).toBeVisible();
  expect((await new AxeBuilder({ page: list }).analyze()).violations).toEqual([]);
  await list.getByRole('link', { name: /house washing: deleted/i }).click();
  expect((await new AxeBuilder({ page: list }).analyze()).violations).toEqual([]);
  await page.setViewportSize(phoneWidth);
  await openForm(page, site, 'pages/entries/page-about');
  const paragraph = await textIn(page, 'story.paragraphs.0');
  expect(await paragraph.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(4);
  site.git('reset', '--quiet', '--hard', before);
});

test('the editor at /admin asks for a token and opens only with it', async ({ page, site }) => {
  await page.route('**/site.json', async (route) => {
    const source = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...source, backend: { ...source.backend, key: '' } },
    });
  });
  await page.goto(site.address);
  await page.getByRole('button', { name: /Access Token/ }).click();
  const token = page.getByRole('alertdialog').getByRole('textbox');
  await token.fill('wrong');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/invalid/i)).toBeVisible();
  await page.getByRole('button', { name: /Access Token/ }).click();
  await token.fill(site.address.split('key=')[1] ?? '');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('What does it cost?')).toBeVisible();
});

test('the bar counts unpublished changes and works offline, and the site builds', async ({ context, page, site }) => {
  await openForm(page, site, 'company/entries/business');
  const bar = page.locator('.online-bar');
  await expect(bar).toContainText('has to connect it first');
  site.git('remote', 'add', 'origin', 'https://site.invalid/site.git');
  await page.reload();
  await expect(bar).toContainText(/not online yet/);
  expect((await new AxeBuilder({ page }).include('.online-bar').analyze()).violations).toEqual([]);
  await bar.getByRole('button').click();
  await expect(bar).toContainText('there is no network', { timeout: 120_000 });
  const other = await context.newPage();
  await openForm(other, site, 'company/entries/business');
  await (await textIn(page, 'offer')).fill('Estimates for free');
  await save(page, site);
  await expect(bar).toContainText(/changes are not online yet/);
  // The other window, which is in sight next to it, follows without the focus.
  await expect(other.locator('.online-bar p')).toHaveText((await bar.locator('p').textContent()) ?? '');
  await other.close();
  const contact = readFileSync(join(site.root, 'dist/contact.html'), 'utf8');
  expect(contact).toContain(parse(site.read(business)).phone.slice(4));
});
