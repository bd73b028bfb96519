import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import cloudflare from '../../hosting/cloudflare/worker.ts';
import { cmsPageHeaders, filePolicy, getCacheControl, httpsHeaders, pageHeaders } from '../../hosting/headers.ts';
import netlify from '../../hosting/netlify/functions/quote.mts';
import { hostRedirectsFile, readRedirects, writeHostRedirects } from '../../hosting/redirects.ts';
import vercel from '../../hosting/vercel/api/quote.ts';
import { getQuoteField } from '../../src/lib/quotes/quote-fields.ts';
import { maxBodyBytes } from '../../src/lib/quotes/quote-request.ts';
import { buildSettingNames } from '../../src/lib/settings/settings.ts';
import { plainRequest } from '../browser/quote-page.ts';

const siteHeaders = { ...pageHeaders, ...httpsHeaders };
const built = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').replace(/^dist/, ''));
const pages = built
  .filter((path) => path.endsWith('.html'))
  .map((path) => path.replace(/(\/index)?\.html$/, '') || '/');
const plainFiles = built.filter(
  (path) => !path.startsWith('/_astro/') && !path.endsWith('.html') && path !== `/${hostRedirectsFile}`,
);

/** The headers that a host sets, by the path of its rule: a file, a folder ending in `/*`, or all. */
type Rules = Map<string, Record<string, string>>;

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
function readCloudflareRules(): Rules {
  const rules: Rules = new Map();
  for (const block of readFileSync('hosting/cloudflare/_headers', 'utf8')
    .replace(/^#.*\n/gm, '')
    .trim()
    .split('\n\n')) {
    const [path = '', ...lines] = block.trim().split('\n');
    rules.set(
      path,
      Object.fromEntries(
        lines.map((line) =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2),
        ),
      ),
    );
  }
  return rules;
}

/** https://docs.netlify.com/manage/routing/headers/ */
function readNetlifyRules(): Rules {
  const rules: Rules = new Map();
  for (const block of readFileSync('hosting/netlify/netlify.toml', 'utf8').split('[[headers]]').slice(1)) {
    const entries = [...block.matchAll(/^([\w-]+) = "(.*)"$/gm)].map(([, name = '', value = '']) => [name, value]);
    const { for: path = '', ...headers } = Object.fromEntries(entries);
    rules.set(path, headers);
  }
  return rules;
}

