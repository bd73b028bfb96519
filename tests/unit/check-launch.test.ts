import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { ownerQuestions } from '../../src/lib/content/owner-questions.ts';
import { checkAnalytics } from '../../src/lib/launch/check-analytics.ts';
import { readPictureKinds } from '../../src/lib/launch/check-illustrations.ts';
import { findLinkFault, listOutgoingLinks } from '../../src/lib/launch/check-links.ts';
import { findPostFault } from '../../src/lib/launch/check-post.ts';
import { findPreflightFault } from '../../src/lib/launch/check-preflight.ts';
import { checkSettings } from '../../src/lib/launch/check-settings.ts';
import { findLaunchIssues } from '../../src/lib/launch/find-launch-issues.ts';
import { formatLaunchIssues } from '../../src/lib/launch/format-launch-issues.ts';
import { quoteRequestSchema } from '../../src/lib/schemas/quote.ts';
import { parseSettings } from '../../src/lib/settings/settings.ts';
import { getDenverDay } from '../../src/lib/site/denver-clock.ts';
import { frozenRoot } from '../frozen-content.ts';
import { makeReady, makeUnready, readyVariables } from '../launch/ready-content.ts';

const root = mkdtempSync(join(tmpdir(), 'launch-'));

const copy = (path: string, from = path) =>
  cpSync(from, join(root, path), { recursive: true, preserveTimestamps: true });
beforeAll(() => {
  // The owner's own pictures are not in the frozen catalogue.
  const slots = Object.keys(parse(readFileSync(join(frozenRoot, 'src/pictures/catalogue.yaml'), 'utf8')));
  for (const file of globSync('src/pictures/*')) if (slots.includes(basename(file, extname(file)))) copy(file);
  copy('src/styles/fonts');
  // The cache with facts about pictures is in node_modules.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
});
/** Restores all files that a test may change. Other pictures, which take long to read, are copied only once. */
function bringBack() {
  for (const path of ['src/content', 'src/pictures/catalogue.yaml']) copy(path, join(frozenRoot, path));
  copy('src/pictures/house-timber.svg');
  rmSync(join(root, 'launch-check.json'), { force: true });
}
function resolveAll() {
  bringBack();
  makeReady(root);
}
afterAll(() => rmSync(root, { recursive: true }));

const find = (variables: Record<string, string> = {}) => findLaunchIssues({ root, variables, offline: true });

/** Changes a file for one test and restores it afterwards. */
function write(file: string, text: string) {
  const path = join(root, file);
  const before = readFileSync(path);
  onTestFinished(() => writeFileSync(path, before));
  writeFileSync(path, text);
}
function replace(file: string, from: RegExp, to: string) {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toMatch(from);
  write(file, text.replace(from, to));
}

describe('the address of a deleted area page', () => {
  const area = 'src/content/area-pages/briargate';
  const page = join(root, area, 'residential-window-cleaning.yaml');
  const address = '/areas-served/colorado-springs/briargate/residential-window-cleaning';
  const neighbor = '/areas-served/colorado-springs/briargate/residential-house-washing';
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], { cwd: root });
  const findLost = async () =>
    (await find()).filter(({ code }) => code === 'lost-address').map(({ problem }) => problem);
  beforeAll(() => {
    bringBack();
    git('init', '--quiet');
    git('add', area);
    git('commit', '--quiet', '--message', 'The pages');
    rmSync(page);
    git('commit', '--quiet', '--all', '--message', 'Deleted at a Git host');
  });
  afterAll(() => rmSync(join(root, '.git'), { recursive: true }));

  it('a deleted page is reported with the redirect that keeps its address', async () => {
    expect(await findLost()).toEqual([expect.stringContaining(`- { from: ${address}, to: ${neighbor} }`)]);
    write('src/content/redirects.yaml', `- { from: ${address}, to: ${neighbor} }\n`);
    expect(await findLost()).toEqual([]);
  });

  it('a redirected address may still be linked, which causes a note', async () => {
    replace('src/content/pages/about.yaml', /\]\(\/reviews\)/, `](${address})`);
    expect((await find()).map(({ code }) => code)).toContain('fault');
    write('src/content/redirects.yaml', `- { from: ${address}, to: ${neighbor} }\n`);
    const notes = (await find()).filter(({ code }) => code === 'old-address');
    expect(notes.map(({ problem }) => problem)).toEqual([expect.stringContaining(`has a link to ${address}`)]);
  });
});

