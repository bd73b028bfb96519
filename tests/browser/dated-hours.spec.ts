import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { editFile, frozenContent } from '../frozen-content.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { serveFolder } from './configured-site.ts';
import { confirmation, fillQuoteForm, plainRequest, submitButton, thankYou, waitForQuoteForm } from './quote-page.ts';
import { test } from './same-tab.ts';

const business = 'src/content/business.yaml';
const weekLine = 'Monday to Sunday, 7:00 AM to 7:00 PM, until December 31, 2026';
const newLine = 'From January 1, 2027: Monday to Friday, 9:00 AM to 5:00 PM';
const closedLine = 'Christmas, December 24 to 26, 2026: closed';

let copy: ProjectCopy;
let site: Awaited<ReturnType<typeof serveFolder>>;

// One build on December 20 for all tests of this file.
test.describe.configure({ mode: 'serial' });
test.use({ timezoneId: 'Asia/Tokyo' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = copyProject(frozenContent);
  const office = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, '9-5']),
  );
  const edited = editFile(business, {
    exceptions: [{ from: '2026-12-24', to: '2026-12-26', hours: 'closed', name: 'Christmas' }],
    newHours: [{ from: '2027-01-01', ...office, saturday: 'closed', sunday: 'closed' }],
  });
  writeFileSync(join(copy.root, business), edited[business] ?? '');
  const { status, output } = copy.run(
    {
      FIXED_CLOCK: '2026-12-20T12:00:00-07:00',
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/fixed-clock.ts'))}`,
      NODE_ENV: 'production',
    },
    'astro',
    'build',
  );
  expect(status, output.slice(-4000)).toBe(0);
  site = await serveFolder(join(copy.root, 'dist'));
});
test.afterAll(async () => {
  await site?.close();
  copy?.remove();
});

async function openAt(page: Page, time: string, route = '/contact') {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(site.url + route);
}

const openingOf = (page: Page) => page.getByRole('complementary', { name: 'Call us' }).locator('[data-open-now]');
const footerLines = (page: Page) =>
  page
    .locator('footer p:visible', { hasText: /[AP]M|closed/ })
    .evaluateAll((lines) => lines.map((line) => (line.textContent ?? '').replaceAll('\u00a0', ' ').replace(/\.$/, '')));
const contactLines = (page: Page) =>
  page
    .locator('dt:text-is("Hours") + dd span:visible')
    .evaluateAll((lines) => lines.map((line) => line.textContent?.replaceAll('\u00a0', ' ')));

test.describe('built on December 20, seen in Denver', () => {
  for (const [time, bar, lines] of [
    ['2026-12-20T12:00:00-07:00', /^Open now\s*until 7:00 PM$/, [weekLine, newLine, closedLine]],
    ['2026-12-23T19:00:00-07:00', /^We open\s*Sunday 7:00 AM$/, [weekLine, newLine, closedLine]],
    ['2026-12-25T12:00:00-07:00', /^We open\s*Sunday 7:00 AM$/, [weekLine, newLine, closedLine]],
    // In Tokyo, the time zone of this browser, it is the 27th.
    ['2026-12-26T23:59:00-07:00', /^We open\s*Sunday 7:00 AM$/, [weekLine, newLine, closedLine]],
    ['2026-12-27T00:00:00-07:00', /^We open at\s*7:00 AM$/, [weekLine, newLine]],
    ['2026-12-27T12:00:00-07:00', /^Open now\s*until 7:00 PM$/, [weekLine, newLine]],
    ['2026-12-31T19:00:00-07:00', /^We open at\s*9:00 AM$/, [weekLine, newLine]],
    ['2027-01-02T12:00:00-07:00', /^We open\s*Monday 9:00 AM$/, [newLine]],
    ['2027-01-04T16:59:00-07:00', /^Open now\s*until 5:00 PM$/, [newLine]],
  ] as const) {
    test(`a visitor at ${time} reads today's hours and the coming days off`, async ({ page }) => {
      await openAt(page, time);
      await expect(openingOf(page)).toHaveText(bar);
      expect(await contactLines(page)).toEqual(lines);
      expect(await footerLines(page)).toEqual(lines);
      await openAt(page, time, '/');
      await expect(openingOf(page)).toHaveText(bar);
      expect(await footerLines(page)).toEqual(lines);
    });
  }

  test('a visitor who sends on a holiday reads when the phone is answered again', async ({ page }) => {
    await page.route('**/api/quote', (route) => route.fulfill({ status: 201 }));
    await page.clock.install({ time: new Date('2026-12-25T12:00:00-07:00') });
    await page.goto(`${site.url}/contact`);
    await waitForQuoteForm(page);
    await fillQuoteForm(page, plainRequest);
    await submitButton(page).click();
    await expect(thankYou(page)).toContainText('We answer the phone from Sunday 7:00 AM.');
    await page.clock.runFor(3100);
    await expect(confirmation(page)).toContainText('We answer the phone from Sunday 7:00 AM.');
  });

  test('the hours change at midnight while a page stays open', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-12-26T23:59:30-07:00') });
    await page.goto(`${site.url}/contact`);
    const line = page.locator('dt:text-is("Hours") + dd span', { hasText: 'Christmas' });
    await expect(line).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(line).toBeHidden();
  });

  test('structured data has the days off and both weeks with their dates', async () => {
    const html = readFileSync(join(copy.root, 'dist/index.html'), 'utf8');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const [company] = JSON.parse(json)['@graph'];
    const type = 'OpeningHoursSpecification';
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    expect(company.openingHoursSpecification).toEqual([
      {
        '@type': type,
        dayOfWeek: [...week, 'Saturday', 'Sunday'],
        opens: '07:00',
        closes: '19:00',
        validThrough: '2026-12-31',
      },
      { '@type': type, dayOfWeek: week, opens: '09:00', closes: '17:00', validFrom: '2027-01-01' },
    ]);
    expect(company.specialOpeningHoursSpecification).toEqual([
      { '@type': type, opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2026-12-26' },
    ]);
  });
});

async function readWithoutScript(browser: Browser, route: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + route);
  const texts = await page.locator('p:visible, li:visible, dd:visible, span:visible, b:visible').allTextContents();
  const text = texts.join('\n').replaceAll('\u00a0', ' ');
  await context.close();
  return text;
}

test('without JavaScript every page gives the hours with the dates they apply to', async ({ browser }) => {
  const sentences: string[] = [];
  for (const route of [
    '/',
    '/contact',
    '/areas-served',
    '/reviews',
    '/about',
    '/services/commercial/hotel-hospitality',
  ]) {
    const text = await readWithoutScript(browser, route);
    expect(text, route).toContain(closedLine);
    expect(text, route).toContain(newLine);
    expect(text, route).not.toMatch(/open now|7 to 7|every day\b/i);
    // Each mention of the present week states its end.
    const mentions = [...text.matchAll(/(?:Monday to Sunday|seven days a week)[^.\n]*?until December 31, 2026/g)];
    expect(mentions.length, route).toBe([...text.matchAll(/Monday to Sunday|seven days a week/g)].length);
    expect(mentions.length, route).toBeGreaterThan(0);
    sentences.push(...(text.match(/(?:answer the phone|reach us|call) (?:Monday|seven).*/g) ?? []));
  }
  // Each sentence about the week excepts the days off.
  expect(sentences.length).toBeGreaterThan(2);
  for (const sentence of sentences) expect(sentence).toContain('except December 24 to 26, 2026');
});
