import { expect, type Page } from '@playwright/test';
import { readBusinessContact } from '../../src/lib/quotes/business-contact.ts';
import { formatAnswer, quoteFieldNames } from '../../src/lib/quotes/quote-fields.ts';
import { emptyRequest } from '../any-request.ts';
import { getFreePort } from '../free-port.ts';
import {
  awkwardRequest,
  confirmation,
  expectNoThanks,
  expectQuoteForm,
  fillQuoteForm,
  plainRequest,
  readLeads,
  site,
  submitButton,
  thankYou,
  waitForQuoteForm,
  watchThanks,
} from './quote-page.ts';
import { type Manners, startReceiver, startSiteFor } from './receiver.ts';
import { after, never, refusers, startBrokenTls, status, tagSimilarFaults, takers } from './receiver-faults.ts';
import { test as plainTest } from './same-tab.ts';

const { phone } = readBusinessContact('src/content/business.yaml');

/** Must appear in no URL, in no line of the console and in no request but the one to the webhook. */
const secrets = ['Zo', 'oneill', '555-0188', 'Calle', 'Fourteen', 'Dana', '555 0188', '1200'];

interface FaultFixtures {
  /** Builds the site for a webhook, opens Contact and fills the form; closes afterwards what it has started. */
  openForm(
    webhook: Manners | string,
    request?: typeof awkwardRequest,
  ): Promise<{ url: string; leads: string[]; alerts: string[] }>;
}

const test = plainTest.extend<FaultFixtures>({
  openForm: async ({ page, context }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    const said: string[] = [];
    const alerts: string[] = [];
    let webhookUrl = '';
    context.on('console', (message) => said.push(message.text()));
    context.on('request', (request) => {
      said.push(request.url());
      if (request.url() !== webhookUrl) said.push(request.postData() ?? '');
    });
    context.on('dialog', async (dialog) => {
      alerts.push(dialog.message());
      await dialog.accept();
    });
    await use(async (webhook, request = awkwardRequest) => {
      const leads: string[] = [];
      webhookUrl = typeof webhook === 'string' ? webhook : '';
      if (typeof webhook !== 'string') {
        const receiver = await startReceiver(webhook, leads);
        opened.push(receiver);
        webhookUrl = receiver.url;
      }
      const built = await startSiteFor(webhookUrl);
      opened.push(built);
      await page.goto(`${built.url}/contact`);
      await waitForQuoteForm(page);
      await fillQuoteForm(page, request);
      return { url: built.url, leads, alerts };
    });
    const heard = said.join('\n');
    for (const secret of secrets) expect(heard).not.toContain(secret);
    for (const { close } of opened) await close();
  },
});

async function expectFailure(page: Page, alerts: string[], request = awkwardRequest) {
  await expect.poll(() => alerts, { timeout: 10_000 }).toHaveLength(1);
  expect(alerts[0]).toBe(
    `There was an error submitting your form. Please try calling us directly at ${phone.display}.`,
  );
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('not sent');
  await expect(notice.getByRole('link', { name: 'Call' })).toHaveAttribute('href', phone.href);
  await expect(notice.getByRole('button', { name: 'Copy my message' })).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  await expect(thankYou(page)).toBeHidden();
  await expectQuoteForm(page, request);
}

/** Moves an installed clock forward once the receiver has the request. */
async function fastForwardAfterSend(page: Page, leads: string[], milliseconds: number) {
  await expect.poll(() => leads).toHaveLength(1);
  await page.clock.fastForward(milliseconds);
}

/** Creates a receiver that responds when the test calls `answerNow`. */
function createPatientReceiver() {
  let answerNow = () => {};
  const answer: Manners['answer'] = (response, request) => {
    answerNow = () => status(200)(response, request);
  };
  return { answer, answerNow: () => answerNow() };
}

/** The empty form is below the confirmation. */
async function expectEmptyForm(page: Page) {
  await expect(confirmation(page)).toBeVisible();
  await expectQuoteForm(page, emptyRequest);
}

for (const [what, answer] of takers) {
  test(`a receiver that ${what} leads to the thank-you screen`, { tag: tagSimilarFaults(what) }, async ({
    page,
    openForm,
  }) => {
    const { leads, alerts } = await openForm({ answer });
    await submitButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    expect(alerts).toEqual([]);
    expect(leads.map((lead) => JSON.parse(lead))).toEqual([awkwardRequest]);
  });
}

