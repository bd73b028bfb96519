import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEditor } from '../../editor/server/app.ts';
import { confine, confineContent } from '../../editor/server/content.ts';
import { takeUpload } from '../../editor/server/pictures.ts';

let editor: Awaited<ReturnType<typeof createEditor>>;
let address: URL;

beforeAll(async () => {
  editor = await createEditor({ preview: { getOrigin: () => 'http://127.0.0.1:1', isReady: () => false } });
  address = new URL(await editor.listen(0));
});
afterAll(() => editor.close());

/** Asks as any program may, with whatever headers. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) {
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: address.port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    });
    sent.on('error', reject).end(body);
  });
}

const own = () => ({ host: address.host });
const site = () => `${address.pathname}api/site`;

describe('a request', () => {
  it('of the editor itself is answered', async () => {
    expect((await ask(site(), own())).status).toBe(200);
    expect((await ask(site(), { ...own(), origin: address.origin })).status).toBe(200);
  });

  it('without the token, or with another, is refused', async () => {
    for (const path of ['/', '/api/site', '/wrong/api/site', `/${'x'.repeat(32)}/api/site`]) {
      expect((await ask(path, own())).status).toBe(403);
    }
  });

  it('under another name of this machine is refused', async () => {
    for (const host of ['evil.example', `evil.example:${address.port}`, `192.168.0.2:${address.port}`, '127.0.0.1']) {
      expect((await ask(site(), { host })).status).toBe(403);
    }
  });

  it('from another page is refused, and so is a write that does not say from where', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://localhost']) {
      expect((await ask(site(), { ...own(), origin })).status).toBe(403);
    }
    const headers = { ...own(), 'content-type': 'application/json' };
    expect((await ask(`${address.pathname}api/publish`, headers, 'POST', '{}')).status).toBe(403);
  });

  it('is told to keep to itself', async () => {
    const { headers } = await ask(address.pathname, own());
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

const outside = [
  '../package.json',
  'package.json',
  'src/site/pages.ts',
  'src/content/../../package.json',
  'src/content/../site/pages.ts',
  'src/content/areas/../../../package.json',
  '/etc/passwd',
  'src\\content\\business.yaml',
  'src/content/areas/.hidden.yaml',
  'src/pictures/../../.env',
  'src/content/areas/a%2f..yaml',
  'src/content/areas/a.yaml\0.txt',
  '',
];

describe('a path', () => {
  it.each(outside)('%j that leads out of content and pictures is refused', async (file) => {
    expect(() => confine(file)).toThrow('no such file');
    const query = new URLSearchParams({ file });
    expect((await ask(`${address.pathname}api/file?${query}`, own())).status).toBe(404);
    const headers = { ...own(), origin: address.origin, 'content-type': 'application/json' };
    const state = JSON.stringify({ file, hash: '', data: {} });
    expect((await ask(`${address.pathname}api/file`, headers, 'PUT', state)).status).toBe(404);
    expect((await ask(`${address.pathname}api/discard`, headers, 'POST', state)).status).toBe(404);
  });

  it('of a picture has no form', () => {
    expect(() => confineContent('src/pictures/house-timber.jpg')).toThrow('no such file');
  });

  it('below the address leads to no file of the project', async () => {
    for (const path of ['../../package.json', '..%2f..%2fpackage.json', '%2e%2e/server/app.ts', '....//package.json']) {
      const { status, text } = await ask(`${address.pathname}${path}`, own());
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain('peak-and-pane');
    }
  });

  it('cannot be made of the name of a slot', async () => {
    await expect(takeUpload('../evil', Buffer.from('x'))).rejects.toThrow('lowercase');
  });
});