describe('a site whose owner has done nothing yet', () => {
  let issues: Awaited<ReturnType<typeof find>>;
  beforeAll(async () => {
    bringBack();
    makeUnready(root);
    issues = await find();
  });
  const named = (...sorts: string[]) => issues.filter(({ code }) => sorts.includes(code));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const count = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].length;

  it('an untouched site has every kind of issue that its content causes', () => {
    const sorts = new Set(issues.map(({ code }) => code));
    expect([...sorts]).toEqual(
      expect.arrayContaining([
        'drawn-gallery',
        'example-domain',
        'illustration',
        'placeholder-email',
        'placeholder-link',
        'placeholder-phone',
        'sample-quote',
        'unconfirmed-claim',
        'unconfirmed-line',
        'unreviewed-legal-text',
        'unset-analytics',
        'unset-webhook',
      ]),
    );
  });

  it('an untouched site has the questions of visitors, each with its field, by rank', () => {
    const questions = issues.filter(({ kind }) => kind === 'question');
    expect(questions.map(({ problem }) => problem)).toEqual(
      ownerQuestions.map(({ question }) => expect.stringContaining(question)),
    );
    expect(questions.map(({ location }) => location)).toContain('src/content/answers.yaml denverMinimum');
    const text = formatLaunchIssues(issues);
    expect(text.indexOf('QUESTION')).toBeGreaterThan(text.indexOf('WARNING'));
    expect(text.indexOf('NOTE')).toBeGreaterThan(text.indexOf('QUESTION'));
  });

  it('every sample is named with its file and line', () => {
    const samples = named('sample-quote');
    const pages = globSync('src/content/area-pages/*/*.yaml', { cwd: root });
    const written = pages.filter((file) => read(file).includes('sample: true')).length;
    const listed =
      count('src/content/reviews.yaml', /sample: true/g) + count('src/content/testimonials.yaml', /sample: true/g);
    expect(samples).toHaveLength(written + listed);
    for (const { location } of samples) expect(location).toMatch(/\.yaml:\d+$/);
  });

  it('each unconfirmed claim and each drawing of the gallery is named', async () => {
    const claims = named('unconfirmed-claim', 'unconfirmed-line');
    expect(claims).toHaveLength(count('src/content/claims.yaml', /confirmed: false/g));
    const words = claims.map(({ problem }) => problem).join('\n');
    for (const { claim } of parse(read('src/content/claims.yaml'))) expect(words).toContain(claim);
    expect(words).toMatch(/\(in src\/content\/legal\/privacy-policy\.md\)/);
    const [gallery] = named('drawn-gallery');
    expect(gallery?.kind).toBe('note');
    for (const [, slot = ''] of read('src/content/gallery.yaml').matchAll(/picture: (\S+)/g))
      expect(gallery?.problem).toContain(slot);
  });

  it('every render on a page is named, once for each page', async () => {
    const found = named('illustration');
    const places = found.map(({ location }) => location.replace(/:\d+$/, ''));
    expect(new Set(places).size).toBe(places.length);
    const slots = new Set(found.flatMap(({ problem }) => problem.replace(/^.*: /, '').split(', ')));
    const content = globSync('src/content/**/*.{yaml,md}', { cwd: root }).map(read).join('\n');
    const isNamed = (slot: string, text: string) => new RegExp(`(?<![\\w-])${slot}(?![\\w-])`).test(text);
    const renders = [...readPictureKinds(root)].flatMap(([slot, kind]) => (kind === 'render' ? [slot] : []));
    const wanted = renders.filter((slot) => isNamed(slot, content));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((slot) => !slots.has(slot))).toEqual([]);
  });
});