for (const { what, request, isSilent, ...manners } of refusers) {
  test(`a receiver that ${what} leads to a failure that keeps the form`, { tag: tagSimilarFaults(what) }, async ({
    page,
    openForm,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    if (isSilent) await page.clock.install();
    const { leads, alerts } = await openForm(manners, request);
    await submitButton(page).click();
    if (isSilent) await fastForwardAfterSend(page, leads, 20_000);
    await expectFailure(page, alerts, request);
    expect(errors.some((line) => line.startsWith('Quote request not sent:'))).toBe(true);
    expect(leads.length).toBeLessThanOrEqual(1);
  });
}

for (const [what, reach] of [
  ['refuses the connection', async () => ({ url: `http://127.0.0.1:${await getFreePort()}/hook`, close() {} })],
  ['has no such host', async () => ({ url: 'http://receiver.invalid/hook', close() {} })],
  ['fails to encrypt', startBrokenTls],
] as const) {
  test(`a receiver that ${what} leads to an error that keeps the form`, { tag: tagSimilarFaults(what) }, async ({
    page,
    openForm,
  }) => {
    const { url, close } = await reach();
    const { alerts } = await openForm(url);
    await submitButton(page).click();
    await expectFailure(page, alerts);
    close();
  });
}

const longRequest = { ...plainRequest, message: 'Fourteen windows. '.repeat(11_200).trim() };
for (const [what, request, milliseconds] of [
  ['an answer after 14 seconds', awkwardRequest, 14_000],
  ['a long message, 200 KB at 10 KB a second,', longRequest, 30_000],
] as const) {
  const tag = request === longRequest ? '@all' : [];
  test(`${what} still leads to the thank-you screen`, { tag }, async ({ page, openForm }) => {
    await page.clock.install();
    const receiver = createPatientReceiver();
    const { leads, alerts } = await openForm(receiver, request);
    await submitButton(page).click();
    await fastForwardAfterSend(page, leads, milliseconds);
    receiver.answerNow();
    await expect(thankYou(page)).toBeVisible();
    expect(alerts).toEqual([]);
  });
}

test('text typed while sending is kept in the form and the draft', { tag: '@all' }, async ({ page, openForm }) => {
  const receiver = createPatientReceiver();
  const { leads } = await openForm(receiver);
  await submitButton(page).click();
  await expect.poll(() => leads).toHaveLength(1);
  const typed = 'The garage door too, please.';
  await page.getByLabel('Project Details').fill(typed);
  receiver.answerNow();
  await expect(thankYou(page)).toBeVisible();
  const left = { ...emptyRequest, message: typed };
  await expectQuoteForm(page, left);
  await page.reload();
  await waitForQuoteForm(page);
  await expectQuoteForm(page, left);
  expect(JSON.parse(leads[0] ?? '')).toEqual(awkwardRequest);
});

test('a double click, Enter held down and a second Enter send one request', async ({ page, openForm }) => {
  const { leads } = await openForm({ answer: after(700, status(200)) });
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toBeDisabled();
  await page.getByLabel('Full Name').focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(thankYou(page)).toBeVisible();
  expect(leads).toHaveLength(1);
});

test('blocked storage disables the draft and nothing else', { tag: '@all' }, async ({ page, openForm }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { url, leads } = await openForm({ answer: status(200) });
  await page.goto(`${url}/contact?service=roof-cleaning`);
  await waitForQuoteForm(page);
  await expect(page.getByLabel('Service Needed')).toHaveValue('roof-cleaning');
  await fillQuoteForm(page, awkwardRequest);
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(leads).toHaveLength(1);
  expect(errors).toEqual([]);
});

plainTest(
  'in an old browser the form is there and sends, without the newer functions',
  { tag: '@all' },
  async ({ page }) => {
    const request = { ...plainRequest, name: `Old browser ${plainTest.info().testId}` };
    await page.addInitScript(() => {
      for (const [owner, name] of [
        [Array.prototype, 'at'],
        [Array.prototype, 'findLast'],
        [Object, 'hasOwn'],
        [crypto, 'randomUUID'],
      ] as const)
        Object.defineProperty(owner, name, { value: undefined });
    });
    await page.goto(`${site()}/contact?service=house-washing`);
    await fillQuoteForm(page, request);
    await submitButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    expect(readLeads(request.name)).toHaveLength(1);
  },
);

for (const [when, breakScript] of [
  [
    'as it starts',
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'replaceChildren')),
  ],
  [
    'at the press',
    (page: Page) =>
      page.addInitScript(() => {
        addEventListener('load', () =>
          Object.assign(window, {
            FormData: class {
              constructor() {
                throw new Error('broken');
              }
            },
          }),
        );
      }),
  ],
] as const) {
  const tag = when === 'at the press' ? '@all' : [];
  plainTest(
    `where the form’s script fails ${when}, the browser posts all that was typed`,
    { tag },
    async ({ page }) => {
      const request = { ...awkwardRequest, name: `Broken ${when} ${plainTest.info().testId}` };
      await breakScript(page);
      await page.goto(`${site()}/contact`);
      await fillQuoteForm(page, request);
      await submitButton(page).click();
      await expect(thankYou(page)).toBeVisible();
      expect(readLeads(request.name).map(({ fields }) => fields)).toEqual([request]);
    },
  );
}

