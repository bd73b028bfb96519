import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { findIllustrations } from '../../src/launch/check-illustrations.ts';
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
import { watchShifts } from './watch-shifts.ts';

const items = parse(readFileSync('src/content/gallery.yaml', 'utf8')) as { id: string; picture: string }[];
let illustrations: Set<string>;
test.beforeAll(async () => {
  illustrations = await findIllustrations('.');
});

const counter = (page: Page) => lightbox(page).getByText(/^(Pair )?\d+ of \d+/);

test.describe('the grid', () => {
  test('has one to four columns by the width of the screen; one, two and four keep each pair together', async ({
    page,
  }) => {
    await page.goto(`${site()}/gallery`);
    for (const [width, columns] of [
      [390, 1],
      [820, 2],
      [1100, 3],
      [1440, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await cards(page).evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().toJSON()),
      );
      expect({ width, columns: new Set(boxes.map((box) => Math.round(box.left))).size }).toEqual({ width, columns });
      const frames = await page
        .locator('a[data-item]')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
      for (let before = 0; before < frames.length; before += 2) {
        const [first, second] = frames.slice(before, before + 2) as [DOMRect, DOMRect];
        const together = second.left <= first.right && second.top <= first.bottom;
        expect({ width, before, together }).toEqual({ width, before, together: columns !== 3 });
      }
    }
  });

  test('shows ten projects, one before and one after of each kind, each card saying which it is', async ({ page }) => {
    await page.goto(`${site()}/gallery`);
    await expect(cards(page)).toHaveCount(10);
    for (const category of ['windows', 'pressure-washing', 'house-washing', 'commercial', 'concrete']) {
      const pair = page.locator(`[data-card=${category}]`);
      await expect(pair.getByText('Before', { exact: true })).toHaveCount(1);
      await expect(pair.getByText('After', { exact: true })).toHaveCount(1);
    }
    const drawn = items.filter(({ picture }) => illustrations.has(picture));
    await expect(cards(page).getByText('Illustration', { exact: true })).toHaveCount(drawn.length);
  });
});

test.describe('the filter', () => {
  test('has six choices, and each shows its own projects alone and says so', async ({ page }) => {
    await openGallery(page, site(), '?ref=mail');
    const group = page.getByRole('group', { name: 'Filter projects' });
    await expect(group.locator('label')).toHaveText([
      'All Projects',
      'Window Cleaning',
      'Pressure Washing',
      'House Washing',
      'Commercial',
      'Concrete Cleaning',
    ]);
    for (const category of ['windows', 'pressure-washing', 'house-washing', 'commercial', 'concrete']) {
      await group.locator(`[value=${category}]`).check();
      await expect(cards(page)).toHaveCount(2);
      await expect(page.locator(`[data-card=${category}]:visible`)).toHaveCount(2);
      await expect(page.locator('main [role=status]')).toHaveText('1 pair');
      expect(new URL(page.url()).search).toBe(`?ref=mail&category=${category}`);
    }
    await filterButton(page, 'All Projects').check();
    await expect(cards(page)).toHaveCount(10);
    expect(new URL(page.url()).search).toBe('?ref=mail');
  });

  test('answers the arrow keys, and what is chosen stands whole on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openGallery(page, site());
    await filterButton(page, 'All Projects').focus();
    await page.keyboard.press('ArrowRight');
    await expect(filterButton(page, 'Window Cleaning')).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(filterButton(page, 'Concrete')).toBeChecked();
    await expect(cards(page)).toHaveCount(2);
    await expect(filterButton(page, 'Concrete')).toBeInViewport({ ratio: 1 });
  });

  test('is kept by reload and undone by Back', async ({ page }) => {
    await openGallery(page, site());
    await filterButton(page, 'Commercial').click();
    await filterButton(page, 'Concrete').click();
    await expect(page).toHaveURL(/category=concrete/);
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.locator('[data-card=concrete]').first()).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-card=commercial]').first()).toBeVisible();
    await expect(filterButton(page, 'Commercial')).toBeChecked();
    await page.goBack();
    await expect(cards(page)).toHaveCount(10);
    await page.goForward();
    await expect(cards(page)).toHaveCount(2);
  });

  test('works before its script is there: the choice is kept, and Back undoes it', async ({ page }) => {
    const deliver = await holdRequests(page, /\/_astro\/gallery\.[^/]*js$/);
    await page.goto(`${site()}/gallery`);
    await filterButton(page, 'Window Cleaning').click();
    await filterButton(page, 'Concrete').click();
    await expect(cards(page)).toHaveCount(2);
    await page.goBack();
    await expect(filterButton(page, 'Window Cleaning')).toBeChecked();
    await expect(cards(page)).toHaveCount(2);
    deliver();
    await waitForGallery(page);
    await expect(filterButton(page, 'Window Cleaning')).toBeChecked();
    await expect(page).toHaveURL(/category=windows$/);
    await openItem(page, 'windows-after');
    await expect(counter(page)).toHaveText(/^2 of 2/);
  });

  test('has filtered the very first frame, before any module runs, and nothing moves', async ({ page }) => {
    await page.route(/\.(js|woff2)$/, (route) => route.abort());
    const readShifts = await watchShifts(page);
    await page.goto(`${site()}/gallery?category=concrete`);
    await expect(cards(page)).toHaveCount(2);
    await expect(filterButton(page, 'Concrete')).toBeChecked();
    await page.waitForLoadState('networkidle');
    expect(await readShifts()).toEqual([]);
  });

  // All, some and none of the projects; npm run test:all takes each category.
  const categories = process.env['TEST_ALL']
    ? ['', 'windows', 'pressure-washing', 'house-washing', 'commercial', 'concrete', 'roofs']
    : ['', 'concrete', 'roofs'];
  for (const category of categories) {
    test(`moves nothing with "${category}" in the address, however late its pictures come`, async ({ page }) => {
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

  test('says that a category has no projects, and leads back to all of them', async ({ page }) => {
    await openGallery(page, site(), '?category=roofs');
    await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all projects' }).click();
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole('heading', { name: 'No projects found' })).toBeHidden();
  });
});

