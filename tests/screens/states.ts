import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { filterButton, lightbox, openGallery } from '../browser/gallery-page.ts';
import { fillQuoteForm, plainRequest, site, submitButton, thankYou, waitForQuoteForm } from '../browser/quote-page.ts';
import { widths as each, type Screen } from './photograph.ts';

const phoneAndLaptop = [390, 1440];
const open = (page: Page, path: string) => page.goto(site() + path).then(() => {});

async function openForm(page: Page, query = '') {
  await open(page, `/contact${query}`);
  await waitForQuoteForm(page);
}

async function sendForm(page: Page, status: number) {
  page.on('dialog', (dialog) => dialog.accept());
  await page.route('**/api/quote', (route) => route.fulfill({ status }));
  await page.clock.install();
  await openForm(page);
  await fillQuoteForm(page, plainRequest);
  await submitButton(page).click();
}

/** Replaces the map provider, which a test run must not contact each time. */
const standIn =
  '<body style="margin:0;display:grid;place-items:center;height:100vh;background:#dfe8d8">Map of the provider';

async function pressMap(page: Page, arrives: boolean) {
  await page.route(
    (url) => url.origin !== site(),
    (route) => (arrives ? route.fulfill({ contentType: 'text/html', body: standIn }) : route.abort()),
  );
  await open(page, '/about');
  const map = page.locator('[data-map]:visible');
  await map.getByRole('link', { name: 'Open the map' }).click();
  await expect(map.locator('iframe')).toBeVisible();
  await map.scrollIntoViewIfNeeded();
}

const askZip = (zip: string) => async (page: Page) => {
  await open(page, '/areas-served');
  const field = page.locator('#zip-asked');
  await field.fill(zip);
  await field.press('Enter');
  await expect(page.locator('#zip output')).not.toBeEmpty();
  await field.scrollIntoViewIfNeeded();
};

/** One day for each kind of dirt on the window of Home. */
const glass = {
  grit: '2027-01-20',
  pollen: '2027-06-05',
  mud: '2027-07-20',
  spots: '2027-09-10',
  needles: '2027-10-20',
};

