import { expect, type Page } from '@playwright/test';
import { getQuoteField, quoteFormOrder } from '../../src/lib/quotes/quote-fields.ts';
import { quoteRequestSchema } from '../../src/lib/schemas/quote.ts';
import { emailAddresses } from '../email-addresses.ts';
import { fillQuoteForm, plainRequest, site, submitButton } from './quote-page.ts';
import { test } from './same-tab.ts';

const phones = [
  '12',
  'none',
  '(719) 555-014',
  '719-5550',
  '555-0142 ext. 3',
  '+683 4002',
  '+44 20 7946 0018 (Dana, evenings)',
  '٧١٩ ٥٥٥ ٠١٨٨',
];
test('the inbox accepts exactly the phone numbers that the browser accepts', async ({ tab: page }) => {
  await page.goto(`${site()}/contact`);
  const field = page.locator('form [name=phone]');
  const valid: string[] = [];
  for (const value of phones) {
    await field.fill(value);
    if (await field.evaluate((input: HTMLInputElement) => input.validity.valid)) valid.push(value);
  }
  expect(valid.length).toBeGreaterThan(1);
  expect(valid.length).toBeLessThan(phones.length);
  expect(phones.filter((phone) => quoteRequestSchema.safeParse({ ...plainRequest, phone }).success)).toEqual(valid);
});

test('the inbox accepts every email address that the browser sends', async ({ tab: page, browserName }) => {
  await page.goto(`${site()}/contact`);
  const typed = await page.locator('form [name=email]').evaluate(
    (input: HTMLInputElement, addresses) =>
      addresses.map((address) => {
        input.value = '';
        input.focus();
        // Simulates typing: Chromium then converts an international host, which it does not do if a script sets the
        // value.
        document.execCommand('insertText', false, address);
        return { address, value: input.value, isValid: input.validity.valid };
      }),
    emailAddresses.map(([address]) => address),
  );
  const engine = { chromium: 'C', firefox: 'F', webkit: 'W' }[browserName];
  const expected = emailAddresses.filter(([, engines]) => engines.includes(engine)).map(([address]) => address);
  const sent = typed.filter(({ isValid }) => isValid);
  expect(sent.map(({ address }) => address)).toEqual(expected);
  expect(sent.filter(({ value }) => !quoteRequestSchema.safeParse({ ...plainRequest, email: value }).success)).toEqual(
    [],
  );
});

/** Returns the visible attributes and texts of the form, field by field. */
const readFields = (page: Page) =>
  page.locator('form [name]:not([type=hidden])').evaluateAll((controls) =>
    (controls as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]).map((control) => ({
      name: control.name,
      label: control.labels?.[0]?.textContent?.replace(/ (\*|\(optional\))$/, ''),
      control: control instanceof HTMLInputElement ? control.type : control.localName,
      required: control.required,
      autoComplete: control.autocomplete,
      placeholder: control.getAttribute('placeholder') ?? undefined,
      pattern: control.getAttribute('pattern') ?? undefined,
      rows: control instanceof HTMLTextAreaElement ? control.rows : undefined,
      options:
        control instanceof HTMLSelectElement
          ? Object.fromEntries([...control.options].slice(1).map(({ value, text }) => [value, text]))
          : undefined,
    })),
  );

const expectedFields = quoteFormOrder.map((name) => {
  const { rank: _rank, error: _error, wide: _wide, ...field } = getQuoteField(name);
  const { inputMode: _inputMode, ...facts } = { inputMode: undefined, ...field };
  return { name, placeholder: undefined, pattern: undefined, rows: undefined, options: undefined, ...facts };
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form and the page after a refused post have the fields of the table', async ({ page }) => {
    await page.goto(`${site()}/contact`);
    expect(await readFields(page)).toEqual(expectedFields);
    // A hidden key in this page would be shared by all visitors; the page after a post is created for one visitor.
    await expect(page.locator('form [type=hidden]')).toHaveCount(0);
    await fillQuoteForm(page, { ...plainRequest, address: ' ' });
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/api\/quote$/);
    expect(await readFields(page)).toEqual(expectedFields);
    await expect(page.locator('form [type=hidden]')).toHaveCount(1);
  });
});