describe('a site with everything resolved', () => {
  beforeAll(resolveAll);

  it('a finished site has no issue and lists what a launch build leaves out', async () => {
    const issues = await find(readyVariables);
    expect(issues.filter(({ kind }) => kind === 'blocker' || kind === 'warning')).toEqual([]);
    expect(issues.length).toBeGreaterThan(0);
  });

  it('a finished site asks only about an unconfirmed answer', async () => {
    const ask = async (question: RegExp) =>
      (await find(readyVariables)).filter(({ kind, problem }) => kind === 'question' && question.test(problem));
    expect(await ask(/Who are you/)).toEqual([]);
    replace('src/content/answers.yaml', /^confirmed: .*/m, 'confirmed: false');
    expect(await ask(/Who are you.*hidden until you set confirmed/)).toMatchObject([
      { location: expect.stringMatching(/^src\/content\/answers\.yaml:\d+ confirmed$/) },
    ]);
  });

  it('prices older than half a year are questioned again', async () => {
    const setAge = (days: number) => {
      // Counts in days of Denver's calendar: an hour of daylight saving time could shift the date.
      const today = Date.parse(getDenverDay(new Date()));
      const day = new Date(today - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const price = '{ residential/painting: { dollars: 300, unit: for a room } }';
      write('src/content/prices.yaml', `confirmed: "${day}"\nfrom: ${price}\n`);
    };
    const findOld = async () =>
      (await find(readyVariables))
        .filter(({ code }) => code.startsWith('old-'))
        .map(({ code, location }) => [code, location]);
    setAge(179);
    expect(await findOld()).toEqual([]);
    setAge(181);
    expect(await findOld()).toEqual([['old-price', 'src/content/prices.yaml:1']]);
  });

  it('a next free day that is over is reported', async () => {
    const setNext = (day: string) =>
      replace('src/content/business.yaml', /(leadTime: .*\n)?$/, `leadTime: { next: ${day}, date: 2026-11-20 }\n`);
    const findPast = async () => (await find(readyVariables)).filter(({ code }) => code === 'past-free-day');
    setNext(getDenverDay(new Date()));
    expect(await findPast()).toEqual([]);
    setNext('2026-11-21');
    expect(await findPast()).toMatchObject([
      { kind: 'warning', location: expect.stringMatching(/^src\/content\/business\.yaml:\d+$/) },
    ]);
  });

  const business = 'src/content/business.yaml';
  const catalogue = 'src/pictures/catalogue.yaml';
  const claims = 'src/content/claims.yaml';
  const privacy = 'src/content/legal/privacy-policy.md';
  const confirmed = /confirmed: "[\d-]+"/;

  it.each<[sort: string, file: string, from: RegExp, to: string, where?: string]>([
    ['placeholder-phone', business, /^phone: .*/m, 'phone: "303-555-0199"', `${business}:`],
    ['placeholder-email', business, /^email: .*/m, 'email: us@mail.test', `${business}:`],
    ['placeholder-link', business, /facebook\.com\/[\w.]+/, 'facebook.com/'],
    ['unset-map', business, /^( +embedUrl: ).*/m, '$1https://maps.example/embed'],
    ['unreviewed-legal-text', privacy, /^reviewed: .*/m, 'reviewed: false', `${privacy}:`],
    ['unconfirmed-claim', claims, confirmed, 'confirmed: false'],
    // Faults that stop every build.
    ['fault', claims, confirmed, 'confirmed: yes indeed'],
    ['fault', business, /brand: /, 'brand: "'],
    ['fault', 'src/content/reviews.yaml', /^[\s\S]*/, ''],
    ['fault', 'src/pictures/house-timber.svg', /^[\s\S]*/, 'a text'],
  ])('one planted %s, of %s, is a blocker', async (sort, file, from, to, where = file) => {
    replace(file, from, to);
    const blockers = (await find(readyVariables)).filter(({ kind }) => kind === 'blocker');
    expect(blockers.map((issue) => issue.code)).toEqual([sort]);
    expect(blockers[0]?.location).toContain(where);
    expect(blockers[0]?.fix).not.toBe('');
  });

  it.each<[sort: string, file: string, from: RegExp, to: string, where?: string]>([
    // A claim whose words are nowhere on the site is not published.
    ['wrong-claim', claims, /words: \[.*\]/, 'words: ["lisens"]'],
    ['illustration', catalogue, /(view-winter:\n)/, '$1  illustrative: true\n', 'src/content/pages/home.yaml'],
  ])('one planted %s, of %s, is a warning and no blocker', async (sort, file, from, to, where = file) => {
    replace(file, from, to);
    const issues = await find(readyVariables);
    expect(issues.filter(({ kind }) => kind === 'blocker')).toEqual([]);
    const issue = { kind: 'warning', code: sort, location: expect.stringContaining(where) };
    expect(issues).toContainEqual(expect.objectContaining(issue));
  });
});

describe('advice on content', () => {
  beforeAll(resolveAll);

  it('the frozen content gets no advice', async () => {
    const notes = (await find(readyVariables)).filter(({ kind }) => kind === 'note');
    // The drawings are the site's own files, and no content.
    expect(notes.filter(({ code }) => code !== 'drawn-gallery')).toEqual([]);
  });

  it('a photograph whose pair is half drawn is named', async () => {
    const drawing = join(root, 'src/pictures/gallery-windows-after.svg');
    const photograph = join(root, 'src/pictures/gallery-windows-after.jpg');
    onTestFinished(() => {
      rmSync(photograph);
      copy('src/pictures/gallery-windows-after.svg');
    });
    rmSync(drawing);
    cpSync('src/pictures/view-winter.jpg', photograph);
    const mixed = (await find(readyVariables)).filter(({ code }) => code === 'mixed-pictures');
    expect(mixed.map(({ kind, location }) => [kind, location])).toContainEqual([
      'note',
      expect.stringMatching(/^src\/content\/gallery\.yaml:\d+$/),
    ]);
    expect(mixed[0]?.problem).toMatch(/gallery-windows-after.*gallery-windows-before/);
  });

  const business = 'src/content/business.yaml';
  const about = 'src/content/pages/about.yaml';
  const page = 'src/content/area-pages/fountain/residential-window-cleaning.yaml';
  it('each kind of advice is a note with its file, and blocks nothing', async () => {
    const heading = 'Call us Monday to Friday: {SPRING} from $99, see [us](/about)';
    const faults: [codes: string, file: string, from: RegExp, to: string][] = [
      ['long-title', about, /^title: .*/m, `title: ${'Windows '.repeat(9)}`],
      ['description-length', about, /^description: .*/m, 'description: Short.'],
      [
        'unknown-braces link-without-address unconfirmed-price other-hours',
        about,
        /^closing:\n {2}heading: .*/m,
        `closing:\n  heading: "${heading}"`,
      ],
      ['missing-letter', 'src/content/areas/fountain.yaml', /^name: .*/m, 'name: Fountain 😀'],
      ['unencrypted-link', business, /https:\/\/www.facebook.com/, 'http://www.facebook.com'],
      ['area-heading', page, /heading: .*/, 'heading: Clean panes'],
      ['other-property', page, /hero: [\w-]+/, 'hero: commercial-hotel'],
      ['started-hours', business, /^founded:/m, 'newHours: [{ from: 2020-01-01, sunday: 8-12 }]\nfounded:'],
      ['past-exception', business, /^founded:/m, 'exceptions: [{ from: 2020-12-25, hours: closed }]\nfounded:'],
      ['empty-category', 'src/content/gallery.yaml', /category: windows/, 'category: concrete'],
    ];
    for (const [, file, from, to] of faults) replace(file, from, to);
    const issues = await find(readyVariables);
    expect(issues.filter(({ kind }) => kind === 'blocker')).toEqual([]);
    for (const [codes, file] of faults)
      for (const code of codes.split(' ')) {
        const issue = { kind: 'note', code, location: expect.stringContaining(file) };
        expect(issues, code).toContainEqual(expect.objectContaining(issue));
      }
  });
});

describe('a webhook that is down for a moment', () => {
  beforeEach(resolveAll);
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [false, 'warning'],
    [true, 'blocker'],
  ])('a webhook that is down is, with --post %s, a %s', async (sendTestRequests, kind) => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('down')));
    const variables = { ...readyVariables, PUBLIC_QUOTE_WEBHOOK_URL: 'https://flows.brand-colorado.com/quote' };
    const issues = await findLaunchIssues({ root, variables, offline: false, sendTestRequests });
    expect(issues.find(({ code }) => code === 'webhook-preflight')?.kind).toBe(kind);
  });
});

