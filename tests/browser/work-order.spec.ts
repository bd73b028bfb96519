import { expect, type Page, test } from '@playwright/test';
import { fillQuoteForm, plainRequest, site, submitButton, waitForQuoteForm } from './quote-page.ts';

const order = (page: Page) => page.getByRole('region', { name: 'Your work order' });
const row = (page: Page, label: string) =>
  order(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

async function openForm(page: Page, query = '') {
  await page.goto(`${site()}/contact${query}`);
  await waitForQuoteForm(page);
}

test('fills in while the visitor does', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Service Needed').selectOption('roof-cleaning');
  await expect(row(page, 'Service')).toHaveText('Roof Cleaning');
  await page.getByLabel('Property Type').selectOption('apartment');
  await expect(row(page, 'Property')).toHaveText('Apartment/Condo');

  const address = page.getByLabel('Property Address');
  await expect(row(page, 'Travel')).toContainText(/Denver: booked in advance/);
  await address.pressSequentially('12 Ruxton Ave, 80829');
  await expect(row(page, 'Travel')).toHaveText(/^Yes\. Manitou Springs is on our route: booked in advance\./);
  await expect(row(page, 'Travel').getByRole('link')).toHaveAttribute('href', /\/manitou-springs\//);
  await address.fill('80921');
  await expect(row(page, 'Travel')).toHaveText(/Flying Horse.*no travel charge.*Gleneagle.*booked in advance/i);
  await address.fill('1 Main St, Arvada, CO 80002');
  await expect(row(page, 'Travel')).toHaveText(/^Yes\. Arvada is on our route: .*in advance/);
  await address.fill('1 Main St, Aurora, CO 80012');
  await expect(row(page, 'Travel')).toHaveText(/^Yes, the Denver area/);
  await address.fill('1 Main St, Pueblo, CO 81003');
  await expect(row(page, 'Travel')).toHaveText(/^Perhaps\. Call.*\(\d{3}\) \d{3}-\d{4}/);
  await address.fill('');
  await expect(row(page, 'Travel')).toHaveText(/^Type a ZIP/, { useInnerText: true });
});

test('speaks of each place of a manager with several properties', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Property Type').selectOption('apartment-complex');
  await page.getByLabel('Property Address').fill('1 Main St, Fountain, CO 80817 and 12 Ruxton Ave, Manitou Springs');
  await page.getByLabel('Project Details').fill('80 units each\n9 Elm St, Denver');
  for (const place of ['Fountain', 'Manitou Springs', 'Denver']) {
    await expect(row(page, 'Travel')).toContainText(`Yes. ${place} is on our route`);
  }
  await page.getByLabel('Property Type').selectOption('residential');
  await expect(row(page, 'Travel')).not.toContainText('Denver');
});

test('knows what was carried over from another page, and what a draft holds', async ({ page }) => {
  await openForm(page, '?service=house-washing&property=residential');
  await expect(row(page, 'Service')).toHaveText('House Washing');
  await expect(row(page, 'Property')).toHaveText('Residential Home');
  await openForm(page);
  await expect(row(page, 'Service')).toHaveText('House Washing');
});

test('asks for no address that is there', async ({ page }) => {
  await openForm(page, '?place=80202');
  await expect(row(page, 'Travel')).toContainText('Send the address');
  for (const address of ['1 Main St, Aurora, CO 80012', '1 Main St, 80401', '1 Main St, 80840']) {
    await page.getByLabel('Property Address').fill(address);
    await expect(row(page, 'Travel')).toHaveText(/^(Yes|Perhaps).*[^\s:;,]\./);
    await expect(row(page, 'Travel')).not.toContainText('Send');
  }
});

test('promises no same day for work that the weather forbids at times', async ({ page }) => {
  await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
  await openForm(page, '?service=house-washing&place=Briargate');
  const sameDay = order(page).getByText(/same-day/i);
  await expect(row(page, 'Travel')).toHaveText(/^Yes\. Briargate.*no travel charge/);
  await expect(sameDay).toHaveCount(0);
  await page.getByLabel('Service Needed').selectOption('window-cleaning');
  await expect(sameDay).toHaveCount(1);
  await fillQuoteForm(page, { ...plainRequest, service: 'house-washing', address: '1 Test, Briargate' });
  await submitButton(page).click();
  const slip = page.getByRole('main').locator('dl').first();
  await expect(slip).toContainText(/Yes\. Briargate/);
  await expect(slip.getByText(/same-day/i)).toHaveCount(0);
});

test.describe('far from Colorado', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('says when the answer comes by the clocks of Denver, and turns with the minute', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-22T16:41:30-07:00') });
    await page.goto(`${site()}/contact`);
    await page.clock.runFor(1000);
    await expect(row(page, 'Our answer')).toHaveText(/^By Monday, 4:41\sPM, Denver time/);
    await page.clock.runFor(30_000);
    await expect(row(page, 'Our answer')).toHaveText(/^By Monday, 4:42\sPM, Denver time/);
  });
});

test('a button that is sending is not gold under the pointer', async ({ page }) => {
  await page.route('**/api/quote', () => {});
  await openForm(page);
  await fillQuoteForm(page, plainRequest);
  const color = () => submitButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  await submitButton(page).hover();
  const line = await submitButton(page).evaluate((button) => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--line)';
    button.parentElement?.append(probe);
    return getComputedStyle(probe).backgroundColor;
  });
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await submitButton(page).hover({ force: true });
  await expect.poll(color).toBe(line);
});

test('follows the keyboard', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Property Address').focus();
  await page.keyboard.type('80903');
  await expect(row(page, 'Travel')).toHaveText(/^Yes\. Downtown is on our route/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Property')).toHaveText('Residential Home');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('stands above the button, and follows the form', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Property Address').tap();
    await page.keyboard.type('80132');
    await expect(row(page, 'Travel')).toHaveText(/^Yes\. Monument is on our route/);
    const details = await page.getByLabel('Project Details').boundingBox();
    const card = await order(page).boundingBox();
    const button = await submitButton(page).boundingBox();
    if (!details || !card || !button) throw new Error('fields, card or button have no place');
    expect(card.y).toBeGreaterThan(details.y + details.height);
    expect(button.y).toBeGreaterThan(card.y + card.height);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('stands beside the fields', async ({ page }) => {
    await openForm(page);
    const name = await page.getByLabel('Full Name').boundingBox();
    const button = await submitButton(page).boundingBox();
    const card = await order(page).boundingBox();
    if (!name || !button || !card) throw new Error('fields, card or button have no place');
    expect(card.x).toBeGreaterThan(name.x + name.width);
    expect(card.y).toBeLessThan(name.y);
    expect(card.y + card.height).toBeGreaterThan(button.y);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is whole, and says nothing that it cannot know', async ({ page }) => {
    await page.goto(`${site()}/contact`);
    await page.getByLabel('Service Needed').selectOption('roof-cleaning');
    await expect(row(page, 'Service')).toHaveText('As chosen in the form', { useInnerText: true });
    await expect(row(page, 'Travel')).toContainText(/No travel charge.*Denver/);
    await expect(row(page, 'Our answer')).toHaveText(/within 24 hours/);
  });

  test('a field that the browser asks for stands clear of the header, with its label', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto(`${site()}/contact`);
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 650);
    await expect
      .poll(() => page.locator('label[for=name]').evaluate((label) => label.getBoundingClientRect().top))
      .toBeLessThan(0);
    await submitButton(page).click();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    const label = await page.locator('label[for=name]').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
});
