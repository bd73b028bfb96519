import { expect, type Page } from '@playwright/test';
import { site, waitForQuoteForm } from './quote-page.ts';
import { test } from './same-tab.ts';
import { mainPagesToTest, pagesToTest, pageTypes } from './site-pages.ts';

const residentialArea = pagesToTest.find((path) => path.includes('/residential-')) ?? '';

/** Lists all controls that are smaller than the 24 pixels of WCAG 2.2 AA. */
const findTooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.skip'))
      .map((element) => {
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return {
          what: `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}"`,
          width: Math.round(width),
          height: Math.round(height),
          // WCAG exempts links within a sentence, whose height is the line's.
          isInline: style.display === 'inline',
        };
      })
      .filter(({ width, height, isInline }) => !isInline && (height < 24 || width < 24)),
  );

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const [type, path] of pageTypes.filter(([, path]) => mainPagesToTest.includes(path))) {
    test(`${type} outlines its buttons, fields and focus in forced colors`, async ({ tab: page }) => {
      await page.emulateMedia({ forcedColors: 'none' });
      await page.goto(site() + path);
      // Forced colors remove fills; a filled box then needs a border, unless a picture covers it.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll(
          'a:not(.skip), button, input:not([type=range]), select, textarea',
        )) {
          const { backgroundColor, display } = getComputedStyle(element);
          const isBox = display !== 'inline' && !/, 0\)$|transparent/.test(backgroundColor);
          const picture = element.querySelector('img');
          const isCovered =
            picture && picture.offsetWidth >= element.clientWidth && picture.offsetHeight >= element.clientHeight;
          element.toggleAttribute('data-box', isBox && !isCovered && element.checkVisibility());
        }
      });
      await page.emulateMedia({ forcedColors: 'active' });
      const boxes = page.locator('[data-box]');
      expect(await boxes.count()).toBeGreaterThan(0);
      const bare = await boxes.evaluateAll((all) =>
        all
          .filter((element) => {
            const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
            return Number.parseFloat(borderTopWidth) === 0 || borderTopStyle === 'none';
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(bare).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
      expect(outline).not.toBe('none');
    });
  }

  test('the notices about samples and illustrations are legible in forced colors', async ({ tab: page }) => {
    let count = 0;
    for (const path of ['/', '/reviews', '/services/commercial/hotel-hospitality', residentialArea]) {
      await page.goto(site() + path);
      const marks = page.getByText(/^(Preview:|Some pictures on this site are illustrations)/);
      const seen = await marks.evaluateAll((all) =>
        all.map((mark) => {
          const grounds: string[] = [];
          for (let at: Element | null = mark; at; at = at.parentElement)
            grounds.push(getComputedStyle(at).backgroundColor);
          const ground = grounds.find((color) => color !== 'rgba(0, 0, 0, 0)');
          return { mark: mark.textContent, color: getComputedStyle(mark).color, ground };
        }),
      );
      count += seen.length;
      expect(seen.filter(({ color, ground }) => !ground || color === ground)).toEqual([]);
    }
    expect(count).toBeGreaterThan(0);
  });

  test('invalid fields differ by more than color', async ({ page }) => {
    await page.goto(`${site()}/contact`);
    await waitForQuoteForm(page);
    const field = page.getByLabel('Full Name');
    await page.locator('form button[type=submit]').click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const described = await field.getAttribute('aria-describedby');
    await expect(page.locator(`#${described}`)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/\w/);
  });
});

/**
 * Lists animations and transitions that last longer than a blink. Scroll-driven ones follow the hand and do not count.
 */
const findMotion = (page: Page) =>
  page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().duration) > 100,
      )
      .map(
        (animation) =>
          `animation ${(animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty}`,
      );
    const seconds = (list: string) => list.split(',').map((time) => Number.parseFloat(time));
    for (const element of document.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const travels = /transform|translate|left|top|background-position|clip-path|padding|^all/.test(
        style.transitionProperty,
      );
      if (travels && Math.max(...seconds(style.transitionDuration)) > 0.1)
        moving.push(`transition ${element.outerHTML.slice(0, 60)}`);
      if (style.scrollBehavior === 'smooth') moving.push(`smooth scroll ${element.tagName}`);
    }
    return [...new Set(moving)];
  });

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const [type, path] of pageTypes.filter(([, path]) => mainPagesToTest.includes(path))) {
    test(`${type} has no animation, and keeps its landmarks and 24-pixel targets, with reduced motion`, async ({
      tab: page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(site() + path);
      await page.evaluate(() => document.fonts.ready);
      expect(await findMotion(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      expect(await findMotion(page)).toEqual([]);

      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      const names = await page
        .getByRole('navigation')
        .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label')));
      expect(names.every(Boolean)).toBe(true);
      expect(new Set(names).size).toBe(names.length);

      expect(await findTooSmall(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 900 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      expect(await findTooSmall(page)).toEqual([]);
    });
  }
});

/** Print omits controls, decorative pictures and fixed bars. */
test.describe('on paper', () => {
  for (const path of mainPagesToTest) {
    test(`${path} prints as black text on white`, async ({ tab: page }) => {
      await page.goto(site() + path);
      await page.emulateMedia({ media: 'print' });
      const wrong = await page.evaluate(() => {
        const found: string[] = [];
        for (const element of document.querySelectorAll<HTMLElement>('body *')) {
          if (!element.checkVisibility({ visibilityProperty: true })) continue;
          const { position } = getComputedStyle(element);
          if (['fixed', 'sticky'].includes(position)) found.push(`stays in place: ${element.outerHTML.slice(0, 60)}`);
          // The form of Contact is filled in by pen.
          if (element.matches('button, :is(input, select, textarea):not(form[method] *), nav, video'))
            found.push(`not for paper: ${element.outerHTML.slice(0, 60)}`);
        }
        if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the paper');
        for (const image of document.images) {
          let frame: Element | null = image;
          while (frame && getComputedStyle(frame).breakInside !== 'avoid') frame = frame.parentElement;
          if (!frame && image.checkVisibility()) found.push(`may be cut: ${image.outerHTML.slice(0, 60)}`);
        }
        for (const answer of document.querySelectorAll('main details[name] > p'))
          if (!answer.checkVisibility({ contentVisibilityAuto: true })) found.push(`folded: ${answer.textContent}`);
        return found;
      });
      expect(wrong).toEqual([]);
      await expect(page.locator('main')).toContainText(/\w{3}/);
      // Paper cannot place calls, so the number has to be printed.
      await expect(page.locator('body')).toContainText(/\(\d{3}\) \d{3}-\d{4}/, { useInnerText: true });
    });
  }
});
