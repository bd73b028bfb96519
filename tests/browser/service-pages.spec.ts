import { expect, test } from '@playwright/test';
import { site } from './quote-page.ts';

const page = () => `${site()}/services/residential/window-cleaning`;

test('on paper a service page is its checklist alone, with the service and the phone number', async ({ page: tab }) => {
  await tab.goto(page());
  await tab.emulateMedia({ media: 'print' });
  const printed = tab.locator('h1, h2, h3, summary, img, header, footer, button, nav');
  expect(await printed.filter({ visible: true }).allInnerTexts()).toEqual(['Before we arrive']);
  await expect(tab.locator('[data-print-sheet] li').first()).toBeVisible();
  await expect(tab.locator('[data-print-sheet]')).toContainText(/Residential Window Cleaning .*\(719\) 555-0142/);
});

test('the print button prints', async ({ page: tab }) => {
  await tab.addInitScript(() => {
    window.print = () => document.documentElement.classList.add('printed');
  });
  await tab.goto(page());
  await tab.locator('[data-print] button').click();
  await expect(tab.locator('html')).toHaveClass('printed');
});

test('questions open one at a time', async ({ page: tab }) => {
  await tab.goto(page());
  await tab.locator('summary h3').nth(1).click();
  await expect(tab.locator('details[name=faq][open]')).toHaveCount(1);
  await expect(tab.locator('details[name=faq]').nth(1)).toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button offers to print, and the clean picture stands alone', async ({ page: tab }) => {
    await tab.goto(page());
    await expect(tab.locator('[data-print]')).toBeHidden();
    await expect(tab.locator('[data-compare-slider] input')).toBeHidden();
    await expect(tab.locator('[data-compare-slider] img').first()).toBeVisible();
  });
});
