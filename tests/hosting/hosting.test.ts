import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../hosting/content-types.ts';
import { cmsPageHeaders, filePolicy, httpsHeaders, pageHeaders } from '../../hosting/headers.ts';
import { maxBodyBytes } from '../../src/lib/quotes/quote-request.ts';
import { quotePath } from '../../src/lib/site/addresses.ts';
import { awkwardRequest } from '../browser/quote-page.ts';
import { send, type TestResponse } from '../server/fixture.ts';
import { type Exception, engines, siteDirectory } from './engines.ts';
import { acceptRequest, type Receiver, startReceiver } from './receiver.ts';

const readSite = (path: string) => readFileSync(join(siteDirectory, path));
const pageFile = (route: string) => (route === '/' ? '/index.html' : `${route}.html`);
const builtFiles = readdirSync(siteDirectory, { recursive: true })
  .map((path) => `/${path}`)
  .filter((path) => statSync(join(siteDirectory, path)).isFile());
const script = builtFiles.find((path) => /^\/_astro\/.*\.js$/.test(path)) ?? '';
const picture = builtFiles.find((path) => /^\/_astro\/.*\.(avif|jpeg)$/.test(path)) ?? '';
const font = builtFiles.find((path) => path.endsWith('.woff2')) ?? '';
const routes = builtFiles
  .filter((path) => path.endsWith('.html') && path !== '/404.html')
  .map((path) => path.replace(/(\/index)?\.html$/, '') || '/');
// Hosts read _redirects, and do not serve it.
const plainFiles = builtFiles.filter((path) => !/^\/(_astro\/|_redirects$)|\.(html|br|gz)$/.test(path));
const deepest = routes.toSorted((one, other) => other.split('/').length - one.split('/').length)[0] ?? '/';

const quote = {
  ...awkwardRequest,
  message: `${awkwardRequest.message}\n${'Fourteen windows, two stories. 🪟 '.repeat(2000)}`,
};
const asScript = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(quote) };
const asForm = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(quote).toString(),
};

