import { describe, expect, test } from 'vitest';
import { getCacheControl, httpsHeaders, pageHeaders, pagePolicy } from '../../hosting/headers.ts';
import { addAdminPolicy, addPagePolicy, type PolicyOrigins } from '../../hosting/page-policy.ts';
import { send, startSite } from './fixture.ts';

const siteUrl = 'https://www.example.com';

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

const policyInPage = (settings: PolicyOrigins) =>
  / content="([^"]*)"/.exec(addPagePolicy('<meta charset="utf-8"><script>let a</script>', settings))?.[1] ?? '';

describe('the policy in a page', () => {
  test('without settings the policy allows no other origin and only scripts of the page', () => {
    const policy = policyInPage({ siteUrl, quoteWebhookUrl: '/api/quote' });
    expect(directive(policy, 'script-src')).toMatch(/^'self' 'sha256-[\w+/]+='$/);
    expect(directive(policy, 'connect-src')).toBe("'self'");
    expect(directive(policy, 'form-action')).toBe("'self'");
    expect(directive(policy, 'frame-src')).toBe("'none'");
    expect(directive(policy, 'img-src')).toBe("'self' data:");
    expect(policy).not.toContain('unsafe');
  });

  test('the policy allows exactly the origins of the settings, each for its use', () => {
    const policy = policyInPage({
      siteUrl,
      quoteWebhookUrl: 'https://flows.example.net/webhook/quote?key=1',
      umami: { scriptUrl: 'https://stats.example.org/script.js', websiteId: 'one' },
      mapEmbedUrl: 'https://maps.example.com/embed?pb=1',
      pictureHost: 'https://pictures.example.com',
    });
    expect(directive(policy, 'script-src')).toContain("'self' https://stats.example.org 'sha256-");
    expect(directive(policy, 'connect-src')).toBe("'self' https://flows.example.net https://stats.example.org");
    expect(directive(policy, 'form-action')).toBe("'self' https://flows.example.net");
    expect(directive(policy, 'frame-src')).toBe('https://maps.example.com');
    expect(directive(policy, 'img-src')).toBe("'self' data: https://pictures.example.com");
  });

  test('the policy of the CMS page allows only its own site, script and GitHub', () => {
    const policy = /content="([^"]+)"/.exec(addAdminPolicy('<meta charset="utf-8">', siteUrl))?.[1] ?? '';
    expect(directive(policy, 'default-src')).toBe("'none'");
    expect(directive(policy, 'script-src')).toBe("'self' 'wasm-unsafe-eval'");
    expect(directive(policy, 'frame-src')).toBe(`'self' ${siteUrl} blob:`);
    expect(directive(policy, 'connect-src')).toBe("'self' https://api.github.com blob: data:");
    expect(policy.match(/https?:\/\/[^ ;]+/g)).toHaveLength(2);
  });

  test('the policy does not list the site itself as another origin', () => {
    const policy = policyInPage({ siteUrl, quoteWebhookUrl: `${siteUrl}/api/quote` });
    expect(directive(policy, 'connect-src')).toBe("'self'");
  });

  test('the policy lets React create markup from text', () => {
    expect(`${pagePolicy}; ${policyInPage({ siteUrl })}`).not.toContain('trusted-types');
  });
});

describe('the security headers', () => {
  test('headers leave to the policy of each page what it can state itself', () => {
    expect(directive(pagePolicy, 'frame-ancestors')).toBe("'none'");
    const inPage = ['script-src', 'style-src', 'connect-src', 'form-action', 'frame-src', 'img-src', 'base-uri'];
    for (const name of ['default-src', ...inPage]) expect(directive(pagePolicy, name)).toBeUndefined();
    for (const name of inPage) expect(directive(policyInPage({ siteUrl }), name)).toBeDefined();
  });

  test('headers require HTTPS only if the site is served over it', async () => {
    const [name = '', value] = Object.entries(httpsHeaders)[0] ?? [];
    expect(value).toMatch(/^max-age=\d{8}/);
    const [secure, local] = [await startSite(undefined, { siteUrl }), await startSite()];
    const whole = await startSite(undefined, { siteUrl, hstsSubdomains: true });
    expect(value).not.toContain('includeSubDomains');
    expect((await send(whole.url, '/')).headers[name.toLowerCase()]).toBe(`${value}; includeSubDomains`);
    expect((await send(secure.url, '/')).headers[name.toLowerCase()]).toBe(value);
    expect((await send(local.url, '/')).headers[name.toLowerCase()]).toBeUndefined();
  });

  test('headers isolate the site and deny unused device features', () => {
    expect(pageHeaders).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
      expect(pageHeaders['Permissions-Policy']).toContain(`${feature}=()`);
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
  ])('the cache time of %s is "%s"', (path, expected) => {
    expect(getCacheControl(path)).toBe(expected);
  });
});