describe('the settings of a site with everything else resolved', () => {
  beforeAll(resolveAll);

  it.each<[string, Record<string, string>]>([
    ['example-domain', { SITE_URL: '' }],
    ['example-domain', { SITE_URL: 'https://www.brand.example' }],
    ['insecure-domain', { SITE_URL: 'http://www.brand-colorado.com' }],
    ['unset-forward', { QUOTE_INBOX: '' }],
    ['no-notification', { QUOTE_MAIL_TO: '' }],
    ['unset-forward', { QUOTE_INBOX: '', QUOTE_FORWARD_URL: 'https://hooks.example.com/1' }],
    ['test-address', { QUOTE_FORWARD_URL: 'https://flows.rivera-glass.com/webhook-test/0b1c' }],
    [
      'test-address',
      { QUOTE_INBOX: '', QUOTE_FORWARD_URL: 'https://me:secret@flows.rivera-glass.com/n8n/Webhook-Test/a/b' },
    ],
    ['test-address', { PUBLIC_QUOTE_WEBHOOK_URL: 'https://flows.rivera-glass.com/webhook-test/0b1c?x=1' }],
    ['test-address', { QUOTE_FORWARD_URL: 'https://flows.rivera-glass.com/form-test/0b1c' }],
    ['test-address', { QUOTE_FORWARD_URL: 'https://hooks.zapier.com/hooks/catch-test/123456/abcdef/' }],
    ['test-address', { QUOTE_FORWARD_URL: 'https://hooks.zapier.com/hooks/catch/123456/abcdef/?test=1' }],
    ['test-address', { QUOTE_FORWARD_URL: 'https://zapier.com/editor/123456/published' }],
    ['test-address', { QUOTE_FORWARD_URL: 'https://hook.eu2.make.com/test/abc123' }],
    ['test-address', { QUOTE_FORWARD_URL: 'https://eu2.make.com/12345/scenarios/678/edit' }],
    ['test-address', { PUBLIC_QUOTE_WEBHOOK_URL: 'https://webhook.site/0b1c2d3e' }],
    ['test-address', { PUBLIC_QUOTE_WEBHOOK_URL: '/flows/webhook-test/0b1c' }],
    ['test-address', { QUOTE_FORWARD_URL: 'https://Webhook.Site./0b1c2d3e' }],
    ['test-address', { QUOTE_FORWARD_URL: 'https://eo1a2b3c4d.x.pipedream.net/' }],
    ['test-address', { QUOTE_FORWARD_URL: 'https://acme.free.beeceptor.com/quote' }],
    ['insecure-webhook', { PUBLIC_QUOTE_WEBHOOK_URL: 'http://hooks.brand-colorado.com/1' }],
    ['insecure-address', { PUBLIC_UMAMI_SCRIPT_URL: 'http://stats.brand-colorado.com/script.js' }],
    ['insecure-address', { PUBLIC_UMAMI_HOST_URL: 'http://stats.brand-colorado.com' }],
    ['insecure-address', { PUBLIC_PICTURE_HOST: 'http://zone.brand-cdn.net' }],
    ['wrong-setting', { PUBLIC_UMAMI_WEBSITE_ID: 'seven' }],
    ['wrong-setting', { QUOTE_FORWARD_URL: 'ftp://flows.brand-colorado.com/1' }],
    ['preview', { PUBLIC_PREVIEW: '1' }],
  ])('the setting %s is reported for %o', async (sort, change) => {
    const issues = await checkSettings({ ...readyVariables, ...change }, { offline: true, sendTestRequests: false });
    const blockers = issues.filter(({ kind }) => kind === 'blocker');
    expect(new Set(blockers.map((issue) => issue.code))).toEqual(new Set([sort]));
  });

  it.each<[string, Record<string, string>]>([
    ['unset-webhook', { PUBLIC_QUOTE_WEBHOOK_URL: '' }],
    ['sample-quote', { PUBLIC_LAUNCH: '' }],
  ])('the setting %s is reported among all issues for %o', async (sort, change) => {
    const blockers = (await find({ ...readyVariables, ...change })).filter(({ kind }) => kind === 'blocker');
    expect(new Set(blockers.map((issue) => issue.code))).toEqual(new Set([sort]));
  });

  it.each<Record<string, string>>([
    { QUOTE_INBOX: 'true' },
    { QUOTE_MAIL_TO: '', QUOTE_FORWARD_URL: 'https://flows.brand-colorado.com/webhook/1' },
    { QUOTE_INBOX: '', QUOTE_FORWARD_URL: 'https://flows.brand-colorado.com/webhook/1' },
    { QUOTE_FORWARD_URL: 'https://flows.brand-colorado.com/webhook/latest' },
    { QUOTE_FORWARD_URL: 'https://hooks.zapier.com/hooks/catch/123456/abctest/' },
    { QUOTE_FORWARD_URL: 'https://hook.eu2.make.com/9testq0b1c2d' },
    { QUOTE_FORWARD_URL: 'https://eo1a2b3c4d.m.pipedream.net/' },
    { QUOTE_FORWARD_URL: 'https://flows.mywebhook.site/quote' },
  ])('%o is ready for launch as well', async (change) => {
    const issues = await checkSettings({ ...readyVariables, ...change }, { offline: true, sendTestRequests: false });
    expect(issues.filter(({ kind }) => kind === 'blocker')).toEqual([]);
  });

  it('settings without analytics cause only a warning', async () => {
    const issues = await find({ ...readyVariables, PUBLIC_UMAMI_SCRIPT_URL: '', PUBLIC_UMAMI_WEBSITE_ID: '' });
    expect(issues.map(({ kind }) => kind).filter((kind) => kind === 'blocker' || kind === 'warning')).toEqual([
      'warning',
    ]);
  });
});

