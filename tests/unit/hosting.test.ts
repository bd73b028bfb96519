import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filePolicy } from '../../hosting/headers.ts';
import { type HostedSite, readHostedSite } from '../../hosting/hosted-site.ts';
import { renderCloudflare } from '../../hosting/hosts/cloudflare.ts';
import { listServerPackages, renderDocker, serverDependencies, serverFiles } from '../../hosting/hosts/docker.ts';
import { renderNetlify } from '../../hosting/hosts/netlify.ts';
import { renderVercel } from '../../hosting/hosts/vercel.ts';
import { type Host, hosts } from '../../hosting/hosts.ts';
import { startServer } from '../../server/serve.ts';
import { readBusinessContact } from '../../src/inbox/business-contact.ts';
import { maxBodyBytes } from '../../src/inbox/quote-request.ts';
import { getQuoteField } from '../../src/schemas/quote-fields.ts';
import { readServerSettings } from '../../src/settings/server-settings.ts';
import { getHostSettings, parseSettings } from '../../src/settings/settings.ts';
import { plainRequest } from '../browser/quote-page.ts';

const receiverUrl = 'https://flows.example.net/hook/quote?key=private';
const variables = {
  SITE_URL: 'https://www.example.com',
  PUBLIC_PICTURE_HOST: 'https://pictures.example.org',
  PUBLIC_UMAMI_SCRIPT_URL: 'https://stats.example.org/script.js',
  PUBLIC_UMAMI_WEBSITE_ID: '8a9d4c52-5e0e-4a5b-9d0c-0f6f4a1f6a11',
  QUOTE_FORWARD_URL: receiverUrl,
};
const built = [
  'index.html',
  'index.html.br',
  '404.html',
  'contact.html',
  'services.html',
  'services/residential/painting.html',
  'robots.txt',
  'services/prices.pdf',
  'share-cards/home.jpg',
  'share-cards/services/painting.jpg',
  '_astro/script.hash.js',
];

let folder = '';
let site: HostedSite;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-test-'));
  for (const name of built) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
  site = readHostedSite(folder, variables);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Render = Host['render'];

const rendered = new Map<Render, Record<string, string>>();
/** The files of a host for `site`, written once for all tests: its functions take a second to bundle. */
function filesOf(render: Render): Record<string, string> {
  const files = rendered.get(render) ?? render(site);
  rendered.set(render, files);
  return files;
}

const withHeaders = hosts.filter(({ headerFile }) => headerFile);
const readHeaders = ({ render, headerFile = '' }: Host) => filesOf(render)[headerFile] ?? '';

