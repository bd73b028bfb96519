import { expect, type Page, test } from '@playwright/test';
import { quoteFieldNames } from '../../src/schemas/quote-fields.ts';
import { lightbox, openGallery, openItem } from './gallery-page.ts';
import { fillQuoteForm, plainRequest, site, submitButton, thankYou, waitForQuoteForm } from './quote-page.ts';

const areas = '/areas-served/colorado-springs';

const travel = (page: Page) =>
  page
    .getByRole('region', { name: 'Your work order' })
    .locator('dl > div')
    .filter({ has: page.getByText('Travel', { exact: true }) })
    .locator('dd');

/** From a page to the form, by its first button. */
async function askForQuote(page: Page, path: string) {
  await page.goto(`${site()}${path}`);
  await page.getByRole('main').getByRole('link', { name: 'Get FREE Quote' }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  await waitForQuoteForm(page);
}

const hrefsToForm = (page: Page) =>
  page
    .locator('a[href^="/contact?"], a[href="/contact"]:text-matches("quote", "i")')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);

test('an area shows in the work order and at the address, and fills no field', async ({ page }) => {
  await askForQuote(page, `${areas}/manitou-springs/residential-house-washing`);
  await expect(page.getByLabel('Service Needed')).toHaveValue('house-washing');
  await expect(page.getByLabel('Property Type')).toHaveValue('residential');
  await expect(travel(page)).toHaveText(/^Yes\. Manitou Springs is on our route/);
  const address = page.getByLabel('Property Address');
  await expect(address).toHaveValue('');
  await expect(address).toHaveAccessibleDescription(/Manitou Springs/);
  await address.fill('12 Example Ave, Fountain');
  await expect(travel(page)).toHaveText(/^Yes\. Fountain/);
  await expect(address).toHaveAccessibleDescription('');
});

test('no yes for the place one comes from stands over an address elsewhere', async ({ page }) => {
  await page.goto(`${site()}/contact?place=Monument`);
  await waitForQuoteForm(page);
  await expect(travel(page)).toHaveText(/^Yes\. Monument/);
  const address = page.getByLabel('Property Address');
  for (const elsewhere of ['1 Test Pueblo', '1 Test, Golden', '80132 Elm St, Pueblo']) {
    await address.fill(elsewhere);
    await expect(travel(page)).not.toContainText('Yes');
  }
  await expect(address).toHaveAccessibleDescription('');
  await address.fill('1 Test');
  await expect(address).toHaveAccessibleDescription(/Monument/);
});

test('an area is remembered over pages that name none, until another one is read', async ({ page }) => {
  await page.goto(`${site()}${areas}/security-widefield/residential-house-washing`);
  for (const path of ['/about', '/contact']) await page.goto(site() + path);
  await expect(travel(page)).toHaveText(/^Yes\. Security-Widefield/);
  await page.goto(`${site()}${areas}/monument/commercial-window-cleaning/hotel`);
  for (const path of ['/services/residential/painting', '/contact']) await page.goto(site() + path);
  await expect(travel(page)).toHaveText(/^Yes\. Monument/);
});