/** Expects a failed form post to return its fields and the phone number, and a script's post to return an error. */
function expectRefused({ status, headers, body }: TestResponse, request: typeof asForm | typeof asScript) {
  const isForm = request === asForm;
  expect([status, headers['content-type']]).toEqual([502, contentTypes[isForm ? '.html' : '.json']]);
  expect(body.toString()).toMatch(
    isForm ? /<h1>Your request was not sent<\/h1>[\s\S]*href="tel:\+1\d{10}"[\s\S]*Fourteen windows/ : /^\{"error":"/,
  );
}

describe.each(engines)('$name', (engine) => {
  let url = '';
  let receiver: Receiver;
  let close = () => Promise.resolve();

  const get = (path: string, headers: Record<string, string> = {}) => send(url, path, { headers, agent: false });
  const post = ({ headers, body }: { headers: Record<string, string>; body: string }) =>
    send(url, quotePath, { method: 'POST', headers, agent: false }, body);
  /** Runs a test whose name states which engine is exempt from it, and why. */
  const check = (name: string, body: () => Promise<void>, exception?: Exception) => {
    const reason = exception && engine.exceptions[exception];
    test.skipIf(reason)(reason ? `${name} (not here: ${reason})` : name, body);
  };

  beforeAll(async () => {
    receiver = await startReceiver();
    const running = await engine.start(receiver.url);
    url = running.url;
    close = running.close;
  });
  afterAll(async () => {
    await close();
    await receiver.close();
  });
  afterEach(() => {
    receiver.respond = acceptRequest;
    receiver.requests.length = 0;
  });

  function expectSiteHeaders({ status, headers }: TestResponse, what: string) {
    const opener = 'Cross-Origin-Opener-Policy';
    const isWithCms = headers[opener.toLowerCase()] === cmsPageHeaders[opener];
    const all = { ...pageHeaders, ...httpsHeaders, ...(isWithCms && cmsPageHeaders) };
    const { 'Content-Security-Policy': policy, ...others } = all;
    for (const [name, value] of Object.entries(others)) {
      expect(headers[name.toLowerCase()], `${name} of ${what}`).toBe(value);
    }
    const isPage = headers['content-type']?.startsWith('text/html');
    // Cloudflare sends both policies for a file, and a browser enforces both. A redirect may have either.
    const policies = String(headers['content-security-policy']).split(', ');
    if (status >= 300 && status < 400) expect([policy, filePolicy]).toContain(policies[0]);
    else if (isPage) expect(policies, `policy of ${what}`).toEqual([policy]);
    else expect(policies, `policy of ${what}`).toContain(filePolicy);
  }

  check('every page stands at its exact address', async () => {
    for (const route of routes) {
      const page = await get(route);
      expect([route, page.status, page.headers['content-type']]).toEqual([route, 200, contentTypes['.html']]);
      expect(page.body.equals(readSite(pageFile(route))), route).toBe(true);
    }
  });

  check('an address with a slash or .html behind it moves for good to the page, with its query', async () => {
    const variants = routes.flatMap((route) =>
      route === '/'
        ? [['/index.html', '/']]
        : [
            [`${route}/`, route],
            [`${route}.html`, route],
          ],
    );
    for (const [variant = '', route] of variants) {
      const moved = await get(`${variant}?service=roof-cleaning`);
      const location = new URL(moved.headers.location ?? '', url);
      expect([variant, [301, 308].includes(moved.status)]).toEqual([variant, true]);
      expect(location.href).toBe(`${url}${route}?service=roof-cleaning`);
    }
  });

  check('a redirect never leaves the site and never carries more than an address', async () => {
    for (const path of ['//example.com/', '//example.com/contact.html', '/%0d%0aset-cookie:a=b/', '/\\example.com/']) {
      const { status, headers } = await get(path);
      expect(headers['set-cookie'], path).toBeUndefined();
      if (status >= 300 && status < 400) expect(new URL(headers.location ?? '', url).origin, path).toBe(url);
    }
  });

  check('what is not there is answered with the 404 page and 404', async () => {
    for (const path of [
      '/no-such-page',
      '/no-such-page/',
      '/no-such-page.html',
      '/_astro/gone.js',
      '/services/no/such',
    ]) {
      const first = await get(path);
      // A host may remove the extension before it looks for the page.
      const bare = path.replace(/(\/|\.html)$/, '');
      const isMoved = first.status === 308 && new URL(first.headers.location ?? '', url).href === url + bare;
      const missing = isMoved ? await get(bare) : first;
      expect([path, missing.status, missing.headers['content-type']]).toEqual([path, 404, contentTypes['.html']]);
      expect(missing.body.equals(readSite('404.html')), path).toBe(true);
    }
  });

  check(
    'that something is missing is not kept',
    async () => {
      for (const path of ['/no-such-page', '/_astro/gone.js', '/gone.txt']) {
        expect((await get(path)).headers['cache-control'], path).not.toMatch(/max-age=[1-9]/);
      }
    },
    'caching of a missing file',
  );

  check(
    'the 404 page itself is no page of the site',
    async () => expect((await get('/404')).status).toBe(404),
    'address of the 404 page',
  );

  check('pages, files and the 404 page carry the headers of the site', async () => {
    for (const path of ['/', deepest, script, picture, ...plainFiles.slice(0, 5), '/no-such-page']) {
      expectSiteHeaders(await get(path), path);
    }
  });

  check('redirects carry the headers of the site', async () => expectSiteHeaders(await get('/contact/'), 'a redirect'));

  check('every kind of file says what it is', async () => {
    for (const path of [script, picture, font, ...plainFiles]) {
      const { status, headers } = await get(path);
      expect(status, path).toBe(200);
      // An SVG states its own encoding, so a host may omit it.
      const type = headers['content-type']?.replace(/^image\/svg\+xml$/, '$&; charset=utf-8');
      expect(type, path).toBe(contentTypes[path.slice(path.lastIndexOf('.'))]);
    }
  });

  check(
    'text is compressed as the browser accepts it, and nothing else is',
    async () => {
      for (const [path, file] of [
        ['/', '/index.html'],
        [script, script],
      ] as const) {
        const brotli = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
        expect(brotli.headers['content-encoding'], path).toBe('br');
        expect(brotliDecompressSync(brotli.body).equals(readSite(file)), path).toBe(true);
        const zipped = await get(path, { 'Accept-Encoding': 'gzip' });
        expect(zipped.headers['content-encoding'], path).toBe('gzip');
        expect(gunzipSync(zipped.body).equals(readSite(file)), path).toBe(true);
        const plain = await get(path);
        expect(plain.headers['content-encoding'], path).toBeUndefined();
        for (const { headers } of [brotli, zipped, plain]) expect(headers.vary, path).toMatch(/accept-encoding/i);
      }
      for (const path of [picture, font]) {
        const { headers } = await get(path, { 'Accept-Encoding': 'gzip, br' });
        expect(headers['content-encoding'], path).toBeUndefined();
      }
      const missing = await get('/no-such-page', { 'Accept-Encoding': 'br' });
      expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br']);
    },
    'compression',
  );

  check('hashed files are kept for good, pages are asked for anew', async () => {
    for (const path of [script, picture]) {
      expect((await get(path)).headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/', deepest]) {
      expect((await get(path)).headers['cache-control'], path).toMatch(
        /^(no-cache|public, max-age=0, must-revalidate)$/,
      );
    }
    for (const path of plainFiles) {
      expect((await get(path)).headers['cache-control'], path).toBe('public, max-age=3600');
    }
  });

  check('a page or file that the browser still has is not sent again', async () => {
    for (const path of ['/', deepest, script, picture]) {
      for (const encoding of ['br', 'identity']) {
        const first = await get(path, { 'Accept-Encoding': encoding });
        const tag = first.headers.etag ?? '';
        const again = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': tag });
        expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
        expect(again.headers.etag?.replace(/^W\//, '')).toBe(tag.replace(/^W\//, ''));
        const other = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': '"another"' });
        expect([path, other.status]).toEqual([path, 200]);
      }
    }
  });

  check(
    'a part of a file can be asked for',
    async () => {
      const whole = readSite(picture);
      const part = await get(picture, { Range: 'bytes=10-109' });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-109/${whole.length}`]);
      expect(part.body.equals(whole.subarray(10, 110))).toBe(true);
      const end = await get(picture, { Range: 'bytes=-50' });
      expect(end.body.equals(whole.subarray(-50))).toBe(true);
      const beyond = await get(picture, { Range: `bytes=${whole.length}-` });
      expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    },
    'ranges',
  );

  check('HEAD answers as GET does, without the body', async () => {
    for (const path of ['/', deepest, script]) {
      const [head, whole] = [await send(url, path, { method: 'HEAD' }), await get(path)];
      expect([head.status, head.body.length]).toEqual([200, 0]);
      for (const name of ['content-type', 'cache-control', 'etag'])
        expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  describe('the forwarder', () => {
    const checkForwarder = (name: string, body: () => Promise<void>) => check(name, body, 'forwarding');

    function expectNothingOfTheReceiver({ headers, body }: TestResponse) {
      const responseText = JSON.stringify(headers) + body.toString();
      expect(responseText).not.toContain(new URL(receiver.url).host);
      expect(responseText).not.toContain('key=private');
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('x-powered-by');
    }

    async function expectNotSent(request: typeof asForm | typeof asScript) {
      const answer = await post(request);
      expectRefused(answer, request);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expectNothingOfTheReceiver(answer);
    }

    checkForwarder('brings a request from the script whole to the receiver', async () => {
      const answer = await post({ ...asScript, headers: { ...asScript.headers, Cookie: 'visitor=1' } });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, contentTypes['.json']]);
      expect(JSON.parse(answer.body.toString())).toEqual({ sent: true });
      expect(answer.headers['cache-control']).toBe('no-store');
      expectSiteHeaders(answer, 'the answer');
      expectNothingOfTheReceiver(answer);

      const [request] = receiver.requests;
      expect(receiver.requests).toHaveLength(1);
      expect(request?.path).toBe('/hook/quote?key=private');
      expect(request?.headers['content-type']).toBe('application/json');
      expect(request?.headers.host).toBe(new URL(receiver.url).host);
      expect(request?.headers.cookie ?? '').toBe('');
      expect(request?.body.toString()).toBe(asScript.body);
    });

    checkForwarder('brings a form post whole to the receiver, and the visitor to the thank-you screen', async () => {
      const statuses = [200, 202, 204, 303];
      for (const status of statuses) {
        receiver.respond = (_request, response) =>
          response.writeHead(status, { Location: 'https://elsewhere.example/contact#thank-you' }).end();
        const answer = await post(asForm);
        expect([status, answer.status]).toEqual([status, 303]);
        expect(new URL(answer.headers.location ?? '', url).href).toBe(`${url}/contact#thank-you`);
        expectSiteHeaders(answer, 'the answer');
        expectNothingOfTheReceiver(answer);
      }
      expect(receiver.requests).toHaveLength(statuses.length);
      for (const request of receiver.requests) {
        expect(request.headers['content-type']).toBe(asForm.headers['Content-Type']);
        expect(request.body.toString()).toBe(asForm.body);
      }
    });

    checkForwarder('says so, with the phone number, when the receiver did not take the request', async () => {
      for (const status of [302, 404, 500]) {
        receiver.respond = (_request, response) => response.writeHead(status, { Location: '/elsewhere' }).end('no');
        await expectNotSent(asScript);
        await expectNotSent(asForm);
      }
      // For a script, a 303 does not promise that anything was stored.
      receiver.respond = (_request, response) => response.writeHead(303, { Location: '/elsewhere' }).end();
      await expectNotSent(asScript);
    });

    checkForwarder('says so when the receiver cuts the connection', async () => {
      receiver.respond = (request) => request.socket.destroy();
      await expectNotSent(asForm);
      await expectNotSent(asScript);
    });

    checkForwarder('says so before the form loses its patience with a receiver that is silent', async () => {
      receiver.respond = () => undefined;
      const started = Date.now();
      await expectNotSent(asForm);
      expect(Date.now() - started).toBeLessThan(15_000);
    });

    checkForwarder('takes posts alone, and no more than a request can be long', async () => {
      expect((await get(quotePath)).status).toBe(405);
      const long = { ...asForm, body: `message=${'a'.repeat(maxBodyBytes)}` };
      expect((await post(long)).status).toBe(413);
      expect(receiver.requests).toHaveLength(0);
    });
  });

  // Runs last, because the receiver stops for good.
  check(
    'says so when the receiver is down',
    async () => {
      await receiver.close();
      for (const request of [asScript, asForm]) {
        const answer = await post(request);
        expectRefused(answer, request);
      }
      receiver = await startReceiver();
    },
    'forwarding',
  );
});