describe('the request of the launch check', () => {
  beforeEach(resolveAll);
  afterEach(() => vi.unstubAllGlobals());

  const findAnnoyances = async (sendTestRequests: boolean, variables: Record<string, string> = readyVariables) =>
    (await findLaunchIssues({ root, variables, offline: true, sendTestRequests }))
      .filter(({ kind }) => kind === 'blocker' || kind === 'warning')
      .map(({ kind, code }) => `${kind} ${code}`);
  // The settings of a site without an inbox.
  const elsewhere = {
    ...readyVariables,
    QUOTE_MAIL_TO: '',
    PUBLIC_QUOTE_WEBHOOK_URL: 'https://flows.brand-colorado.com/quote',
  };
  const answer = (response: Response) => {
    const posted = vi.fn(async () => response);
    vi.stubGlobal('fetch', posted);
    return posted;
  };

  it('an untried webhook is reported, and never posted to without --post', async () => {
    const posted = answer(new Response());
    expect(await findAnnoyances(false, elsewhere)).toEqual(['warning unposted-address']);
    expect(posted).not.toHaveBeenCalled();
    expect(await findAnnoyances(true, elsewhere)).toEqual([]);
    expect(posted).toHaveBeenCalledExactlyOnceWith('https://flows.brand-colorado.com/quote', expect.anything());
    expect(await findAnnoyances(false, elsewhere)).toEqual([]);
  });

  it.each<[string, Response, RegExp?]>([
    ['takes it', new Response(null, { status: 201 })],
    ['is not published', new Response(null, { status: 404 }), /answered 404: the address does not accept requests/],
    [
      'has moved',
      new Response(null, { status: 301, headers: { Location: 'https://flows.example/2' } }),
      /has moved to/,
    ],
    ['shows a page', new Response('<!doctype html><title>Sign in'), /answered with a web page/],
  ])('the check also posts to the receiver behind the inbox, which %s', async (_, response, reason) => {
    const QUOTE_FORWARD_URL = 'https://me:p%40ss@flows.brand-colorado.com/webhook/1';
    const posted = vi.fn(async (address: string | URL, _options?: RequestInit) =>
      String(address).includes('flows') ? response : Response.json({ id: 'a' }, { status: 201 }),
    );
    vi.stubGlobal('fetch', posted);
    const variables = { ...readyVariables, QUOTE_MAIL_TO: '', QUOTE_FORWARD_URL };
    const blockers = (await findLaunchIssues({ root, variables, offline: true, sendTestRequests: true })).filter(
      ({ kind }) => kind === 'blocker',
    );
    expect(blockers).toEqual(
      reason ? [expect.objectContaining({ code: 'refused-forward', problem: expect.stringMatching(reason) })] : [],
    );
    expect(blockers.map(({ problem }) => problem).join('\n')).not.toMatch(/flows\.brand|p%40ss|p@ss/);
    const [address, options] = posted.mock.lastCall ?? [];
    expect(String(address)).toBe('https://flows.brand-colorado.com/webhook/1');
    const headers = new Headers(options?.headers);
    expect(headers.get('authorization')).toBe(`Basic ${btoa('me:p@ss')}`);
    expect(headers.get('quote-marks')).toBe('launch-check');
  });

  it.each<[string, string, string[]]>([
    ['takes the login', 'right', []],
    ['refuses the password', 'wrong', ['blocker refused-mail']],
  ])('the check signs in to the mail server, which %s, and sends no mail', async (_, password, expected) => {
    let mails = 0;
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'me' }) : done(new Error('Invalid login')),
      onData: (stream, _session, done) => {
        mails += 1;
        stream.resume().on('end', () => done());
      },
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
    const { port } = server.server.address() as AddressInfo;
    answer(Response.json({ id: 'a' }, { status: 201 }));
    const QUOTE_MAIL_URL = `smtp://me:${password}@127.0.0.1:${port}`;
    const variables = { ...readyVariables, QUOTE_MAIL_URL, QUOTE_MAIL_TO: 'me@brand-colorado.com' };
    expect(await findAnnoyances(true, variables)).toEqual(expected);
    expect(mails).toBe(0);
  });

  it('an undelivered test request blocks the launch and is reported again', async () => {
    answer(new Response(null, { status: 302, headers: { Location: '/' } }));
    expect(await findAnnoyances(true, elsewhere)).toEqual(['blocker refused-post']);
    expect(await findAnnoyances(false, elsewhere)).toEqual(['warning unposted-address']);
  });

  it('an unreachable mail server is reported, since no one would be notified', async () => {
    answer(Response.json({ id: 'a' }, { status: 201 }));
    expect(await findAnnoyances(true)).toEqual(['blocker wrong-setting']);
  });
});

