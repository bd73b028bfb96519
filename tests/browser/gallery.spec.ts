import { expect, type Page, test } from '@playwright/test';
import {
  cardLink,
  cards,
  filterButton,
  lightbox,
  openGallery,
  openItem,
  strokeFinger,
  waitForGallery,
} from './gallery-page.ts';
import { holdRequests } from './held-requests.ts';
import { site } from './quote-page.ts';

const counter = (page: Page) => lightbox(page).getByText(/^\d+ of \d+/);

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
    // None of the ten is a photograph.
    await expect(cards(page).getByText('Illustration', { exact: true })).toHaveCount(10);
  });
});

test.describe('the filter', () => {
  test('has six buttons, shows the chosen projects and says so', async ({ page }) => {
    await openGallery(page, site());
    const buttons = page.getByRole('group', { name: 'Filter projects' }).getByRole('button');
    await expect(buttons).toHaveText([
      'All Projects',
      'Window Cleaning',
      'Pressure Washing',
      'House Washing',
      'Commercial',
      'Concrete Cleaning',
    ]);
    await filterButton(page, 'House Washing').click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.locator('[data-card=house-washing]').first()).toBeVisible();
    await expect(page.locator('[aria-pressed=true]')).toHaveText(/House Washing/);
    await expect(page.locator('main [role=status]')).toHaveText('1 pair');
    expect(new URL(page.url()).searchParams.get('category')).toBe('house-washing');
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
    await expect(page.locator('[aria-pressed=true]')).toHaveText(/Commercial/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(10);
    await page.goForward();
    await expect(cards(page)).toHaveCount(2);
  });

  test('follows a Back that came before its script did', { tag: '@all' }, async ({ page }) => {
    await openGallery(page, site());
    await filterButton(page, 'Concrete').click();
    await expect(page).toHaveURL(/category=concrete/);
    const deliver = await holdRequests(page, '**/gallery-viewer*.js');
    await page.reload();
    // After a reload the entry before is still the same document: its grid stands as the reload left it.
    await page.goBack();
    await expect(page).toHaveURL(`${site()}/gallery`);
    await expect(cards(page)).toHaveCount(2);
    deliver();
    await waitForGallery(page);
    await expect(cards(page)).toHaveCount(10);
    await expect(page.locator('[aria-pressed=true]')).toHaveText(/All Projects/);
  });

  test('has filtered the very first frame, before any module runs, and nothing moves', async ({ page }) => {
    await page.route(/\.(js|woff2)$/, (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${site()}/gallery?category=concrete`);
    await expect(cards(page)).toHaveCount(2);
    await expect(page.locator('[aria-pressed=true]')).toHaveText(/Concrete/);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  // All, some and none of the projects; npm run test:all takes each category.
  const categories = process.env['TEST_ALL']
    ? ['', 'windows', 'pressure-washing', 'house-washing', 'commercial', 'concrete', 'roofs']
    : ['', 'concrete', 'roofs'];
  for (const category of categories) {
    test(`moves nothing with "${category}" in the address, however late its pictures come`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: unknown[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.toJSON()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
      });
      await page.route('**/*.woff2', (route) => route.abort());
      await page.route(/\.(avif|jpeg)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await openGallery(page, site(), category && `?category=${category}`);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
    });
  }

  test('works by reloading while the island is not there yet', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site()}/gallery`);
    await filterButton(page, 'Window Cleaning').click();
    await expect(page).toHaveURL(/category=windows/);
    await expect(cards(page)).toHaveCount(2);
  });

  test('says that a category has no projects, and leads back to all of them', async ({ page }) => {
    await openGallery(page, site(), '?category=roofs');
    await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all projects' }).click();
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole('heading', { name: 'No projects found' })).toBeHidden();
  });

  test('moves the cards in sight in a view transition, and none for those who want no motion', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = ((change: () => void) => {
        const named = (card: Element) => getComputedStyle(card).viewTransitionName !== 'none';
        const inSight = (card: Element) => card.getBoundingClientRect().top < innerHeight;
        const cards = [...document.querySelectorAll('[data-card]')];
        const right = cards.some(inSight) && cards.every((card) => named(card) === inSight(card));
        document.documentElement.dataset['glided'] = right ? 'those in sight' : 'others';
        return start(change);
      }) as typeof document.startViewTransition;
    });
    const listNames = () =>
      page.locator('[data-card]').evaluateAll((all) => all.map((card) => getComputedStyle(card).viewTransitionName));
    await openGallery(page, site());
    await filterButton(page, 'Commercial').click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.locator('html')).toHaveAttribute('data-glided', 'those in sight');
    // A name makes a layer, so none stays.
    await expect.poll(listNames).toEqual(Array(10).fill('none'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page, site());
    await filterButton(page, 'Commercial').click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.locator('html')).not.toHaveAttribute('data-glided');
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
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    await expect(cardLink(page, 'house-washing-before')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(counter(page)).toHaveText(/^1 of 2/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const range = lightbox(page).getByRole('slider');
    await expect(range).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(range).toHaveAttribute('aria-valuetext', '76 % cleaned');
    await page.keyboard.press('Home');
    await expect(range).toHaveAttribute('aria-valuetext', '0 % cleaned');
    await expect(counter(page)).toHaveText(/^1 of 2/);
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
    await expect(lightbox(page).getByRole('heading')).toHaveText(/before/);
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
    await page.goBack();
    await expect(page).toHaveURL(`${site()}/`);
  });

  test('asked to close twice at once, goes back once', { tag: '@all' }, async ({ page }) => {
    await page.goto(`${site()}/`);
    await openGallery(page, site());
    await openItem(page, 'windows-after');
    // Two Escapes within one frame: Chromium asks the first time, and closes the second time without asking.
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
    await page.goBack();
    await expect(page).toHaveURL(`${site()}/`);
  });

  test('gives the focus to the filter when the filter hides the card', { tag: '@all' }, async ({ page }) => {
    await openGallery(page, site(), '?category=concrete#windows-after');
    await expect(counter(page)).toHaveText(/^2 of 10/);
    await page.keyboard.press('Escape');
    await expect(filterButton(page, 'Concrete')).toBeFocused();
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

  test('ignores an anchor that is no project', { tag: '@all' }, async ({ page }) => {
    await openGallery(page, site(), '#main');
    await expect(lightbox(page)).toBeHidden();
  });

  test('shows the caption with its mark and says the turned page to a screen reader', async ({ page }) => {
    await openGallery(page, site(), '#house-washing-after');
    await expect(lightbox(page).getByRole('figure')).toContainText('Illustration');
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
    const preloaded = page.locator('dialog [hidden] img');
    await expect(preloaded).toHaveCount(2);
    await expect
      .poll(() => preloaded.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete)))
      .toBe(true);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/house-washing-after|pressure-washing-after/.test(request.url())) requests.push(request.url());
    });
    await page.keyboard.press('ArrowRight');
    await expect(lightbox(page).locator('figure img')).toHaveJSProperty('complete', true);
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
    await openItem(page, 'pressure-washing-after');
    await expect(lightbox(page).getByRole('slider')).toHaveCount(0);
  });

  test('compares the two pictures of a pair, with the arrow keys on the slider', async ({ page }) => {
    await openGallery(page, site(), '#pressure-washing-after');
    await lightbox(page).getByRole('button', { name: 'Compare' }).click();
    const range = lightbox(page).getByRole('slider');
    await expect(range).toBeFocused();
    await expect(lightbox(page).locator('figure img')).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    await expect(range).toHaveAttribute('aria-valuetext', '61 % cleaned');
    await expect(counter(page)).toHaveText(/^4 of 10/);
    await lightbox(page).getByRole('button', { name: 'Compare' }).click();
    await expect(range).toHaveCount(0);
    await lightbox(page).getByRole('button', { name: 'Compare' }).click();
    await lightbox(page).getByRole('button', { name: 'Next' }).click();
    await expect(range).toHaveCount(0);
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('turns by a sideways swipe, not by a short or a downward one', async ({ page }) => {
      await openGallery(page, site());
      await cardLink(page, 'windows-before').tap();
      await expect(counter(page)).toHaveText(/^1 of 10/);
      await strokeFinger(page, { x: 300, y: 420 }, { x: 80, y: 430 });
      await expect(counter(page)).toHaveText(/^2 of 10/);
      await strokeFinger(page, { x: 80, y: 420 }, { x: 300, y: 410 });
      await expect(counter(page)).toHaveText(/^1 of 10/);
      await strokeFinger(page, { x: 200, y: 420 }, { x: 180, y: 420 });
      await strokeFinger(page, { x: 200, y: 300 }, { x: 130, y: 560 });
      await page.waitForTimeout(100);
      await expect(counter(page)).toHaveText(/^1 of 10/);
    });

    test('leaves a finger on a zoomed page to the browser', { tag: '@all' }, async ({ page }) => {
      await openGallery(page, site(), '#windows-before');
      await expect(counter(page)).toHaveText(/^1 of 10/);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
      await expect(lightbox(page)).toHaveCSS('touch-action', 'auto');
      await strokeFinger(page, { x: 300, y: 420 }, { x: 80, y: 430 });
      await page.waitForTimeout(100);
      await expect(counter(page)).toHaveText(/^1 of 10/);
    });

    test('keeps its frame where it is from a picture to its counterpart, from edge to edge', { tag: '@all' }, async ({
      page,
    }) => {
      await openGallery(page, site(), '#house-washing-before');
      const frame = () => lightbox(page).locator('figure img').boundingBox();
      await expect(counter(page)).toHaveText(/^5 of 10/);
      const before = await frame();
      expect(before).toMatchObject({ x: 0, width: 390 });
      await lightbox(page).getByRole('button', { name: 'Next' }).tap();
      await expect(counter(page)).toHaveText(/^6 of 10/);
      expect(await frame()).toEqual(before);
    });

    test('wipes instead of turning while it compares', { tag: '@all' }, async ({ page }) => {
      await openGallery(page, site(), '#concrete-after');
      await lightbox(page).getByRole('button', { name: 'Compare' }).tap();
      const box = await lightbox(page).getByRole('slider').boundingBox();
      if (!box) throw new Error('the slider has no place');
      const y = box.y + box.height / 2;
      await strokeFinger(page, { x: 210, y }, { x: 340, y });
      await expect(counter(page)).toHaveText(/^10 of 10/);
      expect(Number(await lightbox(page).getByRole('slider').inputValue())).toBeGreaterThan(75);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all projects, hides what cannot work, and leads each card to its picture', async ({ page }) => {
    await page.goto(`${site()}/gallery?category=concrete`);
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole('group', { name: 'Filter projects' })).toBeHidden();
    const answer = page.waitForResponse(/gallery-windows-after.*\.jpeg$/);
    await cardLink(page, 'windows-after').click();
    expect((await answer).headers()['content-type']).toBe('image/jpeg');
  });
});

test('a tap on a card before React is there opens the picture, and Back leads to the gallery', async ({ page }) => {
  await holdRequests(page, '**/gallery-viewer*.js');
  await page.goto(`${site()}/gallery`);
  await cardLink(page, 'windows-after').click();
  await expect(page).toHaveURL(/gallery-windows-after.*\.jpeg$/);
  await page.goBack();
  await expect(page).toHaveURL(`${site()}/gallery`);
});
