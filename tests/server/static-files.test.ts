import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { send, shareSite, startSite, writeTree } from './fixture.ts';

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
    ['/404', 404, 'no such page'],
    ['/_astro', 404, 'no such page'],
    ['/nothing/', 404, 'no such page'],
  ])('%s answers %i', async (path, status, text) => {
    const { url } = site;
    const answer = await send(url, path);
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
  ])('%s moves to %s', async (path, location) => {
    const { url } = site;
    const answer = await send(url, path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  test.each(['//services', '//elsewhere.example/', '//elsewhere.example/..', '/services//'])(
    '%s never moves a visitor to another site',
    async (path) => {
      const { url } = site;
      const answer = await send(url, path);
      expect(answer.status).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  test('answers 404 in plain words when the site has no page for it', async () => {
    const { url } = await startSite();
    const answer = await send(url, '/nothing');
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Page not found.\n');
  });

  test.each([
    [308, 'GET', '/services/'],
    [400, 'GET', '/%00'],
    [404, 'GET', '/nothing'],
    [405, 'PUT', '/services'],
  ])('lets nobody keep what is no page, as the answer %i', async (status, method, path) => {
    const { url } = await startSite({ 'services.html': 'services' });
    const answer = await send(url, path, { method });
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-cache']);
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const { url } = site;
    const answer = await send(url, '/services', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe('8');
    expect(answer.body).toHaveLength(0);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { url } = site;
    const answer = await send(url, '/services', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test('carries its type, its cache time and the security headers', async () => {
    const { url } = site;
    const [page, script, missing] = await Promise.all(
      ['/', '/_astro/app.abc.js', '/nothing'].map((path) => send(url, path)),
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
    // A page brings its own rules for scripts; nothing else may run any.
    expect(page?.headers['content-security-policy']).not.toContain('default-src');
    expect(page?.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(script?.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

test('pages may stand in a frame of their own site where the CMS is at /admin, and nowhere else', async () => {
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
  ])('%s answers %i', async (path, status) => {
    const { url, directory } = await startSite(files);
    writeFileSync(join(directory, 'secret.txt'), 'secret');
    const answer = await send(url, path);
    expect(answer.status).toBe(status);
    expect(answer.text.toLowerCase()).not.toContain('secret');
  });

  test('gets nothing through a link inside the site that points outside', async () => {
    const { url, directory, siteDirectory } = await startSite(files);
    mkdirSync(join(directory, 'outside'));
    writeFileSync(join(directory, 'outside', 'secret.txt'), 'secret');
    symlinkSync(join(directory, 'outside'), join(siteDirectory, 'linked'));
    expect((await send(url, '/linked/secret.txt')).status).toBe(404);
  });
});

describe('a repeated request', () => {
  test('is answered 304 while the file is the same', async () => {
    const { url } = site;
    const { etag = '', 'last-modified': modified = '' } = (await send(url, '/services')).headers;
    for (const headers of [
      { 'If-None-Match': etag },
      { 'If-None-Match': `"other", ${etag}` },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': modified },
    ]) {
      const answer = await send(url, '/services', { headers });
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers.etag).toBe(etag);
    }
  });

  test('is answered whole when the file is another one', async () => {
    const { url, siteDirectory } = await startSite(files);
    const { etag = '', 'last-modified': modified = '' } = (await send(url, '/services')).headers;
    expect((await send(url, '/services', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    const both = { 'If-None-Match': '"other"', 'If-Modified-Since': modified };
    expect((await send(url, '/services', { headers: both })).status).toBe(200);
    expect(
      (await send(url, '/services', { headers: { 'If-Modified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' } })).status,
    ).toBe(200);
    writeFileSync(join(siteDirectory, 'services.html'), 'new services');
    const answer = await send(url, '/services', { headers: { 'If-None-Match': etag } });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('new services');
  });

  test('is never answered 304 for a missing page', async () => {
    const { url } = site;
    expect((await send(url, '/nothing', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });

  test('has another tag per encoding', async () => {
    const { url } = site;
    const path = '/services/window-cleaning';
    const plain = await send(url, path);
    const packed = await send(url, path, { headers: { 'Accept-Encoding': 'br' } });
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': packed.headers.etag };
    expect((await send(url, path, { headers })).status).toBe(304);
  });
});

describe('a byte range', () => {
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['items=0-1', 200, '0123456789', undefined],
  ])('%s answers %i', async (range, status, text, contentRange) => {
    const { url } = site;
    const answer = await send(url, '/digits.bin', { headers: { Range: range } });
    expect(answer.status).toBe(status);
    expect(answer.text).toBe(text);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers['content-length']).toBe(String(text.length));
  });

  test.each([
    ['bytes=10-', '/digits.bin', 10],
    ['bytes=-0', '/digits.bin', 10],
    ['bytes=0-', '/empty.txt', 0],
  ])('%s of %s cannot be satisfied', async (range, path, size) => {
    const { url } = site;
    const answer = await send(url, path, { headers: { Range: range } });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${size}`);
  });

  test('counts the bytes of the file itself, not of its compressed form', async () => {
    const { url } = site;
    const headers = { Range: 'bytes=0-9', 'Accept-Encoding': 'br' };
    const answer = await send(url, '/services/window-cleaning', { headers });
    expect(answer.text).toBe(longText.slice(0, 10));
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('is answered with the whole file when that changed in between', async () => {
    const { url } = site;
    const { etag = '' } = (await send(url, '/digits.bin')).headers;
    const same = await send(url, '/digits.bin', { headers: { Range: 'bytes=0-1', 'If-Range': etag } });
    expect(same.status).toBe(206);
    const changed = await send(url, '/digits.bin', { headers: { Range: 'bytes=0-1', 'If-Range': '"old"' } });
    expect(changed.status).toBe(200);
  });
});

describe('compression', () => {
  const path = '/services/window-cleaning';

  test('is handed out as the client likes it best', async () => {
    const { url } = site;
    const brotli = await send(url, path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(longText);
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
    const gzip = await send(url, path, { headers: { 'Accept-Encoding': 'gzip;q=1.0, br;q=0.5' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(longText);
  });

  test('leaves text as it is for a client that wants no compression', async () => {
    const { url } = site;
    for (const encoding of ['identity', 'br;q=0, gzip;q=0', 'deflate', '']) {
      const answer = await send(url, path, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.text).toBe(longText);
      expect(answer.headers.vary).toBe('accept-encoding');
    }
  });

  test('follows a site that is built anew', async () => {
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

  test('gives the copies no address of their own', async () => {
    const { url } = site;
    expect((await send(url, `${path}.html.br`)).status).toBe(404);
  });

  test('packs a page that was not found, too', async () => {
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

test('a file of many megabytes arrives whole', async () => {
  const big = Buffer.alloc(12 * 1024 * 1024, 'peak and pane ');
  const { url } = await startSite({ 'index.html': 'home', 'video.mp4': big });
  const answer = await send(url, '/video.mp4');
  expect(answer.headers['content-length']).toBe(String(big.length));
  expect(answer.body.equals(big)).toBe(true);
});