describe('npm run check:launch', () => {
  const run = (variables: Record<string, string>) => {
    const { PATH, HOME } = process.env;
    const args = [resolve('scripts/check-launch.ts'), '--offline'];
    return spawnSync(process.execPath, args, { cwd: root, env: { PATH, HOME, ...variables }, encoding: 'utf8' });
  };

  it('npm run check:launch exits with 1 on a blocker and describes the fix', () => {
    bringBack();
    const { status, stdout } = run({});
    expect(status).toBe(1);
    expect(stdout).toMatch(/^BLOCKER {2}example-domain\n.*\n {2}Fix: \S/m);
  });

  it('npm run check:launch exits with 0 once all blockers are resolved', () => {
    resolveAll();
    const { status, stdout } = run(readyVariables);
    expect([status, stdout]).toEqual([0, expect.not.stringContaining('BLOCKER')]);
  });
});

/** Runs a check against a server with this response, and records the requests. */
async function askServer<Fault>(answer: RequestListener, path: string, findFault: (url: string) => Promise<Fault>) {
  const asked: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    asked.push({ method: request.method, headers: request.headers, body });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fault = await findFault(`http://127.0.0.1:${port}${path}`);
  server.closeAllConnections();
  server.close();
  return { fault, asked };
}
const say =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end();
  };
