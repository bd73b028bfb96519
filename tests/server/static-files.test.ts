import { existsSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pagePolicy } from '../../hosting/headers.ts';
import { createTemporaryDirectory, send, shareSite, startSite, writeTree } from './fixture.ts';

const longText = 'Clean glass on every story. '.repeat(200);
const files = {
  'index.html': 'home',
  '404.html': 'no such page',
  'services.html': 'services',
  'services/window-cleaning.html': longText,
  'services/window-cleaning.html.br': brotliCompressSync(longText),
  'services/window-cleaning.html.gz': gzipSync(longText),
  '_astro/app.abc.js': 'let a;'.repeat(100),
  'robots.txt': 'User-agent: *',
  'digits.bin': '0123456789',
  'redirects.json': JSON.stringify([
    { from: '/über-uns.php', to: '/services' },
    { from: '/windows', to: '/services/window-cleaning#price' },
  ]),
  _redirects: 'for hosts',
  'areas-served.html': '<li id="zip-80919">80919</li>',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  '.git/config': 'secret',
  'empty.txt': '',
};

const site = shareSite(files);

describe('an address of the site', () => {
  test.each([
    ['/', 200, 'home'],
    ['/services', 200, 'services'],
    ['/services?from=home', 200, 'services'],
    ['/services/window-cleaning', 200, longText],
    ['/robots.txt', 200, 'User-agent: *'],
    ['/empty.txt', 200, ''],
    ['/.well-known/security.txt', 200, 'Contact: mailto:a@example.com'],
    ['http://elsewhere.example/services', 200, 'services'],
    ['/nothing', 404, 'no such page'],
    ['/nothing%0A', 400, 'no such page'],
    ['/_redirects', 404, 'no such page'],
    ['/404', 404, 'no such page'],
    ['/_astro', 404, 'no such page'],
    ['/nothing/', 404, 'no such page'],
  ])('%s returns %i', async (path, status, text) => {
    const answer = await send(site.url, path);
    expect(answer.status).toBe(status);
    expect(answer.text).toBe(text);
  });

  test.each([
    ['/services/', '/services'],
    ['/services/?a=1&b=%20', '/services?a=1&b=%20'],
    ['/services.html', '/services'],
    ['/services.html?a=1', '/services?a=1'],
    ['/index.html?a=1', '/?a=1'],
    ['/index', '/'],
    ['/services/window-cleaning.html/', '/services/window-cleaning'],
    ['/services//', '/services'],
    ['/services/index.html', '/services'],
    ['/index.php', '/'],
    ['/services%0A', '/services'],
    ['/services%20', '/services'],
    ['/services%E2%80%8B', '/services'],
    ['/services).', '/services'],
    ['/services%0D%0A', '/services'],
    ['/services,', '/services'],
    ['/services%3E', '/services'],
    ['/services%E2%80%A6', '/services'],
    ['/services%C2%BB', '/services'],
    ['/services%60', '/services'],
    ['/services_', '/services'],
    ['/services%3Fa=1&b=2', '/services?a=1&b=2'],
    ['/services&fbclid=x?a=1', '/services?fbclid=x&a=1'],
    ['/services%3Fa=%0d%0aSet-Cookie:b', '/services?a=%0D%0ASet-Cookie:b'],
  ])('%s redirects to %s', async (path, location) => {
    const answer = await send(site.url, path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  test.each(['//services', '//elsewhere.example/', '//elsewhere.example/..'])(
    '%s never redirects a visitor to another site',
    async (path) => {
      const answer = await send(site.url, path);
      expect(answer.status).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  test('an address without a page gets a plain 404', async () => {
    const { url } = await startSite();
    const answer = await send(url, '/nothing');
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Page not found.\n');
  });

  test.each([
    [308, 'GET', '/services/'],
    [400, 'GET', '/nothing%00'],
    [404, 'GET', '/nothing'],
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method): [number, string, string] => [405, method, '/services']),
  ])('no response that is no page is cached, like the %i for %s', async (status, method, path) => {
    const { headers, ...answer } = await send(site.url, path, { method });
    const allowed = status === 405 ? 'GET, HEAD' : undefined;
    expect([answer.status, headers['cache-control'], headers.allow]).toEqual([status, 'no-cache', allowed]);
  });

  test('HEAD gets the headers of GET and no body', async () => {
    const answer = await send(site.url, '/services', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe('8');
    expect(answer.body).toHaveLength(0);
  });

  test('every file has its type, cache time and security headers', async () => {
    const [page, script, missing] = await Promise.all(
      ['/', '/_astro/app.abc.js', '/nothing'].map((path) => send(site.url, path)),
    );
    expect(page?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page?.headers['cache-control']).toBe('no-cache');
    expect(script?.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script?.headers['cache-control']).toContain('immutable');
    expect(missing?.headers['cache-control']).toBe('no-cache');
    for (const answer of [page, script, missing]) {
      expect(answer?.headers['x-content-type-options']).toBe('nosniff');
      expect(answer?.headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    }
    // A page has its own rules for scripts; other files may run none.
    expect(page?.headers['content-security-policy']).not.toContain('default-src');
    expect(page?.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(script?.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

test('pages may be framed by their own site if the CMS is at /admin', async () => {
  const { url } = await startSite({ ...files, 'admin.html': 'forms' });
  const { headers } = await send(url, '/services');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

describe('a path that tries to leave the site', () => {
  test.each([
    ['/../secret.txt', 404],
    ['/services/../../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 400],
    ['/..%5csecret.txt', 400],
    ['/..\\secret.txt', 400],
    ['/index.html%00.txt', 400],
    ['/%zz', 400],
    ['/%c3%28', 400],
    ['/line%0abreak', 400],
    ['/.env', 404],
    ['/.git/config', 404],
    ['/services/.hidden', 404],
    ['/quotes/quotes.db', 404],
    ['/linked/secret.txt', 404],
  ])('%s never leaves the site and returns %i', async (path, status) => {
    writeTree(site.directory, { 'secret.txt': 'secret', 'outside/secret.txt': 'secret' });
    const link = join(site.siteDirectory, 'linked');
    if (!existsSync(link)) symlinkSync(join(site.directory, 'outside'), link);
    const answer = await send(site.url, path);
    expect(answer.status).toBe(status);
    expect(answer.text.toLowerCase()).not.toContain('secret');
  });
});

describe('a repeated request', () => {
  test('a repeated request gets 304 until the file changes, in each encoding', async () => {
    const { url, siteDirectory } = await startSite(files);
    const path = '/services/window-cleaning';
    const ask = (headers: Record<string, string>) => send(url, path, { headers });
    const tags: string[] = [];
    for (const encoding of ['identity', 'br']) {
      const { etag = '' } = (await ask({ 'Accept-Encoding': encoding })).headers;
      const repeated = await ask({ 'Accept-Encoding': encoding, 'If-None-Match': etag });
      expect(repeated.status).toBe(304);
      expect(repeated.headers['content-security-policy']).toBe(pagePolicy);
      tags.push(etag);
    }
    expect(new Set(tags).size).toBe(1);
    writeFileSync(join(siteDirectory, `${path}.html`), 'new words');
    const answer = await ask({ 'If-None-Match': tags[0] ?? '' });
    expect([answer.status, answer.text]).toEqual([200, 'new words']);
  });

  test('a file with new content but the same size and time is sent again', async () => {
    const { url, siteDirectory } = await startSite({ 'contact.html': '719-555-0142' });
    const file = join(siteDirectory, 'contact.html');
    utimesSync(file, 0, 0);
    const { etag = '' } = (await send(url, '/contact')).headers;
    writeFileSync(file, '719-555-0199');
    utimesSync(file, 0, 0);
    const answer = await send(url, '/contact', { headers: { 'If-None-Match': etag } });
    expect([answer.status, answer.text]).toEqual([200, '719-555-0199']);
  });

  test('a range with a weak tag is answered with the whole file', async () => {
    const { etag = '' } = (await send(site.url, '/digits.bin')).headers;
    const answer = await send(site.url, '/digits.bin', { headers: { Range: 'bytes=0-3', 'If-Range': etag } });
    expect([answer.status, answer.text]).toEqual([200, '0123456789']);
  });

  test.each([
    ['/%C3%BCber-uns.php', '/services'],
    ['/%C3%BCber-uns.php/?a=1', '/services?a=1'],
    ['/windows', '/services/window-cleaning#price'],
    ['/windows?a=1', '/services/window-cleaning?a=1#price'],
    ['/windows).', '/services/window-cleaning#price'],
    ['/windows%0D%0A', '/services/window-cleaning#price'],
  ])('%s of an older site redirects permanently to %s', async (path, location) => {
    const { status, headers } = await send(site.url, path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([
    ['/areas-served?zip=80919', '/areas-served#zip-80919'],
    ['/areas-served?zip=80919&fbclid=1', '/areas-served#zip-80919'],
    ['/areas-served?zip=%EF%BC%98%EF%BC%90%EF%BC%99%EF%BC%91%EF%BC%99', '/areas-served#zip-80919'],
    ['/areas-served?fbclid=1&zip=80999', '/areas-served#zip-codes'],
  ])('%s, the ZIP check without JavaScript, redirects to %s', async (path, location) => {
    const { status, headers } = await send(site.url, path);
    expect([status, headers.location]).toEqual([303, location]);
  });

  test('a conditional request for a missing page gets a whole 404', async () => {
    for (const headers of [{ 'If-None-Match': '*' }, { Range: 'bytes=0-3' }]) {
      const { status, text } = await send(site.url, '/nothing', { headers });
      expect([status, text]).toEqual([404, 'no such page']);
    }
  });
});

test('a new build is served at once, and older pages still find their scripts', async () => {
  const directory = createTemporaryDirectory();
  const builds = join(directory, '.builds');
  writeTree(join(builds, '1'), { 'index.html': 'old', '_astro/page.old.js': 'old script', 'gone.html': 'gone' });
  writeTree(join(builds, '2'), { 'index.html': 'new', '_astro/page.new.js': 'new script' });
  const current = join(builds, 'current');
  symlinkSync('1', current);
  const { url } = await startSite({}, { siteDirectory: current });
  expect((await send(url, '/')).text).toBe('old');
  symlinkSync('2', `${current}-next`);
  renameSync(`${current}-next`, current);
  const read = async (path: string) => (await send(url, path)).text.trim();
  const paths = ['/', '/_astro/page.new.js', '/_astro/page.old.js', '/gone', '/_astro/..%2f..%2fcurrent'];
  expect(await Promise.all(paths.map(read))).toEqual([
    'new',
    'new script',
    'old script',
    'Page not found.',
    'This address is malformed.',
  ]);
});

test.each([
  ['a part behind its end', '/digits.bin', 'bytes=10-', 416, ''],
  ['a part of a file that is kept compressed', '/services/window-cleaning', 'bytes=0-9', 206, longText.slice(0, 10)],
])('%s is served unchanged from its file', async (_, path, range, status, text) => {
  const answer = await send(site.url, path, { headers: { Range: range, 'Accept-Encoding': 'br' } });
  expect(answer.status).toBe(status);
  if (text) expect(answer.text).toBe(text);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

describe('compression', () => {
  const path = '/services/window-cleaning';

  test("compressed files are served in the client's preferred encoding", async () => {
    const brotli = await send(site.url, path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(longText);
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
    const gzip = await send(site.url, path, { headers: { 'Accept-Encoding': 'gzip;q=1.0, br;q=0.5' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(longText);
  });

  test('text is not compressed for a client that accepts no compression', async () => {
    for (const encoding of ['identity', 'br;q=0, gzip;q=0', 'deflate', '']) {
      const answer = await send(site.url, path, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.text).toBe(longText);
      expect(answer.headers.vary).toBe('accept-encoding');
    }
  });

  test('compressed copies follow a new build', async () => {
    const { url, siteDirectory } = await startSite(files);
    const headers = { 'Accept-Encoding': 'br' };
    await send(url, path, { headers });
    const changed = `${longText}Now with screens.`;
    writeTree(siteDirectory, {
      'services/window-cleaning.html': changed,
      'services/window-cleaning.html.br': brotliCompressSync(changed),
      'services/gutters.html': 'new page',
    });
    expect(brotliDecompressSync((await send(url, path, { headers })).body).toString()).toBe(changed);
    await expect.poll(async () => (await send(url, '/services/gutters')).text, { timeout: 10_000 }).toBe('new page');
  });

  test('compressed copies have no address of their own', async () => {
    expect((await send(site.url, `${path}.html.br`)).status).toBe(404);
  });

  test('the 404 page is compressed, too', async () => {
    const { url } = await startSite({
      'index.html': 'home',
      '404.html': longText,
      '404.html.br': brotliCompressSync(longText),
    });
    const answer = await send(url, '/nothing', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status).toBe(404);
    expect(brotliDecompressSync(answer.body).toString()).toBe(longText);
  });
});