test('docs/hosting.md lists the hosts and has a recipe for each, which names its folder', () => {
  const guide = readFileSync('docs/hosting.md', 'utf8');
  const [, table = ''] = /^\| Host .*\n\|[- |]*\n((?:\|.*\n)*)/m.exec(guide) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(hosts.map(({ name, folder, requests }) => [name, folder, requests]));
  for (const { name, folder } of hosts) {
    const recipe = guide.split(/^## /m).find((section) => section.startsWith(`${name}\n`));
    expect(recipe, name).toContain(`hosting/out/${folder}/`);
  }
});

describe('the headers', () => {
  let served: Headers;
  beforeAll(async () => {
    const server = await startServer({
      ...readServerSettings({}),
      siteDirectory: folder,
      quotesDirectory: join(tmpdir(), `${folder.slice(folder.lastIndexOf('/') + 1)}-quotes`),
      business: {
        brand: 'Peak & Pane',
        phone: { display: '719-555-0142', href: 'tel:+17195550142' },
        answer: 'contact you',
      },
      hostSettings: {
        ...getHostSettings(parseSettings(variables)),
        mapEmbedUrl: readBusinessContact('src/content/business.yaml').mapEmbedUrl,
      },
      port: 0,
    });
    served = (await fetch(server.url)).headers;
    await server.close();
    rmSync(server.quotesDirectory, { recursive: true, force: true });
  });

  test('include every one of the site, with the hosts of the settings and the map of business.yaml', () => {
    expect(Object.keys(site.headers).length).toBeGreaterThanOrEqual(7);
    expect(site.headers['Content-Security-Policy']).toMatch(/img-src [^;]*https:\/\/pictures\.example\.org/);
    expect(site.headers['Content-Security-Policy']).toContain('https://stats.example.org');
    expect(site.headers['Content-Security-Policy']).toContain(
      `frame-src ${new URL(readBusinessContact('src/content/business.yaml').mapEmbedUrl ?? '').origin};`,
    );
  });

  test.each(hosts)('stand in a file that $name gets', ({ render, headerFile }) => {
    const files = Object.keys(filesOf(render));
    expect(files).toContain(headerFile ?? 'Dockerfile');
  });

  test.each(withHeaders)('of $name equal those of the local server', (host) => {
    const text = readHeaders(host);
    for (const name of Object.keys(site.headers)) {
      const value = RegExp.escape(served.get(name) ?? '');
      // nginx puts the policy in by a variable.
      const start = name === 'Content-Security-Policy' ? '["`: ]' : `${name}(?:\\W|value)*`;
      expect(text).toMatch(new RegExp(`${start}${value}["\`\\n]`));
    }
  });

  test.each(withHeaders)('of files that are no pages forbid everything on $name', (host) => {
    expect(readHeaders(host)).toContain(filePolicy);
  });

  test('fit into the lines that Cloudflare reads (2,000 characters)', () => {
    const lines = filesOf(renderCloudflare)['dist/_headers']?.split('\n') ?? [];
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});

describe('the built files', () => {
  test('are told apart: pages by their addresses, the rest by file or by the outermost folder without pages', () => {
    expect(site.routes.toSorted()).toEqual(['/', '/contact', '/services', '/services/residential/painting']);
    expect(site.plainFiles.toSorted()).toEqual(['/robots.txt', '/services/prices.pdf', '/share-cards/*']);
  });

  test.each(withHeaders)('are kept on $name for as long as elsewhere', (host) => {
    expect(readHeaders(host)).toContain('public, max-age=31536000, immutable');
    expect(readHeaders(host)).toContain('public, max-age=3600');
  });

  test.each([
    ['Netlify', renderNetlify, 'netlify.toml'],
    ['Cloudflare', renderCloudflare, 'dist/_headers'],
  ] as const)('match no rule of %s with a page, whose value would stand beside another one', (_, render, file) => {
    const rules = filesOf(render)[file]?.match(/Cache-Control/g);
    expect(rules).toHaveLength(site.plainFiles.length + 1);
  });

  test('move for good on Cloudflare from each address with an ending', () => {
    const rules = filesOf(renderCloudflare)['dist/_redirects']?.trim().split('\n');
    expect(rules).toContain('/services/residential/painting/ /services/residential/painting 308');
    expect(rules).toContain('/services/residential/painting.html /services/residential/painting 308');
    expect(rules).toContain('/index.html / 308');
    expect(rules).toHaveLength(site.routes.length * 2);
  });
});

describe("the receiver's address", () => {
  test('stands in the unit file of the forwarder alone, which nobody but its owner reads', () => {
    for (const { render } of hosts) {
      const { 'quote-forwarder.service': unit, ...others } = filesOf(render);
      if (unit) expect(unit).toContain(`"QUOTE_FORWARD_URL=${receiverUrl}"`);
      expect(Object.values(others).join('\n')).not.toContain('flows.example.net');
    }
    expect(hosts.filter(({ render }) => filesOf(render)['quote-forwarder.service']).length).toBeGreaterThan(0);
  });

  test('is refused when it would break out of a configuration file, or is the site itself', () => {
    for (const wrong of [
      'flows.example.net/hook',
      'ftp://flows.example.net',
      'https://a.example/"; }',
      'https://a.example/`x',
      'https://a.example/$host',
      `${variables.SITE_URL}/api/quote`,
    ]) {
      expect(() => readHostedSite(folder, { ...variables, QUOTE_FORWARD_URL: wrong }), wrong).toThrow(
        /QUOTE_FORWARD_URL/,
      );
    }
  });
});

const request = { ...plainRequest, name: 'Zoë' };
const asJson = JSON.stringify(request);
const asForm = new URLSearchParams(request).toString();

interface Hosted {
  name: string;
  file: string;
  render: Render;
  call: (module: { default: unknown }, request: Request, receiver: string | undefined) => Promise<Response>;
}

type Handler = (request: Request, environment?: object) => Promise<Response>;

async function callWithVariable(handler: Handler, request: Request, receiver: string | undefined) {
  if (receiver) process.env['QUOTE_FORWARD_URL'] = receiver;
  try {
    return await handler(request);
  } finally {
    delete process.env['QUOTE_FORWARD_URL'];
  }
}

const functions: Hosted[] = [
  {
    name: 'Netlify',
    file: 'netlify/functions/quote.mjs',
    render: renderNetlify,
    call: (module, request, receiver) => callWithVariable(module.default as Handler, request, receiver),
  },
  {
    name: 'Vercel',
    file: 'api/quote.js',
    render: renderVercel,
    call: (module, request, receiver) =>
      callWithVariable((module.default as { fetch: Handler }).fetch, request, receiver),
  },
  {
    name: 'Cloudflare',
    file: 'cloudflare/quote-worker.js',
    render: renderCloudflare,
    call: (module, request, receiver) =>
      (module.default as { fetch: Handler }).fetch(request, { QUOTE_FORWARD_URL: receiver }),
  },
];

describe.each(functions)('the function for $name', ({ file, render, call }) => {
  const received: { type: string | undefined; body: string; key?: unknown; marks?: unknown }[] = [];
  let status = 200;
  let receiver: Server;
  let address = '';
  let module: { default: unknown };

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        const { 'content-type': type, 'idempotency-key': key, 'quote-marks': marks } = request.headers;
        received.push({ type, body, key, marks });
        response.writeHead(status, { Location: '/elsewhere', 'Set-Cookie': 'a=b' }).end('words of the receiver');
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const path = join(folder, `${file.replaceAll('/', '-').replace(/\.\w+$/, '')}.mjs`);
    writeFileSync(path, filesOf(render)[file] ?? '');
    module = await import(/* @vite-ignore */ pathToFileURL(path).href);
  }, 60_000);
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });

  const send = (type: string, body: string, to: string | undefined = address) =>
    call(
      module,
      new Request('https://www.example.com/api/quote', { method: 'POST', headers: { 'Content-Type': type }, body }),
      to,
    );

  test('hands both kinds of body on as they are, and answers each in its way', async () => {
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
      // Neither is a page.
      const expected = { ...site.headers, 'Content-Security-Policy': filePolicy };
      for (const [name, value] of Object.entries(expected)) expect(answer.headers.get(name)).toBe(value);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  test('hands the key of a request on as a header, never among its fields, and marks a field that it does not know', async () => {
    received.length = 0;
    status = 200;
    const key = crypto.randomUUID();
    const type = 'application/x-www-form-urlencoded';
    for (const body of [asForm, asForm, `${asForm}&unlisted=12`]) await send(type, `${body}&idempotency-key=${key}`);
    const [first, again, other] = received;
    expect([first?.body, other?.body]).toEqual([asForm, `${asForm}&unlisted=12`]);
    expect(first?.key).toMatch(/^\S{16,}$/);
    expect(again?.key).toBe(first?.key);
    // Other words are another request.
    expect(other?.key).not.toBe(first?.key);
    expect([first?.marks, other?.marks]).toEqual([undefined, 'unknown-field']);
  });

  test('refuses what is no quote request, and gives a form back with its words', async () => {
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

  test('takes 256 KB and refuses a byte more, of which nothing is handed on', async () => {
    received.length = 0;
    status = 200;
    const type = 'application/x-www-form-urlencoded';
    const fill = (length: number) => `${asForm}${'m'.repeat(length - asForm.length)}`;
    expect((await send(type, fill(maxBodyBytes))).status).toBe(303);
    expect((await send(type, fill(maxBodyBytes + 1))).status).toBe(413);
    expect(received.map(({ body }) => body.length)).toEqual([maxBodyBytes]);
  });

  test('tells the visitor when nobody took the request', async () => {
    for (status of [302, 400, 404, 500]) {
      const answer = await send('application/x-www-form-urlencoded', asForm);
      expect([status, answer.status, await answer.text()]).toEqual([status, 502, site.notSentPage]);
      expect(answer.headers.get('Content-Security-Policy')).toBe(site.headers['Content-Security-Policy']);
    }
    for (const to of ['http://127.0.0.1:1/', '']) {
      const answer = await send('application/json', asJson, to);
      expect([answer.status, await answer.text()]).toEqual([502, site.notSentPage]);
    }
  });
});

describe('the image of the local server', () => {
  test('holds each file that the server imports', () => {
    const read = (path: string): string[] =>
      [...readFileSync(path, 'utf8').matchAll(/from '([^']+)'/g)].map(([, name = '']) => name);
    const seen = new Set<string>();
    const packages = new Set<string>();
    const follow = (path: string) => {
      if (seen.has(path)) return;
      seen.add(path);
      for (const name of read(path)) {
        if (name.startsWith('.')) follow(join(dirname(path), name));
        else if (!name.startsWith('node:')) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
      }
    };
    for (const name of readdirSync('server').filter((file) => file.endsWith('.ts'))) follow(join('server', name));
    for (const path of seen) {
      expect(
        serverFiles.some((copied) => path === copied || path.startsWith(`${copied}/`)),
        path,
      ).toBe(true);
    }
    expect([...packages].sort()).toEqual(serverDependencies);
  });

  test('lets every setting of the build in', () => {
    const names = [...readFileSync('.env.example', 'utf8').matchAll(/^((?:SITE|PUBLIC|CMS)_\w+)=/gm)].map(
      ([, name]) => name,
    );
    const taken = renderDocker()['Dockerfile']?.matchAll(/^ARG (\w+)/gm) ?? [];
    expect([...taken].map(([, name]) => name).sort()).toEqual(names.sort());
    expect(names).toContain('PUBLIC_LAUNCH');
  });

  test('leaves secrets and kept requests behind', () => {
    const ignored = renderDocker()['.dockerignore']?.split('\n');
    for (const name of ['.env', 'quotes', 'node_modules', '.git']) expect(ignored).toContain(name);
  });

  test('holds every package that its packages need', () => {
    const packages = listServerPackages();
    for (const name of packages) {
      const { dependencies = {} } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
      for (const needed of Object.keys(dependencies)) {
        const own = existsSync(join('node_modules', name, 'node_modules', needed));
        expect(own || packages.includes(needed), `${needed} of ${name}`).toBe(true);
      }
    }
  });
});