const sayPage =
  (headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(200, headers).end('\ufeff<!DOCTYPE html><title>Sign in</title>');
  };
const origin = 'https://www.brand-colorado.com';

describe('a request posted to see whether it arrives', () => {
  const post = (answer: RequestListener) => askServer(answer, '/api/quote', (url) => findPostFault(url, origin));

  it('the inbox accepts the test request, which asks its reader to ignore it', async () => {
    const { fault, asked } = await post(say(201, { 'Content-Type': 'application/json; charset=utf-8' }));
    expect(fault).toBeUndefined();
    expect(quoteRequestSchema.parse(JSON.parse(asked[0]?.body ?? '')).name).toBe('Launch check, please ignore');
  });

  it.each<[string, RequestListener, RegExp]>([
    ['a redirect', say(301, { Location: `${origin}/` }), /redirects to https:\/\/www/],
    ['a page', sayPage({ 'Content-Type': 'text/html; charset=utf-8' }), /with a web page/],
    ['a page without a content type', sayPage(), /with a web page/],
    ['an error', say(404), /status 404/],
    ['a closed line', (request) => request.socket.destroy(), /could not be reached/],
  ])('the test request fails if the receiver returns %s', async (_, answer, fault) => {
    expect((await post(answer)).fault).toMatch(fault);
  });
});

describe('the question a browser asks before it posts a quote', () => {
  const ask = (answer: RequestListener) => askServer(answer, '/hook', (url) => findPreflightFault(url, origin));
  const cors = { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'Content-Type, X-Other' };

  it.each([
    ['the origin itself', cors],
    ['everybody', { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }],
  ])('the preflight is sent, and passes if the server allows %s', async (_, headers) => {
    const { fault, asked } = await ask(say(204, headers));
    expect(fault).toBeUndefined();
    const [{ method, headers: sent } = { method: '', headers: {} }] = asked;
    expect([method, sent['origin'], sent['access-control-request-headers']]).toEqual([
      'OPTIONS',
      origin,
      'content-type',
    ]);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['no CORS headers', say(204), /no CORS headers/],
    ['another origin', say(204, { ...cors, 'access-control-allow-origin': 'https://x.com' }), /allows https:\/\/x/],
    ['no content-type', say(204, { 'access-control-allow-origin': origin }), /content-type/],
    ['an error', say(404, cors), /status 404/],
    ['a redirect', say(302, { ...cors, location: '/' }), /status 302/],
    ['a closed line', (request) => request.socket.destroy(), /could not be reached/],
  ])('the preflight fails if the server returns %s', async (_, answer, fault) => {
    expect((await ask(answer)).fault).toMatch(fault);
  });
});