/** https://vercel.com/docs/project-configuration/vercel-json#headers */
function readVercelRules(): Rules {
  const { headers } = JSON.parse(readFileSync('hosting/vercel/vercel.json', 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  return new Map(
    headers.map((rule) => [
      rule.source.replace('(.*)', '*').replaceAll('\\.', '.'),
      Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    ]),
  );
}

/** `*` matches anything, `{a,b}` either of the two. */
const toPattern = (rule: string) =>
  new RegExp(
    `^${rule
      .replace(/[.+?^$()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('{', '(')
      .replaceAll('}', ')')
      .replaceAll(',', '|')}$`,
  );

const hosts = [
  { name: 'Cloudflare', folder: 'cloudflare', rules: readCloudflareRules() },
  { name: 'Netlify', folder: 'netlify', rules: readNetlifyRules() },
  { name: 'Vercel', folder: 'vercel', rules: readVercelRules() },
];

test.each(['cloudflare/wrangler.jsonc', 'netlify/netlify.toml', 'vercel/vercel.json', 'docker/Dockerfile'])(
  'hosting/%s builds the site with scripts and files that exist',
  (file) => {
    const text = readFileSync(`hosting/${file}`, 'utf8');
    const [, script = ''] = /\bnpm run ([\w:]+)/.exec(text) ?? [];
    expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts).toHaveProperty([script]);
    const copied = /&& cp (.*?) dist\//.exec(text)?.[1]?.split(' ') ?? [];
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  },
);

describe.each(hosts)('the headers of $name', ({ rules }) => {
  test('every page and file gets the same headers as from the local server', () => {
    expect([siteHeaders, { ...siteHeaders, ...cmsPageHeaders }]).toContainEqual(rules.get('/*'));
  });

  test('files that are no pages get a strict policy and the usual caching', () => {
    const hashed = { 'Content-Security-Policy': filePolicy, 'Cache-Control': getCacheControl('/_astro/name.hash.js') };
    expect(rules.get('/_astro/*')).toEqual(hashed);
    const others = [...rules].filter(([path]) => !['/*', '/_astro/*'].includes(path));
    for (const [path, { 'Content-Type': _, ...headers }] of others) {
      const plain = { 'Content-Security-Policy': filePolicy, 'Cache-Control': getCacheControl('/robots.txt') };
      expect([path, headers]).toEqual([path, plain]);
    }
  });

  test('each built file without a hash has one header rule, and pages have none', () => {
    const others = [...rules.keys()].filter((path) => !['/*', '/_astro/*'].includes(path));
    const isCovered = (path: string) => others.some((rule) => toPattern(rule).test(path));
    expect(plainFiles.filter((path) => !isCovered(path))).toEqual([]);
    expect(pages.filter(isCovered)).toEqual([]);
  });
});

test('Cloudflare accepts each header line and redirects pages of every depth permanently', () => {
  const lines = readFileSync('hosting/cloudflare/_headers', 'utf8').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  const redirects = readFileSync('hosting/cloudflare/_redirects', 'utf8');
  const depth = Math.max(...pages.map((path) => path.split('/').length - 1));
  const deepest = redirects.split('\n').map((line) => line.match(/:\w/g)?.length ?? 0);
  expect(Math.max(...deepest) / 2).toBeGreaterThanOrEqual(depth);
});

describe('an address of an older site', () => {
  const list = [
    { from: '/über-uns.php', to: '/about' },
    { from: '/windows', to: '/services#window-cleaning' },
  ];

  test('a redirect is listed with and without a slash for Cloudflare and Netlify', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'redirects.json'), JSON.stringify(list));
    await writeHostRedirects(folder);
    expect(readFileSync(join(folder, hostRedirectsFile), 'utf8')).toBe(
      [
        '/%C3%BCber-uns.php /about 301\n',
        '/%C3%BCber-uns.php/ /about 301\n',
        '/windows /services#window-cleaning 301\n',
        '/windows/ /services#window-cleaning 301\n',
      ].join(''),
    );
    expect((await readRedirects(folder)).size).toBe(2);
  });

  test('a redirect from an existing page stops the build', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'sitemap.xml'), '<urlset/>');
    writeFileSync(join(folder, 'redirects.json'), JSON.stringify([{ from: '/sitemap.xml', to: '/about' }]));
    await expect(writeHostRedirects(folder)).rejects.toThrow('redirects /sitemap.xml, which is a file of this site');
  });

  test('Vercel redirects before it looks for a file, and keeps the query', async () => {
    vi.doMock('../../dist/redirects.json', () => ({ default: list }));
    const { default: redirectOldAddress } = await import('../../hosting/vercel/middleware.ts');
    const ask = (path: string) => {
      const response = redirectOldAddress(new Request(`https://www.example.com${path}`));
      return response && [response.status, response.headers.get('location')];
    };
    expect(ask('/%C3%BCber-uns.php/')).toEqual([301, 'https://www.example.com/about']);
    expect(ask('/windows?a=1')).toEqual([301, 'https://www.example.com/services?a=1#window-cleaning']);
    expect(ask('/about')).toBeUndefined();
  });
});

const request = { ...plainRequest, name: 'Zoë' };
const asJson = JSON.stringify(request);
const asForm = new URLSearchParams(request).toString();

type Handler = (request: Request) => Promise<Response>;

async function callWithVariable(handler: Handler, request: Request, receiver: string | undefined, header = '') {
  if (receiver) process.env['QUOTE_FORWARD_URL'] = receiver;
  process.env['QUOTE_FORWARD_HEADER'] = header;
  try {
    return await handler(request);
  } finally {
    delete process.env['QUOTE_FORWARD_URL'];
    delete process.env['QUOTE_FORWARD_HEADER'];
  }
}

interface Hosted {
  name: string;
  call: (request: Request, receiver: string | undefined, header?: string) => Promise<Response>;
}

