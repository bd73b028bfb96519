import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getFreePort } from '../free-port.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { writeTree } from './fixture.ts';

const secret = 'for-the-owner-alone';
const secrets = [
  'quotes/quotes.db',
  'quotes/hash-secret',
  'leads/quotes.db',
  'leads/hash-secret',
  '.env',
  '.env.local',
];

/** Spells the path of a file in the folder `root` in the ways of a browser, a bundler and an attacker. */
const listSpellings = (root: string, file: string) => [
  `/${file}`,
  `/${file}?raw`,
  `/${file}?import&raw`,
  `/${file}?url&inline`,
  `/${file}?.svg?.wasm?init`,
  `/@fs${root}/${file}?raw`,
  `/@id/${root}/${file}?raw`,
  `//${file}?raw`,
  `/src/%2e%2e/${file}?raw`,
  `/${file.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}?raw`,
  `/src/../${file}`,
  `/${file}/`,
];

/** Sends the path unchanged, with another local server's page as the origin. */
async function requestPath(port: number, path: string) {
  const headers = { host: `localhost:${port}`, origin: 'http://localhost:3000' };
  const [response] = await once(request({ port, path, headers }).end(), 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode as number, readers: response.headers['access-control-allow-origin'], text };
}

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
  writeTree(copy.root, Object.fromEntries(secrets.map((file) => [file, secret])));
  writeTree(copy.root, { '.env': `QUOTES_DIR=leads\nQUOTE_MAIL_URL=smtps://${secret}@mail.example\n` });
});
afterAll(() => copy.remove());

describe('npm run dev', () => {
  let server: ChildProcess;
  let port: number;
  beforeAll(async () => {
    port = await getFreePort();
    server = spawn(process.execPath, ['node_modules/.bin/astro', 'dev', '--port', `${port}`], {
      cwd: copy.root,
      // Leaves out Vitest's own variables, which would start a different server.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const throwOnExit = once(server, 'exit').then(() => {
      throw new Error('It ended.');
    });
    const waitForPage = async () => {
      while (!(await requestPath(port, '/').catch(() => undefined))) await wait(100);
    };
    await Promise.race([waitForPage(), throwOnExit]);
  });
  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
  });

  test('npm run dev serves the site, and refuses requests from pages of other servers', async () => {
    for (const path of ['/', '/src/layouts/site-page.client.ts']) {
      const { status, readers } = await requestPath(port, path);
      expect(status).toBe(200);
      expect(readers).toBeUndefined();
    }
  });

  test.each(secrets)('npm run dev never serves %s, however it is spelled', async (file) => {
    for (const path of listSpellings(copy.root, file)) {
      const { status, readers, text } = await requestPath(port, path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(text, path).not.toContain(secret);
      expect(readers, path).toBeUndefined();
    }
  });
});
