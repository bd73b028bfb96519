import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addPagePolicy } from '../../hosting/page-policy.ts';
import { readEnvironment } from '../../src/lib/settings/environment.ts';
import { readServerSettings, serverSettingNames } from '../../src/lib/settings/server-settings.ts';
import { SettingsError } from '../../src/lib/settings/setting-rules.ts';
import { parseSettings, settingNames } from '../../src/lib/settings/settings.ts';

/** Returns the error message for a refused setting. */
function refusal(variables: Record<string, string>): string {
  try {
    parseSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return '';
}

describe('the environment', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'environment-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });

  test('settings are read from .env only, unchanged', () => {
    writeFileSync(join(root, '.env'), 'QUOTE_MAIL_URL="smtps://me:pa$HOME@mail.example.com"\n');
    writeFileSync(join(root, '.env.production'), 'QUOTE_MAIL_TO=me@example.com\n');
    const { QUOTE_MAIL_URL, QUOTE_MAIL_TO } = readEnvironment(root);
    expect([QUOTE_MAIL_URL, QUOTE_MAIL_TO]).toEqual(['smtps://me:pa$HOME@mail.example.com', undefined]);
  });

  test.each<[string, string | Buffer, RegExp]>([
    [
      'bytes of UTF-16',
      Buffer.from('SITE_URL=https://a.org\n', 'utf16le'),
      /^\.env is saved as UTF-16: save it as UTF-8/,
    ],
    ['bytes of Windows-1252', Buffer.from('# José\n', 'latin1'), /^\.env is saved as Windows-1252.* UTF-8/],
    ['a misspelled name', 'SITE_ULR=https://a.org\n', /^SITE_ULR .* SITE_URL\?$/],
    ['a name in small letters', '\nsite_url=https://a.org\n', /^site_url .* SITE_URL\?$/],
    ['a name without its beginning', 'QUOTE_WEBHOOK_URL=/api\n', /^QUOTE_WEBHOOK_URL .* PUBLIC_QUOTE_WEBHOOK_URL\?$/],
    ['a name like ours that nobody knows', 'QUOTE_COLOR=red\n', /^QUOTE_COLOR is not a setting/],
    ['no sign between name and value', 'SITE_URL: https://a.org\n', /^\.env, line 1: must be NAME=value/],
    ['a value cut at its #', 'QUOTE_MAIL_URL=smtps://me:pa#ss@a.org\n', /^\.env, line 1: .*quotation marks/],
    ['a quotation mark too few', 'QUOTE_INBOX=1\nSITE_URL="https://a.org\n', /^\.env, line 2: SITE_URL has no closing/],
    ['a name twice', 'SITE_URL=https://a.org\nSITE_URL=https://b.org\n', /^\.env, line 2: SITE_URL is set already/],
  ])('an .env file with %s is refused', (_, text, reason) => {
    writeFileSync(join(root, '.env'), text);
    expect(() => readEnvironment(root)).toThrow(reason);
  });

  test('.env may have a byte-order mark, comments, quotes and settings of other programs', () => {
    const lines = [
      '\ufeffSITE_URL=https://a.org # ours',
      '',
      '# note',
      "export QUOTE_MAIL_URL='smtps://me:pa#ss@a.org' # mail",
    ];
    writeFileSync(join(root, '.env'), [...lines, 'NODE_OPTIONS=--enable-source-maps', 'TZ=UTC'].join('\r\n'));
    const { SITE_URL, QUOTE_MAIL_URL, TZ } = readEnvironment(root);
    expect([SITE_URL, QUOTE_MAIL_URL]).toEqual(['https://a.org', 'smtps://me:pa#ss@a.org']);
    expect(TZ).toBeDefined();
  });

  test('a misspelled variable of a host is reported, and others are ignored', () => {
    vi.stubEnv('SITE_ID', '1');
    vi.stubEnv('SITE_NAME', 'peak');
    expect(() => readEnvironment(root)).not.toThrow();
    vi.stubEnv('QUOTE_FORWRD_URL', 'https://flows.example.com');
    expect(() => readEnvironment(root)).toThrow('QUOTE_FORWRD_URL is not a setting: did you mean QUOTE_FORWARD_URL?');
  });

  test('environment variables take precedence over .env and work without it', () => {
    vi.stubEnv('QUOTES_DIR', 'here');
    expect(readEnvironment(root)['QUOTES_DIR']).toBe('here');
    writeFileSync(join(root, '.env'), 'QUOTES_DIR=there\n');
    expect(readEnvironment(root)['QUOTES_DIR']).toBe('here');
  });
});

