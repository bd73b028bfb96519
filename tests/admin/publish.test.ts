import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSentBuild, describePush, findBuildState } from '../../admin/publish.ts';

const write = (...days: string[]) => days.map((day) => `<url><lastmod>${day}</lastmod></url>`).join('');
const [older, newer] = [write('2026-11-01', '2026-11-02'), write('2026-11-01', '2026-11-28')];

const root = mkdtempSync(join(tmpdir(), 'sent-'));
let online: string | undefined = older;
const server = createServer((_, answer) => answer.writeHead(online === undefined ? 503 : 200).end(online));
let site = '';
beforeAll(async () => {
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/sitemap.xml'), newer);
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

it('the owner reads "It is online" once the public site has the build', async () => {
  const sent = await createSentBuild(root, site, 0);
  if (!sent) throw new Error('Nothing to wait for');
  expect(await findBuildState(sent, 1)).toBe('building');
  online = undefined;
  expect(await findBuildState(sent, 1)).toBe('building');
  online = newer;
  expect(await findBuildState(sent, 1)).toBe('online');
  online = older;
  expect(await findBuildState(sent, sent.deadline)).toBe('overdue');
});

it('the editor claims nothing if the public site names no build', async () => {
  online = newer;
  expect(await createSentBuild(root, site)).toBeUndefined();
  expect(await createSentBuild(root, undefined)).toBeUndefined();
});

it('a site that was sent without its address says once what is missing and in which file', () => {
  expect(describePush(undefined)).toMatch(/SITE_URL=https:\/\/www\.example\.com .* in the file \.env/);
  expect(describePush('https://www.example.com')).not.toContain('SITE_URL');
});
