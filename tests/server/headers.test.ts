import { describe, expect, test } from 'vitest';
import { allowedOrigins, cacheControl, contentSecurityPolicy, securityHeaders } from '../../hosting/headers.ts';

const siteUrl = 'https://www.example.com';

function directive(policy: string, name: string): string | undefined {
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

describe('the security headers', () => {
  test('leave scripts and styles to the policy on each page', () => {
    const policy = contentSecurityPolicy({ siteUrl });
    for (const name of ['default-src', 'script-src', 'script-src-elem', 'style-src', 'style-src-attr']) {
      expect(directive(policy, name)).toBeUndefined();
    }
  });

  test('allow no other origin while no setting names one', () => {
    const policy = contentSecurityPolicy({ siteUrl, quoteWebhookUrl: '/api/quote' });
    expect(directive(policy, 'connect-src')).toBe("'self'");
    expect(directive(policy, 'form-action')).toBe("'self'");
    expect(directive(policy, 'frame-src')).toBe("'none'");
    expect(directive(policy, 'img-src')).toBe("'self' data:");
    expect(directive(policy, 'frame-ancestors')).toBe("'none'");
    expect(directive(policy, 'object-src')).toBe("'none'");
    expect(directive(policy, 'base-uri')).toBe("'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('allow exactly the origins that the settings name, each for its own use', () => {
    const settings = {
      siteUrl,
      quoteWebhookUrl: 'https://flows.example.net/webhook/quote?key=1',
      umamiScriptUrl: 'https://stats.example.org/script.js',
      mapEmbedUrl: 'https://maps.example.com/embed?pb=1',
      pictureUrl: 'https://pictures.example.com/',
    };
    const policy = contentSecurityPolicy(settings);
    expect(directive(policy, 'connect-src')).toBe("'self' https://flows.example.net https://stats.example.org");
    expect(directive(policy, 'form-action')).toBe("'self' https://flows.example.net");
    expect(directive(policy, 'frame-src')).toBe('https://maps.example.com');
    expect(directive(policy, 'img-src')).toBe("'self' data: https://pictures.example.com");
    expect(allowedOrigins(settings).script).toEqual(['https://stats.example.org']);
  });

  test('do not name the site itself as another origin', () => {
    expect(allowedOrigins({ siteUrl, quoteWebhookUrl: `${siteUrl}/api/quote` }).connect).toEqual([]);
  });

  test('let React draw an island anew, which makes markup from text', () => {
    const policy = contentSecurityPolicy({ siteUrl });
    expect(directive(policy, 'require-trusted-types-for')).toBeUndefined();
    expect(directive(policy, 'trusted-types')).toBeUndefined();
  });

  test('say which setting is no web address', () => {
    expect(() => securityHeaders({ siteUrl, mapEmbedUrl: 'javascript:alert(1)' })).toThrow(/mapEmbedUrl/);
    expect(() => securityHeaders({ siteUrl: 'nonsense' })).toThrow(/siteUrl/);
  });

  test('insist on https only where the site is served over it', () => {
    expect(securityHeaders({ siteUrl })['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
    expect(securityHeaders({ siteUrl: 'http://localhost:4321' })).not.toHaveProperty('Strict-Transport-Security');
  });

  test('isolate the site and deny the device features it does not use', () => {
    const headers = securityHeaders({ siteUrl });
    expect(headers).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
      expect(headers['Permissions-Policy']).toContain(`${feature}=()`);
    }
  });
});

describe('the time a browser may keep a file', () => {
  test.each([
    ['/_astro/index.abc123.css', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/services', 'no-cache'],
    ['/services/window-cleaning', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/og/home.png', 'public, max-age=3600'],
  ])('of %s is "%s"', (path, expected) => {
    expect(cacheControl(path)).toBe(expected);
  });
});