describe('a link that leads out of the site', () => {
  it.each<[string, RequestListener, RegExp | undefined]>([
    ['a page', say(200), undefined],
    ['a page that has moved', say(301, { Location: '/' }), undefined],
    ['a page that keeps programs out', say(403), undefined],
    ['a server that fails for now', say(503), undefined],
    ['no such page', say(404), /does not exist \(404\)/],
    ['a page that is gone', say(410), /does not exist \(410\)/],
    ['a closed line', (request) => request.socket.destroy(), /could not be reached/],
  ])('an external link is judged by its response: %s', async (_, answer, expected) => {
    const { fault } = await askServer(answer, '/page', findLinkFault);
    if (expected) expect(fault).toMatch(expected);
    else expect(fault).toBeUndefined();
  });

  it('an external link is found in every kind of content, once, with its place', () => {
    resolveAll();
    replace('src/content/reviews.yaml', /service: .*/, 'service: "See https://www.townpaper.com/today, too."');
    replace(
      'src/content/legal/terms-of-service.md',
      /\n$/,
      '\nRead https://www.townpaper.com/today or https://www.example.com/.\n',
    );
    const links = [...listOutgoingLinks(root)].filter(([address]) => /townpaper|example\.com/.test(address));
    expect(links).toEqual([['https://www.townpaper.com/today', expect.stringMatching(/^src\/content\//)]]);
  });
});

describe('an analytics script', () => {
  const check = (code: string, host = '') =>
    askServer(
      (_, response) => response.end(code),
      '/script.js',
      (scriptUrl) => {
        const hostVariable = host && { PUBLIC_UMAMI_HOST_URL: host };
        const settings = parseSettings({
          SITE_URL: origin,
          PUBLIC_UMAMI_SCRIPT_URL: scriptUrl,
          PUBLIC_UMAMI_WEBSITE_ID: '1b2c3d4e-0000-4000-8000-000000000000',
          ...hostVariable,
        });
        return checkAnalytics(settings, false);
      },
    ).then(({ fault }) => fault.map(({ kind, code, fix }) => [kind, code, fix]));
  const elsewhere = 'const t=r||"https://events.metrics-host.com"||n.src;';

  it('an analytics script that the policy blocks is a blocker, with the setting', async () => {
    const fix = 'Set PUBLIC_UMAMI_HOST_URL=https://events.metrics-host.com.';
    expect(await check(elsewhere)).toEqual([['blocker', 'blocked-analytics', fix]]);
  });

  it('an analytics script passes with the setting, or if it sends to its own host', async () => {
    expect(await check(elsewhere, 'https://events.metrics-host.com')).toEqual([]);
    expect(await check('/* https://umami.is/docs */ const t=r||""||n.src.split("/")')).toEqual([]);
  });

  it('an analytics script whose path is a folder of another host is a blocker', async () => {
    const fix = 'Set PUBLIC_UMAMI_HOST_URL=https://events.metrics-host.com/collect.';
    expect(await check(elsewhere.replace('.com', '.com/collect'))).toEqual([['blocker', 'blocked-analytics', fix]]);
  });

  it('an analytics script that moved to another host is a blocker', async () => {
    const { fault } = await askServer(
      (_, response) => response.end('let a;'),
      '/moved.js',
      async (moved) => {
        const settings = (scriptUrl: string) => ({
          ...parseSettings({ SITE_URL: origin }),
          umami: { scriptUrl, websiteId: '1' },
        });
        const answer = await askServer(say(302, { Location: moved }), '/script.js', (scriptUrl) =>
          checkAnalytics(settings(scriptUrl), false),
        );
        return answer.fault.map(({ kind, fix }) => [kind, fix.replace(moved, 'the new address')]);
      },
    );
    expect(fault).toEqual([['blocker', 'Set PUBLIC_UMAMI_SCRIPT_URL=the new address.']]);
  });

  it('an analytics address that returns a web page is a warning', async () => {
    const { fault } = await askServer(say(200, { 'Content-Type': 'text/html' }), '/script.js', (scriptUrl) =>
      checkAnalytics({ ...parseSettings({ SITE_URL: origin }), umami: { scriptUrl, websiteId: '1' } }, false),
    );
    expect(fault).toMatchObject([{ kind: 'warning', problem: expect.stringContaining('responds with a web page') }]);
  });

  it('an analytics script that does not load is only a warning', async () => {
    const { fault } = await askServer(say(404), '/script.js', (scriptUrl) =>
      checkAnalytics({ ...parseSettings({ SITE_URL: origin }), umami: { scriptUrl, websiteId: '1' } }, false),
    );
    const what = expect.stringContaining('/script.js responds with status 404');
    expect(fault).toMatchObject([{ kind: 'warning', code: 'analytics-unreachable', problem: what }]);
  });
});
