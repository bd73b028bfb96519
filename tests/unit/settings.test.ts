import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../src/settings/environment.ts';
import { serverSettingNames } from '../../src/settings/server-settings.ts';
import { SettingsError } from '../../src/settings/setting-rules.ts';
import { parseSettings, settingNames } from '../../src/settings/settings.ts';

/** The message of a refused setting. */
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

  test('is read from .env and no file of another name, as it is written', () => {
    writeFileSync(join(root, '.env'), 'QUOTE_MAIL_URL="smtps://me:pa$HOME@mail.example.com"\n');
    writeFileSync(join(root, '.env.production'), 'QUOTE_MAIL_TO=me@example.com\n');
    const { QUOTE_MAIL_URL, QUOTE_MAIL_TO } = readEnvironment(root);
    expect([QUOTE_MAIL_URL, QUOTE_MAIL_TO]).toEqual(['smtps://me:pa$HOME@mail.example.com', undefined]);
  });

  test('goes before the file, and stands alone where there is none', () => {
    vi.stubEnv('QUOTES_DIR', 'here');
    expect(readEnvironment(root)['QUOTES_DIR']).toBe('here');
    writeFileSync(join(root, '.env'), 'QUOTES_DIR=there\n');
    expect(readEnvironment(root)['QUOTES_DIR']).toBe('here');
  });
});

describe('deployment settings', () => {
  test('nothing set means localhost, the same-origin inbox, and never indexable', () => {
    expect(parseSettings({})).toMatchObject({
      siteUrl: 'http://localhost:4321',
      indexable: false,
      quoteWebhookUrl: '/api/quote',
      umami: undefined,
    });
  });

  test('a site address is kept as an origin, with or without its last slash, and a launch build of it is indexable', () => {
    for (const SITE_URL of ['https://www.example.org', 'https://www.example.org/']) {
      const siteUrl = 'https://www.example.org';
      expect(parseSettings({ SITE_URL, PUBLIC_LAUNCH: '1' })).toMatchObject({ siteUrl, indexable: true });
      expect(parseSettings({ SITE_URL })).toMatchObject({ siteUrl, indexable: false });
    }
  });

  test('each stands in .env.example once, and nothing else does', () => {
    const names = [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual([...settingNames, ...serverSettingNames].sort());
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

  test('half of the analytics settings is refused: events would go nowhere', () => {
    expect(refusal({ PUBLIC_UMAMI_SCRIPT_URL: 'https://stats.example.org/script.js' })).toContain('both or neither');
  });
});