test('a field that the browser autofills without events is sent as it is', { tag: '@all' }, async ({
  page,
  openForm,
}) => {
  const { leads } = await openForm({ answer: status(200) }, { ...plainRequest, name: ' ', address: '   ', phone: ' ' });
  await submitButton(page).click();
  for (const [name, how] of [
    ['name', 'without an event'],
    ['address', 'with change alone'],
    ['phone', 'with focus and blur'],
  ] as const) {
    await expect(page.locator(`#${name}`)).toHaveAttribute('aria-invalid', 'true');
    await page.locator(`#${name}`).evaluate(
      (field: HTMLInputElement, [value, how]) => {
        field.value = value;
        if (how.includes('change')) field.dispatchEvent(new Event('change', { bubbles: true }));
        if (!how.includes('focus')) return;
        field.focus();
        field.blur();
      },
      [plainRequest[name], how] as const,
    );
  }
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(leads.map((lead) => JSON.parse(lead))).toEqual([plainRequest]);
});

test('with suppressed alerts the page shows the failure and offers the message to copy', { tag: '@all' }, async ({
  page,
  context,
  openForm,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.alert = () => {};
  });
  await openForm({ answer: status(500) });
  await submitButton(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(phone.display);
  await notice.getByRole('button', { name: 'Copy my message' }).click();
  await expect(notice.getByRole('status')).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const name of quoteFieldNames)
    expect(copied.replaceAll('\r', '')).toContain(formatAnswer(name, awkwardRequest[name]));
});

test('Back while sending keeps the draft for the return', { tag: '@all' }, async ({ page, openForm }) => {
  await page.goto(`${site()}/`);
  const { leads } = await openForm({ answer: never });
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await page.goBack();
  await page.goForward();
  await waitForQuoteForm(page);
  await expectQuoteForm(page, awkwardRequest);
  expect(leads.length).toBeLessThanOrEqual(1);
});

test('a reload while sending or after a failure keeps the form and sends nothing', { tag: '@all' }, async ({
  page,
  openForm,
}) => {
  let answer = never;
  const { leads, alerts } = await openForm({ answer: (...exchange) => answer(...exchange) });
  await submitButton(page).click();
  await expect.poll(() => leads).toHaveLength(1);
  await page.reload();
  await waitForQuoteForm(page);
  await expectQuoteForm(page, awkwardRequest);

  answer = status(500);
  await submitButton(page).click();
  await expectFailure(page, alerts);
  await page.reload();
  await waitForQuoteForm(page);
  await expectQuoteForm(page, awkwardRequest);
  // One for each press.
  expect(leads).toHaveLength(2);
});

test('reload, Back and Forward after the thanks show the confirmation and send nothing', async ({ page, openForm }) => {
  await watchThanks(page);
  const { url, leads } = await openForm({ answer: status(200) });
  await submitButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await page.reload();
  await expectNoThanks(page);
  await waitForQuoteForm(page);
  await expectEmptyForm(page);
  await page.goto(`${url}/`);
  await page.goBack();
  await expectNoThanks(page);
  await waitForQuoteForm(page);
  await expectEmptyForm(page);
  await page.goForward();
  await page.goBack();
  await expectEmptyForm(page);
  expect(leads).toHaveLength(1);
});

plainTest(
  'a request sent again from a duplicated tab is stored and linked to the first',
  { tag: '@all' },
  async ({ page, context }) => {
    const request = { ...plainRequest, name: `Two tabs ${plainTest.info().testId}` };
    await page.goto(`${site()}/contact`);
    await waitForQuoteForm(page);
    await fillQuoteForm(page, request);
    // A window opened by the page starts with a copy of its session, as a duplicated tab does.
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => {
        window.open(location.href);
      }),
    ]);
    await waitForQuoteForm(copy);
    await expectQuoteForm(copy, request);
    for (const tab of [page, copy]) {
      await submitButton(tab).click();
      await expect(thankYou(tab)).toBeVisible();
    }
    const [first, second, ...more] = readLeads(request.name);
    expect(more).toEqual([]);
    expect(first?.duplicateOf).toBeNull();
    expect(second?.duplicateOf).toBe(first?.id);
  },
);
