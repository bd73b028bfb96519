import { expect, type Page, test } from '@playwright/test';
import { readBusinessContact } from '../../src/lib/quotes/business-contact.ts';
import { site } from './quote-page.ts';

const { brand } = readBusinessContact('src/content/business.yaml');

const name = (page: Page) => page.locator('header a[href="/"] svg').last();

test('the name at the head of a page looks the same before and after its typefaces', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(`${site()}/about`);
  await expect(page.locator('header').getByRole('link', { name: `${brand} home` })).toBeVisible();
  const before = await name(page).screenshot();
  await page.unroute('**/*.woff2');
  await page.reload({ waitUntil: 'networkidle' });
  expect((await name(page).screenshot()).equals(before)).toBe(true);
  // As large as its letters: an empty box would have looked the same, too.
  const drawn = await name(page).evaluate((svg: SVGSVGElement) => {
    const letters = svg.querySelector('use');
    // The mark stands before them.
    const room = svg.viewBox.baseVal.width - (letters?.x.baseVal.value ?? 0);
    return { room, letters: letters?.getBBox().width ?? 0 };
  });
  expect(drawn.letters).toBeGreaterThan(drawn.room * 0.95);
  expect(drawn.letters).toBeLessThanOrEqual(drawn.room);
});