test('the answer of the ZIP check goes along, and nothing that it does not know', async ({ page }) => {
  await page.goto(site());
  await page.getByLabel('Do we come to you?').fill('80840');
  await page.getByLabel('Do we come to you?').press('Enter');
  await page.locator('#zip').getByRole('link', { name: 'Send the address' }).click();
  await expect(travel(page)).toHaveText(/^Perhaps\. .*Briargate/);
  await expect(page.getByLabel('Property Address')).toHaveAccessibleDescription(/80840/);
  await page.goto(`${site()}/contact?place=Win%20a%20prize&about=Win%20a%20prize`);
  await waitForQuoteForm(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Win a prize')).toHaveCount(0);
  await expect(page.getByLabel('Project Details')).toHaveValue('');
});

test('the dirt that was chosen on Home is a line that a press takes back', async ({ page }) => {
  await page.goto(site());
  await page.getByRole('radio', { name: 'Sprinkler spots' }).check();
  await page.getByRole('main').getByRole('link', { name: 'Get FREE Quote' }).first().click();
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Service Needed')).toHaveValue('window-cleaning');
  await expect(page.getByLabel('Project Details')).toHaveValue('Sprinkler spots');
  const chip = page.getByRole('button', { name: 'Sprinkler spots' });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.click();
  await expect(page.getByLabel('Project Details')).toHaveValue('');
  await page.reload();
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Project Details')).toHaveValue('');
});

test('Home hands no dirt over that nobody chose', async ({ page }) => {
  await page.goto(site());
  expect(await hrefsToForm(page)).not.toContainEqual(expect.stringContaining('about='));
});

for (const [path, about] of [
  ['/services/residential/painting', 'Painting'],
  ['/services/commercial/parking-garages', 'Parking garage'],
  [`${areas}/briargate/commercial-window-cleaning/university`, 'University'],
] as const) {
  test(`${path} says what no choice of the form can`, async ({ page }) => {
    await askForQuote(page, path);
    await expect(page.getByLabel('Project Details')).toHaveValue(about);
  });
}

test('a line that nobody changed gives way to the next page, one that was changed stays', async ({ page }) => {
  const details = page.getByLabel('Project Details');
  for (const path of ['commercial/painting', 'residential/concrete-paint-removal', 'commercial/parking-garages']) {
    await askForQuote(page, `/services/${path}`);
  }
  await expect(details).toHaveValue('Parking garage');
  await details.fill('Parking garage, 3 levels\nA dog');
  await askForQuote(page, '/services/commercial/hotel-hospitality');
  await expect(details).toHaveValue('Parking garage, 3 levels\nA dog\nHotel');
  await page.goto(`${site()}/contact`);
  await waitForQuoteForm(page);
  await expect(page.getByRole('button', { name: 'Hotel', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await askForQuote(page, `${areas}/monument/residential-house-washing`);
  await expect(details).toHaveValue('Parking garage, 3 levels\nA dog');
});

test('what the chips wrote stays on the way back to the same service', async ({ page }) => {
  await askForQuote(page, '/services/residential/window-cleaning');
  const chip = page.getByRole('group', { name: 'Choose what helps the estimate' }).getByRole('button').last();
  await chip.click();
  const line = await page.getByLabel('Project Details').inputValue();
  expect(line).not.toBe('');
  await askForQuote(page, `${areas}/monument/residential-window-cleaning`);
  await expect(page.getByLabel('Project Details')).toHaveValue(line);
});

for (const path of ['/services/commercial/hotel-hospitality', `${areas}/briargate/commercial-window-cleaning/hotel`]) {
  test(`the line of hotels stays when their manager comes from ${path}`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-22T23:00:00-07:00') });
    const line = page.getByRole('complementary', { name: 'Call us' }).getByText('24/7 line');
    await askForQuote(page, path);
    await expect(line).toBeVisible();
    await page.goto(`${site()}/contact`);
    await expect(line).toBeHidden();
  });
}

test('a picture of the gallery hands over what it is of', async ({ page }) => {
  await openGallery(page, site());
  await openItem(page, 'house-washing-before');
  await expect(lightbox(page).getByRole('link', { name: 'Get FREE Quote' })).toHaveAttribute(
    'href',
    '/contact?service=house-washing',
  );
});

test('a form that holds all of it sends the seven fields and nothing else', async ({ page }) => {
  await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
  await page.goto(`${site()}/contact?service=window-cleaning&property=residential&place=Fountain&about=Pollen`);
  await waitForQuoteForm(page);
  await fillQuoteForm(page, plainRequest);
  const posting = page.waitForRequest((request) => request.method() === 'POST');
  await submitButton(page).click();
  const sent = (await posting).postDataJSON();
  expect(Object.keys(sent)).toEqual([...quoteFieldNames]);
  expect(sent).toEqual(plainRequest);
  await expect(thankYou(page)).toBeVisible();
});

test.describe('a phone number', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
    await page.goto(`${site()}/contact`);
    await waitForQuoteForm(page);
  });

  const phone = (page: Page) => page.getByLabel('Phone Number');

  test('of fewer than ten digits is asked about once, and sent as it was typed', async ({ page }) => {
    let posts = 0;
    page.on('request', (request) => {
      posts += Number(request.method() === 'POST');
    });
    await fillQuoteForm(page, { ...plainRequest, phone: '555-0188' });
    await submitButton(page).click();
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveAccessibleDescription(/Is this right\?/);
    await expect(phone(page)).not.toHaveAttribute('aria-invalid');
    expect(posts).toBe(0);
    const posting = page.waitForRequest((request) => request.method() === 'POST');
    await page.keyboard.press('Enter');
    expect((await posting).postDataJSON().phone).toBe('555-0188');
    await expect(thankYou(page)).toBeVisible();
  });

  test('without any digit is asked for as if it were empty', async ({ page }) => {
    await fillQuoteForm(page, { ...plainRequest, phone: 'abc' });
    for (let press = 0; press < 2; press++) {
      await submitButton(page).click();
      await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(thankYou(page)).toBeHidden();
  });

  test('is asked about together with what else is wrong', async ({ page }) => {
    const email = page.getByLabel('Email Address');
    await fillQuoteForm(page, { ...plainRequest, phone: '555-0188', email: 'nobody@' });
    await submitButton(page).click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(phone(page)).toHaveAccessibleDescription(/Is this right\?/);
    await email.fill('');
    await submitButton(page).click();
    await expect(thankYou(page)).toBeVisible();
  });

  test('that is mended gets no further question', async ({ page }) => {
    await fillQuoteForm(page, { ...plainRequest, phone: '12' });
    await submitButton(page).click();
    await expect(phone(page)).toHaveAccessibleDescription(/Is this right\?/);
    await phone(page).fill('٧١٩ ٥٥٥ ٠١٨٨');
    await expect(phone(page)).toHaveAccessibleDescription('');
    await submitButton(page).click();
    await expect(thankYou(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every link leads to the form, which is as it always is', async ({ page }) => {
    await page.goto(`${site()}${areas}/fountain/residential-window-cleaning`);
    await page.getByRole('main').getByRole('link', { name: 'Get FREE Quote' }).first().click();
    await expect(page).toHaveURL(/\/contact\?.*place=Fountain/);
    await fillQuoteForm(page, plainRequest);
    await submitButton(page).click();
    await expect(thankYou(page)).toBeVisible();
  });
});