test.describe('the lightbox', () => {
  test('by keyboard alone: opens, turns both ways around the end, and gives the focus back', async ({ page }) => {
    await openGallery(page, site());
    await cardLink(page, 'windows-before').focus();
    await page.keyboard.press('Enter');
    await expect(counter(page)).toHaveText(/^1 of 10/);
    await expect(lightbox(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(/^10 of 10/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(/^2 of 10/);
    await page.keyboard.press('End');
    await expect(counter(page)).toHaveText(/^10 of 10/);
    await page.keyboard.press('Home');
    await expect(counter(page)).toHaveText(/^1 of 10/);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(cardLink(page, 'windows-before')).toBeFocused();
    await expect(page).toHaveURL(`${site()}/gallery`);
  });

  test('by keyboard alone, from the filter through the comparison and back', async ({ page }) => {
    await openGallery(page, site());
    await filterButton(page, 'House Washing').focus();
    await page.keyboard.press('Space');
    await expect(cards(page)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(cardLink(page, 'house-washing-before')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(counter(page)).toHaveText(/^1 of 2/);
    await page.keyboard.press('Enter');
    const range = lightbox(page).getByRole('slider');
    await expect(range).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(range).toHaveAttribute('aria-valuetext', '76 % cleaned');
    await page.keyboard.press('Home');
    await expect(range).toHaveAttribute('aria-valuetext', '0 % cleaned');
    await expect(counter(page)).toHaveText(/^Pair 1 of 1/);
    await page.keyboard.press('Escape');
    await expect(cardLink(page, 'house-washing-before')).toBeFocused();
    await expect(page).toHaveURL(`${site()}/gallery?category=house-washing`);
  });

  test('keeps the focus inside while it is open', async ({ page }) => {
    await openGallery(page, site());
    await openItem(page, 'concrete-before');
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
  });

  test('turns by its buttons and wraps inside the filtered projects', { tag: '@all' }, async ({ page }) => {
    const press = (name: string) => lightbox(page).getByRole('button', { name }).click();
    // In a ring of two, both buttons lead to the same picture.
    await openGallery(page, site(), '#house-washing-before');
    await expect(counter(page)).toHaveText(/^5 of 10/);
    await press('Next');
    await expect(counter(page)).toHaveText(/^6 of 10/);
    await press('Previous');
    await press('Previous');
    await expect(counter(page)).toHaveText(/^4 of 10/);
    await openGallery(page, site(), '?category=concrete');
    await openItem(page, 'concrete-before');
    await expect(counter(page)).toHaveText(/^1 of 2/);
    await press('Previous');
    await expect(counter(page)).toHaveText(/^2 of 2/);
    await press('Next');
    await expect(counter(page)).toHaveText(/^1 of 2/);
    await expect(openPicture(page).getByRole('heading')).toHaveText(/before/);
    await lightbox(page).getByRole('button', { name: 'Close' }).click();
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL(/\?category=concrete$/);
    await expect(cards(page)).toHaveCount(2);
  });

  test('closes on Back without leaving the gallery, and Forward opens it again', async ({ page }) => {
    await page.goto(`${site()}/`);
    await openGallery(page, site());
    await openItem(page, 'commercial-after');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL(`${site()}/gallery`);
    await page.goForward();
    await expect(lightbox(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL(`${site()}/gallery`);
    await page.goBack();
    await expect(page).toHaveURL(`${site()}/`);
  });

  test('asked to close twice at once, goes back once', { tag: '@all' }, async ({ page }) => {
    await page.goto(`${site()}/`);
    await openGallery(page, site());
    await openItem(page, 'windows-after');
    // Two Escapes within one frame.
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

  test('stays closed when it was being turned as it closed', { tag: '@all' }, async ({ page }) => {
    // A browser that takes its time to go back.
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

  test('opens from a link to one project, and closing stays on the page', async ({ page }) => {
    await page.goto(`${site()}/`);
    await openGallery(page, site(), '#windows-after');
    await expect(counter(page)).toHaveText(/^2 of 10/);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL(`${site()}/gallery`);
    await expect(cardLink(page, 'windows-after')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(`${site()}/`);
  });

  test('ignores an anchor that is no project of the category', { tag: '@all' }, async ({ page }) => {
    for (const address of ['#main', '?category=concrete#windows-after']) {
      await openGallery(page, site(), address);
      await expect(lightbox(page)).toBeHidden();
    }
  });

  test('shows the caption with its mark and says the turned page to a screen reader', async ({ page }) => {
    await openGallery(page, site(), '#house-washing-after');
    const { picture = '' } = items.find(({ id }) => id === 'house-washing-after') ?? {};
    await expect(openPicture(page).getByText('Illustration')).toHaveCount(Number(illustrations.has(picture)));
    await expect(lightbox(page)).toHaveAccessibleName(/after$/);
    await expect(lightbox(page).locator('[aria-live=polite]')).toContainText(/of 10 pictures: .*after/);
  });

  test('holds the page behind still and out of reach', async ({ page }) => {
    await openGallery(page, site());
    await openItem(page, 'windows-before');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const reached = await page.evaluate(() => document.elementFromPoint(20, 20)?.closest('dialog') !== null);
    expect(reached).toBe(true);
  });

  test('has the neighbours at hand before they are asked for', { tag: '@all' }, async ({ page }) => {
    await openGallery(page, site());
    await openItem(page, 'house-washing-before');
    for (const neighbour of ['pressure-washing-after', 'house-washing-after']) {
      await expect(lightbox(page).locator(`img[src*=${neighbour}]`)).toHaveJSProperty('complete', true);
    }
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/house-washing-after|pressure-washing-after/.test(request.url())) requests.push(request.url());
    });
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(/^6 of 10/);
    await expect(openPicture(page).locator('img')).toBeInViewport({ ratio: 0.9 });
    expect(requests).toEqual([]);
  });

  test('leaves a click with a key held to the browser', { tag: '@all' }, async ({ page, context }) => {
    await openGallery(page, site());
    const opened = context.waitForEvent('page');
    await cardLink(page, 'windows-after').click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(lightbox(page)).toBeHidden();
  });

  test('opens in the comparison from the button of a pair, and not from its pictures', async ({ page }) => {
    await openGallery(page, site());
    await page.getByRole('button', { name: 'Compare Driveway' }).click();
    await expect(lightbox(page).getByRole('slider')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Compare Driveway' })).toBeFocused();
    await openItem(page, 'pressure-washing-after');
    await expect(lightbox(page).getByRole('slider')).toHaveCount(0);
  });

  test('compares the two pictures of a pair, with the arrow keys on the slider', async ({ page }) => {
    await openGallery(page, site(), '#pressure-washing-after');
    await lightbox(page).getByRole('button', { name: 'Compare' }).click();
    const range = lightbox(page).getByRole('slider');
    await expect(range).toBeFocused();
    await expect(openPicture(page).locator('img')).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    await expect(range).toHaveAttribute('aria-valuetext', '61 % cleaned');
    await expect(counter(page)).toHaveText(/^Pair 2 of 5/);
    await lightbox(page).getByRole('button', { name: 'Compare' }).click();
    await expect(range).toHaveCount(0);
    await expect(counter(page)).toHaveText(/^4 of 10/);
    await lightbox(page).getByRole('button', { name: 'Compare' }).click();
    await lightbox(page).getByRole('button', { name: 'Next' }).click();
    await expect(range).toHaveCount(0);
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('turns by a sideways swipe, not by a downward one, and the address follows', async ({ page }) => {
      await openGallery(page, site());
      await cardLink(page, 'windows-before').tap();
      await expect(counter(page)).toHaveText(/^1 of 10/);
      await strokeFinger(page, { x: 340, y: 420 }, { x: 60, y: 430 });
      await expect(counter(page)).toHaveText(/^2 of 10/);
      await expect(page).toHaveURL(/#windows-after$/);
      await expect(openPicture(page)).toBeInViewport({ ratio: 0.99 });
      await strokeFinger(page, { x: 60, y: 420 }, { x: 340, y: 410 });
      await expect(counter(page)).toHaveText(/^1 of 10/);
      await expect(openPicture(page)).toBeInViewport({ ratio: 0.99 });
      await strokeFinger(page, { x: 200, y: 300 }, { x: 190, y: 560 });
      await page.waitForTimeout(300);
      await expect(counter(page)).toHaveText(/^1 of 10/);
    });

    test('keeps its frame where it is from a picture to its counterpart and to the wipe, from edge to edge', {
      tag: '@all',
    }, async ({ page }) => {
      await openGallery(page, site(), '#house-washing-before');
      const frame = () => openPicture(page).locator('img').first().boundingBox();
      await expect(counter(page)).toHaveText(/^5 of 10/);
      const before = await frame();
      expect(before).toMatchObject({ x: 0, width: 390 });
      await lightbox(page).getByRole('button', { name: 'Next' }).tap();
      await expect(counter(page)).toHaveText(/^6 of 10/);
      expect(await frame()).toEqual(before);
      await lightbox(page).getByRole('button', { name: 'Compare' }).tap();
      await expect(lightbox(page).getByRole('slider')).toBeVisible();
      expect(await frame()).toEqual(before);
    });

    test('wipes instead of turning while it compares', { tag: '@all' }, async ({ page }) => {
      await openGallery(page, site(), '#concrete-after');
      await lightbox(page).getByRole('button', { name: 'Compare' }).tap();
      const box = await lightbox(page).getByRole('slider').boundingBox();
      if (!box) throw new Error('the slider has no place');
      const y = box.y + box.height / 2;
      await strokeFinger(page, { x: 210, y }, { x: 340, y });
      await expect(counter(page)).toHaveText(/^Pair 5 of 5/);
      expect(Number(await lightbox(page).getByRole('slider').inputValue())).toBeGreaterThan(75);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, hides what cannot work, and leads each card to its picture', async ({ page }) => {
    await page.goto(`${site()}/gallery`);
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Compare' })).toHaveCount(0);
    await filterButton(page, 'Window Cleaning').check();
    await expect(cards(page)).toHaveCount(2);
    const answer = page.waitForResponse(/gallery-windows-after.*\.jpeg$/);
    await cardLink(page, 'windows-after').click();
    expect((await answer).headers()['content-type']).toBe('image/jpeg');
  });
});

test('a tap on a card before React is there opens the picture, and Back leads to the gallery', async ({ page }) => {
  await holdRequests(page, /\/_astro\/gallery\.[^/]*js$/);
  await page.goto(`${site()}/gallery`);
  await cardLink(page, 'windows-after').click();
  await expect(page).toHaveURL(/gallery-windows-after.*\.jpeg$/);
  await page.goBack();
  await expect(page).toHaveURL(`${site()}/gallery`);
});