const functions: Hosted[] = [
  {
    name: 'Cloudflare',
    call: (request, receiver, header) =>
      cloudflare.fetch(request, { QUOTE_FORWARD_URL: receiver, QUOTE_FORWARD_HEADER: header }),
  },
  { name: 'Netlify', call: (...parameters) => callWithVariable(netlify, ...parameters) },
  { name: 'Vercel', call: (...parameters) => callWithVariable(vercel.fetch, ...parameters) },
];

const notSent = expect.stringMatching(/<h1>Your request was not sent<\/h1>[\s\S]*href="tel:\+1\d{10}"/);

describe.each(functions)('the function for $name', ({ call }) => {
  const received: { type: string | undefined; body: string; key?: unknown; marks?: unknown }[] = [];
  let lastHeaders: IncomingHttpHeaders = {};
  let page = '';
  let status = 200;
  let receiver: Server;
  let address = '';

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        const { 'content-type': type, 'idempotency-key': key, 'quote-marks': marks } = request.headers;
        lastHeaders = request.headers;
        received.push({ type, body, key, marks });
        const headers = {
          Location: '/elsewhere',
          'Set-Cookie': 'a=b',
          'Content-Type': page ? 'text/html' : 'text/plain',
        };
        response.writeHead(status, headers).end(page || 'words of the receiver');
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  });
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });

  const send = (type: string, body: string, to: string | undefined = address, header?: string) =>
    call(
      new Request('https://www.example.com/api/quote', { method: 'POST', headers: { 'Content-Type': type }, body }),
      to,
      header,
    );

  test('both kinds of body are forwarded unchanged and answered in their format', async () => {
    received.length = 0;
    status = 200;
    const script = await send('application/json', asJson);
    expect([script.status, await script.json()]).toEqual([200, { sent: true }]);
    const form = await send('application/x-www-form-urlencoded', asForm);
    expect([form.status, form.headers.get('location')]).toEqual([303, '/contact#thank-you']);
    expect(received).toEqual([
      { type: 'application/json', body: asJson },
      { type: 'application/x-www-form-urlencoded', body: asForm },
    ]);
    for (const answer of [script, form]) {
      // Neither of these is a page.
      const expected = { ...siteHeaders, 'Content-Security-Policy': filePolicy };
      for (const [name, value] of Object.entries(expected)) expect(answer.headers.get(name)).toBe(value);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  test('the idempotency key is forwarded as a header, and unknown fields are marked', async () => {
    received.length = 0;
    status = 200;
    const key = crypto.randomUUID();
    const type = 'application/x-www-form-urlencoded';
    for (const body of [asForm, asForm, `${asForm}&unlisted=12`]) await send(type, `${body}&idempotency-key=${key}`);
    const [first, again, other] = received;
    expect([first?.body, other?.body]).toEqual([asForm, `${asForm}&unlisted=12`]);
    expect(first?.key).toMatch(/^\S{16,}$/);
    expect(again?.key).toBe(first?.key);
    // A request with other fields is a different one.
    expect(other?.key).not.toBe(first?.key);
    expect([first?.marks, other?.marks]).toEqual([undefined, 'unknown-field']);
  });

  test('a repeated field with one value is forwarded once', async () => {
    received.length = 0;
    status = 200;
    const [name = ''] = asForm.match(/name=[^&]*/) ?? [];
    const form = await send('application/x-www-form-urlencoded', `${asForm}&${name}&phone=`);
    expect(form.status).toBe(303);
    expect(received.map(({ body }) => body)).toEqual([asForm]);
  });

  test('an invalid request is refused, and a form returns its values', async () => {
    received.length = 0;
    const refused = [
      await send('text/plain', ''),
      await send('application/json', '{}'),
      await send('application/json', '[1]'),
      await send('application/x-www-form-urlencoded', `${asForm}&name=Eve`),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([415, 400, 400, 400]);
    const page = await send('application/x-www-form-urlencoded', asForm.replace(/phone=[^&]*/, 'phone='));
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('value="Zoë"');
    expect(text).toContain(getQuoteField('phone').error);
    expect(received).toEqual([]);
  });

  test('256 KB are forwarded, and one byte more is refused', async () => {
    received.length = 0;
    status = 200;
    const type = 'application/x-www-form-urlencoded';
    const { message, ...others } = request;
    const start = new URLSearchParams({ ...others, message }).toString();
    const fill = (length: number) => `${start}${'m'.repeat(length - start.length)}`;
    expect((await send(type, fill(maxBodyBytes))).status).toBe(303);
    expect((await send(type, fill(maxBodyBytes + 1))).status).toBe(413);
    expect(received.map(({ body }) => body.length)).toEqual([maxBodyBytes]);
  });

  test('the function authenticates to the receiver and names the site and the time', async () => {
    status = 201;
    const withLogin = address.replace('//', '//me:p%C3%A4ss@');
    expect((await send('application/json', asJson, withLogin)).status).toBe(200);
    expect(lastHeaders).toMatchObject({
      authorization: `Basic ${Buffer.from('me:päss').toString('base64')}`,
      accept: 'application/json',
      'user-agent': expect.stringContaining('www.example.com'),
      'quote-received-at': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect((await send('application/json', asJson, address, 'Authorization: Bearer abc')).status).toBe(200);
    expect(lastHeaders.authorization).toBe('Bearer abc');
  });

  test('a visitor is told if the receiver answered with a web page', async () => {
    status = 200;
    page = '<!doctype html><title>n8n is starting up</title>';
    onTestFinished(() => {
      page = '';
    });
    expect((await send('application/json', asJson)).status).toBe(502);
    const answer = await send('application/x-www-form-urlencoded', asForm);
    expect([answer.status, await answer.text()]).toEqual([502, notSent]);
  });

  test('a failed delivery is logged without request data or the receiver address', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    status = 404;
    await send('application/json', asJson);
    await send('application/json', asJson, 'http://50%off@127.0.0.1/');
    await send('application/json', asJson, address, 'my-token');
    const lines = log.mock.calls.map(([line]) => String(line));
    expect(lines).toEqual([
      expect.stringContaining('the receiver answered 404'),
      expect.stringContaining('QUOTE_FORWARD_URL: percent-encode'),
      expect.stringContaining('QUOTE_FORWARD_HEADER: must look like'),
    ]);
    for (const word of ['Zoë', 'words of the receiver', 'my-token', 'off@']) expect(lines.join()).not.toContain(word);
  });

  test('the visitor gets an error if the receiver did not accept the request', async () => {
    for (status of [302, 400, 404, 500]) {
      const answer = await send('application/x-www-form-urlencoded', asForm);
      const text = await answer.text();
      expect([status, answer.status, text]).toEqual([status, 502, notSent]);
      expect(text).toContain('value="Zoë"');
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
    for (const to of ['http://127.0.0.1:1/', '']) {
      const answer = await send('application/json', asJson, to);
      expect([answer.status, await answer.json()]).toEqual([502, { error: expect.any(String) }]);
    }
  });
});

describe('the image of the local server', () => {
  test('the image passes on every setting of the build and of notifications', () => {
    const dockerfile = readFileSync('hosting/docker/Dockerfile', 'utf8');
    const taken = dockerfile.matchAll(/^ARG (\w+)/gm);
    // The launch check of the build asks who is notified of requests.
    expect([...taken].map(([, name]) => name).sort()).toEqual([...buildSettingNames, 'QUOTE_MAIL_TO'].sort());
    // An owner who only forwards has an address that must not be a build argument: docker history shows those.
    expect(dockerfile).toMatch(/^RUN --mount=type=secret,id=env,target=\/site\/\.env QUOTE_INBOX=1 npm run build$/m);
  });

  test('the image starts the server like npm start, with the same memory limits', () => {
    const command = /^CMD (.+)$/m.exec(readFileSync('hosting/docker/Dockerfile', 'utf8'))?.[1] ?? '[]';
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts.start).toMatch(new RegExp(`exec ${JSON.parse(command).join(' ')}$`));
  });

  test('the image contains no secrets and no stored requests', () => {
    const ignored = readFileSync('hosting/docker/Dockerfile.dockerignore', 'utf8').split('\n');
    for (const name of ['.env', 'quotes', 'node_modules', '.git']) expect(ignored).toContain(name);
  });
});
