import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { readPictureKinds } from '../../src/lib/launch/check-illustrations.ts';
import { galleryCategories } from '../../src/lib/schemas/gallery.ts';
import {
  cardLink,
  cards,
  filterButton,
  lightbox,
  openGallery,
  openItem,
  openPicture,
  strokeFinger,
  waitForGallery,
} from './gallery-page.ts';
import { holdRequests } from './held-requests.ts';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';
import { watchShifts } from './watch-shifts.ts';

// Animations are on, as for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Side = { picture: string };
const pairs: { id: string; category: string; title: string; before: Side; after: Side }[] = parse(
  readFileSync('src/content/gallery.yaml', 'utf8'),
);
const texts = parse(readFileSync('src/content/pages/gallery.yaml', 'utf8'));
const items = pairs.flatMap(({ id, category }) => [
  { id: `${id}-before`, category },
  { id: `${id}-after`, category },
]);
const countIn = (name: string) => items.filter(({ category }) => category === name).length;

const counter = (page: Page) => lightbox(page).locator('[aria-live]');

const listShown = (page: Page) => cards(page).evaluateAll((items) => items.map(({ id }) => id));

/** Expects this picture to be open, or the one so many `further` on: the first follows the last. */
async function expectPlace(page: Page, id: string, further = 0) {
  const shown = await listShown(page);
  expect(shown).toContain(id);
  const place = (shown.indexOf(id) + further + shown.length) % shown.length;
  const expected = shown[place] ?? '';
  await expect(counter(page)).toHaveText(
    new RegExp(`^Pair ${Math.floor(place / 2) + 1} of ${shown.length / 2}: .*, ${/[a-z]+$/.exec(expected)}$`),
  );
  await expect(page).toHaveURL(new RegExp(`#${expected}$`));
}

async function expectPair(page: Page, id: string) {
  const shown = await listShown(page);
  expect(shown).toContain(id);
  const pair = Math.floor(shown.indexOf(id) / 2);
  await expect(counter(page)).toHaveText(new RegExp(`^Pair ${pair + 1} of ${shown.length / 2}:`));
}

test.describe('the grid', () => {
  test('the grid has one to four columns, depending on the width', async ({ tab: page }) => {
    await openGallery(page, site());
    for (const [width, columns] of [
      [390, 1],
      [820, 2],
      [1100, 3],
      [1440, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const category of ['all', 'windows']) {
        await page.locator(`[name=category][value=${category}]`).check();
        const pictures = page.locator('[data-card] img:visible');
        const tops = await pictures.evaluateAll((all) => all.map((img) => Math.round(img.getBoundingClientRect().top)));
        const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
        const most = category === 'all' ? columns : Math.min(columns, 2);
        expect({ width, category, columns: Math.max(...rows) }).toEqual({ width, category, columns: most });
      }
    }
  });

  test('an after is next to or below its before, at every width and filter', async ({ tab: page }) => {
    await openGallery(page, site());
    // One width for each number of columns, all projects and one category.
    const [widths, categories] = process.env['TEST_ALL']
      ? [[320, 390, 820, 1024, 1366, 1440, 1920], galleryCategories]
      : [[390, 820, 1024, 1440], ['windows']];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const category of ['all', ...categories]) {
        await page.locator(`[name=category][value=${category}]`).check();
        const boxes = await cards(page).evaluateAll((figures) =>
          figures.map((figure) => figure.getBoundingClientRect().toJSON() as DOMRect),
        );
        const parted = boxes.filter((before, index) => {
          const after = boxes[index + 1];
          if (index % 2 === 1 || !after) return false;
          const isBeside = Math.abs(after.top - before.top) < 1 && after.left - before.right < 20;
          const isUnder = Math.abs(after.left - before.left) < 1 && after.top - before.bottom < 80;
          return !(isBeside ? after.left >= before.right : isUnder);
        });
        expect({ width, category, parted }).toEqual({ width, category, parted: [] });
      }
    }
  });

  // The lower phone has less space for a pair.
  for (const height of process.env['TEST_ALL'] ? [664, 844] : [664]) {
    test(`a pair fits with its title and captions on a phone of 390 by ${height}`, async ({ tab: page }) => {
      await page.setViewportSize({ width: 390, height });
      await page.goto(`${site()}/gallery`);
      const bar = await page.getByRole('link', { name: 'FREE QUOTE' }).last().boundingBox();
      const pairHeights = await page
        .locator('[data-pair]')
        .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
      expect(pairHeights.length).toBeGreaterThan(0);
      expect(Math.max(...pairHeights)).toBeLessThanOrEqual((bar?.y ?? 0) - 8);
    });
  }

  test('each pair has one title, before comes first, and no caption repeats its label', async ({ tab: page }) => {
    await page.goto(`${site()}/gallery`);
    await expect(cards(page)).toHaveCount(items.length);
    const shown = page.locator('[data-pair]');
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText(pairs.map(({ title }) => title));
    for (const pair of await shown.all()) {
      await expect(pair.locator('a > span')).toHaveText([/^Before\b/, /^After\b/]);
      for (const caption of await pair.locator('figcaption').allTextContents())
        expect(caption).not.toMatch(/^(before|after)\b/i);
    }
  });

  test('the gallery says that pairs without photographs are drawn', async ({ tab: page }) => {
    await page.goto(`${site()}/gallery`);
    const kinds = readPictureKinds('.');
    for (const { id, title, before, after } of pairs) {
      const isJob = [before, after].every(({ picture }) => kinds.get(picture) === 'photograph');
      const group = page.locator('main div', { has: page.locator(`> ul > li:has-text("${title}")`) });
      const heading = isJob ? texts.jobs.heading : texts.drawn.heading;
      await expect(group.getByRole('heading', { level: 2 }), id).toHaveText(heading);
    }
  });
});