const openOn =
  (day: string, path = '/') =>
  async (page: Page) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00-07:00`));
    await open(page, path);
    await page.waitForLoadState('networkidle');
  };

const plainPages: [name: string, path: string][] = [
  ['home', '/'],
  ['services', '/services'],
  ['service', '/services/residential/window-cleaning'],
  ['areas-served', '/areas-served'],
  ['area', '/areas-served/colorado-springs/manitou-springs/residential-window-cleaning'],
  ['gallery', '/gallery'],
  ['reviews', '/reviews'],
  ['about', '/about'],
  ['contact', '/contact'],
];

/** Shows each of some pages in a browser with other settings. */
const inContext = (name: string, shows: string, context: BrowserContextOptions): Screen[] =>
  plainPages.map(([page, path]) => ({
    name: `${name}-${page}`,
    shows: `${shows}: ${path}`,
    widths: phoneAndLaptop,
    extents: ['whole'],
    context,
    reach: (tab) => open(tab, path),
  }));

/** Every state of a page. A state that cannot be reached fails the run with its name. */
export const states: Screen[] = [
  {
    name: 'menu',
    shows: 'The menu of phones and tablets',
    widths: [320, 390, 820],
    reach: async (page) => {
      await open(page, '/services/residential/roof-cleaning');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'dropdown',
    shows: 'The Services dropdown, a service under the pointer',
    widths: [1280, 1440, 1920],
    reach: async (page) => {
      await open(page, '/');
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'Services', exact: true }).hover();
      await main.getByRole('link', { name: 'Roof Cleaning' }).hover();
    },
  },
  {
    name: 'contact-bar',
    shows: 'The bar of phones, once the buttons of the page are out of sight',
    widths: [320, 390],
    reach: async (page) => {
      await open(page, '/about');
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(500);
    },
  },
  ...Object.entries(glass).map(([dirt, day]) => ({
    name: `glass-${dirt}`,
    shows: `Home on ${day}, with ${dirt} on the glass`,
    widths: [390, 820, 1440],
    reach: openOn(day),
  })),
  {
    name: 'glass-wiped',
    shows: 'The window of Home wiped clean',
    widths: each,
    reach: async (page) => {
      await open(page, '/');
      const done = page.locator('[data-done]');
      await expect(async () => {
        await page.locator('[data-wipeable] input').fill('100');
        await expect(done).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  },
  {
    name: 'season-closed',
    shows: 'A page in winter whose work starts again in spring',
    widths: phoneAndLaptop,
    reach: openOn('2027-01-20', '/services/residential/house-washing'),
  },
  {
    name: 'sheet-printed',
    shows: 'A page for managers on paper',
    widths: [820],
    reach: async (page) => {
      await open(page, '/services/commercial/apartment-complexes');
      await page.emulateMedia({ media: 'print' });
    },
  },
  { name: 'zip-city', shows: 'A ZIP inside the city', widths: phoneAndLaptop, reach: askZip('80919') },
  { name: 'zip-elsewhere', shows: 'A ZIP that is not served', widths: phoneAndLaptop, reach: askZip('10001') },
  {
    name: 'map-opened',
    shows: 'The map of the provider (a stand-in) in place of the drawing, in the footer',
    widths: [390, 820, 1440],
    reach: (page) => pressMap(page, true),
  },
  {
    name: 'map-blocked',
    shows: 'The same where the provider does not answer',
    widths: phoneAndLaptop,
    reach: (page) => pressMap(page, false),
  },
  {
    name: 'gallery-filtered',
    shows: 'A filter pressed, still under the pointer',
    widths: phoneAndLaptop,
    reach: async (page) => {
      await openGallery(page, site());
      const button = filterButton(page, 'Commercial');
      await button.click();
      await button.hover();
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'lightbox',
    shows: 'A picture of the gallery, large',
    widths: each,
    reach: async (page) => {
      await openGallery(page, site());
      await page.locator('[data-card]:visible > a').first().click();
      await expect(lightbox(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'lightbox-compare',
    shows: 'Before and after under the squeegee',
    widths: phoneAndLaptop,
    reach: async (page) => {
      await openGallery(page, site());
      await page.locator('[data-card]:visible > a').first().click();
      await lightbox(page).getByRole('button', { name: 'Compare' }).click();
      await expect(lightbox(page).getByRole('slider')).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'form-for-a-date',
    shows:
      'Contact as a hotel manager meets it who asks for a date: a suggestion taken, a short phone number asked about',
    widths: each,
    extents: ['whole'],
    reach: async (page) => {
      await open(page, '/contact?service=window-cleaning&property=commercial&about=Hotel&days=1');
      await waitForQuoteForm(page);
      await page.getByRole('button', { name: 'Pool or lobby glass' }).click();
      const message = await page.getByLabel('Project Details').inputValue();
      await fillQuoteForm(page, { ...plainRequest, property: 'commercial', phone: '555 0188', message });
      await page.locator('form button[type=submit]').click();
    },
  },
  {
    name: 'form-filled',
    shows: 'Contact with everything typed, before it is sent',
    widths: each,
    extents: ['whole'],
    reach: async (page) => {
      await openForm(page);
      await fillQuoteForm(page, { ...plainRequest, address: '1200 Example Ave, Colorado Springs, CO 80919' });
    },
  },
  {
    name: 'form-invalid',
    shows: 'The form sent with nothing in it',
    widths: phoneAndLaptop,
    extents: ['whole'],
    reach: async (page) => {
      await openForm(page);
      await submitButton(page).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'form-sending',
    shows: 'The form on its way, the button under the pointer',
    widths: phoneAndLaptop,
    reach: async (page) => {
      await page.route('**/api/quote', () => new Promise(() => {}));
      await openForm(page);
      await fillQuoteForm(page, plainRequest);
      await submitButton(page).click();
      await expect(submitButton(page)).toBeDisabled();
      await submitButton(page).hover({ force: true });
    },
  },
  {
    name: 'form-failed',
    shows: 'The request was not taken: the words stay, and there are other ways',
    widths: phoneAndLaptop,
    extents: ['whole'],
    reach: async (page) => {
      await sendForm(page, 500);
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'thank-you',
    shows: 'The thanks, for three seconds',
    widths: each,
    reach: async (page) => {
      await sendForm(page, 201);
      await expect(thankYou(page)).toBeVisible();
    },
  },
  {
    name: 'form-sent',
    shows: 'Contact after the thanks: what was sent, and what happens next',
    widths: phoneAndLaptop,
    extents: ['whole'],
    reach: async (page) => {
      await sendForm(page, 201);
      await expect(thankYou(page)).toBeVisible();
      await page.clock.fastForward(3000);
      await expect(page.locator('#sent')).toBeVisible();
    },
  },
  {
    name: 'post-refused',
    shows: 'The answer of the inbox to a form posted without JavaScript and incomplete',
    widths: phoneAndLaptop,
    reach: async (page) => {
      await openForm(page);
      await fillQuoteForm(page, { ...plainRequest, address: '  ' });
      await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
      await page.waitForURL('**/api/quote');
    },
  },
  {
    name: 'wrong-address',
    shows: 'An address that nearly fits a page',
    widths: phoneAndLaptop,
    extents: ['whole'],
    reach: (page) => open(page, '/service/roof-cleening'),
  },
  ...inContext('forced-colors', 'In the colors of the system', { forcedColors: 'active', colorScheme: 'dark' }),
  ...inContext('reduced-motion', 'With reduced motion', { reducedMotion: 'reduce' }),
  ...inContext('no-javascript', 'Without JavaScript', { javaScriptEnabled: false }),
  {
    name: 'large-text',
    shows: 'Home in a browser set to letters of twice the size',
    widths: phoneAndLaptop,
    extents: ['whole'],
    reach: async (page) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await open(page, '/');
    },
  },
  {
    name: 'gallery-loading',
    shows: 'The gallery before its island is alive',
    widths: phoneAndLaptop,
    reach: async (page) => {
      await page.route('**/*.js', () => new Promise(() => {}));
      await page.goto(`${site()}/gallery`, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
    },
  },
];
