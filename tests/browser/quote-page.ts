import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { type QuoteValues, quoteFields, quoteFormOrder } from '../../src/lib/quotes/quote-fields.ts';
import { anyRequest } from '../any-request.ts';

export const site = () => process.env['SITE'] ?? '';

/** Contains every kind of character that has broken a form before. */
export const awkwardRequest: QuoteValues = {
  ...anyRequest,
  name: 'Zoë "Ana" O’Néill <b>&amp;</b>',
  email: 'zoe.oneill+quote@example.com',
  phone: '+1 (719) 555-0188 ext. 4',
  address: '12 Calle de la Peña, № 7 🏔️ Colorado Springs',
  property: 'residential',
  service: 'multiple-services',
  message: `مرحبا بالعالم ‏RTL\nשלום\n${'Fourteen windows, two stories. 🪟\n'.repeat(150)}`.slice(0, 5000).trim(),
};

export const plainRequest: QuoteValues = {
  ...anyRequest,
  name: 'Dana Reyes',
  email: '',
  phone: '719 555 0188',
  address: '1200 Example Ave, Colorado Springs',
  property: 'apartment',
  service: 'window-cleaning',
  message: '',
};

/** Fills the form by its labels, as a person would. */
export async function typeQuoteForm(page: Page, request: QuoteValues) {
  for (const name of quoteFormOrder) {
    const { label, control } = quoteFields[name];
    if (control === 'select') await page.getByLabel(label).selectOption(request[name]);
    else await page.getByLabel(label).fill(request[name]);
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills the form in one step, with the events of typing: a request to the browser for each field takes seconds. */
export const fillQuoteForm = (page: Page, request: QuoteValues) =>
  page.locator('main form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements.namedItem(name) as Control;
      control.focus();
      control.value = value;
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, request);

/** Waits until the form has these values. */
export const expectQuoteForm = (page: Page, request: QuoteValues) =>
  expect
    .poll(() =>
      page.locator('main form').evaluate((form: HTMLFormElement, names) => {
        const values = names.map((name) => [name, (form.elements.namedItem(name) as Control).value]);
        return Object.fromEntries(values) as Record<string, string>;
      }, quoteFormOrder),
    )
    .toEqual(request);

/** Set by the form's script when it is not busy. */
export const liveQuoteForm = 'main form[aria-busy=false]';

export const waitForQuoteForm = (page: Page) => page.locator(liveQuoteForm).waitFor({ state: 'attached' });

export const submitButton = (page: Page) => page.locator('form button[type=submit]');
export const thankYou = (page: Page) => page.locator('#thank-you');
/** Replaces the form after a request was sent. */
export const confirmation = (page: Page) => page.locator('#sent');
export const sendAnother = (page: Page) => confirmation(page).getByRole('button');

/** Records on each later page whether the thank-you message was shown: it disappears after three seconds. */
export async function watchThanks(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset['quote']) Object.assign(window, { wasThanked: true });
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-quote'] });
  });
}

/** Expects that this page, which `watchThanks` has watched from its start, never showed the thank-you message. */
export async function expectNoThanks(page: Page) {
  await expect(page.locator('main form, #sent').filter({ visible: true })).toHaveCount(1);
  await expect(thankYou(page)).toBeHidden();
  expect(await page.evaluate(() => 'wasThanked' in window)).toBe(false);
}

export interface StoredQuote {
  id: string;
  duplicateOf: string | null;
  fields: QuoteValues;
}

/** Returns the leads in the inbox with this name. */
export function readLeads(name: string, folder = process.env['QUOTES_DIR'] ?? ''): StoredQuote[] {
  const database = new DatabaseSync(join(folder, 'quotes.db'), { readOnly: true, timeout: 5_000 });
  try {
    const rows = database
      .prepare(
        "SELECT id, duplicate_of AS duplicateOf, fields FROM requests WHERE fields ->> 'name' = ? ORDER BY number",
      )
      .all(name);
    return rows.map((row) => ({ ...row, fields: JSON.parse(String(row['fields'])) })) as StoredQuote[];
  } finally {
    database.close();
  }
}