test.describe('the filter', () => {
  test('the filter has a choice for all and one for each category', async ({ tab: page }) => {
    await openGallery(page, site(), '?ref=mail');
    const group = page.getByRole('group', { name: 'Filter projects' });
    await expect(group.getByRole('radio')).toHaveCount(galleryCategories.length + 1);
    for (const category of galleryCategories) {
      const count = countIn(category);
      await group.locator(`[value=${category}]`).check();
      await expect(cards(page)).toHaveCount(count);
      await expect(page.locator(`[data-card=${category}]:visible`)).toHaveCount(count);
      await expect(page.locator('main [role=status]')).toHaveText(
        new RegExp(`\\w: ${count === 2 ? '1 pair' : `${count / 2} pairs`}$`),
      );
      expect(new URL(page.url()).search).toBe(`?ref=mail&category=${category}`);
    }
    await filterButton(page, 'All Projects').check();
    await expect(cards(page)).toHaveCount(items.length);
    expect(new URL(page.url()).search).toBe('?ref=mail');
    // A filter chosen by key is completely visible on a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('ArrowLeft');
    await expect(cards(page)).toHaveCount(countIn('concrete'));
    await expect(filterButton(page, 'Concrete')).toBeInViewport({ ratio: 1 });
  });

  test('the filter survives a reload and is undone by Back', async ({ page }) => {
    await openGallery(page, site());
    await filterButton(page, 'Commercial').click();
    await filterButton(page, 'Concrete').click();
    await expect(page).toHaveURL(/category=concrete/);
    await page.reload();
    await expect(cards(page)).toHaveCount(countIn('concrete'));
    await expect(page.locator('[data-card=concrete]').first()).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-card=commercial]').first()).toBeVisible();
    await expect(filterButton(page, 'Commercial')).toBeChecked();
    await page.goBack();
    await expect(cards(page)).toHaveCount(items.length);
    await page.goForward();
    await expect(cards(page)).toHaveCount(countIn('concrete'));
  });

  test('a filter chosen before the script loads is kept, and Back undoes it', async ({ page }) => {
    const deliver = await holdRequests(page, /\/_astro\/gallery\.[^/]*js$/);
    await page.goto(`${site()}/gallery`);
    await filterButton(page, 'Window Cleaning').click();
    await filterButton(page, 'Concrete').click();
    await expect(cards(page)).toHaveCount(countIn('concrete'));
    await page.goBack();
    await expect(filterButton(page, 'Window Cleaning')).toBeChecked();
    await expect(cards(page)).toHaveCount(countIn('windows'));
    deliver();
    await waitForGallery(page);
    await expect(filterButton(page, 'Window Cleaning')).toBeChecked();
    await expect(page).toHaveURL(/category=windows$/);
    await openItem(page, 'windows-after');
    await expectPlace(page, 'windows-after');
  });

  test('the first frame is already filtered, and nothing shifts', async ({ page }) => {
    await page.route(/\.(js|woff2)$/, (route) => route.abort());
    const readShifts = await watchShifts(page);
    await page.goto(`${site()}/gallery?category=concrete`);
    await expect(cards(page)).toHaveCount(countIn('concrete'));
    await expect(filterButton(page, 'Concrete')).toBeChecked();
    await page.waitForLoadState('networkidle');
    expect(await readShifts()).toEqual([]);
  });

  // Covers "all" projects; npm run test:all covers each category.
  const categories = process.env['TEST_ALL']
    ? ['', 'windows', 'pressure-washing', 'house-washing', 'commercial', 'concrete', 'roofs']
    : [''];
  for (const category of categories) {
    test(`the filter "${category}" in the address shifts nothing, however late pictures load`, async ({ page }) => {
      const readShifts = await watchShifts(page);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.route(/\.(avif|jpeg)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await openGallery(page, site(), category && `?category=${category}`);
      await page.waitForLoadState('networkidle');
      expect(await readShifts()).toEqual([]);
    });
  }

  test('a category without projects says so and leads back to all projects', async ({ tab: page }) => {
    await openGallery(page, site(), '?category=roofs');
    await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all projects' }).click();
    await expect(cards(page)).toHaveCount(items.length);
    await expect(page.getByRole('heading', { name: 'No projects found' })).toBeHidden();
  });
});

