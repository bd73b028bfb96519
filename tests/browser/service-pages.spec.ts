import { expect } from '@playwright/test';
import { site } from './quote-page.ts';
import { test } from './same-tab.ts';

const home = () => `${site()}/services/residential/window-cleaning`;
const building = () => `${site()}/services/commercial/apartment-complexes`;

test("a commercial page prints its text and the company's address, without pictures or buttons", async ({
  tab: page,
}) => {
  await page.goto(building());
  await page.emulateMedia({ media: 'print' });
  const rest = page.locator('nav, footer h2, [data-hero-buttons], main img, main a[href^=mailto]');
  expect(await rest.filter({ visible: true }).count()).toBe(0);
  const written = page.locator('footer a').filter({ visible: true });
  await expect(written).toHaveCount(1);
  await expect(written).toHaveAttribute('href', /^mailto:/);
  for (const heading of await page.locator('h1, main li h3').all()) await expect(heading).toBeVisible();
  await expect(page.locator('dt', { hasText: 'Insurance' })).toBeVisible();
});

test('one question is open at a time', async ({ tab: page }) => {
  await page.goto(home());
  await page.locator('summary h3').nth(1).click();
  await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
  await expect(page.locator('details[name=faq]').nth(1)).toHaveAttribute('open');
});
