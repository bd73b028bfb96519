import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { quotePath } from '../../src/lib/site/addresses.ts';
import { awkwardRequest } from '../browser/quote-page.ts';
import { bundleForNetlify, bundleForVercel } from './bundlers.ts';
import { siteUrl } from './engines.ts';
import { startReceiver } from './receiver.ts';

type Handler = (request: Request) => Promise<Response>;

test.each([
  ['Netlify', bundleForNetlify, (module: { default: Handler }) => module.default],
  ['Vercel', bundleForVercel, (module: { default: { fetch: Handler } }) => module.default.fetch],
] as const)('the function as %s bundles it forwards a request and refuses an invalid one', async (_, bundle, find) => {
  const folder = mkdtempSync(join(tmpdir(), 'peak-and-pane-bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  vi.stubEnv('QUOTE_FORWARD_URL', receiver.url);
  onTestFinished(() => void vi.unstubAllEnvs());
  const module = await import(/* @vite-ignore */ pathToFileURL(await bundle(folder)).href);
  const handle = find(module);
  const post = (fields: Record<string, string>) =>
    handle(new Request(siteUrl + quotePath, { method: 'POST', body: new URLSearchParams(fields) }));
  const taken = await post(awkwardRequest);
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/contact#thank-you']);
  expect(receiver.requests.map(({ body }) => body.toString())).toEqual([
    new URLSearchParams(awkwardRequest).toString(),
  ]);
  const refused = await post({ ...awkwardRequest, phone: '' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('12 Calle de la Peña');
});