/** Takes one step through the lightbox: a press on a card or a button, a move through the history, or a key. */
function runStep(page: Page, id: string, step: string) {
  if (step === 'open') return cardLink(page, id).click();
  if (step === 'Back') return page.goBack();
  if (step === 'Forward') return page.goForward();
  if (!/^(Next|Previous|Compare|Close)$/.test(step)) return page.keyboard.press(step);
  return lightbox(page).getByRole('button', { name: step }).click();
}

/** Expects the result of a step: the picture so many further, the comparison of its pair, or the closed lightbox. */
async function expectState(page: Page, id: string, search: string, state: string) {
  if (state === 'home') return expect(page).toHaveURL(`${site()}/`);
  if (state === 'closed') {
    await expect(lightbox(page)).toBeHidden();
    return expect(page).toHaveURL(`${site()}/gallery${search}`);
  }
  await expect(lightbox(page)).toBeVisible();
  const range = lightbox(page).getByRole('slider');
  await expect(range).toHaveCount(state === 'pair' ? 1 : 0);
  if (state !== 'pair') return expectPlace(page, id, Number(state));
  await expect(range).toBeFocused();
  await expect(openPicture(page).locator('img')).toHaveCount(2);
  await expectPair(page, id);
}

test.describe('the lightbox', () => {
  for (const [how, id, address, steps] of [
    // Pressing the last key twice must not leave the gallery.
    [
      'by keys',
      'windows-before',
      '',
      'Enter:0 ArrowLeft:-1 ArrowRight:0 End:-1 Home:0 ArrowRight:1 Escape:closed Escape:closed',
    ],
    ['by its buttons', 'house-washing-before', '#house-washing-before', 'Next:1 Previous:0 Previous:-1 Close:closed'],
    ['around a category', 'concrete-before', '?category=concrete', 'open:0 Previous:-1 Next:0 Close:closed'],
    [
      'by Back and Forward',
      'commercial-after',
      '',
      'open:0 ArrowRight:1 Back:closed Forward:1 Escape:closed Back:home',
    ],
    ['from a link to a picture', 'windows-after', '#windows-after', 'Escape:closed Back:home'],
    [
      'to the comparison, back and out of it',
      'pressure-washing-after',
      '',
      'open:0 Compare:pair Compare:0 Compare:pair Next:1 Escape:closed',
    ],
  ] as const) {
    const tag = /around|link/.test(how) ? '@all' : [];
    test(`the lightbox is navigated ${how}`, { tag }, async ({ tab: page }) => {
      const [search = '', linked] = address.split('#');
      if (steps.endsWith('home')) await page.goto(`${site()}/`);
      await openGallery(page, site(), address);
      if (linked) await expectState(page, id, search, '0');
      else await cardLink(page, id).focus();
      for (const step of steps.split(' ')) {
        const [act = '', state = ''] = step.split(':');
        await runStep(page, id, act);
        await expectState(page, id, search, state);
      }
    });
  }

  test('the lightbox works by keyboard alone, from the filter through the comparison and back', async ({
    tab: page,
  }) => {
    await openGallery(page, site());
    await filterButton(page, 'House Washing').focus();
    await page.keyboard.press('Space');
    await expect(cards(page)).toHaveCount(countIn('house-washing'));
    const [first = ''] = await listShown(page);
    await page.keyboard.press('Tab');
    await expect(cardLink(page, first)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPlace(page, first);
    await page.keyboard.press('Enter');
    const range = lightbox(page).getByRole('slider');
    await expect(range).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(range).toHaveAttribute('aria-valuetext', '68 % cleaned');
    await expectPair(page, first);
    await page.keyboard.press('Escape');
    await expect(cardLink(page, first)).toBeFocused();
    await expect(page).toHaveURL(`${site()}/gallery?category=house-washing`);
  });

  test('closing the lightbox twice at once goes back once', { tag: '@all' }, async ({ page }) => {
    await page.goto(`${site()}/`);
    await openGallery(page, site());
    await openItem(page, 'windows-after');
    // Sends two Escapes within one frame.
    await lightbox(page).evaluate((dialog: HTMLDialogElement) => {
      dialog.requestClose();
      dialog.requestClose();
    });
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL(`${site()}/gallery`);
    await expect(cardLink(page, 'windows-after')).toBeFocused();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(`${site()}/gallery`);
    await openItem(page, 'concrete-before');
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL(`${site()}/gallery`);
    await page.goBack();
    await expect(page).toHaveURL(`${site()}/`);
  });

  test('the lightbox stays closed if the picture was changing as it closed', { tag: '@all' }, async ({ page }) => {
    // Simulates a browser that is slow to go back.
    await page.addInitScript(() => {
      const back = history.back.bind(history);
      history.back = () => void setTimeout(back, 300);
    });
    await openGallery(page, site());
    await openItem(page, 'commercial-after');
    const isOpen = await lightbox(page).evaluate(async (dialog: HTMLDialogElement) => {
      const row = dialog.querySelector('[aria-label=Pictures]') as HTMLElement;
      row.scrollLeft -= row.clientWidth;
      dialog.requestClose();
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      return dialog.open;
    });
    expect(isOpen).toBe(false);
    await expect(page).toHaveURL(`${site()}/gallery`);
  });

  test('the lightbox ignores a hash that names no project of the category', { tag: '@all' }, async ({ page }) => {
    for (const address of ['#main', '?category=concrete#windows-after']) {
      await openGallery(page, site(), address);
      await expect(lightbox(page)).toBeHidden();
    }
  });

  test('the lightbox names its picture and makes the page behind inert', async ({ tab: page }) => {
    await openGallery(page, site(), '#house-washing-after');
    await expect(lightbox(page)).toHaveAccessibleName(/after$/);
    await expect(lightbox(page).locator('[aria-live=polite]')).toContainText(/^Pair \d+ of \d+: .*after/);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const reached = await page.evaluate(() => document.elementFromPoint(20, 20)?.closest('dialog') !== null);
    expect(reached).toBe(true);
  });

  test('the lightbox leaves a click with a modifier key to the browser', { tag: '@all' }, async ({ page, context }) => {
    await openGallery(page, site());
    const opened = context.waitForEvent('page');
    await cardLink(page, 'windows-after').click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(lightbox(page)).toBeHidden();
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('the lightbox shows both halves of a pair whole on every phone', async ({ page }) => {
      for (const height of [664, 844]) {
        await page.setViewportSize({ width: 390, height });
        await openGallery(page, site(), '#concrete-after');
        const shown = lightbox(page).locator('figure:not([inert])');
        await expect(shown).toHaveCount(2);
        for (const half of await shown.locator('img, p').all()) await expect(half).toBeInViewport({ ratio: 0.99 });
      }
    });

    test('a sideways swipe changes the pair and the address; a downward one does not', async ({ page }) => {
      const [first = '', second = ''] = pairs.map(({ id }) => id);
      await openGallery(page, site());
      const shown = await listShown(page);
      expect(shown.slice(0, 4)).toEqual([`${first}-before`, `${first}-after`, `${second}-before`, `${second}-after`]);
      await cardLink(page, `${first}-before`).tap();
      await expectPlace(page, `${first}-before`);
      await strokeFinger(page, { x: 340, y: 420 }, { x: 60, y: 430 });
      await expectPlace(page, `${second}-before`);
      await expect(openPicture(page)).toBeInViewport({ ratio: 0.99 });
      await strokeFinger(page, { x: 60, y: 420 }, { x: 340, y: 410 });
      await expectPlace(page, `${first}-before`);
      await expect(openPicture(page)).toBeInViewport({ ratio: 0.99 });
      await strokeFinger(page, { x: 200, y: 300 }, { x: 190, y: 560 });
      await page.waitForTimeout(300);
      await expectPlace(page, `${first}-before`);
    });

    test('the lightbox keeps its picture in view when the phone is rotated', { tag: '@all' }, async ({ page }) => {
      await openGallery(page, site(), '#concrete-after');
      for (const [width, height] of [
        [844, 390],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectPlace(page, 'concrete-after');
        await expect(openPicture(page).locator('img')).toBeInViewport({ ratio: 0.9 });
      }
    });

    test('a swipe on the comparison wipes it and does not change the picture', { tag: '@all' }, async ({ page }) => {
      await openGallery(page, site(), '#concrete-after');
      await lightbox(page).getByRole('button', { name: 'Compare' }).tap();
      const box = await lightbox(page).getByRole('slider').boundingBox();
      if (!box) throw new Error('the slider has no place');
      const y = box.y + box.height / 2;
      await strokeFinger(page, { x: 180, y }, { x: 50, y });
      await expectPair(page, 'concrete-after');
      expect(Number(await lightbox(page).getByRole('slider').inputValue())).toBeGreaterThan(75);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the gallery filters, and each card links to its picture', async ({ page }) => {
    await page.goto(`${site()}/gallery`);
    await expect(cards(page)).toHaveCount(items.length);
    await expect(page.getByRole('button', { name: 'Compare' })).toHaveCount(0);
    await filterButton(page, 'Window Cleaning').check();
    await expect(cards(page)).toHaveCount(countIn('windows'));
    const answer = page.waitForResponse(/gallery-windows-after.*\.jpeg$/);
    await cardLink(page, 'windows-after').click();
    expect((await answer).headers()['content-type']).toBe('image/jpeg');
  });
});

test('a tap before React hydrates opens the picture, and Back returns to the gallery', async ({ page }) => {
  await holdRequests(page, /\/_astro\/gallery\.[^/]*js$/);
  await page.goto(`${site()}/gallery`);
  await cardLink(page, 'windows-after').click();
  await expect(page).toHaveURL(/gallery-windows-after.*\.jpeg$/);
  await page.goBack();
  await expect(page).toHaveURL(`${site()}/gallery`);
});

test('a browser that is never idle announces the filter and opens the lightbox', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout ? window.setTimeout(callback, timeout, { didTimeout: true, timeRemaining: () => 0 }) : 0;
  });
  await page.goto(`${site()}/gallery`);
  await filterButton(page, 'Concrete').check();
  await expect(cards(page)).toHaveCount(countIn('concrete'));
  // The rest needs React.
  await expect(page.locator('main [role=status]')).toHaveText(/^Concrete\b/);
  await openItem(page, 'concrete-before');
});
