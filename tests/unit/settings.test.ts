import { describe, expect, test } from 'vitest';
import { parseSettings, SettingsError } from '../../src/settings/settings.ts';

/** The message of a refused setting. */
function refusal(variables: Record<string, string>): string {
  try {
    parseSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return '';
}

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