test.each(['src/quotes', './node_modules/x/../y', 'public', 'dist/a'])(
  'a data folder that is served is refused: %s',
  (folder) => {
    vi.stubEnv('QUOTES_DIR', folder);
    expect(() => readEnvironment('.')).toThrow(/^QUOTES_DIR: must not be in \w+, .*: choose another folder$/);
    vi.stubEnv('QUOTES_DIR', resolve(folder));
    expect(() => readEnvironment('.')).toThrow(/^QUOTES_DIR/);
    vi.stubEnv('QUOTES_DIR', `../${folder}`);
    expect(() => readEnvironment('.')).not.toThrow();
    vi.unstubAllEnvs();
  },
);

test('a data folder that is served through a link is refused', () => {
  const links = mkdtempSync(join(tmpdir(), 'links-'));
  symlinkSync(resolve('public'), join(links, 'quotes'));
  vi.stubEnv('QUOTES_DIR', join(links, 'quotes'));
  expect(() => readEnvironment('.')).toThrow(/^QUOTES_DIR: must not be in public/);
  vi.unstubAllEnvs();
  rmSync(links, { recursive: true });
});

describe('deployment settings', () => {
  test('the defaults are localhost, the same-origin inbox and no indexing', () => {
    expect(parseSettings({})).toMatchObject({
      siteUrl: 'http://localhost:4321',
      indexable: false,
      quoteWebhookUrl: '/api/quote',
      umami: undefined,
    });
  });

  test('the CMS is built only for a complete repository name', () => {
    expect(parseSettings({}).cms).toBeUndefined();
    const named = { CMS_BACKEND: 'github', CMS_REPO: 'peak-and-pane/site' };
    expect(parseSettings(named).cms).toEqual({ repo: 'peak-and-pane/site', signInUrl: undefined });
    expect(() => parseSettings({ CMS_REPO: 'peak-and-pane/site' })).toThrow(/go together/);
    expect(() => parseSettings({ ...named, CMS_BACKEND: 'gitlab' })).toThrow(/CMS_BACKEND=gitlab: must be github/);
    expect(() => parseSettings({ ...named, CMS_REPO: 'https://github.com/a/b' })).toThrow(/must be owner\/name/);
  });

  test('a site address is stored as an origin, and its launch build is indexable', () => {
    for (const SITE_URL of ['https://www.example.org', 'https://www.example.org/']) {
      const siteUrl = 'https://www.example.org';
      expect(parseSettings({ SITE_URL, PUBLIC_LAUNCH: '1' })).toMatchObject({ siteUrl, indexable: true });
      expect(parseSettings({ SITE_URL })).toMatchObject({ siteUrl, indexable: false });
    }
  });

  test.each([
    ['https://Example.COM', 'https://example.com'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
    ['https://MÜNCHEN.example:443/', 'https://xn--mnchen-3ya.example'],
    ['http://localhost:8080/', 'http://localhost:8080'],
  ])('SITE_URL=%s is accepted', (SITE_URL, siteUrl) => {
    expect(parseSettings({ SITE_URL }).siteUrl).toBe(siteUrl);
  });

  test.each([
    ['https://example.com/sub/', '/sub/'],
    ['https://example.com//', '//'],
    ['https://example.com/?x=1/', '/?x=1/'],
    ['https://example.com?', '/?'],
    ['https://example.com/#top', '/#top'],
    ['https://me:secret@example.com/', '@'],
  ])('SITE_URL=%s is refused with the superfluous part', (SITE_URL, rest) => {
    expect(refusal({ SITE_URL })).toMatch(/^SITE_URL.*without path, user, query or fragment: remove /);
    expect(refusal({ SITE_URL })).toContain(rest);
    expect(refusal({ SITE_URL })).not.toContain('secret');
  });

  test('the inbox refuses to forward to itself, however its address is written', () => {
    for (const QUOTE_FORWARD_URL of ['https://EXAMPLE.org/api/quote', 'https://example.org:443/api/quote?a=1'])
      expect(refusal({ SITE_URL: 'https://Example.org', QUOTE_FORWARD_URL })).toContain('must not be the inbox itself');
  });

  test('each setting is in .env.example once, and nothing else', () => {
    const names = [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual([...settingNames, ...serverSettingNames].sort());
  });

  test.each([
    ['QUOTE_MAIL_URL', 'smtps://50%off@mail.example.com:465'],
    ['QUOTE_MAIL_URL', 'smtps://me:secret/word@mail.example.com'],
    ['QUOTE_MAIL_URL', 'smtps://me:12/secret@mail.example.com'],
    ['QUOTE_MAIL_URL', 'smtps://me:secret?word@mail.example.com'],
    ['QUOTE_MAIL_URL', 'smtps://me:12#secret@mail.example.com'],
    ['QUOTE_MAIL_URL', 'smtps://me:secret%40%@mail.example.com'],
    ['QUOTE_FORWARD_URL', 'https://50%off:secret@flows.example.com/quote'],
    ['QUOTE_FORWARD_URL', 'https://me:100%secret@flows.example.com/quote'],
  ])('%s=%s is refused with the characters to encode, and without the value', (name, value) => {
    const read = () => readServerSettings({ QUOTE_MAIL_TO: 'owner@example.com', [name]: value });
    expect(read).toThrow(new RegExp(`^${name}: .*write % as %25, / as %2F, \\? as %3F, # as %23`));
    expect(read).not.toThrow(/secret|50/);
  });

  test.each([
    'smtps://me:100%sure@mail.example.com',
    'smtp://a%40b.example:p%2Fss@mail.example.com',
    'smtp://127.0.0.1:25',
  ])('QUOTE_MAIL_URL=%s is accepted as a mail server', (url) => {
    const { deliveries } = readServerSettings({ QUOTE_MAIL_URL: url, QUOTE_MAIL_TO: 'owner@example.com' });
    expect(deliveries?.mail?.url).toBe(url);
  });

  test('a header for the receiver is a name and a value of one line', () => {
    for (const QUOTE_FORWARD_HEADER of ['X-Api-Key: secret', 'Authorization: Bearer a.b-c=='])
      expect(parseSettings({ QUOTE_FORWARD_HEADER }).forwardHeader).toBe(QUOTE_FORWARD_HEADER);
    for (const QUOTE_FORWARD_HEADER of [
      'secret',
      'X-Key:',
      'X Key: secret',
      'Host: secret',
      'X-Key: sécret',
      'A: b\nC: secret',
    ]) {
      expect(refusal({ QUOTE_FORWARD_HEADER })).toMatch(/^QUOTE_FORWARD_HEADER: must be a name and a value/);
      expect(refusal({ QUOTE_FORWARD_HEADER })).not.toContain('sécret');
    }
  });

  test('an empty value counts as not set', () => {
    expect(parseSettings({ SITE_URL: '', PUBLIC_QUOTE_WEBHOOK_URL: '' })).toEqual(parseSettings({}));
  });

  test.each([
    ['SITE_URL', 'example'],
    ['SITE_URL', 'ftp://example.org'],
    ['SITE_URL', 'https://example.org/shop'],
    ['PUBLIC_QUOTE_WEBHOOK_URL', 'hook'],
    ['PUBLIC_QUOTE_WEBHOOK_URL', '//evil.example'],
    ['PUBLIC_UMAMI_SCRIPT_URL', 'script.js'],
    ['PUBLIC_UMAMI_WEBSITE_ID', '42'],
  ])('%s=%s is refused in one line that names the setting', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name}=${value}`);
    expect(message).not.toContain('\n');
  });

  test('without SITE_URL the pages use the port that serves them', () => {
    expect(parseSettings({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    expect(parseSettings({ PORT: '8080', SITE_URL: 'https://example.org' }).siteUrl).toBe('https://example.org');
  });

  test.each([
    ['https://cloud.umami.is/script.js', undefined, 'https://gateway.umami.is'],
    ['https://stats.example.org/script.js', undefined, 'https://stats.example.org'],
    ['https://stats.example.org/script.js', 'https://collect.example.org', 'https://collect.example.org'],
  ])('the page policy allows the script %s with the host %s to send to %s', (scriptUrl, hostUrl, target) => {
    const umami = { scriptUrl, hostUrl, websiteId: '1b2c0000-0000-4000-8000-000000000000' };
    const html = addPagePolicy('<meta charset="utf-8">', { siteUrl: 'https://example.org', umami });
    expect(/connect-src [^;]*/.exec(html)?.[0].split(' ')).toContain(target);
  });

  test('an analytics address without a script is refused', () => {
    expect(refusal({ PUBLIC_UMAMI_HOST_URL: 'https://collect.example.org' })).toContain('PUBLIC_UMAMI_SCRIPT_URL');
  });

  test('incomplete analytics settings are refused: events would be lost', () => {
    expect(refusal({ PUBLIC_UMAMI_SCRIPT_URL: 'https://stats.example.org/script.js' })).toContain('both or neither');
  });
});
